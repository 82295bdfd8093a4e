import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game} from '../../src/engine/index.js';
import type {GameChange} from '../../src/engine/index.js';
import {everything, why} from './support.js';

function watched(code = 'DS1-D1N-AAAAAAB') {
  const game = Game.fromCode(code);
  const told: GameChange[] = [];
  const leave = game.subscribe({after: (change) => told.push(change)});
  return {game, told, leave};
}

describe('An observer', () => {
  test('is told once of each move, undo and redo', () => {
    const {game, told} = watched();
    const dealt = game.state;
    const played = game.play('D');
    const drawn = game.state;
    const results = [played, game.undo(), game.redo()];
    assert.deepEqual(told, [
      {type: 'move', result: results[0], before: dealt, after: drawn},
      {type: 'undo', result: results[1], before: drawn, after: dealt},
      {type: 'redo', result: results[2], before: dealt, after: drawn},
    ]);
    assert.deepEqual(
      told.map(({result}) => result.action),
      ['D', 'D', 'D'],
    );
  });

  test('is told of refusals, with what was attempted', () => {
    const {game, told} = watched();
    game.play('R');
    game.undo();
    game.redo();
    assert.deepEqual(told, [
      {
        type: 'refuse',
        attempt: 'move',
        result: {ok: false, action: 'R', reason: 'stock-not-empty'},
      },
      {
        type: 'refuse',
        attempt: 'undo',
        result: {ok: false, action: 'U', reason: 'nothing-to-undo'},
      },
      {
        type: 'refuse',
        attempt: 'redo',
        result: {ok: false, action: 'Y', reason: 'nothing-to-redo'},
      },
    ]);
  });

  test('is told when the change is complete', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const seen: unknown[] = [];
    game.subscribe({
      after: () => seen.push([game.state.waste.length, game.moves, game.canUndo, game.toRecord()]),
    });
    game.play('D');
    assert.deepEqual(seen, [[1, 1, true, 'DS1-D1N-AAAAAAB D']]);
  });

  test('is not told of questions', () => {
    const {game, told} = watched();
    game.legalActions();
    game.lift('T1', 2);
    game.targets('T1', 1);
    assert.deepEqual(told, []);
  });

  test('is not told any more once it has left', () => {
    const {game, told, leave} = watched();
    leave();
    game.play('D');
    assert.deepEqual(told, []);
  });

  test('that plays while it is told leaves the order of news to the others right', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const told: string[] = [];
    game.subscribe({
      after: ({type}) => {
        if (type === 'move') game.undo();
      },
    });
    game.subscribe({after: ({type}) => told.push(type)});
    game.play('D');
    assert.deepEqual(told, ['move', 'undo']);
  });
});

describe('A veto', () => {
  const vetoed = (code = 'DS1-D1N-AAAAAAB D') => {
    const game = Game.fromRecord(code);
    const asked: string[] = [];
    const leave = game.subscribe({before: (action) => asked.push(action) < 0});
    return {game, asked, leave};
  };

  test('stops an action, an undo and a redo, and nothing changes', () => {
    const {game, asked} = vetoed('DS1-D1N-AAAAAAB D D U');
    const before = everything(game);
    assert.deepEqual([game.play('D'), game.undo(), game.redo()].map(why), [
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    assert.deepEqual(everything(game), before);
    assert.deepEqual(asked, ['D', 'U', 'Y']);
  });

  test('is not asked for what is refused anyway', () => {
    const {game, asked} = vetoed();
    assert.equal(why(game.play('R')), 'stock-not-empty');
    assert.deepEqual(asked, []);
  });

  test('ends when its observer leaves', () => {
    const {game, leave} = vetoed();
    leave();
    assert.equal(why(game.play('D')), 'ok');
  });

  test('is told to every observer as a refusal', () => {
    const {game} = vetoed();
    const told: GameChange[] = [];
    game.subscribe({after: (change) => told.push(change)});
    const result = game.play('D');
    assert.deepEqual(told, [{type: 'refuse', attempt: 'move', result}]);
  });

  test('is what an action gets that was overtaken while it was asked about', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    let first = true;
    game.subscribe({
      before: () => {
        if (first) {
          first = false;
          game.play('D');
        }
        return true;
      },
    });
    assert.equal(why(game.play('D')), 'cancelled');
    assert.deepEqual([game.moves, game.state.waste.length], [1, 1]);
  });
});
