import {targetsOf} from './legal.js';
import type {Position} from './rules.js';
import {kindOf, pileOf} from './table.js';
import type {PileId} from './table.js';

/**
 * The pile that a double tap moves the `count` topmost cards to, or null: a foundation; else the longest
 * column that accepts them, the leftmost of equals; else an empty column; else an empty cell. A tap never takes
 * a card back from a foundation.
 */
export function autoTarget(position: Position, from: PileId, count: number): PileId | null {
  if (kindOf(from) === 'F') return null;
  // The sort is stable, and targets list columns before cells.
  const rank = (id: PileId) => (kindOf(id) === 'F' ? Infinity : pileOf(position.table, id).length);
  const targets = targetsOf(position, from, count);
  return targets.sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The foundation that a single tap moves the top card to, or null. */
export function foundationFor(position: Position, from: PileId): PileId | null {
  return targetsOf(position, from, 1).find((id) => kindOf(id) === 'F') ?? null;
}
