import {formatAction, pileIdOf} from '../engine/index.js';
import type {PileId} from '../engine/index.js';
import type {Rules} from './rules.js';

// A move as a 32-bit number: how often the stock is used first, then cards, from and to. Piles are
// numbered: the waste 0, columns from 1, then cells, then foundations.

export const waste = 0;

/** `count` cards from one pile to another, after the stock was drawn or recycled `draws` times. */
export function moveOf(from: number, to: number, count: number, draws = 0): number {
  return (draws << 24) | (count << 16) | (from << 8) | to;
}

/** Draws or recycles once and moves nothing. */
export const stockMove = moveOf(waste, waste, 0, 1);

export function drawsOf(move: number): number {
  return move >>> 24;
}

export function countOf(move: number): number {
  return (move >> 16) & 255;
}

export function fromOf(move: number): number {
  return (move >> 8) & 255;
}

export function toOf(move: number): number {
  return move & 255;
}

function pileId({columns, cells}: Rules, pile: number): PileId {
  if (pile === waste) return 'W';
  if (pile <= columns) return pileIdOf('T', pile - 1);
  if (pile <= columns + cells) return pileIdOf('C', pile - columns - 1);
  return pileIdOf('F', pile - columns - cells - 1);
}

/** The move's cards in notation, without the use of the stock before it. */
export function notationOf(rules: Rules, move: number): string {
  const from = pileId(rules, fromOf(move));
  return formatAction({type: 'move', from, to: pileId(rules, toOf(move)), count: countOf(move)});
}
