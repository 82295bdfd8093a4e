import type {Board} from './board.js';
import {lowest} from './safe.js';

/** What each thing costs that stands between a position and its win. */
export interface Weights {
  /** A card that is not on its foundation. */
  readonly left: number;
  /** A hidden card. */
  readonly hidden: number;
  /** A card that lies on one that it does not fit on. */
  readonly breaks: number;
  /** A card with a lower one of its suit somewhere beneath. */
  readonly blocks: number;
  /** A card on top of one that its foundation needs next. */
  readonly covers: number;
  /** A card on the waste, or one of stock and waste where the waste returns. */
  readonly talon: number;
  /** An empty column, and an empty cell: what they are worth. */
  readonly column: number;
  readonly cell: number;
}

const suitCount = 4;
/** The lowest rank of each suit so far, while a column is gone through. */
const least = new Uint8Array(suitCount);

function columnCost(board: Board, column: number, length: number, weights: Weights): number {
  const {bytes, rules} = board;
  const {fits} = rules;
  const base = rules.at.tableau + column * rules.stride;
  let cost = 0;
  let needed = 0;
  let under = 0;
  least.fill(99);
  for (let at = base; at < base + length; at++) {
    const card = bytes[at]!;
    const suit = card >> 4;
    const rank = card & 15;
    if (under && !fits[(card << 6) | under]) cost += weights.breaks;
    if (rank > least[suit]!) cost += weights.blocks;
    else least[suit] = rank;
    cost += needed * weights.covers;
    if (rank === lowest(board, suit) + 1) needed++;
    under = card;
  }
  return cost;
}

/** A guess at how far a position is from its win: lower is nearer. */
export function costOf(board: Board, weights: Weights): number {
  const {bytes, rules} = board;
  const {at} = rules;
  let cards = board.talonLength;
  let cost = 0;
  for (let i = 0; i < rules.columns; i++) {
    const length = bytes[at.lengths + i]!;
    cards += length;
    if (!length) cost -= weights.column;
    else cost += columnCost(board, i, length, weights) + bytes[at.hidden + i]! * weights.hidden;
  }
  for (let i = at.cells; i < at.lengths; i++) {
    if (bytes[i]) cards++;
    else cost -= weights.cell;
  }
  const talon = rules.passes ? board.wasteLength : board.talonLength;
  return cost + cards * weights.left + talon * weights.talon;
}
