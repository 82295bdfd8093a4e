import {acceptObjection} from './accept.js';
import type {Action, Move} from './actions.js';
import {liftObjection} from './lift.js';
import type {Objection, PlainReason} from './refusals.js';
import type {Position} from './rules.js';
import {stockObjection, stockUse} from './stock.js';
import {findPile, kindOf, pileOf, places} from './table.js';
import type {PileId} from './table.js';

/** Ways that no card ever goes, by the kinds of both piles, or of the one it would come to. */
const closed: Record<string, PlainReason> = {
  FF: 'foundation-to-foundation',
  CC: 'cell-to-cell',
  S: 'to-stock',
  W: 'to-waste',
};

/** Why cards never go from the one pile to the other, whatever they are, or null. */
function routeObjection({game}: Position, from: PileId, to: PileId): PlainReason | null {
  if (from === to) return 'same-pile';
  const source = kindOf(from);
  const target = kindOf(to);
  const reason = closed[source + target] ?? closed[target];
  if (reason) return reason;
  const takeBack: readonly string[] = game.takeBack;
  if (source !== 'F' || takeBack.includes(places[target])) return null;
  return takeBack.length ? 'take-back-to-cell' : 'no-take-back';
}

/** Why the `count` topmost cards of `from`, which lift, may not go to `to`, or null. */
function placeObjection(
  position: Position,
  from: PileId,
  to: PileId,
  count: number,
): Objection | null {
  return (
    routeObjection(position, from, to) ??
    acceptObjection(position, to, pileOf(position.table, from).slice(-count))
  );
}

function moveObjection(position: Position, {from, to, count}: Move): Objection | null {
  if (from === to) return 'same-pile';
  const pile = [from, to].find((id) => !findPile(position.table, id));
  if (pile) return {reason: 'no-such-pile', pile};
  return liftObjection(position, from, count) ?? placeObjection(position, from, to, count);
}

/** Why an action is not legal in a position, or null if it is. */
export function objectionTo(position: Position, action: Action): Objection | null {
  const {type} = action;
  return type === 'move' ? moveObjection(position, action) : stockObjection(position, type);
}

/** Every pile that takes the `count` topmost cards of a pile. */
export function targetsOf(position: Position, from: PileId, count: number): PileId[] {
  if (liftObjection(position, from, count)) return [];
  return position.piles.filter((to) => !placeObjection(position, from, to, count));
}

/** Every legal action of a position. */
export function legalActions(position: Position): Action[] {
  const use = stockUse(position);
  const actions: Action[] = use === 'draw' || use === 'recycle' ? [{type: use}] : [];
  for (const from of position.piles) {
    for (let count = 1; !liftObjection(position, from, count); count++) {
      const targets = targetsOf(position, from, count);
      actions.push(...targets.map((to): Move => ({type: 'move', from, to, count})));
    }
  }
  return actions;
}
