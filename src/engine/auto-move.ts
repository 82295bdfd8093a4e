import {targetsOf} from './legal.js';
import type {Position} from './rules.js';
import {kindOf, pileOf} from './table.js';
import type {PileId} from './table.js';

/**
 * Where a double tap sends the `count` topmost cards, or null: a foundation; the longest column
 * that takes them, the leftmost of equals; an empty column; an empty cell. A tap never takes a card
 * back from a foundation.
 */
export function autoTarget(position: Position, from: PileId, count: number): PileId | null {
  if (kindOf(from) === 'F') return null;
  // Empty cells come after empty columns already, and sorting leaves equals in their order.
  const worth = (id: PileId) => (kindOf(id) === 'F' ? Infinity : pileOf(position.table, id).length);
  const targets = targetsOf(position, from, count);
  return targets.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** Where a single tap sends the top card, or null. */
export function foundationFor(position: Position, from: PileId): PileId | null {
  return targetsOf(position, from, 1).find((id) => kindOf(id) === 'F') ?? null;
}
