import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finishOrder} from '../../src/assist/auto-finish.js';
import {Game} from '../../src/engine/index.js';
import {allWins} from '../engine/support.js';

/** Sends up the cards of these piles, one after the other, and tells whether that has won. */
function goesUp(record: string, piles: readonly string[]): boolean {
  const game = Game.fromRecord(record);
  for (const from of piles) {
    const to = game.foundationFor(from as `T${number}`);
    assert.ok(to && game.play(`${from}-${to}`).ok, `${record}: ${from}`);
  }
  return game.won;
}

describe('the way up', () => {
  it('wins wherever it is offered in any won game, and is offered before each of them ends', () => {
    for (const {record} of allWins()) {
      const [code = '', ...actions] = record.split(' ');
      const game = Game.fromCode(code);
      let offers = 0;
      for (const action of actions) {
        if (action === 'U') game.undo();
        else if (action === 'Y') game.redo();
        else game.play(action);
        const way = finishOrder(game);
        if (!way) continue;
        offers++;
        // A few of them are enough: each next one is the end of the one before.
        if (offers < 4) assert.ok(goesUp(game.toRecord(), way), game.toRecord());
      }
      assert.ok(offers > 0, record);
    }
  });

  it('lets that of two like cards go first that others wait under', () => {
    const win = allWins()
      .find(({record}) => record.startsWith('DS1-'))!
      .record.split(' ');
    const offered = win.map(
      (_, at) => at > 0 && finishOrder(Game.fromRecord(win.slice(0, at + 1).join(' '))),
    );
    const first = offered.findIndex(Boolean);
    // Once it is there it stays, as long as cards only go up.
    const rises = win.slice(first + 1).findIndex((action) => !action.includes('-F'));
    const until = rises < 0 ? win.length - 1 : first + 1 + rises;
    assert.ok(first > 0 && offered.slice(first, until).every(Boolean));
  });

  it('is not offered at a deal, with cards in the stock, or in a won game', () => {
    for (const {record} of allWins()) {
      assert.equal(finishOrder(Game.fromCode(record.split(' ')[0]!)), null);
      assert.equal(finishOrder(Game.fromRecord(record)), null);
    }
  });
});
