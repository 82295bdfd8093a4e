import type {Suit} from '../../engine/cards.js';
import {mirrored, put} from './path.js';

/** From the right half, relative to where it meets the axis, `top` units below the box's edge. */
const whole = (top: number, half: string): string => `m50 ${top}` + mirrored(half);

/** Filled outlines in a box of 100 × 100. */
export const suitPaths: Record<Suit, string> = {
  spades: whole(4, 'm0 0c8 20 43 37 43 62 0 14-10 22-21 22-8 0-14-4-18-10 1 9 4 15 11 19l-15 0z'),
  hearts: whole(26, 'm0 0c4-9 11-16 22-16 11 0 21 8 21 23 0 25-35 42-43 62z'),
  diamonds: whole(2, 'm0 0c9 17 23 34 40 48-17 14-31 31-40 48z'),
  clubs: whole(
    4,
    'm0 0c21 0 30 25 11 38 16-6 33 3 33 19 0 12-9 21-21 21-8 0-15-4-19-11 1 11 4 18 12 24l-16 0z',
  ),
};

/** The suit centred on (x, y); upside down if the scale is negative. */
export const pip = (suit: Suit, x: number, y: number, scale: number): string =>
  put('m-50-50' + suitPaths[suit], x, y, scale);
