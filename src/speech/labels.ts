import {
  type Card,
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

/** Every pile, in the order in which a table is read. */
export function pilesInOrder({state, stockAction}: Game): PileId[] {
  const order = 'SWCFT';
  const ids: PileId[] = stockAction === 'none' ? [] : ['S', 'W'];
  ids.push(...pileIds(state).filter((id) => id !== 'W'));
  return ids.sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
}

/**
 * What a card of a pile is called, or with index -1 the pile's own place: "10 of diamonds, column 3,
 * card 4 of 6". Empty for what cannot be played from and tells nothing: backs, covered cards, places
 * under cards.
 */
export function itemName(game: Game, id: PileId, index: number, strings: Strings): string {
  const pile = pileOf(game.state, id);
  const card = pile[index];
  const words = card ? cardWords(game, id, index, strings) : placeWords(game, id, pile, strings);
  return words.join(strings.comma);
}

/** "column 3"; "foundation, spades, first of two" */
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

function placeWords(game: Game, id: PileId, {length}: Pile, strings: Strings): string[] {
  const {stockAction, definition} = game;
  const kind = kindOf(id);
  if (length && kind !== 'S') return [];
  const words = [pileName(game, id, strings), length ? strings.cards(length) : strings.empty];
  if (kind === 'T') words.push(strings[definition.emptyColumn]);
  if (kind === 'S' && !length)
    words.push(strings[stockAction === 'recycle' ? stockAction : 'finished']);
  return words;
}

/** A foundation's top card tells how far the foundation has come; its suit is the pile's. */
function cardWords(game: Game, id: PileId, index: number, strings: Strings): string[] {
  const kind = kindOf(id);
  const pile = pileOf(game.state, id);
  const {rank, suit, faceUp} = pile[index] as Card;
  const covered = index < pile.length - 1;
  if (!faceUp || (covered && kind !== 'T')) return [];
  const where = pileName(game, id, strings);
  if (kind === 'F') return [where, strings.upTo(rank)];
  const words = [strings.card(rank, suit), where];
  if (kind === 'T') words.push(strings.cardOf(index + 1, pile.length));
  if (pile[index - 1]?.faceUp === false) words.push(strings.onHidden(index));
  return words;
}
