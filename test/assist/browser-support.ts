// Games and waits that the browser tests of the assistant share.

import {hardDeals, nextDeals} from '../support/dealer.js';
import {until, wins} from '../support/page.js';
import {type Player, type Seat, sitDown} from '../support/player.js';

/** Winnable; its first move here loses it. */
export const code = 'SH1-C4-K2YDUZD';
export const lost = `${code} T7-C3`;
/** Deal 1 of Seahaven is lost, deal 2 is not. */
export const lostSeahaven = 'SH1-C4-AAAAAAB';
export const winnableSeahaven = 'SH1-C4-AAAAAAC';
/** No search knows within seconds whether it is winnable. */
export const hardGame = 'DS1-D3V-AAAAAAB';
/** Attributes for deals that are hard to prove, and for some that are not. */
export const hardDealsOnly = {draw: '3', scoring: 'vegas', winnable: ''};
export const easyDealsOnly = {winnable: ''};

export const showsVerdict = {assist: 'verdict'};
export const back = 'Back to a winnable point';
export const finish = 'Finish';
export const looking = 'Looking for a winnable deal…';
export const dealAnyway = 'Deal anyway';

/** Waits until the panel says this. */
export const says = (player: Player, text: string, ms = 8000): Promise<void> =>
  until(() => player.help === text, `“${text}”`, ms);

export const deals = ({events}: Player) => events.filter(({type}) => type === 'solitaire-deal');

export const dealt = (player: Player, count = 1): Promise<void> =>
  until(() => deals(player).length >= count, `${count} deals`, 15_000);

export const isLooking = (player: Player): Promise<void> =>
  until(() => player.help.startsWith(looking), looking);

/** A game in progress; the next deal is hard to find. */
export async function inProgress(seat: Seat = {}): Promise<Player> {
  nextDeals(...hardDeals.slice(1));
  const player = await sitDown({record: `${hardGame} D D`, attributes: hardDealsOnly, ...seat});
  player.events.length = 0;
  return player;
}

/** A won game right after so many actions. */
export async function sitDownAt(wonGame: string, actions: number): Promise<Player> {
  const [record = ''] = await wins(wonGame);
  const parts = record.split(' ');
  const player = await sitDown({record: parts.slice(0, actions).join(' ')});
  // The assistant is loaded once something happens at the table.
  player.table.play(parts[actions]!);
  await player.looks();
  player.events.length = 0;
  return player;
}
