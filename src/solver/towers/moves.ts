import {king, suitOf} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersPosition} from './position.js';

/** What a search of towers chooses among; all the rest follows (see TowersPosition). */
export type TowersKind = 'shift' | 'dig' | 'raise' | 'lower';

/**
 * `shift`: a column's top run goes on the card that it fits on, or, a king's run, to an empty
 * column. `dig`: it goes into cells. `raise`: a king leaves its cell for an empty column. `lower`:
 * a king's own column goes into cells, since an empty column may let more cards lift.
 *
 * No run is ever taken apart but to be dug out whole. Each of its cards fits on one card only, the
 * next one of the run; in a cell it makes no room, and what could have gone on the run's last card
 * no longer can. So the cards of a run that go into cells may wait until the last of them does.
 */
export interface TowersMove {
  readonly kind: TowersKind;
  /** Of a shift or dig, the column; else the king's suit. */
  readonly at: number;
  /** How many cards of the column leave the place that they had at the start. */
  readonly count: number;
}

/** How many cards at the end of what is left of a column are a run. */
function placedRun({layout, left}: TowersPosition, column: number): number {
  const cards = layout.columns[column]!;
  const last = left[column]! - 1;
  let count = 1;
  // In a suit the next card has the next number; a king's next would be no card.
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
    if (lifts && count < left[column]!) moves.push({kind: 'shift', at: column, count});
  } else if (position.isHost(lead + 1)) {
    const lifts = run <= layout.allowed(emptyCells, emptyColumns);
    if (lifts) moves.push({kind: 'shift', at: column, count});
    return;
  }
  if (run <= emptyCells) moves.push({kind: 'dig', at: column, count});
}

function kingMoves(position: TowersPosition, suit: number, moves: TowersMove[]): void {
  const {kings, heights, emptyCells, emptyColumns} = position;
  const card = (suit << 4) | king;
  if (heights[suit] === king || !position.isFree(card)) return;
  if (!((kings >> suit) & 1)) {
    if (emptyColumns) moves.push({kind: 'raise', at: suit, count: 0});
  } else if (position.runFrom(card) <= emptyCells) moves.push({kind: 'lower', at: suit, count: 0});
}

export function towersMoves(position: TowersPosition): TowersMove[] {
  const moves: TowersMove[] = [];
  position.left.forEach((left, column) => left && columnMoves(position, column, moves));
  for (let suit = 0; suit < position.heights.length; suit++) kingMoves(position, suit, moves);
  return moves;
}

/** Does a move and all that follows from it. False where too few cells are left. */
export function doTowersMove(position: TowersPosition, {kind, at, count}: TowersMove): boolean {
  const {layout, left} = position;
  if (kind === 'raise') position.kings |= 1 << at;
  if (kind === 'lower') position.kings &= ~(1 << at);
  if (count) {
    const lead = layout.columns[at]![left[at]! - count]!;
    if (kind === 'shift' && isKing(lead)) position.kings |= 1 << suitOf(lead);
    left[at]! -= count;
  }
  return position.settle();
}
