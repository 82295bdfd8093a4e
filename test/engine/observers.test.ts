import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game} from '../../src/engine/index.js';
import type {GameChange} from '../../src/engine/index.js';
import {reportedBy} from '../support/reported-errors.js';
import {everything, ownWins, why} from './support.js';

function watched(code = 'DS1-D1N-AAAAAAB') {
  const game = Game.fromCode(code);
  const told: GameChange[] = [];
  const leave = game.subscribe({after: (change) => told.push(change)});
  return {game, told, leave};
}

/** How a game with standard scoring stands at the deal. */
const fresh = {score: 0, moves: 0, won: false};

describe('An observer', () => {
  test('is told once of each move, undo and redo', () => {
    const {game, told} = watched();
    const dealt = game.state;
    const played = game.play('D');
    const drawn = game.state;
    const results = [played, game.undo(), game.redo()];
    assert.deepEqual(told, [
      {type: 'move', result: results[0], before: dealt, after: drawn, ...fresh, moves: 1},
      {type: 'undo', result: results[1], before: drawn, after: dealt, ...fresh, moves: 1},
      {type: 'redo', result: results[2], before: dealt, after: drawn, ...fresh, moves: 2},
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
        ...fresh,
      },
      {
        type: 'refuse',
        attempt: 'undo',
        result: {ok: false, action: 'U', reason: 'nothing-to-undo'},
        ...fresh,
      },
      {
        type: 'refuse',
        attempt: 'redo',
        result: {ok: false, action: 'Y', reason: 'nothing-to-redo'},
        ...fresh,
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

describe('A change', () => {
  test('says how the game stood right after it, whatever observers have played since', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const heard: string[] = [];
    let isFirst = true;
    game.subscribe({
      after: () => {
        if (!isFirst) return;
        isFirst = false;
        game.play('D');
        game.play('D');
      },
    });
    game.subscribe({after: ({type, moves}) => heard.push(`${type} ${moves}`)});
    game.play('D');
    assert.deepEqual(heard, ['move 1', 'move 2', 'move 3']);
  });

  test('that wins brings the record of the win, even if an observer undoes it at once', () => {
    const {record} = ownWins()[0]!;
    const actions = record.split(' ');
    const game = Game.fromRecord(actions.slice(0, -1).join(' '));
    const records: (string | undefined)[] = [];
    game.subscribe({
      after: (change) => {
        if (change.type === 'move') game.undo();
      },
    });
    game.subscribe({
      after: (change) => records.push(change.type === 'refuse' ? undefined : change.record),
    });
    game.play(actions.at(-1)!);
    assert.deepEqual(records, [record, undefined]);
  });

  test('is noted at once, even while another one is being delivered', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const heard: string[] = [];
    game.subscribe({
      happened: ({moves}) => heard.push(`happened ${moves}`),
      after: ({moves}) => {
        if (moves === 1) game.play('D');
        heard.push(`after ${moves}`);
      },
    });
    game.play('D');
    assert.deepEqual(heard, ['happened 1', 'happened 2', 'after 1', 'after 2']);
  });
});

describe('An observer that throws', () => {
  test('is reported, and neither stops the game nor keeps the others from hearing', async () => {
    const {game, told} = watched();
    game.subscribe({
      before: () => {
        throw new Error('before');
      },
      happened: () => {
        throw new Error('happened');
      },
      after: () => {
        throw new Error('after');
      },
    });
    const late: GameChange[] = [];
    game.subscribe({after: (change) => late.push(change)});
    const errors = await reportedBy(() => {
      assert.equal(game.play('D').ok, true);
      assert.equal(game.undo().ok, true);
    });
    assert.deepEqual(
      told.map(({type}) => type),
      ['move', 'undo'],
    );
    assert.deepEqual(late, told);
    const messages = errors.map((error) => (error as Error).message);
    assert.deepEqual(messages.slice(0, 3), ['before', 'happened', 'after']);
    assert.equal(messages.length, 6);
  });

  test('while it plays on leaves nothing undelivered', async () => {
    const {game, told} = watched();
    game.subscribe({
      after: ({moves}) => {
        if (moves < 3) game.play('D');
        throw new Error('of the page');
      },
    });
    const errors = await reportedBy(() => game.play('D'));
    assert.deepEqual(
      told.map(({moves}) => moves),
      [1, 2, 3],
    );
    assert.equal(errors.length, 3);
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
    assert.deepEqual(told, [{type: 'refuse', attempt: 'move', result, ...fresh, moves: 1}]);
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
