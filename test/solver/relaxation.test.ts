import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Game, parseRecord} from '../../src/engine/index.js';
import {Relaxation} from '../../src/solver/relaxation.js';
import {searchInputOf} from '../../src/solver/search-input.js';
import {solve} from '../../src/solver/index.js';
import {allWins} from '../engine/support.js';
import {boardOf} from './support.js';

/** Plays a record and looks at each of its positions. */
function assertAlive(record: string): void {
  const {actions} = parseRecord(record);
  const game = Game.fromCode(record.split(' ')[0]!);
  for (const action of ['', ...actions]) {
    if (action === 'U') game.undo();
    else if (action === 'Y') game.redo();
    else if (action) game.play(action);
    assert.ok(!new Relaxation(boardOf(searchInputOf(game))).isLost(), game.toRecord());
  }
}

describe('a dead end', () => {
  it('is no position of a won game', () => {
    for (const {record} of allWins()) assertAlive(record);
  });

  it('is no position of a line that the solver found', async () => {
    for (const deal of ['AAAAAAB', 'AAAAAAC', 'AAAAAAD', 'AAAAAAE', 'AAAAAAF', 'AAAAAAG']) {
      for (const prefix of ['KL1-D1N', 'KL1-D3N', 'KL1-D1V', 'KL1-D3V', 'DS1-D1N', 'FC1-C2']) {
        const code = `${prefix}-${deal}`;
        const {actions = []} = await solve(code, {maxNodes: 100_000});
        if (actions.length) assertAlive([code, ...actions].join(' '));
      }
    }
  });

  it('is a deal of Klondike where nothing can come free', () => {
    assert.ok(new Relaxation(boardOf(searchInputOf(Game.fromCode('KL1-D1N-AAAAAAV')))).isLost());
  });
});
