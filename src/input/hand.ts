import {type Game, formatAction, pileOf, type PileId} from '../engine/index.js';
import type {Selection, TableStore} from '../store/table-store.js';

/** A place on the table that can be pointed at: a card of a pile, or, with index -1, the pile itself. */
export interface Spot {
  readonly key: PileId | number;
  readonly pile: PileId;
  readonly index: number;
}

/**
 * What a player's hand does at the table, whether a pointer or the keyboard leads it. It only asks:
 * the engine decides, and every question goes through the store as the player's.
 */
export class Hand {
  constructor(private readonly store: TableStore) {}

  /**
   * A tap: the stock draws or turns over; a card goes where the selection or a foundation wants it;
   * else it is selected. `second` looks further, as a double tap does.
   *
   * @returns whether a card moved
   */
  tap(spot: Spot, second: boolean): boolean {
    const game = this.store.game;
    if (!game) return false;
    if (spot.pile === 'S') return this.turnStock();
    const {selection, settings} = this.store.ui;
    const count = countFrom(game, spot);
    const again = selection?.from === spot.pile && selection.count === count;
    if (second && settings.doubleClick && count) return this.#sendOn(game, spot.pile, count);
    if (again) {
      this.store.deselect();
      return false;
    }
    if (selection && this.#tapsTarget(selection, spot, count)) return this.put(spot.pile);
    if (count === 1 && this.toFoundation(spot.pile)) return true;
    if (count) this.pick(spot);
    else this.store.deselect();
    return false;
  }

  /** A key on a spot: picks up, puts down, turns the stock; on what is held already: lets it be. */
  press(spot: Spot): void {
    const game = this.store.game;
    if (!game) return;
    const {selection} = this.store.ui;
    const count = countFrom(game, spot);
    if (spot.pile === 'S') this.turnStock();
    else if (selection?.from === spot.pile && selection.count === count) this.store.deselect();
    else if (selection && this.#tapsTarget(selection, spot, count)) this.put(spot.pile);
    else this.pick(spot);
  }

  /** Selects the cards from a spot to the top of its pile; refusals are told. Carries none of an empty one. */
  pick(spot: Spot, carried = false): boolean {
    const game = this.store.game;
    const count = game ? countFrom(game, spot) : 0;
    if (!game || !count) return false;
    const lift = game.lift(spot.pile, count);
    if (lift.ok) this.store.select(spot.pile, count, carried);
    else this.store.refuse({...lift, action: attempt(spot.pile, count)});
    return lift.ok;
  }

  /** Puts what is selected on a pile; any foundation stands for the one that takes the card. */
  put(to: PileId): boolean {
    const {selection} = this.store.ui;
    if (!selection) return false;
    return this.#move(selection.from, selectedTarget(selection, to) ?? to, selection.count);
  }

  /** Draws; where the stock is empty, turns the waste back, or hears why it does not. */
  turnStock(): boolean {
    return this.#play(this.store.game?.stock === 'draw' ? 'D' : 'R');
  }

  /** Sends the top card of a pile to a foundation, if one takes it. */
  toFoundation(from: PileId): boolean {
    const to = from.startsWith('F') ? null : this.store.game?.foundationFor(from);
    return !!to && this.#move(from, to, 1);
  }

  #sendOn(game: Game, from: PileId, count: number): boolean {
    const lift = game.lift(from, count);
    const to = lift.ok ? game.autoTarget(from, count) : null;
    if (to) return this.#move(from, to, count);
    this.store.refuse(
      lift.ok
        ? {ok: false, reason: 'no-target', action: attempt(from, count)}
        : {...lift, action: attempt(from, count)},
    );
    return false;
  }

  /** A tap on another pile is meant as a target where that pile takes the cards, or holds none to select. */
  #tapsTarget(selection: Selection, spot: Spot, count: number): boolean {
    if (selection.from === spot.pile) return false;
    return selectedTarget(selection, spot.pile) !== undefined || count === 0;
  }

  #move(from: PileId, to: PileId, count: number): boolean {
    return this.#play(formatAction({type: 'move', from, to, count}));
  }

  #play(action: string): boolean {
    return !!this.store.asPlayer(() => this.store.game?.play(action).ok);
  }
}

/** The pile among a selection's targets that `pile` stands for: itself, or any foundation for the one that takes. */
export function selectedTarget({targets}: Selection, pile: PileId): PileId | undefined {
  if (!pile.startsWith('F')) return targets.find((target) => target === pile);
  return targets.find((target) => target.startsWith('F'));
}

/** How many cards lie from a spot to the top of its pile; none for a place, one for anything but a column. */
export function countFrom(game: Game, {pile, index}: Spot): number {
  const cards = pileOf(game.state, pile).length;
  if (index < 0 || index >= cards) return 0;
  return pile.startsWith('T') ? cards - index : 1;
}

/** A refused lift has no target yet: its attempt is written like the start of a move. */
const attempt = (from: PileId, count: number): string => (count > 1 ? `${from}x${count}` : from);
