import {formatAction} from '../engine/actions.js';
import type {Action, Move} from '../engine/actions.js';
import {buildRefusal} from '../engine/builds.js';
import {isRed, king} from '../engine/cards.js';
import type {Card} from '../engine/cards.js';
import type {Game} from '../engine/game.js';
import {legalActions} from '../engine/legal.js';
import {perform} from '../engine/perform.js';
import type {Position} from '../engine/rules.js';
import {foundationSuit, kindOf, pileOf} from '../engine/table.js';
import type {Pile, TableState} from '../engine/table.js';

/** What an action is worth by itself, the best first. An action that is not listed is worth nothing. */
const worth = {
  safe: 95,
  uncovers: 70,
  empties: 65,
  fromCell: 62,
  fromWaste: 60,
  king: 55,
  joins: 50,
  foundation: 45,
  opens: 40,
  stock: 30,
} as const;

/** A pile as players see it; face-down cards differ only by their id. */
const faces = (pile: readonly (Card | null)[]): string =>
  pile.map((card) => (card?.faceUp ? card.suit[0]! + card.rank : card?.id)).join();

const keys = new WeakMap<TableState, string>();

/** Equal for states that are the same to players: the order of columns and of cells makes no difference. */
function keyOf(table: TableState): string {
  const {stock, waste, columns, foundations, cells} = table;
  const cached = keys.get(table);
  if (cached !== undefined) return cached;
  const counts = [stock, waste, ...foundations].map(({length}) => length);
  const held = cells.map((card) => faces([card])).sort();
  const key = [counts, columns.map(faces).sort().join(';'), held].join('|');
  keys.set(table, key);
  return key;
}

/** Whether no other card needs this one in a column: those that could lie on it are on foundations, or can go there. */
function isSafe({game, table}: Position, {rank, suit}: Card): boolean {
  if (game.builds === 'same-suit') return true;
  return table.foundations.every(
    ({length}, at) => length >= rank - 2 || isRed(foundationSuit(at, game.decks)) === isRed(suit),
  );
}

/** Whether a card is in sequence with the one under it. Moving it from there gains nothing. */
const isJoined = ({game}: Position, card: Card, under: Card | undefined): boolean =>
  !!under?.faceUp && !buildRefusal(game.builds, card, under);

function worthInColumn(position: Position, {from, to, count}: Move): number {
  const pile = pileOf(position.table, from);
  const lead = pile.at(-count)!;
  const under = pile.at(-count - 1);
  if (!pileOf(position.table, to).length) {
    return lead.rank === king && (under || kindOf(from) !== 'T') ? worth.king : 0;
  }
  if (kindOf(from) === 'C') return worth.fromCell;
  if (from === 'W') return worth.fromWaste;
  if (!under) return worth.empties;
  return isJoined(position, lead, under) ? 0 : worth.joins;
}

/** What an action is worth by itself. Of two that turn a card face up, the one from the pile with more face-down cards is better. */
function worthOf(position: Position, action: Action): number {
  if (action.type !== 'move') return worth.stock;
  const {from, to, count} = action;
  const pile = pileOf(position.table, from);
  if (kindOf(to) === 'F') return isSafe(position, pile.at(-1)!) ? worth.safe : worth.foundation;
  const hidden = pile.filter(({faceUp}) => !faceUp).length;
  if (hidden && hidden === pile.length - count) return worth.uncovers + hidden;
  return kindOf(to) === 'T' ? worthInColumn(position, action) : 0;
}

/** How many cards lie on the topmost card of a pile that could go to a foundation; Infinity if there is no such card. */
function depthOfWanted({game, table}: Position, pile: Pile): number {
  const wanted = pile.map(
    ({rank, suit, faceUp}) =>
      faceUp &&
      table.foundations.some(
        ({length}, at) => length === rank - 1 && foundationSuit(at, game.decks) === suit,
      ),
  );
  return wanted.includes(true) ? pile.length - 1 - wanted.lastIndexOf(true) : Infinity;
}

/**
 * What a move is worth for the card that it exposes: most if that card has a good move itself, little if it only gets a
 * card off another that it is not in sequence with.
 */
function worthOfOpening(position: Position, {from, to, count}: Move, after: Position): number {
  const pile = pileOf(position.table, from);
  const under = pile.at(-count - 1);
  const breaks = kindOf(from) === 'T' && isJoined(position, pile.at(-count)!, under);
  const least = breaks ? worth.fromWaste : worth.joins;
  const next = legalActions(after).some(
    (one) =>
      one.type === 'move' &&
      one.from === from &&
      (kindOf(one.to) === 'F' || worthOf(after, one) >= least),
  );
  if (next) return worth.opens;
  if (breaks || kindOf(from) !== 'T' || (!under && kindOf(to) === 'T')) return 0;
  return Math.max(1, worth.stock - 1 - depthOfWanted(position, pile));
}

/**
 * The useful actions, the best first, by what players can see: face-down cards and the order of the stock are not
 * considered. None leads to one of the `earlier` states or takes a card from a foundation.
 */
export function hintsOf(position: Position, earlier: readonly TableState[]): Action[] {
  const seen = new Set([position.table, ...earlier].map(keyOf));
  const hints = legalActions(position).flatMap((action) => {
    if (action.type === 'move' && kindOf(action.from) === 'F') return [];
    const after = perform(position, action);
    const key = keyOf(after.table);
    if (seen.has(key)) return [];
    seen.add(key);
    const value = worthOf(position, action) || worthOfOpening(position, action as Move, after);
    return value ? [{action, value}] : [];
  });
  return hints.sort((a, b) => b.value - a.value).map(({action}) => action);
}

/** The hints for a game, in notation, the best first. None leads back to an earlier state of the game. */
export const hintsFor = ({position, earlierStates}: Game): string[] =>
  hintsOf(position, earlierStates).map(formatAction);
