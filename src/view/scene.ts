import type {Card, Game, PileId} from '../engine/index.js';
import {foundationSuit, indexOf, kindOf, parseAction, pileOf} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import {itemName, pilesInOrder} from '../speech/labels.js';
import type {Selection} from '../store/ui-state.js';

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
  return pilesInOrder(game).map((id) => pileItems(game, id, input));
}

function pileItems(game: Game, id: PileId, {selection, hint, strings}: SceneInput): SceneItem[] {
  const pile = pileOf(game.state, id);
  const {length} = pile;
  const takes = !!selection?.targets.includes(id);
  const seen = kindOf(id) === 'T' ? length : id === 'W' ? (game.options.draw ?? 1) + 1 : 2;
  const mark = markOf(game, id);
  const hinted = hintedFrom(id, length, hint);
  const item = (index: number): SceneItem => {
    const card = pile[index] ?? null;
    const target = takes && index === length - 1;
    const name = itemName(game, id, index, strings);
    return {
      key: card ? card.id : id,
      pile: id,
      index,
      card,
      label: target ? name + strings.comma + strings.takesIt : name,
      mark,
      held:
        card && selection?.cards.includes(card) ? (selection.carried ? 'lifted' : 'selected') : '',
      target,
      hinted: index >= hinted,
    };
  };
  return [item(-1), ...pile.map((_, index) => item(index)).slice(-seen)];
}

/** The lowest card of a pile that a hint speaks of; -1 for its place, Infinity for none. */
function hintedFrom(id: PileId, length: number, hint: string | null): number {
  const action = hint ? parseAction(hint) : null;
  if (!action) return Infinity;
  const {from, to, count} = action.type === 'move' ? action : {from: '', to: 'S', count: 1};
  if (id !== from && id !== to) return Infinity;
  return length - (id === from ? count : 1);
}

/** What an empty place tells the eye: its suit, that it takes kings, what the stock still does. */
function markOf({definition, stockAction}: Game, id: PileId): string {
  const kind = kindOf(id);
  if (kind === 'F') return foundationSuit(indexOf(id), definition.decks);
  if (kind === 'S') return stockAction;
  return kind === 'T' ? definition.emptyColumn : '';
}
