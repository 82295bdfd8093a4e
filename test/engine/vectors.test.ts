import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game, verifyRecord} from '../../src/engine/index.js';
import {perft, vectors, writtenTable} from './support.js';
import type {Written} from './support.js';

interface Deal extends Pick<Written, 'columns' | 'cells' | 'stock'> {
  code: string;
}

interface Reached extends Written {
  code: string;
  record: string;
  score: number;
  moves: number;
  won: boolean;
  legal: string[];
}

/** A record's beginning, to name a test by. */
const brief = (record: string) => `${record.slice(0, 24)}, ${record.split(' ').length - 1} actions`;

describe('The deals of other programs are dealt the same', () => {
  for (const {code, ...expected} of vectors<Deal>('deals')) {
    test(code, () => {
      const game = Game.fromCode(code);
      const {columns, cells, stock} = writtenTable(game.state);
      assert.deepEqual({columns, cells, stock}, expected);
      assert.equal(game.code, code);
    });
  }
});

describe('Records played elsewhere reach the same state, score, moves and legal actions', () => {
  for (const line of vectors<Reached>('records')) {
    test(brief(line.record), () => {
      const {record, code, score, moves, won, legal, ...table} = line;
      const game = Game.fromRecord(record);
      assert.deepEqual(writtenTable(game.state), table);
      const {code: itsCode, score: itsScore, moves: itsMoves, won: itsWon} = game;
      assert.deepEqual([itsCode, itsScore, itsMoves, itsWon], [code, score, moves, won]);
      assert.deepEqual(game.legalActions().sort(), legal);
      assert.equal(game.toRecord(), record);
    });
  }
});

describe('Won games of other programs are won here, with the same score', () => {
  for (const {record, score, moves} of vectors<Reached>('wins')) {
    test(brief(record), () => {
      assert.deepEqual(verifyRecord(record), {ok: true, score, moves, won: true});
    });
  }
});

describe('As many action sequences are legal as other programs count', () => {
  for (const {record, counts} of vectors<{record: string; counts: number[]}>('perft')) {
    test(brief(record), () => {
      const game = Game.fromRecord(record);
      assert.deepEqual(
        counts.map((_, at) => perft(game, at + 1)),
        counts,
      );
    });
  }
});
