import {targetsOf} from './legal.js';
import type {Rules} from './rules.js';
import {kindOf, pileOf} from './table.js';
import type {PileId, TableState} from './table.js';

/**
 * Where a double tap sends the `count` topmost cards, or null: a foundation; the longest column
 * that takes them, the leftmost of equals; an empty column; an empty cell. A tap never takes a card
 * back from a foundation.
 */
export function autoTarget(
  rules: Rules,
  table: TableState,
  from: PileId,
  count: number,
): PileId | null {
  if (kindOf(from) === 'F') return null;
  const targets = targetsOf(rules, table, from, count);
  const first = (kind: string) => targets.find((id) => kindOf(id) === kind) ?? null;
  const length = (id: PileId) => pileOf(table, id).length;
  const columns = targets.filter((id) => kindOf(id) === 'T');
  const longest = columns.sort((one, other) => length(other) - length(one))[0];
  return first('F') ?? longest ?? first('C');
}

/** Where a single tap sends the top card, or null. */
export function foundationFor(rules: Rules, table: TableState, from: PileId): PileId | null {
  return targetsOf(rules, table, from, 1).find((id) => kindOf(id) === 'F') ?? null;
}
