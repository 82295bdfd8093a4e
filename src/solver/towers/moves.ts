import {king, suitOf} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersPosition} from './position.js';

/**
 * A move of a search of towers. All other moves follow by themselves (see TowersPosition).
 *
 * - The top run of a column goes to the card that it fits on, or, if a king leads it, to an empty
 *   column.
 * - The top run of a column goes to cells.
 * - A king goes from its cell to an empty column.
 * - A king and its run leave their column for cells, because an empty column may let more cards move
 *   as one.
 *
 * Only whole runs go to cells. Each card of a run fits on one card only, the next one of the run. In a
 * cell it makes no room, and the card that could have gone to the end of the run no longer can. So
 * its cards can wait until the last of them has to leave.
 */
export interface TowersMove {
  /** Whether a king moves that has left the place that it had at the start. */
  readonly isKing: boolean;
  readonly toCells: boolean;
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
    if (lifts && count < left[column]!)
      moves.push({isKing: false, toCells: false, source: column, count});
  } else if (position.isHost(lead + 1)) {
    const lifts = run <= layout.allowed(emptyCells, emptyColumns);
    if (lifts) moves.push({isKing: false, toCells: false, source: column, count});
    return;
  }
  if (run <= emptyCells) moves.push({isKing: false, toCells: true, source: column, count});
}

function kingMoves(position: TowersPosition, suit: number, moves: TowersMove[]): void {
  const {kings, heights, emptyCells, emptyColumns} = position;
  const card = (suit << 4) | king;
  if (heights[suit] === king || !position.isFree(card)) return;
  const toCells = ((kings >> suit) & 1) === 1;
  const isPossible = toCells ? position.runFrom(card) <= emptyCells : emptyColumns > 0;
  if (isPossible) moves.push({isKing: true, toCells, source: suit, count: 0});
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
  {isKing: isFreeKing, toCells, source, count}: TowersMove,
): boolean {
  const {layout, left} = position;
  if (isFreeKing) position.kings ^= 1 << source;
  if (count) {
    const lead = layout.columns[source]![left[source]! - count]!;
    if (!toCells && isKing(lead)) position.kings |= 1 << suitOf(lead);
    left[source]! -= count;
  }
  return position.settle();
}
