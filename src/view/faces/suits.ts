import type {Suit} from '../../engine/cards.js';
import {placePath, withMirrorImage} from './path.js';

/** A whole suit from its closed right half, which starts on the axis `top` units below the box's edge. */
const suitPath = (top: number, half: string): string => `m50 ${top}` + withMirrorImage(half);

/** Filled outlines of the suits in a box of 100 × 100. */
export const suitPaths: Record<Suit, string> = {
  spades: suitPath(4, 'c8 20 43 37 43 62q0 22-21 22-12 0-18-10 1 13 11 19l-15 0z'),
  hearts: suitPath(26, 'q6-16 22-16 21 0 21 23c0 25-35 42-43 62z'),
  diamonds: suitPath(2, 'q14 26 40 48-26 22-40 48z'),
  clubs: suitPath(4, 'c21 0 30 25 11 38q33-8 33 19 0 21-21 21-12 0-19-11 1 16 12 24l-16 0z'),
};

/** A suit centered on (x, y), upside down if the scale is negative. */
export const pip = (suit: Suit, x: number, y: number, scale: number): string =>
  placePath(suitPaths[suit], x - 50 * scale, y - 50 * scale, scale);
