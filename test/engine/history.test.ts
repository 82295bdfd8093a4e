import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {allWins, dealt, everyGame, everything, playAtRandom, vectors, why} from './support.js';
import type {Choice} from './support.js';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Two actions of which the second brings back what was before the first. */
function shuttle(game: Game): [string, string] | undefined {
  const before = game.state;
  for (const there of game.legalActions()) {
    game.play(there);
    const back = game.legalActions().find((action) => {
      game.play(action);
      const same = isSame(game.state, before);
      game.undo();
      return same;
    });
    game.undo();
    if (back) return [there, back];
  }
  return undefined;
}

/** A game of so many actions, none of them undone: at random, then to and fro. */
function longGame(choice: Choice, length: number): Game {
  for (let seed = 1; seed < 400; seed++) {
    const game = playAtRandom(dealt(choice, seed), 25, seed);
    const pair = shuttle(Game.fromRecord(game.toRecord()));
    if (!pair) continue;
    for (let i = 0; game.moves < length; i++) game.play(pair[i % 2]!);
    return game;
  }
  return assert.fail(`no long game of ${choice.name}`);
}

/** A game with a few points, its stock used up. */
function aboutToRecycle(): Game {
  for (let seed = 1; ; seed++) {
    const game = playAtRandom(
      Game.deal('double', {}, () => seed),
      12,
      seed,
    );
    while (game.stockAction === 'draw') game.play('D');
    if (game.score > 0 && game.score < 100) return game;
  }
}

describe('Undo', () => {
  test('has nothing to undo at the deal', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    assert.equal(game.canUndo, false);
    assert.equal(why(game.undo()), 'nothing-to-undo');
  });

  test('brings back the table and the exact score, also where a recycle met the floor', () => {
    const game = aboutToRecycle();
    const {state, score} = game;
    game.play('R');
    assert.equal(game.score, 0);
    const result = game.undo();
    assert.equal(result.ok && result.points, score);
    assert.equal(game.score, score);
    assert.equal(game.state, state);
  });

  test('never lowers the count of moves', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    game.play('D');
    game.undo();
    assert.equal(game.moves, 1);
  });

  test('hides again the card that the move turned up', () => {
    const game = Game.fromRecord('DS1-D1N-SGKQGAR');
    const {state} = game;
    const result = game.play('T5-T8');
    assert.equal(result.ok && result.uncovered, 'T5');
    game.undo();
    assert.equal(game.state, state);
    assert.equal(game.state.columns[4]!.at(-2)!.faceUp, false);
  });

  for (const choice of everyGame()) {
    test(`${choice.name}: goes back as many actions as the game allows, and no further`, () => {
      const depth = dealt(choice, 1).definition.undoDepth;
      const game = longGame(choice, depth + 1);
      assert.equal(game.undoLeft, depth);
      for (let i = 0; i < depth; i++) assert.equal(why(game.undo()), 'ok');
      assert.equal(game.canUndo, false);
      assert.equal(why(game.undo()), 'undo-limit');
      assert.equal(game.moves, depth + 1);
      for (let i = 0; i < depth; i++) assert.equal(why(game.redo()), 'ok');
      assert.equal(why(game.redo()), 'nothing-to-redo');
      assert.equal(game.moves, 2 * depth + 1);
    });

    test(`${choice.name}: goes back to the deal and its score`, () => {
      const game = dealt(choice, 12);
      const {state, score} = game;
      playAtRandom(game, 80, 12);
      const {moves} = game;
      while (game.canUndo) game.undo();
      assert.deepEqual(game.state, state);
      assert.deepEqual([game.score, game.moves], [score, moves]);
      assert.equal(why(game.undo()), 'nothing-to-undo');
    });
  }
});

describe('Redo', () => {
  test('does the action again: its points, and one more move', () => {
    const game = Game.fromRecord('DS1-D1N-SGKQGAR T5-T8');
    const {state, score} = game;
    game.undo();
    const result = game.redo();
    assert.deepEqual(result, {
      ok: true,
      action: 'T5-T8',
      score,
      points: 5,
      uncovered: 'T5',
      won: false,
    });
    assert.deepEqual([game.state, game.score, game.moves], [state, score, 2]);
  });

  test('has nothing to do at the deal, nor after a new action', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    assert.equal(why(game.redo()), 'nothing-to-redo');
    game.play('D');
    game.undo();
    assert.equal(game.canRedo, true);
    game.play('D');
    assert.equal(game.canRedo, false);
    assert.equal(why(game.redo()), 'nothing-to-redo');
  });

  test('is still there after a refused action', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    game.play('D');
    game.undo();
    assert.equal(why(game.play('R')), 'stock-not-empty');
    assert.equal(why(game.play('nonsense')), 'unknown-action');
    assert.equal(game.canRedo, true);
    assert.equal(why(game.redo()), 'ok');
  });

  test('goes forward through several undos, in order', () => {
    const game = playAtRandom(Game.fromCode('SQ1-AAAAAAB'), 30, 3);
    const {state, score} = game;
    const actions = game.toRecord().split(' ').slice(1);
    for (let i = 0; i < 10; i++) game.undo();
    for (const action of actions.slice(-10)) assert.equal(game.redo().action, action);
    assert.deepEqual([game.state, game.score], [state, score]);
  });
});

describe('After a win', () => {
  for (const {record} of allWins()) {
    test(`the game can be undone, and won again: ${record.slice(0, 15)}`, () => {
      const game = Game.fromRecord(record);
      assert.equal(game.won, true);
      assert.equal(game.undo().ok && game.won, false);
      const again = game.redo();
      assert.ok(again.ok && again.won && game.won);
    });
  }

  test('a card may still be taken back', () => {
    const {record} = vectors<{record: string}>('wins').find((win) => win.record.startsWith('SH1'))!;
    const game = Game.fromRecord(record);
    const result = game.play('F1-T1');
    assert.deepEqual(result.ok && [result.points, result.won, game.won], [-10, false, false]);
    const won = game.play('T1-F1');
    assert.ok(won.ok && won.won);
  });
});

describe('A refused action', () => {
  test('changes nothing at all', () => {
    const game = playAtRandom(Game.fromCode('DS1-D3N-AAAAAAB'), 20, 1);
    game.undo();
    const [before, state] = [everything(game), game.state];
    for (const action of ['T1-T1', 'U', 'Y', '', 'T1-T99', 'S-T1', 'W-S', 'R']) {
      assert.equal(game.play(action).ok, false);
      assert.equal(game.state, state);
      assert.deepEqual(everything(game), before);
    }
  });
});
