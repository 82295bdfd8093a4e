import type {Rank} from '../../engine/cards.js';
import {put} from './path.js';

/** Stretches the pen along with the glyph, so that upright strokes are stouter than level ones. */
export const pen = 1.15;

/** Centre lines of the index glyphs, ace to king, 100 units high about their centre. The nine is the six turned. */
const glyphs = {
  1: 'm-30 50 30-81 30 81m-49-26h38m-58 26h18m42 0h18',
  2: 'm-25-23c0-17 10-27 25-27s25 10 25 26c0 26-46 42-51 74h52v-18',
  3: 'm-24-32v-18h49l-29 40c19 0 32 10 32 29 0 20-13 31-29 31-14 0-23-8-26-20',
  4: 'm12 50v-100h-8l-32 68h56m-34 32h28',
  5: 'm23-50h-42l-4 44c7-6 13-9 22-9 17 0 28 13 28 31s-11 34-28 34c-14 0-23-8-26-20',
  6: 'm21-38c-3-8-10-12-18-12-21 0-31 22-31 50 0 32 10 50 29 50 17 0 27-13 27-31s-10-30-26-30-27 10-30 24',
  7: 'm-25-32v-18h51c-21 30-33 62-35 100',
  8: 'm0-4c-13 0-22-9-22-23s9-23 22-23 22 9 22 23-9 23-22 23c-16 0-26 11-26 27s10 27 26 27 26-11 26-27-10-27-26-27z',
  10: 'm-42-36c8-2 13-6 15-14v100m-14 0h28m33-100c-14 0-20 20-20 50s6 50 20 50 20-20 20-50-6-50-20-50z',
  11: 'm-8-50h34m-13 0v70c0 20-8 30-21 30s-22-9-24-24',
  12: 'm0-50c-19 0-29 19-29 50s10 50 29 50 29-19 29-50-10-50-29-50zm6 72 25 33',
  13: 'm-34-50h24m-12 0v100m-12 0h24m26-100h20m-9 0-49 67m27-36 23 69m-11 0h21',
};

/** The rank's centre line at (x, y), `height` units high, for a pen stretched by `pen`; upside down if the height is negative. */
export const rankPath = (rank: Rank, x: number, y: number, height: number): string =>
  put(glyphs[rank === 9 ? 6 : rank], x / pen, y, (rank === 9 ? -height : height) / 100);
