import {formatAction, pileIdOf} from '../engine/index.js';
import type {PileId} from '../engine/index.js';
import type {Rules} from './rules.js';

// A move is a 32-bit number: how often the stock is used first, then how many cards move, from which
// pile and to which. The waste has the number 0; columns, cells and foundations follow in this order.

type PileCounts = Pick<Rules, 'columns' | 'cells'>;

export const waste = 0;

/** The number of a column's pile. Like cells and foundations, columns are counted from 0. */
export function columnPile(column: number): number {
  return column + 1;
}

export function cellPile({columns}: PileCounts, cell: number): number {
  return columns + 1 + cell;
}

export function foundationPile({columns, cells}: PileCounts, foundation: number): number {
  return columns + cells + 1 + foundation;
}

/** `count` cards from one pile to another, after `draws` draws or recycles. */
export function moveOf(from: number, to: number, count: number, draws = 0): number {
  return (draws << 24) | (count << 16) | (from << 8) | to;
}

/** Draws or recycles once and moves no card. */
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

/** The same move without the draws before it; 0 if no card moves. */
export function withoutDraws(move: number): number {
  return move & 0xffffff;
}

function pileId({columns, cells}: PileCounts, pile: number): PileId {
  if (pile === waste) return 'W';
  if (pile <= columns) return pileIdOf('T', pile - 1);
  if (pile <= columns + cells) return pileIdOf('C', pile - columns - 1);
  return pileIdOf('F', pile - columns - cells - 1);
}

/** A move in notation, without the draws before it. */
export function notationOf(rules: PileCounts, move: number): string {
  const from = pileId(rules, fromOf(move));
  return formatAction({type: 'move', from, to: pileId(rules, toOf(move)), count: countOf(move)});
}
