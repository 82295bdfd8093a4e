import {type Move, parseAction, type PileId, pileOf, type PlayResult} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {SceneItem} from '../view/scene.js';
import type {LayoutController} from '../view/layout-controller.js';
import {commandKeyOf} from './command-key.js';
import {hitTest} from './hit-target.js';
import {PileTypeAhead} from './pile-type-ahead.js';
import type {PlayerActions} from './player-actions.js';
import {arrowDirections, type Direction, nearestItem, nextTarget} from './spatial-navigation.js';

/** What the keyboard controller works with. */
export interface KeyboardOptions {
  readonly store: TableStore;
  readonly layout: Pick<LayoutController, 'focus' | 'rectOf' | 'rtl'>;
  readonly actions: PlayerActions;
  /** Whether the player can play now. */
  readonly acceptsInput: () => boolean;
  /** Whether keys do anything at all. */
  readonly keysEnabled: () => boolean;
  /** Puts back what the pointer drags. */
  readonly cancelDrag: () => void;
  readonly showHint: () => void;
  /** Reads the table aloud. */
  readonly readTable: () => void;
  /** Called when another item gets the focus. */
  readonly focusMoved: () => void;
}

type Key = SceneItem['key'];

/** What each key does. A command that returns false had nothing to do: the key is left to the browser. */
type KeyCommands = Readonly<Record<string, () => unknown>>;

/** Commands that repeat while their key is held down, besides arrows. */
const repeatingKeys = ['u', 'y'];

/**
 * Plays by keyboard. One item has the focus, arrows move it, and Enter picks cards up and puts them
 * down. While cards are selected, arrows cycle through the piles that take them. Also handles the
 * clicks of assistive technology.
 */
export class KeyboardController implements EventListenerObject {
  /** The item that has the focus, or gets it when the table is focused. */
  current: Key | undefined;
  #currentPile: PileId | undefined;
  /** The items that can have the focus: those with a label. */
  #items: readonly SceneItem[] = [];
  readonly #typeAhead = new PileTypeAhead();
  readonly #options: KeyboardOptions;

  constructor(options: KeyboardOptions) {
    this.#options = options;
  }

  /** Listens to `focusin` and `click` on the felt, and to `keydown` on the whole table. */
  handleEvent(event: Event): void {
    const target = hitTest(event);
    if (event.type === 'focusin') {
      if (!target) return;
      this.#setCurrent(target);
      this.#options.focusMoved();
    } else if (!this.#options.acceptsInput() || event.defaultPrevented) {
      return;
    } else if (event instanceof KeyboardEvent) {
      // A window in the background fires no `focusin`.
      if (target) this.#setCurrent(target);
      if (this.#options.keysEnabled() && this.#handleKey(event, !!target)) event.preventDefault();
    } else if (target && !(event as MouseEvent).detail) {
      // Clicks without a pointer come from assistive technology.
      this.#activate();
    }
  }

  /** Takes the items that are about to be rendered. If the current one is gone, its pile's top card follows. */
  syncItems(items: readonly SceneItem[]): void {
    this.#items = items.filter(({label}) => label);
    const next = this.#currentItem ?? this.#topItem(this.#currentPile) ?? this.#items[0];
    if (next) this.#setCurrent(next);
  }

  /** Keys that work anywhere in the table, in its bar, too. */
  readonly #tableCommands: KeyCommands = {
    escape: () => this.#cancel(),
    d: () => void this.#options.actions.drawOrRecycle(),
    u: () =>
      this.#followMove(
        () => this.#options.store.game.undo(),
        ({from}) => from,
      ),
    y: () =>
      this.#followMove(
        () => this.#options.store.game.redo(),
        ({to}) => to,
      ),
    h: () => this.#options.showHint(),
    r: () => this.#options.readTable(),
    '?': () => this.#options.store.update({dialog: {name: 'keys'}}),
  };

  /** Keys that work while a card or place has the focus. */
  readonly #itemCommands: KeyCommands = {
    enter: () => this.#activate(),
    ' ': () => this.#activate(),
    home: () => this.#focus(this.#items[0]),
    end: () => this.#focus(this.#items.at(-1)),
    g: () => this.#sendToFoundation(),
    '+': () => this.#resizeSelection(1),
    // On many keyboards this is + without Shift.
    '=': () => this.#resizeSelection(1),
    '-': () => this.#resizeSelection(-1),
  };

  /** Returns whether the key was used. */
  #handleKey(event: KeyboardEvent, isOnItem: boolean): boolean {
    const key = commandKeyOf(event);
    const piles = new Set(this.#items.map(({pile}) => pile));
    const pile = this.#typeAhead.find(key, event.timeStamp, [...piles], this.#currentPile);
    const direction = isOnItem && arrowDirections[key];
    if (direction) return this.#moveFocus(direction);
    const command = this.#tableCommands[key] ?? (isOnItem && this.#itemCommands[key]);
    if (!command) return this.#focus(this.#topItem(pile));
    if (event.repeat && !repeatingKeys.includes(key)) return true;
    return command() !== false;
  }

  #setCurrent({key, pile}: Pick<SceneItem, 'key' | 'pile'>): void {
    this.current = key;
    this.#currentPile = pile;
  }

  /** Targets are in reading order, which left and right follow on a table from right to left, too. */
  #moveFocus(direction: Direction): boolean {
    const {layout} = this.#options;
    const {right, down} = direction;
    const steps = layout.rtl ? down - right : down + right;
    this.#focus(
      nextTarget(this.#items, this.current, steps) ??
        nearestItem(this.#items, this.current, direction, (key) => layout.rectOf(key)),
    );
    return true;
  }

  /** The focus follows cards that are put down. */
  #activate(): void {
    const {actions, store} = this.#options;
    const lead = this.#selectedItem;
    if (this.#currentItem) actions.activate(this.#currentItem);
    if (lead && !store.ui.selection) this.current = lead.key;
  }

  /** The focus stays on the pile when its card goes to the foundation. */
  #sendToFoundation(): void {
    const item = this.#selectedItem ?? this.#currentItem;
    if (!item || !this.#options.actions.sendToFoundation(item)) return;
    this.current = undefined;
    this.#currentPile = item.pile;
  }

  /** Selects `change` cards more or less. If none are selected, starts from the focused card. */
  #resizeSelection(change: number): boolean {
    const {actions, store} = this.#options;
    const item = this.#selectedItem ?? this.#currentItem;
    if (!item || item.index < 0) return false;
    const {pile, index} = item;
    const {length} = pileOf(store.game.state, pile);
    const count = Math.min(length, Math.max(1, length - index + change));
    const [lead] = pileOf(store.game.state, pile).slice(-count);
    if (lead && actions.pickUp(pile, count)) this.#setCurrent({key: lead.id, pile});
    return true;
  }

  /** Undoes or redoes. If that moves cards, the focus goes with them, to `pileAfter` the move. */
  #followMove(act: () => PlayResult, pileAfter: (move: Move) => PileId): void {
    const {store} = this.#options;
    const result = store.asPlayer(act);
    const move = result.ok && parseAction(result.action);
    if (!move || move.type !== 'move') return;
    const pile = pileAfter(move);
    const lead = pileOf(store.game.state, pile).at(-move.count);
    if (lead) this.#setCurrent({key: lead.id, pile});
  }

  /** Deselects and closes the win panel. The focus goes back to the selected card. */
  #cancel(): boolean {
    const {store, cancelDrag} = this.#options;
    const lead = this.#selectedItem;
    const {celebrating} = store.ui;
    cancelDrag();
    store.update({selection: null, celebrating: false});
    if (lead) this.#setCurrent(lead);
    return !!lead || celebrating;
  }

  #focus(item: SceneItem | undefined): boolean {
    if (item) this.#options.layout.focus(item.key);
    return !!item;
  }

  get #currentItem(): SceneItem | undefined {
    return this.#items.find(({key}) => key === this.current);
  }

  /** A pile's top card, or its place if it is empty. */
  #topItem(id: PileId | undefined): SceneItem | undefined {
    return this.#items.filter(({pile}) => pile === id).at(-1);
  }

  /** The lead card of the selection. */
  get #selectedItem(): SceneItem | undefined {
    return this.#items.find(({selected}) => selected);
  }
}
