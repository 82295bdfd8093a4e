import type {Rank, Suit} from '../../engine/cards.js';
import {twice} from './path.js';
import {pip} from './suits.js';

const ends = 106;

/** Heights of the pips in the middle column, by rank. */
const middles: Partial<Record<Rank, readonly number[]>> = {
  2: [-ends, ends],
  3: [-ends, 0, ends],
  5: [0],
  7: [-53],
  8: [-53, 53],
  9: [0],
  10: [-71, 71],
};

const inColumn = (rank: Rank): number => (rank < 4 ? 0 : rank < 6 ? 2 : rank < 9 ? 3 : 4);

function spots(rank: Rank, suit: Suit): string {
  const spot = (x: number, y: number) => pip(suit, x, y, y > 0 ? -0.58 : 0.58);
  let path = (middles[rank] ?? []).map((y) => spot(0, y)).join('');
  const count = inColumn(rank);
  for (let i = 0; i < count; i++) {
    const y = -ends + (2 * ends * i) / (count - 1);
    path += spot(-44, y) + spot(44, y);
  }
  return path;
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

/** The suit in both corners, and the pips of ace to ten. */
export const pips = (rank: Rank, suit: Suit): string =>
  twice(pip(suit, -99, -90, 0.37)) + (rank > 10 ? '' : rank > 1 ? spots(rank, suit) : ace(suit));
