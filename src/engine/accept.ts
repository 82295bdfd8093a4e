import {king} from './cards.js';
import type {Card} from './cards.js';
import {misfit} from './builds.js';
import type {EmptyColumn} from './definition.js';
import {liftLimit} from './lift.js';
import {refuse} from './refusals.js';
import type {PlainReason, Refusal} from './refusals.js';
import type {Rules} from './rules.js';
import {foundationSuit, indexOf, kindOf, pileIdOf, pileOf} from './table.js';
import type {Pile, PileId, TableState} from './table.js';

/** Why a pile does not take these cards, of which the first comes to lie lowest. */
type Accept = (rules: Rules, table: TableState, run: Pile, to: PileId) => Refusal | null;

const emptyColumns: Record<EmptyColumn, (card: Card) => PlainReason | null> = {
  king: (card) => (card.rank === king ? null : 'king-only'),
  any: () => null,
};

const plain = (reason: PlainReason | null) => reason && refuse(reason);

const emptyColumn: Accept = (rules, table, run) => {
  const reason = emptyColumns[rules.game.emptyColumn](run[0]!);
  if (reason) return refuse(reason);
  const allowed = liftLimit(rules, table, 1);
  return run.length > allowed ? {ok: false, reason: 'too-many', allowed} : null;
};

const column: Accept = (rules, table, run, to) => {
  const under = pileOf(table, to).at(-1);
  if (!under) return emptyColumn(rules, table, run, to);
  return plain(misfit(rules.game.builds, run[0]!, under));
};

function offFoundation({game}: Rules, table: TableState, card: Card, at: number) {
  const {length} = table.foundations[at]!;
  if (foundationSuit(at, game.decks) !== card.suit) return 'wrong-suit';
  if (card.rank === length + 1) return null;
  return length ? 'wrong-rank' : 'needs-ace';
}

/** Two places of a row are one to the player, so only the first that takes a card counts. */
const foundation: Accept = (rules, table, run, to) => {
  if (run.length > 1) return refuse('one-to-foundation');
  const at = indexOf(to);
  const reason = offFoundation(rules, table, run[0]!, at);
  if (reason) return refuse(reason);
  for (let first = at - (at % rules.game.decks); first < at; first++) {
    if (!offFoundation(rules, table, run[0]!, first)) {
      return {ok: false, reason: 'first-of-row', place: pileIdOf('F', first)};
    }
  }
  return null;
};

const cell: Accept = (_rules, table, run, to) => {
  if (run.length > 1) return refuse('one-to-cell');
  return pileOf(table, to).length ? refuse('cell-taken') : null;
};

const accepts: Record<ReturnType<typeof kindOf>, Accept> = {
  S: () => refuse('to-stock'),
  W: () => refuse('to-waste'),
  T: column,
  F: foundation,
  C: cell,
};

export const acceptRefusal: Accept = (rules, table, run, to) =>
  accepts[kindOf(to)](rules, table, run, to);
