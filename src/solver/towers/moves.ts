import {king, suitOf} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersPosition} from './position.js';

/**
 * The moves that a search of towers chooses among. All others follow by themselves (see
 * TowersPosition).
 *
 * - `run-to-column`: the top run of a column goes to the card that it fits on, or, if a king leads it,
 *   to an empty column.
 * - `run-to-cells`: the top run of a column goes to cells.
 * - `king-to-column`: a king goes from its cell to an empty column.
 * - `king-to-cells`: a king and its run leave their column for cells, because an empty column may let
 *   more cards move as one.
 *
 * Only whole runs go to cells. Each card of a run fits on one card only, the next one of the run. In a
 * cell it makes no room, and the card that could have gone to the end of the run no longer can. So
 * its cards can wait until the last of them has to leave.
 */
export type TowersMoveKind = 'run-to-column' | 'run-to-cells' | 'king-to-column' | 'king-to-cells';

export interface TowersMove {
  readonly kind: TowersMoveKind;
  /** The column from 0; for a king, the suit. */
  readonly source: number;
  /** How many cards of the column leave the place that they had at the start. */
  readonly count: number;
}

/** How many cards that lie as they did at the start are a run on top of a column. */
function placedRun({layout, left}: TowersPosition, column: number): number {
  const cards = layout.columns[column]!;
  const last = left[column]! - 1;
  let count = 1;
  // In packed form, the next higher card of a suit is the next number.
  while (count <= last && cards[last - count] === cards[last]! + count) count++;
  return count;
}

function columnMoves(position: TowersPosition, column: number, moves: TowersMove[]): void {
  const {layout, left, emptyCells, emptyColumns} = position;
  const count = placedRun(position, column);
  const top = layout.columns[column]![left[column]! - 1]!;
  const lead = top + count - 1;
  const run = count + position.runFrom(top - 1);
  if (isKing(lead)) {
    const lifts = emptyColumns > 0 && run <= layout.allowed(emptyCells, emptyColumns - 1);
    if (lifts && count < left[column]!) moves.push({kind: 'run-to-column', source: column, count});
  } else if (position.isHost(lead + 1)) {
    const lifts = run <= layout.allowed(emptyCells, emptyColumns);
    if (lifts) moves.push({kind: 'run-to-column', source: column, count});
    return;
  }
  if (run <= emptyCells) moves.push({kind: 'run-to-cells', source: column, count});
}

function kingMoves(position: TowersPosition, suit: number, moves: TowersMove[]): void {
  const {kings, heights, emptyCells, emptyColumns} = position;
  const card = (suit << 4) | king;
  if (heights[suit] === king || !position.isFree(card)) return;
  if (!((kings >> suit) & 1)) {
    if (emptyColumns) moves.push({kind: 'king-to-column', source: suit, count: 0});
  } else if (position.runFrom(card) <= emptyCells) {
    moves.push({kind: 'king-to-cells', source: suit, count: 0});
  }
}

export function towersMoves(position: TowersPosition): TowersMove[] {
  const moves: TowersMove[] = [];
  position.left.forEach((left, column) => left && columnMoves(position, column, moves));
  for (let suit = 0; suit < position.heights.length; suit++) kingMoves(position, suit, moves);
  return moves;
}

/** Plays a move and all that follow from it. Returns false if there are too few cells. */
export function playTowersMove(
  position: TowersPosition,
  {kind, source, count}: TowersMove,
): boolean {
  const {layout, left} = position;
  if (kind === 'king-to-column') position.kings |= 1 << source;
  if (kind === 'king-to-cells') position.kings &= ~(1 << source);
  if (count) {
    const lead = layout.columns[source]![left[source]! - count]!;
    if (kind === 'run-to-column' && isKing(lead)) position.kings |= 1 << suitOf(lead);
    left[source]! -= count;
  }
  return position.settle();
}
