import {acceptRefusal} from './accept.js';
import type {Action, Move} from './actions.js';
import {liftRefusal} from './lift.js';
import {refuse} from './refusals.js';
import type {PlainReason, Refusal} from './refusals.js';
import type {Position, Rules} from './rules.js';
import {drawReason, recycleReason} from './stock.js';
import {findPile, kindOf, pileOf} from './table.js';
import type {Pile, PileId, TableState} from './table.js';

/** Why cards never go from the one pile to the other, whatever they are, or null. */
function routeReason({game}: Rules, from: PileId, to: PileId): PlainReason | null {
  if (from === to) return 'same-pile';
  const route = kindOf(from) + kindOf(to);
  if (route === 'FF') return 'foundation-to-foundation';
  if (route === 'CC') return 'cell-to-cell';
  if (route !== 'FT' && route !== 'FC') return null;
  if (!game.takeBack.length) return 'no-take-back';
  if (game.takeBack.includes(route === 'FT' ? 'column' : 'cell')) return null;
  return 'take-back-to-cell';
}

function missingPile(table: TableState, ...ids: PileId[]): Refusal | null {
  const pile = ids.find((id) => !findPile(table, id));
  return pile ? {ok: false, reason: 'no-such-pile', pile} : null;
}

/** Why the run, which lies on `from` and lifts, may not go to `to`, or null. */
function placeRefusal(
  rules: Rules,
  table: TableState,
  from: PileId,
  to: PileId,
  run: Pile,
): Refusal | null {
  const reason = routeReason(rules, from, to);
  return reason ? refuse(reason) : acceptRefusal(rules, table, run, to);
}

function moveRefusal(rules: Rules, table: TableState, {from, to, count}: Move): Refusal | null {
  if (from === to) return refuse('same-pile');
  return (
    missingPile(table, from, to) ??
    liftRefusal(rules, table, from, count) ??
    placeRefusal(rules, table, from, to, pileOf(table, from).slice(-count))
  );
}

/** Why an action is not legal in a position, or null if it is. */
export function refusalOf(rules: Rules, position: Position, action: Action): Refusal | null {
  if (action.type === 'move') return moveRefusal(rules, position.table, action);
  const reason = action.type === 'draw' ? drawReason : recycleReason;
  const found = reason(rules, position);
  return found && refuse(found);
}

/** Every pile that takes the `count` topmost cards of a pile. */
export function targetsOf(rules: Rules, table: TableState, from: PileId, count: number): PileId[] {
  if (liftRefusal(rules, table, from, count)) return [];
  const run = pileOf(table, from).slice(-count);
  return rules.piles.filter((to) => !placeRefusal(rules, table, from, to, run));
}

function movesFrom(rules: Rules, table: TableState, from: PileId): Move[] {
  const moves: Move[] = [];
  for (let count = 1; !liftRefusal(rules, table, from, count); count++) {
    for (const to of targetsOf(rules, table, from, count)) {
      moves.push({type: 'move', from, to, count});
    }
  }
  return moves;
}

/** Every legal action of a position. */
export function legalActions(rules: Rules, position: Position): Action[] {
  const stock: Action[] = [{type: 'draw'}, {type: 'recycle'}];
  return [
    ...stock.filter((action) => !refusalOf(rules, position, action)),
    ...rules.piles.flatMap((from) => movesFrom(rules, position.table, from)),
  ];
}
