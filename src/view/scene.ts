import type {Card, Game, PileId} from '../engine/index.js';
import {foundationSuit, indexOf, kindOf, parseAction, pileOf} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import {itemLabel, pilesInReadingOrder} from '../speech/labels.js';
import type {Selection} from '../store/ui-state.js';

/** One thing on the felt: a pile's place, or a card on it. */
export interface SceneItem {
  /** The pile's id, or the card's. A card keeps its key when it moves. */
  readonly key: PileId | number;
  readonly pile: PileId;
  /** The card's index in its pile, from the bottom; -1 for the pile's place. */
  readonly index: number;
  readonly card: Card | null;
  /** The accessible name. Empty if the item is only seen: covered backs, places under cards. */
  readonly label: string;
  /** The picture that a place shows while it is empty: a suit, or the name of a line drawing. */
  readonly mark: string;
  /** The card is part of the selection. */
  readonly selected: boolean;
  /** The card is part of the selection and follows the pointer. */
  readonly dragging: boolean;
  /** The selected cards can be moved here. */
  readonly target: boolean;
  /** The card or place is part of the hint that is shown. */
  readonly hinted: boolean;
}

export interface SceneInput {
  readonly selection: Selection | null;
  /** The action that is shown as a hint, in notation. */
  readonly hint: string | null;
  readonly strings: Strings;
}

/** A pile without a fan shows its top card, and the one below while the top card moves. */
const cardsOfStack = 2;

/**
 * What the felt shows, pile by pile in reading order, each pile's place before its cards. Piles whose
 * cards cover each other completely only contain the cards that can be seen, or could be while one
 * moves.
 */
export function scene(game: Game, input: SceneInput): SceneItem[][] {
  return pilesInReadingOrder(game).map((id) => pileItems(game, id, input));
}

function pileItems(game: Game, id: PileId, {selection, hint, strings}: SceneInput): SceneItem[] {
  const pile = pileOf(game.state, id);
  const {length} = pile;
  const isTarget = !!selection?.targets.includes(id);
  const mark = markOf(game, id);
  const firstHinted = firstHintedIndex(id, length, hint);
  const item = (index: number): SceneItem => {
    const card = pile[index] ?? null;
    const target = isTarget && index === length - 1;
    const label = itemLabel(game, id, index, strings);
    const selected = card !== null && (selection?.cards.includes(card) ?? false);
    return {
      key: card ? card.id : id,
      pile: id,
      index,
      card,
      label: target ? label + strings.comma + strings.takesIt : label,
      mark,
      selected,
      dragging: selected && !!selection?.dragging,
      target,
      hinted: index >= firstHinted,
    };
  };
  const cards = pile.map((_, index) => item(index));
  return [item(-1), ...cards.slice(-cardsShown(game, id))];
}

/** How many cards of a pile are rendered. Of a waste: the fan, and the card below it. */
function cardsShown({state, options}: Game, id: PileId): number {
  if (kindOf(id) === 'T') return pileOf(state, id).length;
  return kindOf(id) === 'W' ? (options.draw ?? 1) + 1 : cardsOfStack;
}

/** The index of the lowest card that a hint marks; -1 for the pile's place, Infinity for none. */
function firstHintedIndex(id: PileId, length: number, hint: string | null): number {
  const action = hint ? parseAction(hint) : null;
  if (!action) return Infinity;
  if (action.type !== 'move') return id === 'S' ? length - 1 : Infinity;
  if (id === action.from) return length - action.count;
  return id === action.to ? length - 1 : Infinity;
}

/** What an empty place shows: a foundation's suit, what the stock still does, that a column takes kings. */
function markOf({definition, stockAction}: Game, id: PileId): string {
  const kind = kindOf(id);
  if (kind === 'F') return foundationSuit(indexOf(id), definition.decks);
  if (kind === 'S') return stockAction;
  return kind === 'T' ? definition.emptyColumn : '';
}
