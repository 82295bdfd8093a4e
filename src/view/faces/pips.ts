import type {Rank, Suit} from '../../engine/cards.js';
import {twice} from './path.js';
import {pip} from './suits.js';

/** Two to ten: what the lower half shows is the upper half turned, the middle row stands upright. */
function spots(rank: Rank, suit: Suit): string {
  const spot = (x: number, y: number) => pip(suit, x, y, 0.58);
  const pair = (y: number) => spot(-44, y) + spot(44, y);
  const upper =
    (rank < 4 ? spot(0, -106) : pair(-106)) +
    (rank > 8 ? pair(-35) : '') +
    (rank === 8 ? spot(0, -53) : rank > 9 ? spot(0, -71) : '');
  const sides = rank > 5 && rank < 9 ? pair(0) : '';
  return twice(upper) + sides + (rank % 2 ? spot(0, rank === 7 ? -53 : 0) : '');
}

/** Small pips in an oval. */
function wreath(suit: Suit): string {
  let path = '';
  for (let angle = 0.16; angle < 3; angle += 0.314)
    path += pip(suit, 70 * Math.cos(angle), -97 * Math.sin(angle), 0.13);
  return twice(path);
}

/** One large pip, the spade's with another inset, by the even-odd rule. */
const ace = (suit: Suit): string =>
  suit === 'spades'
    ? pip('spades', 0, 0, 2) +
      pip('hearts', 0, -8, -1.24) +
      pip('hearts', 0, -8, -1.12) +
      pip('spades', 0, -16, 0.6)
    : pip(suit, 0, 0, 1.3) + wreath(suit);

/** The suit in both corners, and what belongs to the rank: a court's suit in its frame, or the pips. */
export const pips = (rank: Rank, suit: Suit): string =>
  twice(pip(suit, -96, -87, 0.37) + (rank > 10 ? pip(suit, -54, -124, 0.33) : '')) +
  (rank > 10 ? '' : rank > 1 ? spots(rank, suit) : ace(suit));
