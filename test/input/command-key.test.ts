import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {commandKeyOf} from '../../src/input/command-key.js';

/** The elements of a page that the test needs. */
class FakeElement {
  readonly isContentEditable: boolean;
  readonly #matches: boolean;

  constructor({isContentEditable = false, isField = false} = {}) {
    this.isContentEditable = isContentEditable;
    this.#matches = isField;
  }

  matches(): boolean {
    return this.#matches;
  }
}
Object.assign(globalThis, {HTMLElement: FakeElement});

function press(key: string, fields: object = {}): string {
  const none = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false};
  const event = {key, code: '', ...none, composedPath: () => [new FakeElement()], ...fields};
  return commandKeyOf(event as unknown as KeyboardEvent);
}

describe('the command key of', () => {
  it('a letter, digit or named key is its name in lower case', () => {
    assert.equal(press('d'), 'd');
    assert.equal(press('7'), '7');
    assert.equal(press('Enter'), 'enter');
    assert.equal(press('ArrowLeft'), 'arrowleft');
    assert.equal(press(' '), ' ');
    assert.equal(press('+'), '+');
  });

  it('a letter with Caps Lock is the letter', () => {
    assert.equal(press('D'), 'd');
  });

  it('a letter with Shift is none', () => {
    assert.equal(press('D', {shiftKey: true}), '');
  });

  it('another key with Shift is that key', () => {
    assert.equal(press('+', {shiftKey: true}), '+');
    assert.equal(press('?', {shiftKey: true}), '?');
    assert.equal(press('4', {shiftKey: true}), '4');
    assert.equal(press('Shift', {shiftKey: true}), 'shift');
  });

  it('Ctrl or Cmd with Z or Y is undo or redo', () => {
    for (const modifier of ['ctrlKey', 'metaKey']) {
      assert.equal(press('z', {[modifier]: true}), 'u');
      assert.equal(press('Z', {[modifier]: true, shiftKey: true}), 'y');
      assert.equal(press('y', {[modifier]: true}), 'y');
    }
  });

  it('Ctrl or Cmd with any other key is none', () => {
    for (const key of ['d', 'u', 'r', 'Enter', 'ArrowLeft', '+']) {
      assert.equal(press(key, {ctrlKey: true}), '', key);
      assert.equal(press(key, {metaKey: true}), '', key);
    }
  });

  it('any key with Alt, or while an input method composes, is none', () => {
    assert.equal(press('d', {altKey: true}), '');
    assert.equal(press('ArrowUp', {altKey: true}), '');
    assert.equal(press('d', {isComposing: true}), '');
  });

  it('a letter of another script is the Latin letter in its place', () => {
    assert.equal(press('г', {code: 'KeyU'}), 'u');
    assert.equal(press('ع', {code: 'KeyU'}), 'u');
    assert.equal(press('я', {code: 'KeyZ', ctrlKey: true}), 'u');
    assert.equal(press('٤', {code: 'Digit4'}), '4');
  });

  it('a Latin letter is itself, wherever it is on the keyboard', () => {
    assert.equal(press('y', {code: 'KeyZ'}), 'y');
    assert.equal(press('z', {code: 'KeyY', ctrlKey: true}), 'u');
  });

  it('a question mark of any script is ?', () => {
    assert.equal(press('؟', {code: 'Slash', shiftKey: true}), '?');
    assert.equal(press('？', {code: 'Slash'}), '?');
  });

  it('any key in a text field or editable element is none', () => {
    for (const target of [
      new FakeElement({isField: true}),
      new FakeElement({isContentEditable: true}),
    ]) {
      assert.equal(press('d', {composedPath: () => [target]}), '');
      assert.equal(press('z', {composedPath: () => [target], ctrlKey: true}), '');
    }
  });
});
