// Whole games, played by one way of input from a record; the table is held to the engine all the way.

import {expect} from '@open-wc/testing';
import {maskedState} from '../../src/elements/masked-state.js';
import {
  type Action,
  Game,
  kindOf,
  type Move,
  parseAction,
  variants,
} from '../../src/engine/index.js';
import {wins} from '../support/page.js';
import {type Player, type Pointer, sameState, sitDown, standUp} from '../support/player.js';

/** Does one action at the table, by whatever input. */
export type Way = (player: Player, action: Action) => Promise<void>;

/** The shortest won record of a game. */
export async function shortestWin(prefix: string): Promise<string> {
  const actions = (record: string): number => record.split(' ').length;
  const [shortest] = (await wins(`${prefix}-`)).sort((a, b) => actions(a) - actions(b));
  if (!shortest) throw new Error(`No won game of ${prefix} is on file`);
  return shortest;
}

/** Plays a record to its end, and looks at the table after every action. */
export async function playOut(record: string, way: Way): Promise<Player> {
  const [code = '', ...actions] = record.split(' ');
  const player = await sitDown({code});
  const engine = Game.fromCode(code);
  for (const text of actions) {
    await way(player, parseAction(text) as Action);
    expect(engine.play(text).ok).to.equal(true);
    expect(player.record).to.equal(engine.toRecord());
    sameState(player.state, maskedState(engine.state), text);
  }
  player.agrees();
  return player;
}

/** A test for each game: it is won by this way of input, with the score of the record. */
export function winsBy(way: Way): void {
  for (const {id, prefix} of variants) {
    it(`wins a game of ${id}`, async function () {
      this.timeout(240_000);
      const record = await shortestWin(prefix);
      const player = await playOut(record, way);
      expect(player.table.won).to.equal(true);
      expect(player.record).to.equal(record);
      expect(player.events.filter(({type}) => type === 'solitaire-win').length).to.equal(1);
      expect(player.dialog).to.include('You won!');
      await standUp();
    });
  }
}

/** Stock by a tap; a card that a foundation takes by a tap; by a double tap what goes there so; else by select and target. */
const tapping =
  (by: Pointer): Way =>
  async (player, action) => {
    if (action.type !== 'move') return player.tap('stock', by);
    const {from, to, count} = action;
    const card = player.cardName(from, count);
    const {game} = player.table;
    if (kindOf(to) === 'F' && kindOf(from) !== 'F') return player.tap(card, by);
    if (count === 1 && game.foundationFor(from))
      return player.drag(card, player.pileName(to), {by});
    if (game.autoTarget(from, count) === to) return player.doubleTap(card, by);
    await player.tap(card, by);
    await player.tap(player.pileName(to), by);
  };

export const byTaps = tapping('mouse');
export const byTouch = tapping('touch');

export const byDrags: Way = async (player, action) => {
  if (action.type !== 'move') return player.tap('stock');
  await player.drag(player.cardName(action.from, action.count), player.pileName(action.to));
};

export const byKeys: Way = async (player, action) => {
  if (action.type !== 'move') {
    await player.walkTo('stock');
    return player.press('Enter');
  }
  await carryByKeys(player, action);
};

async function carryByKeys(player: Player, {from, to, count}: Move): Promise<void> {
  const card = player.cardName(from, count);
  await player.walkTo(card);
  await player.press('Enter');
  await player.goRoundTo(player.pileName(to));
  await player.press('Enter');
  // The win's panel takes the focus.
  if (player.table.won) return;
  expect(player.focused, 'the focus goes with the card').to.equal(player.cardName(to, count));
}
