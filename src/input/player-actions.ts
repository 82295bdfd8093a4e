import {
  formatAction,
  type Game,
  kindOf,
  type PileId,
  pileOf,
  type PlainReason,
  type Refusal,
} from '../engine/index.js';
import type {TableReason} from '../locales/refusal-text.js';
import type {TableStore} from '../store/table-store.js';
import type {Selection} from '../store/ui-state.js';
import type {HitTarget} from './hit-target.js';

/** How an item was activated. */
export interface ActivateOptions {
  /** The second tap of a double tap. */
  readonly isDoubleTap?: boolean;
  /** A top card goes to its foundation, if one takes it, instead of being selected. */
  readonly sendsToFoundation?: boolean;
}

/** How cards are picked up. */
export interface PickUpOptions {
  /** The cards follow the pointer. */
  readonly dragging?: boolean;
  /** A refusal is not reported to the player. */
  readonly silent?: boolean;
}

/**
 * What a player can do with cards and piles, by pointer and keyboard alike. Nothing here decides what
 * is legal: every question and action goes to the engine, and counts as the player's.
 */
export class PlayerActions {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /**
   * Taps, clicks or presses Enter on a target. The stock draws or recycles. Selected cards are moved
   * to the target if its pile accepts them or has no cards; the engine may refuse. A top card goes to its foundation, with
   * `sendsToFoundation`. Otherwise the cards from the target on are selected, or deselected if they
   * were. A double tap moves cards wherever they fit: see `autoTarget` in `src/engine/auto-move.ts`.
   *
   * @returns whether a card moved
   */
  activate(target: HitTarget, {isDoubleTap, sendsToFoundation}: ActivateOptions = {}): boolean {
    const {game, ui} = this.#store;
    const {pile} = target;
    if (pile === 'S') return this.drawOrRecycle();
    const count = countFrom(game, target);
    if (isDoubleTap && ui.settings.doubleClick && count) return this.#moveToAutoTarget(pile, count);
    const {selection} = ui;
    const isOwnPile = selection?.from === pile;
    if (selection && !isOwnPile && (targetOf(selection, pile) || !count)) return this.dropOn(pile);
    if (isOwnPile && selection.cards.length === count) this.#store.deselect();
    else if (sendsToFoundation && count === 1 && this.#moveToFoundation(pile)) return true;
    else if (!this.pickUpFrom(target) && !count) this.#store.deselect();
    return false;
  }

  /** Selects a card and those on it, or refuses. Returns whether they were selected. */
  pickUpFrom(target: HitTarget, options?: PickUpOptions): boolean {
    const count = countFrom(this.#store.game, target);
    return count > 0 && this.pickUp(target.pile, count, options);
  }

  /** Selects the top `count` cards of a pile, or refuses. Returns whether they were selected. */
  pickUp(pile: PileId, count: number, {dragging, silent}: PickUpOptions = {}): boolean {
    const lift = this.#store.game.lift(pile, count);
    if (lift.ok) this.#store.select(pile, count, dragging);
    else if (!silent) this.#refuse(lift, pile, count);
    return lift.ok;
  }

  /** Moves the selected cards to a pile, or refuses. Any foundation means the one that takes the card. */
  dropOn(pile: PileId): boolean {
    const {selection} = this.#store.ui;
    if (!selection) return false;
    return this.#move(selection.from, targetOf(selection, pile) ?? pile, selection.cards.length);
  }

  /** Draws from the stock, or recycles the waste if the stock is empty. */
  drawOrRecycle(): boolean {
    return this.#play(this.#store.game.stockAction === 'draw' ? 'D' : 'R');
  }

  /** Moves a top card to its foundation, or refuses and says why it cannot go there. */
  sendToFoundation(target: HitTarget): boolean {
    const {game} = this.#store;
    const {pile} = target;
    const count = countFrom(game, target);
    const to = count === 1 ? foundationFor(game, pile) : null;
    if (to) return this.#move(pile, to, 1);
    this.#refuse({ok: false, reason: whyNotToFoundation(game, pile, count)}, pile, count);
    return false;
  }

  #moveToFoundation(from: PileId): boolean {
    const to = foundationFor(this.#store.game, from);
    return to !== null && this.#move(from, to, 1);
  }

  /** Moves cards to where a double tap sends them, or refuses. */
  #moveToAutoTarget(from: PileId, count: number): boolean {
    const {game} = this.#store;
    const lift = game.lift(from, count);
    const to = lift.ok ? game.autoTarget(from, count) : null;
    if (to) return this.#move(from, to, count);
    this.#refuse(lift.ok ? {ok: false, reason: 'no-target'} : lift, from, count);
    return false;
  }

  /** Without a target, the attempt is written as the first half of a move: `T4`, `T4x3`. */
  #refuse(
    refusal: Refusal | {ok: false; reason: PlainReason | TableReason},
    from: PileId,
    count: number,
  ): void {
    this.#store.refuse({...refusal, action: count > 1 ? `${from}x${count}` : from});
  }

  #move(from: PileId, to: PileId, count: number): boolean {
    return this.#play(formatAction({type: 'move', from, to, count}));
  }

  #play(action: string): boolean {
    return this.#store.asPlayer(() => this.#store.game.play(action).ok);
  }
}

/** The target of a selection that `pile` means: the pile itself, or for any foundation the one that takes the card. */
export function targetOf({targets}: Selection, pile: PileId): PileId | undefined {
  if (kindOf(pile) === 'F') return targets.find((target) => kindOf(target) === 'F');
  return targets.find((target) => target === pile);
}

/** The foundation for a pile's top card, or null. Cards of foundations stay where they are. */
function foundationFor(game: Game, from: PileId): PileId | null {
  return kindOf(from) === 'F' ? null : game.foundationFor(from);
}

/** Why the top `count` cards of a pile can't go to a foundation; 0 for the pile's own place. */
function whyNotToFoundation({state}: Game, pile: PileId, count: number): PlainReason | TableReason {
  if (!count) return pileOf(state, pile).length ? 'from-stock' : 'no-cards';
  if (kindOf(pile) === 'F') return 'foundation-to-foundation';
  return count > 1 ? 'not-top' : 'no-foundation';
}

/** How many cards lie from a target to the top of its pile: 0 for a place; at most 1 outside the columns. */
function countFrom(game: Game, {pile, index}: HitTarget): number {
  const {length} = pileOf(game.state, pile);
  if (index < 0 || index >= length) return 0;
  return kindOf(pile) === 'T' ? length - index : 1;
}
