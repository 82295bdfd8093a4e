import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {mergeTexts} from '../../src/locales/merge-texts.js';
import {reportedBy} from '../support/reported-errors.js';

const base = {
  undo: 'Undo',
  moves: (n: number) => `${n} moves`,
  reasons: {'king-only': 'Kings only.', 'no-cards': 'No cards.'},
};

describe('merged texts', () => {
  it('are the new ones, and the base where there are none', () => {
    const merged = mergeTexts(base, {undo: 'Ångra'});
    assert.equal(merged.undo, 'Ångra');
    assert.equal(merged.moves(3), '3 moves');
  });

  it('fall back to the base where a function throws, and report it once', async () => {
    const merged = mergeTexts(base, {
      moves: () => {
        throw new Error('of the page');
      },
    });
    const errors = await reportedBy(() => {
      assert.equal(merged.moves(3), '3 moves');
      assert.equal(merged.moves(4), '4 moves');
    });
    assert.deepEqual(
      errors.map((error) => (error as Error).message),
      ['of the page'],
    );
  });

  it('merge groups text by text', () => {
    const {reasons} = mergeTexts(base, {reasons: {'no-cards': 'Inga kort.'}});
    assert.deepEqual(reasons, {'king-only': 'Kings only.', 'no-cards': 'Inga kort.'});
  });

  it('leave the base unchanged', () => {
    mergeTexts(base, {undo: 'Ångra', reasons: {'no-cards': 'Inga kort.'}});
    assert.equal(base.undo, 'Undo');
    assert.equal(base.reasons['no-cards'], 'No cards.');
  });

  it('keep the base where a text is null or undefined', () => {
    const {undo, moves} = mergeTexts(base, {undo: null, moves: undefined});
    assert.deepEqual([undo, moves(2)], ['Undo', '2 moves']);
  });

  it('keep texts that the base does not have yet', () => {
    assert.equal((mergeTexts(base, {deal: 'Ge'}) as {deal?: string}).deal, 'Ge');
  });

  it('throw for a text of another type, and say where', () => {
    assert.throws(() => mergeTexts(base, {undo: 5}, 'strings'), {
      name: 'TypeError',
      message: 'strings.undo must be of type string, not number',
    });
    assert.throws(() => mergeTexts(base, {moves: 'moves'}, 'sv'), {
      name: 'TypeError',
      message: 'sv.moves must be of type function, not string',
    });
    assert.throws(() => mergeTexts(base, {reasons: {'no-cards': 1}}, 'sv'), {
      name: 'TypeError',
      message: 'sv.reasons.no-cards must be of type string, not number',
    });
  });

  it('warn instead where it is too late to throw', (test) => {
    const warn = test.mock.method(console, 'warn', () => {});
    const {undo} = mergeTexts(base, {undo: 5});
    assert.equal(undo, 'Undo');
    const messages = warn.mock.calls.map((call) => call.arguments.join(' '));
    assert.deepEqual(messages, ['solitaire-table: undo must be of type string, not number']);
  });

  it('throw for what is not an object', () => {
    for (const value of ['Undo', 5, true, null]) {
      assert.throws(() => mergeTexts(base, value, 'strings'), {
        name: 'TypeError',
        message: 'strings must be an object of texts',
      });
    }
  });
});
