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

export interface Touch {
  /** It follows another on the same spot so soon that the two are a double tap. */
  readonly second?: boolean;
  /** A top card goes to its foundation at once. */
  readonly sends?: boolean;
}

/**
 * What a player's hand does at the table, whether a pointer or the keyboard leads it. It only asks:
 * the engine decides, and every question goes through the store as the player's.
 */
export class PlayerActions {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /**
   * Touches a spot: the stock draws or turns over; what is selected goes where it is wanted; a top
   * card goes to its foundation; else the cards from here on are selected, or let be if they were.
   *
   * @returns whether a card moved
   */
  touch(spot: HitTarget, {second, sends}: Touch = {}): boolean {
    const {game, ui} = this.#store;
    const {pile} = spot;
    if (pile === 'S') return this.turnStock();
    const count = countFrom(game, spot);
    const held = ui.selection;
    const own = held?.from === pile;
    if (second && ui.settings.doubleClick && count) return this.#sendOn(game, pile, count);
    if (held && !own && (selectedTarget(held, pile) || !count)) return this.put(pile);
    if (own && held.cards.length === count) this.#store.deselect();
    else if (sends && count === 1 && this.toFoundation(pile)) return true;
    else if (!this.pick(spot) && !count) this.#store.deselect();
    return false;
  }

  /** Selects the cards from a spot to the top of its pile, or tells why they do not lift, unless `quiet`. */
  pick(spot: HitTarget, carried = false, quiet = false): boolean {
    const {game} = this.#store;
    const count = countFrom(game, spot);
    return !!count && this.pickUp(spot.pile, count, carried, quiet);
  }

  /** Selects so many cards of a pile, or tells why they do not lift, unless `quiet`. */
  pickUp(pile: PileId, count: number, carried = false, quiet = false): boolean {
    const lift = this.#store.game.lift(pile, count);
    if (lift.ok) this.#store.select(pile, count, carried);
    else if (!quiet) this.#refuse(lift, pile, count);
    return lift.ok;
  }

  /** Puts what is selected on a pile; any foundation stands for the one that takes the card. */
  put(to: PileId): boolean {
    const held = this.#store.ui.selection;
    return !!held && this.#move(held.from, selectedTarget(held, to) ?? to, held.cards.length);
  }

  /** Draws; where the stock is empty, turns the waste back, or hears why it does not. */
  turnStock(): boolean {
    return this.#play(this.#store.game.stockAction === 'draw' ? 'D' : 'R');
  }

  /** Sends the top card of a pile to a foundation, if one takes it. */
  toFoundation(from: PileId): boolean {
    const to = kindOf(from) === 'F' ? null : this.#store.game.foundationFor(from);
    return !!to && this.#move(from, to, 1);
  }

  /** Sends a spot's card to a foundation, or tells why it does not go there. */
  send(spot: HitTarget): boolean {
    const {game} = this.#store;
    const {pile} = spot;
    const count = countFrom(game, spot);
    const to = count === 1 && kindOf(pile) !== 'F' && game.foundationFor(pile);
    if (to) return this.#move(pile, to, 1);
    this.#refuse({ok: false, reason: whyNotToFoundation(game, pile, count)}, pile, count);
    return false;
  }

  #sendOn(game: Game, from: PileId, count: number): boolean {
    const lift = game.lift(from, count);
    const to = lift.ok && game.autoTarget(from, count);
    if (to) return this.#move(from, to, count);
    this.#refuse(lift.ok ? {ok: false, reason: 'no-target'} : lift, from, count);
    return false;
  }

  /** A refused lift has no target yet: its attempt is written like the start of a move. */
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

/** The pile among a selection's targets that `pile` stands for: itself, or any foundation for the one that takes. */
export function selectedTarget({targets}: Selection, pile: PileId): PileId | undefined {
  return targets.find((target) => target === pile || kindOf(target) + kindOf(pile) === 'FF');
}

/** Why the top `count` cards of a pile can't go to a foundation; 0 for the pile's own place. */
function whyNotToFoundation({state}: Game, pile: PileId, count: number): PlainReason | TableReason {
  if (!count) return pileOf(state, pile).length ? 'from-stock' : 'no-cards';
  if (kindOf(pile) === 'F') return 'foundation-to-foundation';
  return count > 1 ? 'not-top' : 'no-foundation';
}

/** How many cards lie from a spot to the top of its pile; none for a place, one for anything but a column. */
function countFrom(game: Game, {pile, index}: HitTarget): number {
  const cards = pileOf(game.state, pile).length;
  if (index < 0 || index >= cards) return 0;
  return kindOf(pile) === 'T' ? cards - index : 1;
}
