import {isRun} from './builds.js';
import type {RefusalCause} from './refusals.js';
import type {Position} from './rules.js';
import {kindOf, pileOf} from './table.js';
import type {Pile, PileId} from './table.js';

/**
 * Why a run is too long for a supermove, or null. An empty column that the run goes to does not count
 * (`toEmptyColumn`).
 */
export function supermoveRefusal(
  {game, table}: Position,
  {length}: Pile,
  toEmptyColumn = false,
): RefusalCause | null {
  const cells = table.cells.filter((card) => !card).length;
  const emptyColumns = table.columns.filter((column) => !column.length).length;
  const columns = toEmptyColumn ? emptyColumns - 1 : emptyColumns;
  const allowed = game.lifts === 'supermove' ? (cells + 1) * 2 ** columns : Infinity;
  return length > allowed ? {reason: 'too-many', allowed} : null;
}

function columnLiftRefusal(position: Position, run: Pile): RefusalCause | null {
  const {builds, lifts} = position.game;
  if (run.some((card) => !card.faceUp)) return 'face-down';
  if (run.length === 1) return null;
  if (lifts === 'one') return 'one-card-only';
  return isRun(builds, run) ? supermoveRefusal(position, run) : 'not-in-sequence';
}

/** Why the `count` topmost cards of a pile cannot be picked up, or null if they can. */
export function liftRefusal(position: Position, from: PileId, count: number): RefusalCause | null {
  const pile = pileOf(position.table, from);
  if (from === 'S') return 'from-stock';
  if (!(count >= 1 && count <= pile.length)) return 'no-cards';
  if (kindOf(from) === 'T') return columnLiftRefusal(position, pile.slice(-count));
  return count > 1 ? 'not-top' : null;
}
