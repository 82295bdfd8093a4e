import {acceptRefusal} from './accept.js';
import type {Action, Move} from './actions.js';
import {liftRefusal} from './lift.js';
import type {RefusalCause, PlainReason} from './refusals.js';
import type {Position} from './rules.js';
import {stockRefusal, stockActionOf} from './stock.js';
import {findPile, kindOf, pileOf, places} from './table.js';
import type {PileId} from './table.js';

/** Moves that no game allows, by the kinds of both piles, or by the kind of the target. */
const forbiddenRoutes: Record<string, PlainReason> = {
  FF: 'foundation-to-foundation',
  CC: 'cell-to-cell',
  S: 'to-stock',
  W: 'to-waste',
};

/** Why no card ever moves from one pile to another, or null. */
function routeRefusal({game}: Position, from: PileId, to: PileId): PlainReason | null {
  if (from === to) return 'same-pile';
  const source = kindOf(from);
  const target = kindOf(to);
  const reason = forbiddenRoutes[source + target] ?? forbiddenRoutes[target];
  if (reason) return reason;
  const takeBack: readonly string[] = game.takeBack;
  if (source !== 'F' || takeBack.includes(places[target])) return null;
  return takeBack.length ? 'take-back-to-cell' : 'no-take-back';
}

/** Why the `count` topmost cards of `from`, which can be picked up, cannot go to `to`, or null. */
function placeRefusal(
  position: Position,
  from: PileId,
  to: PileId,
  count: number,
): RefusalCause | null {
  return (
    routeRefusal(position, from, to) ??
    acceptRefusal(position, to, pileOf(position.table, from).slice(-count))
  );
}

function moveRefusal(position: Position, {from, to, count}: Move): RefusalCause | null {
  if (from === to) return 'same-pile';
  const pile = [from, to].find((id) => !findPile(position.table, id));
  if (pile) return {reason: 'no-such-pile', pile};
  return liftRefusal(position, from, count) ?? placeRefusal(position, from, to, count);
}

/** Why an action is not legal, or null if it is. */
export function actionRefusal(position: Position, action: Action): RefusalCause | null {
  const {type} = action;
  return type === 'move' ? moveRefusal(position, action) : stockRefusal(position, type);
}

/** Every pile that accepts the `count` topmost cards of a pile. */
export function targetsOf(position: Position, from: PileId, count: number): PileId[] {
  if (liftRefusal(position, from, count)) return [];
  return position.piles.filter((to) => !placeRefusal(position, from, to, count));
}

/** Every legal action. */
export function legalActions(position: Position): Action[] {
  const use = stockActionOf(position);
  const actions: Action[] = use === 'draw' || use === 'recycle' ? [{type: use}] : [];
  for (const from of position.piles) {
    for (let count = 1; !liftRefusal(position, from, count); count++) {
      const targets = targetsOf(position, from, count);
      actions.push(...targets.map((to): Move => ({type: 'move', from, to, count})));
    }
  }
  return actions;
}
