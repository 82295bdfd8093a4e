import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {TranspositionTable} from '../../src/solver/transposition-table.js';

describe('the set of positions that were seen', () => {
  it('tells every two keys apart, those with zeros in them too', () => {
    const halves = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
    const set = new TranspositionTable(1 << 12);
    for (const low of halves) {
      for (const high of halves) {
        assert.ok(set.add(low, high), `new: ${low} ${high}`);
        assert.ok(!set.add(low, high), `known: ${low} ${high}`);
      }
    }
  });

  it('knows all keys after it has grown', () => {
    const set = new TranspositionTable(1 << 16, 16);
    const keys = Array.from({length: 5000}, (_, i) => [Math.imul(i, 0x9e3779b1), i % 2] as const);
    for (const [low, high] of keys) assert.ok(set.add(low, high));
    for (const [low, high] of keys) assert.ok(!set.add(low, high));
  });

  it('is full at its limit', () => {
    const set = new TranspositionTable(1 << 8);
    for (let i = 0; i < 1000; i++) set.add(i << 20, i);
    assert.equal(set.isFull, true);
    assert.equal(set.add(7, 1 << 20), false);
  });
});
