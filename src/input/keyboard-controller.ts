import type {PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {SceneItem} from '../view/scene.js';
import type {Stage} from '../view/stage.js';
import type {Hand} from './hand.js';
import {spotOf} from './spot.js';

export interface KeyboardOptions {
  readonly store: TableStore;
  readonly stage: Stage;
  readonly hand: Hand;
  readonly ready: () => boolean;
  /** Puts back what the pointer holds. */
  readonly cancelDrag: () => void;
  /** Told that another item has the focus. */
  readonly moved: () => void;
}

type Key = SceneItem['key'];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
  readonly #options: KeyboardOptions;

  constructor(options: KeyboardOptions) {
    this.#options = options;
  }

  handleEvent(event: Event): void {
    const spot = spotOf(event);
    if (event.type === 'focusin') {
      if (!spot) return;
      this.#at(spot);
      this.#options.moved();
    } else if (!this.#options.ready() || event.defaultPrevented) {
      return;
    } else if (event instanceof KeyboardEvent) {
      if (this.#command(event) || (spot && this.#key(event))) event.preventDefault();
    } else if (spot && !(event as MouseEvent).detail) {
      // A click without a pointer is an assistive technology's way to press.
      this.#press();
    }
  }

  /** Keeps `current` on an item that exists: the same card, else the top of the pile it lay on. */
  settle(items: readonly SceneItem[]): void {
    this.#items = items.filter(({label}) => label);
    const near = this.#items.filter(({pile}) => pile === this.#pile);
    const next = this.#item ?? near.at(-1) ?? this.#items[0];
    if (next) this.#at(next);
  }

  #at({key, pile}: Pick<SceneItem, 'key' | 'pile'>): void {
    this.current = key;
    this.#pile = pile;
  }

  #command({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
    const {store} = this.#options;
    const letter = key.toLowerCase();
    if (!(ctrlKey || metaKey) || !'zy'.includes(letter)) return false;
    const again = letter === 'y' || shiftKey;
    store.asPlayer(() => (again ? store.game?.redo() : store.game?.undo()));
    return true;
  }

  #key({key, altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    const arrow = arrows[key];
    if (arrow) this.#goTo(this.#nextTarget(arrow) ?? this.#neighbour(arrow));
    else if (key === 'Home') this.#goTo(this.#items[0]);
    else if (key === 'End') this.#goTo(this.#items.at(-1));
    else if (key === 'Enter' || key === ' ') this.#press();
    else return key === 'Escape' && this.#putBack();
    return true;
  }

  /** The focus goes with the cards that were put down. */
  #press(): void {
    const {hand, store} = this.#options;
    const held = this.#held;
    if (this.#item) hand.touch(this.#item);
    if (held && !store.ui.selection) this.current = held.key;
  }

  #putBack(): boolean {
    const held = this.#held;
    this.#options.cancelDrag();
    this.#options.store.deselect();
    if (held) this.#at(held);
    return !!held;
  }

  #goTo(item: SceneItem | undefined): void {
    if (item) this.#options.stage.focus(item.key);
  }

  get #item(): SceneItem | undefined {
    return this.#items.find(({key}) => key === this.current);
  }

  /** The lead card of what is selected. */
  get #held(): SceneItem | undefined {
    return this.#items.find(({held}) => held);
  }

  /** While cards are held that some pile takes: their targets and their own place, round and round. */
  #nextTarget([dx, dy]: readonly [number, number]): SceneItem | undefined {
    const stops = this.#items.filter((item) => item.target || item === this.#held);
    const at = stops.findIndex(({key}) => key === this.current);
    return stops[1] && stops.at((at + dx + dy) % stops.length);
  }

  /** The nearest item in that direction; straight ahead counts as nearer than aslant. */
  #neighbour([dx, dy]: readonly [number, number]): SceneItem | undefined {
    const {stage} = this.#options;
    // The upper left corner is where even a covered card can be seen.
    const from = this.current !== undefined && stage.rectOf(this.current);
    let nearest: SceneItem | undefined;
    let least = Infinity;
    for (const item of from ? this.#items : []) {
      const to = stage.rectOf(item.key);
      if (!from || !to) continue;
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy + y * dx);
      const distance = ahead + aside * 2;
      if (ahead < 1 || aside > ahead * 4 || distance >= least) continue;
      [nearest, least] = [item, distance];
    }
    return nearest;
  }
}
