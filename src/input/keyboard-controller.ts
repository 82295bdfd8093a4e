import {type Move, parseAction, type PileId, pileOf, type PlayResult} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {SceneItem} from '../view/scene.js';
import type {LayoutController} from '../view/layout-controller.js';
import type {PlayerActions} from './player-actions.js';
import {PileTypeAhead} from './pile-type-ahead.js';
import {meaningOf} from './keymap.js';
import {hitTargetOf} from './hit-target.js';
import {nearestItem, nextTarget, type Direction, arrowDirections} from './spatial-navigation.js';

export interface KeyboardOptions {
  readonly store: TableStore;
  readonly stage: LayoutController;
  readonly hand: PlayerActions;
  readonly ready: () => boolean;
  /** Whether keys do anything at all. */
  readonly listens: () => boolean;
  /** Puts back what the pointer holds. */
  readonly cancelDrag: () => void;
  /** Shows a hint. */
  readonly hint: () => void;
  /** Reads the table aloud. */
  readonly read: () => void;
  /** Told that another item has the focus. */
  readonly moved: () => void;
}

type Key = SceneItem['key'];

/** What a key does; false where it found nothing to do, and is left to the browser. */
type Keys = Readonly<Record<string, () => unknown>>;

/**
 * Leads the hand by keys: one item has the focus, arrows walk the items as they lie, Enter picks up
 * and puts down. While something is picked up, arrows go round the piles that take it.
 */
export class KeyboardController implements EventListenerObject {
  /** The item that has, or will next have, the focus. */
  current: Key | undefined;
  #pile: PileId | undefined;
  /** What can have the focus: all that has a name. */
  #items: readonly SceneItem[] = [];
  readonly #jumps = new PileTypeAhead();
  readonly #options: KeyboardOptions;

  constructor(options: KeyboardOptions) {
    this.#options = options;
  }

  handleEvent(event: Event): void {
    const spot = hitTargetOf(event);
    if (event.type === 'focusin') {
      if (!spot) return;
      this.#at(spot);
      this.#options.moved();
    } else if (!this.#options.ready() || event.defaultPrevented) {
      return;
    } else if (event instanceof KeyboardEvent) {
      // A window that is not in front hears of no focus.
      if (spot) this.#at(spot);
      if (this.#options.listens() && this.#uses(event, !!spot)) event.preventDefault();
    } else if (spot && !(event as MouseEvent).detail) {
      // A click without a pointer is an assistive technology's way to press.
      this.#press();
    }
  }

  /** Keeps `current` on an item that exists: the same card, else the top of the pile it lay on. */
  settle(items: readonly SceneItem[]): void {
    this.#items = items.filter(({label}) => label);
    const next = this.#item ?? this.#top(this.#pile) ?? this.#items[0];
    if (next) this.#at(next);
  }

  /** Keys of the whole table, its bar too. */
  readonly #commands: Keys = {
    escape: () => this.#putBack(),
    d: () => void this.#options.hand.turnStock(),
    u: () =>
      this.#follow(
        ({from}) => from,
        () => this.#options.store.game.undo(),
      ),
    y: () =>
      this.#follow(
        ({to}) => to,
        () => this.#options.store.game.redo(),
      ),
    h: () => this.#options.hint(),
    r: () => this.#options.read(),
    '?': () => this.#options.store.update({dialog: {name: 'keys'}}),
  };

  /** Keys of the item that has the focus. */
  readonly #moves: Keys = {
    enter: () => this.#press(),
    ' ': () => this.#press(),
    home: () => this.#goTo(this.#items[0]),
    end: () => this.#goTo(this.#items.at(-1)),
    g: () => this.#send(),
    '+': () => this.#resize(1),
    // Without Shift on many keyboards.
    '=': () => this.#resize(1),
    '-': () => this.#resize(-1),
  };

  #uses(event: KeyboardEvent, onItem: boolean): boolean {
    const key = meaningOf(event);
    const piles = this.#items.map(({pile}) => pile);
    const pile = this.#jumps.read(key, event.timeStamp, [...new Set(piles)], this.#pile);
    const way = onItem && arrowDirections[key];
    if (way) return this.#walk(way);
    const act = this.#commands[key] ?? (onItem && this.#moves[key]);
    // A finger that rests on a key wants no more than one that taps it, but to take back or do again.
    if (act) return (event.repeat && !'uy'.includes(key)) || act() !== false;
    return this.#goTo(this.#top(pile));
  }

  #at({key, pile}: Pick<SceneItem, 'key' | 'pile'>): void {
    this.current = key;
    this.#pile = pile;
  }

  /** Targets lie in reading order, whichever way that runs. */
  #walk(way: Direction): boolean {
    const {stage} = this.#options;
    const [right, down] = way;
    this.#goTo(
      nextTarget(this.#items, this.current, stage.rtl ? down - right : down + right) ??
        nearestItem(this.#items, this.current, way, (key) => stage.rectOf(key)),
    );
    return true;
  }

  /** The focus goes with the cards that were put down. */
  #press(): void {
    const {hand, store} = this.#options;
    const held = this.#held;
    if (this.#item) hand.touch(this.#item);
    if (held && !store.ui.selection) this.current = held.key;
  }

  /** The focus stays on the pile, where play goes on. */
  #send(): void {
    const spot = this.#held ?? this.#item;
    if (!spot || !this.#options.hand.send(spot)) return;
    this.current = undefined;
    this.#pile = spot.pile;
  }

  /** One card more or less of what is picked up; or, where nothing is, of what would be. */
  #resize(by: number): boolean {
    const {hand, store} = this.#options;
    const spot = this.#held ?? this.#item;
    const {game} = store;
    if (!spot || spot.index < 0) return false;
    const {pile, index} = spot;
    const {length} = pileOf(game.state, pile);
    const count = Math.min(length, Math.max(1, length - index + by));
    if (hand.pickUp(pile, count)) this.#at({key: store.ui.selection!.cards[0]!.id, pile});
    return true;
  }

  /** The focus goes with the cards that an undo or redo moves, to the one or the other end of their way. */
  #follow(end: (move: Move) => PileId, act: () => PlayResult | undefined): void {
    const {store} = this.#options;
    const result = store.asPlayer(act);
    const move = result?.ok && parseAction(result.action);
    if (!move || move.type !== 'move') return;
    const pile = end(move);
    const lead = pileOf(store.game.state, pile).at(-move.count);
    if (lead) this.#at({key: lead.id, pile});
  }

  #putBack(): boolean {
    const {store, cancelDrag} = this.#options;
    const held = this.#held;
    const {celebrating} = store.ui;
    cancelDrag();
    store.update({selection: null, celebrating: false});
    if (held) this.#at(held);
    return !!held || celebrating;
  }

  #goTo(item: SceneItem | undefined): boolean {
    if (item) this.#options.stage.focus(item.key);
    return !!item;
  }

  get #item(): SceneItem | undefined {
    return this.#items.find(({key}) => key === this.current);
  }

  /** A pile's top card, or its place. */
  #top(id: PileId | undefined): SceneItem | undefined {
    return this.#items.filter(({pile}) => pile === id).at(-1);
  }

  /** The lead card of what is selected. */
  get #held(): SceneItem | undefined {
    return this.#items.find(({held}) => held);
  }
}
