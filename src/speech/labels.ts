import {
  foundationSuit,
  type Game,
  indexOf,
  kindOf,
  type Pile,
  type PileId,
  pileIds,
  pileOf,
} from '../engine/index.js';
import type {Strings} from '../locales/en.js';

/** The kinds of piles in the order in which a table is read. */
const readingOrder = ['S', 'W', 'C', 'F', 'T'] as const;

/** The piles of a game in the order in which they are shown to assistive technology. */
export function pilesInReadingOrder({state, stockAction}: Game): PileId[] {
  const hasStock = stockAction !== 'none';
  const ids: PileId[] = ['S', ...pileIds(state)];
  const shown = hasStock ? ids : ids.filter((id) => id !== 'S' && id !== 'W');
  return readingOrder.flatMap((kind) => shown.filter((id) => kindOf(id) === kind));
}

/**
 * The accessible name of a card in a pile, or with index -1 of the pile's own place: "10 of diamonds,
 * column 3, card 4 of 6". Empty for items that cannot be played from and add nothing: backs, covered
 * cards outside the columns, places under cards.
 */
export function itemLabel(game: Game, id: PileId, index: number, strings: Strings): string {
  const pile = pileOf(game.state, id);
  const parts = pile[index]
    ? cardParts(game, id, index, strings)
    : placeParts(game, id, pile, strings);
  return parts.join(strings.comma);
}

/** The name of a pile: "column 3"; "foundation, spades, first of two" */
export function pileName({definition: {decks}}: Game, id: PileId, strings: Strings): string {
  const index = indexOf(id);
  const number = index + 1;
  return {
    S: strings.stock,
    W: strings.waste,
    T: strings.column(number),
    C: strings.cell(number),
    F: strings.foundation(foundationSuit(index, decks), (index % decks) + 1, decks),
  }[kindOf(id)];
}

/** Of a pile's place: its name, that it is empty, and what it takes or does. Of the stock: how many cards it has. */
function placeParts(game: Game, id: PileId, {length}: Pile, strings: Strings): string[] {
  const {stockAction, definition} = game;
  const kind = kindOf(id);
  if (length > 0 && kind !== 'S') return [];
  const parts = [pileName(game, id, strings), length > 0 ? strings.cards(length) : strings.empty];
  if (kind === 'T') parts.push(strings[definition.emptyColumn]);
  if (kind === 'S' && length === 0)
    parts.push(stockAction === 'recycle' ? strings.recycle : strings.finished);
  return parts;
}

/** Of a card: its name, its pile, and its position in a column. A foundation says how far it is built up instead. */
function cardParts(game: Game, id: PileId, index: number, strings: Strings): string[] {
  const kind = kindOf(id);
  const pile = pileOf(game.state, id);
  const card = pile[index];
  const isCovered = index < pile.length - 1;
  if (!card?.faceUp || (isCovered && kind !== 'T')) return [];
  const name = pileName(game, id, strings);
  if (kind === 'F') return [name, strings.upTo(card.rank)];
  const parts = [strings.card(card.rank, card.suit), name];
  if (kind === 'T') parts.push(strings.cardOf(index + 1, pile.length));
  if (pile[index - 1]?.faceUp === false) parts.push(strings.onHidden(index));
  return parts;
}
