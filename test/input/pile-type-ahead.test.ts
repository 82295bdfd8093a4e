import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {PileId} from '../../src/engine/index.js';
import {PileTypeAhead} from '../../src/input/pile-type-ahead.js';

const piles: PileId[] = ['S', 'W', 'C1', 'C2', 'F1', 'F2', 'F3', 'F4'];
for (let i = 1; i <= 10; i++) piles.push(`T${i}`);

/** Types keys on a table, 100 ms apart, and moves to each pile that is found. Returns the pile at the end. */
function typing(keys: string[], start: PileId = 'S', pause = 100): PileId {
  const typeAhead = new PileTypeAhead();
  let [current, now] = [start, 5000];
  for (const key of keys) {
    current = typeAhead.find(key, (now += pause), piles, current) ?? current;
  }
  return current;
}

describe('typing a pile’s name', () => {
  const names: [keys: string, pile: PileId][] = [
    ['s', 'S'],
    ['w', 'W'],
    ['t4', 'T4'],
    ['t10', 'T10'],
    ['c2', 'C2'],
    ['f3', 'F3'],
    ['7', 'T7'],
    ['10', 'T10'],
    ['c2t3', 'T3'],
  ];
  for (const [keys, pile] of names) {
    it(`“${keys}” finds ${pile}`, () => assert.equal(typing([...keys]), pile));
  }

  it('a letter alone finds the first pile of its kind, then the next, and wraps around', () => {
    assert.equal(typing(['c']), 'C1');
    assert.equal(typing(['c', 'c']), 'C2');
    assert.equal(typing(['c', 'c', 'c']), 'C1');
    assert.equal(typing(['t'], 'T4'), 'T5');
    assert.equal(typing(['t'], 'T10'), 'T1');
  });

  it('a letter alone finds the first pile if nothing is current', () => {
    assert.equal(new PileTypeAhead().find('t', 0, piles, undefined), 'T1');
  });

  it('finds nothing where there is no such pile', () => {
    const typeAhead = new PileTypeAhead();
    assert.equal(typeAhead.find('c', 0, ['T1', 'T2'], 'T1'), undefined);
    assert.equal(typeAhead.find('9', 1, ['T1', 'T2'], 'T1'), undefined);
  });

  it('ignores keys that are in no name', () => {
    const typeAhead = new PileTypeAhead();
    for (const key of ['', 'a', 'enter', 'arrowleft', 'tab']) {
      assert.equal(typeAhead.find(key, 0, piles, 'T1'), undefined, key);
    }
  });

  it('starts over after a second', () => {
    assert.equal(typing(['1', '0'], 'S', 999), 'T10');
    assert.equal(typing(['c', '2'], 'S', 999), 'C2');
    assert.equal(typing(['c', '2'], 'S', 1000), 'T2');
    assert.equal(typing(['1', '4'], 'S', 1000), 'T4');
  });

  it('starts over after any other key', () => {
    assert.equal(typing(['3', 'enter', '4']), 'T4');
    assert.equal(typing(['c', 'escape', '2']), 'T2');
  });

  it('does not start over after Shift, which some keyboards need for digits', () => {
    assert.equal(typing(['t', '1', 'shift', '0']), 'T10');
  });
});
