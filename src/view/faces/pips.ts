import type {Rank, Suit} from '../../engine/cards.js';
import {withRotatedCopy} from './path.js';
import {pip} from './suits.js';

/** The pips of 2 to 10. The lower half is the upper half upside down; the middle row is upright. */
function numberPips(rank: Rank, suit: Suit): string {
  const one = (x: number, y: number) => pip(suit, x, y, 0.58);
  const pair = (y: number) => one(-44, y) + one(44, y);
  let upper = rank < 4 ? one(0, -106) : pair(-106);
  if (rank > 8) upper += pair(-35);
  if (rank === 8) upper += one(0, -53);
  if (rank === 10) upper += one(0, -71);
  let middle = rank > 5 && rank < 9 ? pair(0) : '';
  if (rank % 2) middle += one(0, rank === 7 ? -53 : 0);
  return withRotatedCopy(upper) + middle;
}

/** Small pips in an oval, around the ace. */
function wreath(suit: Suit): string {
  let path = '';
  for (let angle = 0.16; angle < 3; angle += 0.314)
    path += pip(suit, 70 * Math.cos(angle), -97 * Math.sin(angle), 0.13);
  return withRotatedCopy(path);
}

/** One large pip. The spade's has others cut out of it, by the even-odd rule. */
const ace = (suit: Suit): string =>
  suit === 'spades'
    ? pip('spades', 0, 0, 2) +
      pip('hearts', 0, -8, -1.24) +
      pip('hearts', 0, -8, -1.12) +
      pip('spades', 0, -16, 0.6)
    : pip(suit, 0, 0, 1.3) + wreath(suit);

/** All suits of a full face: in both corners, and the rank's pips, or those in the frame of a jack, queen or king. */
export function pips(rank: Rank, suit: Suit): string {
  const corner = pip(suit, -96, -87, 0.37);
  if (rank > 10) return withRotatedCopy(corner + pip(suit, -54, -124, 0.33));
  return withRotatedCopy(corner) + (rank === 1 ? ace(suit) : numberPips(rank, suit));
}
