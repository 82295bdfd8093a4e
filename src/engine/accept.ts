import {buildRefusal} from './builds.js';
import {king} from './cards.js';
import type {Card} from './cards.js';
import {supermoveRefusal} from './lift.js';
import type {RefusalCause, PlainReason} from './refusals.js';
import type {Position} from './rules.js';
import {foundationSuit, indexOf, kindOf, pileIdOf, pileOf} from './table.js';
import type {Pile, PileId} from './table.js';

function columnRefusal(position: Position, to: PileId, run: Pile): RefusalCause | null {
  const {game, table} = position;
  const lead = run[0]!;
  const under = pileOf(table, to).at(-1);
  if (under) return buildRefusal(game.builds, lead, under);
  if (game.emptyColumn === 'king' && lead.rank !== king) return 'king-only';
  return supermoveRefusal(position, run, true);
}

function suitOrRankRefusal({game, table}: Position, card: Card, at: number): PlainReason | null {
  const {length} = table.foundations[at]!;
  if (foundationSuit(at, game.decks) !== card.suit) return 'wrong-suit';
  if (card.rank === length + 1) return null;
  return length ? 'wrong-rank' : 'needs-ace';
}

/** With two decks, a card goes to the first place of its suit's row that accepts it. */
function foundationRefusal(position: Position, card: Card, at: number): RefusalCause | null {
  const refusal = suitOrRankRefusal(position, card, at);
  const isSecond = at % position.game.decks > 0;
  if (refusal || !isSecond || suitOrRankRefusal(position, card, at - 1)) return refusal;
  return {reason: 'first-of-row', place: pileIdOf('F', at - 1)};
}

/** Why a column, foundation or cell does not accept a run (lead card first), or null if it does. */
export function acceptRefusal(position: Position, to: PileId, run: Pile): RefusalCause | null {
  const kind = kindOf(to);
  if (kind === 'T') return columnRefusal(position, to, run);
  if (run.length > 1) return kind === 'F' ? 'one-to-foundation' : 'one-to-cell';
  if (kind === 'F') return foundationRefusal(position, run[0]!, indexOf(to));
  return pileOf(position.table, to).length ? 'cell-taken' : null;
}
