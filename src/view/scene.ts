import type {Card, Game, Pile, PileId} from '../engine/index.js';
import {foundationSuit, indexOf, kindOf, parseAction, pileIds, pileOf} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {Selection} from '../store/table-store.js';

/** One thing to be shown on the felt: a pile's place, or a card on it. */
export interface SceneItem {
  /** Stable through every move: the pile's id, or the card's. */
  readonly key: PileId | number;
  readonly pile: PileId;
  /** The card's place in its pile from the bottom; -1 for the pile's own place. */
  readonly index: number;
  readonly card: Card | null;
  /** What it is called; empty for what is only seen: covered backs, places under cards. */
  readonly label: string;
  /** What a place shows while it is empty. */
  readonly mark: string;
  /** It is selected, or even hangs on the pointer. */
  readonly held: '' | 'selected' | 'lifted';
  /** What is held may go here. */
  readonly target: boolean;
  /** A hint speaks of it: of a card that could move, or of where to. */
  readonly hinted: boolean;
}

interface SceneInput {
  readonly selection: Selection | null;
  /** The action that is shown as a hint, if any. */
  readonly hint: string | null;
  readonly strings: Strings;
}

/**
 * What the felt shows, pile by pile in reading order, each pile's place before its cards. Of the
 * piles whose cards cover each other wholly only the cards that can be seen, or could be while one
 * moves, are there.
 */
export function scene(game: Game, input: SceneInput): SceneItem[][] {
  const order = 'SWCFT';
  const ids: PileId[] = game.stock === 'none' ? [] : ['S', 'W'];
  ids.push(...pileIds(game.state).filter((id) => id !== 'W'));
  ids.sort((a, b) => order.indexOf(kindOf(a)) - order.indexOf(kindOf(b)));
  return ids.map((id) => pileItems(game, id, input));
}

function pileItems(game: Game, id: PileId, {selection, hint, strings}: SceneInput): SceneItem[] {
  const pile = pileOf(game.state, id);
  const {length} = pile;
  const target = !!selection?.targets.includes(id);
  const hinted = hintedFrom(id, length, hint);
  const seen = kindOf(id) === 'T' ? length : id === 'W' ? (game.options.draw ?? 1) + 1 : 2;
  const place: SceneItem = {
    key: id,
    pile: id,
    index: -1,
    card: null,
    label: placeLabel(game, id, length, strings),
    mark: markOf(game, id),
    held: '',
    target: target && !length,
    hinted: hinted < 0,
  };
  const cards = pile.map((card, index): SceneItem => ({
    ...place,
    key: card.id,
    index,
    card,
    label: cardLabel(game, id, pile, index, strings),
    held: selection?.cards.includes(card) ? (selection.carried ? 'lifted' : 'selected') : '',
    target: target && index === length - 1,
    hinted: index >= hinted,
  }));
  return [place, ...cards.slice(-seen)];
}

/** The lowest card of a pile that a hint speaks of; -1 for its place, Infinity for none. */
function hintedFrom(id: PileId, length: number, hint: string | null): number {
  const action = hint ? parseAction(hint) : null;
  if (!action) return Infinity;
  const {from, to, count} = action.type === 'move' ? action : {from: '', to: 'S', count: 1};
  if (id !== from && id !== to) return Infinity;
  return length - (id === from ? count : 1);
}

/** Names a pile as it is spoken of: "column 3", "foundation, spades, 1 of 2". */
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

function placeLabel(game: Game, id: PileId, cards: number, strings: Strings): string {
  const {stock, definition} = game;
  const kind = kindOf(id);
  if (cards && kind !== 'S') return '';
  const words = [pileName(game, id, strings), cards ? strings.cards(cards) : strings.empty];
  if (kind === 'T') words.push(strings[definition.emptyColumn]);
  if (kind === 'S' && !cards) words.push(strings[stock === 'recycle' ? stock : 'finished']);
  return words.join(strings.comma);
}

/** What an empty place tells the eye: its suit, that it takes kings, what the stock still does. */
function markOf({definition, stock}: Game, id: PileId): string {
  const kind = kindOf(id);
  if (kind === 'F') return foundationSuit(indexOf(id), definition.decks);
  if (kind === 'S') return stock;
  return kind === 'T' ? definition.emptyColumn : '';
}

/** Only what can be played from, or be looked at, has a name. */
function cardLabel(game: Game, id: PileId, pile: Pile, index: number, strings: Strings): string {
  const {rank, suit, faceUp} = pile[index] as Card;
  const inColumn = kindOf(id) === 'T';
  const covered = index < pile.length - 1;
  if (!faceUp || (covered && !inColumn)) return '';
  const words = [strings.card(rank, suit), pileName(game, id, strings)];
  if (inColumn) words.push(strings.cardOf(index + 1, pile.length));
  return words.join(strings.comma);
}
