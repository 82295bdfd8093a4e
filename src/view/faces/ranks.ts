import type {Rank} from '../../engine/cards.js';
import {placePath} from './path.js';

/** How much glyphs and their strokes are stretched across, so that vertical strokes are wider than horizontal ones. */
export const penScale = 1.15;

const six = 'm4-8q-1-2-4-2-6 0-6 10t6 10 6-6-6-6-6 6';

/** Center lines of the ranks, ace to king, 20 units high about their center. The nine is the six upside down. */
const glyphs = [
  'm-6 10 6-16 6 16m-10-5h8m-12 5h4m8 0h4',
  'm-5-5q0-5 5-5t5 5-10 15h10v-4',
  'm-5-6v-4h10l-6 8q7 0 7 6t-7 6-5-4',
  'm2 10v-20h-2l-6 14h12m-7 6h6',
  'm5-10h-9l-1 8q2-2 5-2 6 0 6 7t-6 7-5-4',
  six,
  'm-5-6v-4h10q-6 9-7 20',
  'm0-2q-4 0-4-4t4-4 4 4-4 4q-5 0-5 6t5 6 5-6-5-6z',
  six,
  'm-8-7q2 0 3-3v20m-3 0h5m7-20q-4 0-4 10t4 10 4-10-4-10z',
  'm-2-10h7m-3 0v14q0 6-4 6t-4-5',
  'm0-10q-6 0-6 10t6 10 6-10-6-10zm1 14 5 7',
  'm-7-10h6m-3 0v20m-3 0h6m4-20h4m-2 0-9 12m5-6 4 14m-2 0h4',
];

/** A rank's center line at (x, y), `height` units high, to be drawn with a pen stretched by `penScale`. */
export const rankPath = (rank: Rank, x: number, y: number, height: number): string =>
  placePath(glyphs[rank - 1]!, x / penScale, y, height / (rank === 9 ? -20 : 20));
