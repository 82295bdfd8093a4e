import {isRun} from './builds.js';
import type {Lifts} from './definition.js';
import {refuse} from './refusals.js';
import type {Refusal} from './refusals.js';
import type {Rules} from './rules.js';
import {kindOf, pileOf} from './table.js';
import type {Pile, PileId, TableState} from './table.js';

/** How many cards move as one, by the number of empty cells and empty columns. */
const limits: Record<Lifts, (cells: number, columns: number) => number> = {
  one: () => 1,
  run: () => Infinity,
  space: (cells, columns) => (cells + 1) * 2 ** columns,
};

/** How many cards move as one now; `targets`: how many of the empty columns are not counted. */
export function liftLimit({game}: Rules, table: TableState, targets = 0): number {
  const cells = table.cells.filter((card) => !card).length;
  const columns = table.columns.filter((column) => !column.length).length;
  return limits[game.lifts](cells, columns - targets);
}

function columnRefusal(rules: Rules, table: TableState, run: Pile): Refusal | null {
  if (run.some((card) => !card.faceUp)) return refuse('face-down');
  if (run.length === 1) return null;
  if (rules.game.lifts === 'one') return refuse('one-card-only');
  if (!isRun(rules.game.builds, run)) return refuse('not-in-sequence');
  const allowed = liftLimit(rules, table);
  return run.length > allowed ? {ok: false, reason: 'too-many', allowed} : null;
}

/** Why the `count` topmost cards of a pile may not be picked up, or null if they may. */
export function liftRefusal(
  rules: Rules,
  table: TableState,
  from: PileId,
  count: number,
): Refusal | null {
  const pile = pileOf(table, from);
  if (from === 'S') return refuse('from-stock');
  if (!(count >= 1 && count <= pile.length)) return refuse('no-cards');
  if (kindOf(from) === 'T') return columnRefusal(rules, table, pile.slice(-count));
  return count > 1 ? refuse('not-top') : null;
}
