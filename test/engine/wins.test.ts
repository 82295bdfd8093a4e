import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {variants, verifyRecord} from '../../src/engine/index.js';
import {allWins, ownWins} from './support.js';

describe('A short game is won, with its score and moves', () => {
  for (const {record, score, moves} of ownWins()) {
    test(`${record.slice(0, 15)}, ${moves} actions`, () => {
      assert.deepEqual(verifyRecord(record), {ok: true, score, moves, won: true});
    });
  }
});

describe('A game is known to be winnable', () => {
  for (const {id, prefix} of variants) {
    test(id, () => assert.ok(allWins().some(({record}) => record.startsWith(`${prefix}-`))));
  }
});
