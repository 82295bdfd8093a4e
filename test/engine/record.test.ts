import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game, RecordError, verifyRecord} from '../../src/engine/index.js';
import {dealt, everyGame, playAtRandom, vectors} from './support.js';

function recordError(record: string): RecordError {
  try {
    Game.fromRecord(record);
  } catch (error) {
    assert.ok(error instanceof RecordError, String(error));
    return error;
  }
  return assert.fail('the record is good');
}

describe('A record', () => {
  test('of a new deal is its code', () => {
    assert.equal(Game.fromCode('sq1-aaaaaab').toRecord(), 'SQ1-AAAAAAB');
  });

  test('tells every action, undo and redo, and no refused one', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    game.undo();
    game.play('D');
    game.play('R');
    game.undo();
    game.redo();
    assert.equal(game.toRecord(), 'DS1-D1N-AAAAAAB D U Y');
  });

  test('may have spaces and line ends as they come', () => {
    const game = Game.fromRecord('\n  ds1-d1n-aaaaaab\tD\r\n\n D   U \n');
    assert.equal(game.toRecord(), 'DS1-D1N-AAAAAAB D D U');
  });

  for (const choice of everyGame()) {
    test(`of ${choice.name} gives the same game again, undos and redos too`, () => {
      const game = playAtRandom(dealt(choice, 99), 60, 5);
      for (let i = 0; i < 7; i++) game.undo();
      for (let i = 0; i < 3; i++) game.redo();
      const again = Game.fromRecord(game.toRecord());
      assert.deepEqual(again.state, game.state);
      assert.deepEqual([again.score, again.moves], [game.score, game.moves]);
      assert.equal(again.undoLeft, game.undoLeft);
      assert.equal(again.redo().action, game.redo().action);
      assert.equal(again.toRecord(), game.toRecord());
    });
  }
});

describe('A bad record tells where it is wrong, and why', () => {
  const bad: [string, string, number, string, string][] = [
    ['nothing', '', -1, '', 'empty'],
    ['a code that is none', 'XX1-AAAAAAB D', -1, 'XX1-AAAAAAB', 'prefix'],
    ['a code with a bad deal', 'DS1-D1N-AAA D', -1, 'DS1-D1N-AAA', 'deal'],
    ['a word that is no action', 'SQ1-AAAAAAB D hello D', 1, 'hello', 'unknown-action'],
    ['an illegal action', 'SQ1-AAAAAAB D D R', 2, 'R', 'no-recycle'],
    ['an undo of nothing', 'SQ1-AAAAAAB U', 0, 'U', 'nothing-to-undo'],
    ['a redo of nothing', 'SQ1-AAAAAAB D U D Y', 3, 'Y', 'nothing-to-redo'],
  ];
  for (const [what, record, index, action, reason] of bad) {
    test(what, () => {
      const error = recordError(record);
      assert.deepEqual([error.index, error.action, error.reason], [index, action, reason]);
      assert.deepEqual(verifyRecord(record), {ok: false, index, action, reason});
    });
  }
});

describe('A claimed game', () => {
  test('that is true is confirmed, with score, moves and whether it was won', () => {
    const [win] = vectors<{record: string; score: number; moves: number}>('wins');
    const {record, score, moves} = win!;
    assert.deepEqual(verifyRecord(record), {ok: true, score, moves, won: true});
  });

  test('that stops one action short is not won', () => {
    const [win] = vectors<{record: string}>('wins');
    const short = win!.record.slice(0, win!.record.lastIndexOf(' '));
    const verdict = verifyRecord(short);
    assert.ok(verdict.ok && !verdict.won);
  });

  test('played with another deal is refused', () => {
    const [win] = vectors<{record: string}>('wins');
    const other = win!.record.replace(/^\S+/, 'DS1-D1N-AAAAAAB');
    assert.equal(verifyRecord(other).ok, false);
  });
});

describe('A record of 100,000 actions', () => {
  const draws = (count: number): string[] => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    return Array.from({length: count}, () => {
      const action = game.stockAction === 'draw' ? 'D' : 'R';
      game.play(action);
      return action;
    });
  };
  const records = {
    'of draws and recycles': ['DS1-D1N-AAAAAAB', ...draws(100_000)].join(' '),
    'of undos and redos': `DS1-D1N-AAAAAAB D${' U Y'.repeat(50_000)}`,
  };

  for (const [what, record] of Object.entries(records)) {
    test(`${what} is read and verified`, () => {
      const game = Game.fromRecord(record);
      assert.equal(game.toRecord(), record);
      const {score, moves} = game;
      assert.deepEqual(verifyRecord(record), {ok: true, score, moves, won: false});
    });
  }

  test('takes about ten times as long as one of 10,000', () => {
    const timeOf = (count: number): number => {
      const record = ['DS1-D1N-AAAAAAB', ...draws(count)].join(' ');
      const start = performance.now();
      verifyRecord(record);
      return performance.now() - start;
    };
    timeOf(10_000);
    const short = timeOf(10_000);
    const long = timeOf(100_000);
    // Quadratic time would take a hundred times as long.
    assert.ok(long < 40 * short, `${long} ms against ${short} ms`);
  });
});

describe('A game', () => {
  test('lists its actions, and tells its pass through the stock', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const wholeStock = Array<string>(59).fill('D');
    const actions = [...wholeStock, 'R', 'U', 'Y'];
    for (const action of actions) {
      if (action === 'U') game.undo();
      else if (action === 'Y') game.redo();
      else game.play(action);
    }
    assert.deepEqual(game.actions, actions);
    assert.equal(game.pass, 2);
    game.undo();
    assert.equal(game.pass, 1);
  });
});
