import type {Card, Game, Pile, PileId} from '../engine/index.js';
import {foundationSuit, indexOf, kindOf, pileIdOf} from '../engine/index.js';
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

/** One pile to be shown: the game it belongs to, and how many of its cards from the top can be seen. */
interface Shown {
  readonly game: Game;
  readonly id: PileId;
  readonly pile: Pile;
  readonly seen: number;
}

/**
 * What the felt shows, in reading order. Of the piles whose cards cover each other wholly only the
 * cards that can be seen, or could be while one moves, are there.
 */
export function scene(game: Game, input: SceneInput): SceneItem[] {
  return pilesOf(game).flatMap((shown) => [
    placeItem(shown, input),
    ...shown.pile.map((_, index) => cardItem(shown, index, input)).slice(-shown.seen),
  ]);
}

function pilesOf(game: Game): Shown[] {
  const {stock, waste, cells, foundations, columns} = game.state;
  const fan = game.options.draw ?? 1;
  const shown = (id: PileId, pile: Pile, seen: number): Shown => ({game, id, pile, seen});
  const hand = game.stock === 'none' ? [] : [shown('S', stock, 2), shown('W', waste, fan + 1)];
  return [
    ...hand,
    ...cells.map((card, i) => shown(pileIdOf('C', i), card ? [card] : [], 1)),
    ...foundations.map((pile, i) => shown(pileIdOf('F', i), pile, 2)),
    ...columns.map((pile, i) => shown(pileIdOf('T', i), pile, Infinity)),
  ];
}

function placeItem({game, id, pile}: Shown, {selection, strings}: SceneInput): SceneItem {
  return {
    key: id,
    pile: id,
    index: -1,
    card: null,
    label: placeLabel(game, id, pile, strings),
    mark: markOf(game, id),
    selected: false,
    lifted: false,
    target: !pile.length && !!selection?.targets.includes(id),
  };
}

function cardItem(
  {game, id, pile}: Shown,
  index: number,
  {selection, strings}: SceneInput,
): SceneItem {
  const card = pile[index] as Card;
  const top = index === pile.length - 1;
  const selected = selection?.from === id && pile.length - index <= selection.count;
  return {
    key: card.id,
    pile: id,
    index,
    card,
    label: cardLabel(game, id, pile, index, strings),
    mark: '',
    selected,
    lifted: selected && selection.carried,
    target: top && !!selection?.targets.includes(id),
  };
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
