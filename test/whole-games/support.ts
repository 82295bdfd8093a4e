// Whole games, played by one way of input from a record; the table is held to the engine all the way.

import {expect} from '@open-wc/testing';
import {maskedState} from '../../src/elements/masked-state.js';
import {
  type Action,
  findVariant,
  Game,
  kindOf,
  type Move,
  parseAction,
  variants,
} from '../../src/engine/index.js';
import {browserName} from '../support/input.js';
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

/** A record in two: all but its last `count` actions, and these. */
export function lastActions(record: string, count = 30): {begun: string; rest: string[]} {
  const [code = '', ...actions] = record.split(' ');
  const at = Math.max(0, actions.length - count);
  return {begun: [code, ...actions.slice(0, at)].join(' '), rest: actions.slice(at)};
}

/** Goes on from a record to the win, and compares the table with the engine after every action. */
async function win(begun: string, rest: readonly string[], way: Way): Promise<void> {
  const player = await sitDown({record: begun});
  const engine = Game.fromRecord(begun);
  for (const text of rest) {
    await way(player, parseAction(text) as Action);
    expect(engine.play(text).ok).to.equal(true);
    expect(player.record).to.equal(engine.toRecord());
    sameState(player.state, maskedState(engine.state), text);
  }
  player.agrees();
  expect(player.table.won).to.equal(true);
  expect(player.events.filter(({type}) => type === 'solitaire-win').length).to.equal(1);
  expect(player.dialog).to.include('You won!');
  await standUp();
}

/** Tests that this way of input wins: one whole game in Chromium, and the end of every game in every browser. */
export function winsBy(way: Way, whole: string): void {
  if (browserName === 'chromium') {
    it(`wins a whole game of ${whole}`, async function () {
      this.timeout(240_000);
      const [code = '', ...actions] = (await shortestWin(findVariant(whole)!.prefix)).split(' ');
      await win(code, actions, way);
    });
  }
  for (const {id, prefix} of variants) {
    it(`wins a game of ${id} by its last 30 actions`, async function () {
      this.timeout(120_000);
      const {begun, rest} = lastActions(await shortestWin(prefix));
      await win(begun, rest, way);
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
