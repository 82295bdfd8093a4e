import type {Card, Game, Pile, PileId} from '../engine/index.js';
import {foundationSuit, indexOf, kindOf, pileIds, pileOf} from '../engine/index.js';
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
  readonly selected: boolean;
  /** It hangs on the pointer. */
  readonly lifted: boolean;
  /** The selected cards may go here. */
  readonly target: boolean;
}

interface SceneInput {
  readonly selection: Selection | null;
  readonly strings: Strings;
}

/**
 * What the felt shows, pile by pile in reading order, each pile's place before its cards. Of the
 * piles whose cards cover each other wholly only the cards that can be seen, or could be while one
 * moves, are there.
 */
export function scene(game: Game, input: SceneInput): SceneItem[][] {
  const hand: PileId[] = game.stock === 'none' ? [] : ['S', 'W'];
  const ids = pileIds(game.state).filter((id) => id !== 'W');
  const columns = ids.filter((id) => kindOf(id) === 'T');
  const others = ids.filter((id) => kindOf(id) !== 'T');
  return [...hand, ...others, ...columns].map((id) => pileItems(game, id, input));
}

function pileItems(game: Game, id: PileId, input: SceneInput): SceneItem[] {
  const {selection, strings} = input;
  const pile = pileOf(game.state, id);
  const target = !!selection?.targets.includes(id);
  const {length} = pile;
  const shown = kindOf(id) === 'T' ? length : id === 'W' ? (game.options.draw ?? 1) + 1 : 2;
  const base = {pile: id, index: -1, card: null, selected: false, lifted: false, mark: ''};
  const place: SceneItem = {
    ...base,
    key: id,
    label: placeLabel(game, id, pile, strings),
    mark: markOf(game, id),
    target: target && !length,
  };
  const cards = pile.map((card, index): SceneItem => {
    const selected = !!selection?.cards.includes(card);
    return {
      ...base,
      key: card.id,
      index,
      card,
      label: cardLabel(game, id, pile, index, strings),
      selected,
      lifted: selected && !!selection?.carried,
      target: target && index === length - 1,
    };
  });
  return [place, ...cards.slice(-shown)];
}

/** Names a pile as it is spoken of: "column 3", "foundation, spades, 1 of 2". */
export function pileName({definition: {decks}}: Game, id: PileId, strings: Strings): string {
  const index = indexOf(id);
  const number = index + 1;
  const names = {
    S: () => strings.stock,
    W: () => strings.waste,
    T: () => strings.column({number}),
    C: () => strings.cell({number}),
    F: () =>
      strings.foundation({
        number,
        suit: foundationSuit(index, decks),
        place: (index % decks) + 1,
        places: decks,
      }),
  };
  return names[kindOf(id)]();
}

function placeLabel(game: Game, id: PileId, pile: Pile, strings: Strings): string {
  if (id === 'S') return `${strings.stock}, ${stockText(game, pile.length, strings)}`;
  if (pile.length) return '';
  const takes = game.definition.emptyColumn === 'king' ? strings.takesKing : strings.takesAny;
  const name = `${pileName(game, id, strings)}, ${strings.empty}`;
  return kindOf(id) === 'T' ? `${name}, ${takes}` : name;
}

function stockText({stock}: Game, cards: number, strings: Strings): string {
  if (cards) return strings.cards(cards);
  return `${strings.empty}, ${stock === 'recycle' ? strings.recycles : strings.passOver}`;
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
  const name = `${strings.card(rank, suit)}, ${pileName(game, id, strings)}`;
  return inColumn ? strings.inColumn(name, index + 1, pile.length) : name;
}
