import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {golden} from './golden.js';
import {everyGame, perft} from './support.js';

describe('The number of action sequences is what it was', () => {
  for (const [record, counts] of golden) {
    const [code, ...actions] = record.split(' ');
    test(`${code}, ${actions.length} actions in`, () => {
      const game = Game.fromRecord(record);
      assert.deepEqual(
        counts.map((_, at) => perft(game, at + 1)),
        counts,
      );
    });
  }

  for (const {name} of everyGame()) {
    test(`and is known for ${name}`, () => {
      assert.ok(golden.some(([record]) => record.startsWith(`${name}-`)));
    });
  }
});
