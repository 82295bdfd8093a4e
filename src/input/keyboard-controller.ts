import type {PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {Rect} from '../view/layout.js';
import type {SceneItem} from '../view/scene.js';
import type {Hand} from './hand.js';

export interface KeyboardOptions {
  readonly store: TableStore;
  readonly hand: Hand;
  readonly ready: () => boolean;
  /** What is on the felt now; only items with a label take the focus. */
  readonly items: () => readonly SceneItem[];
  readonly rectOf: (key: SceneItem['key']) => Rect | null;
  /** Moves the focus to an item. */
  readonly focus: (key: SceneItem['key']) => void;
  /** Puts back what the pointer holds. */
  readonly cancelDrag: () => void;
}

type Direction = readonly [number, number];

const arrows: Readonly<Record<string, Direction>> = {
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
  current: SceneItem['key'] | null = null;
  #pile: PileId | null = null;

  constructor(private readonly options: KeyboardOptions) {}

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) this.#keydown(event);
    else if (event.type === 'focusin') this.#focused(event);
    // A click without a pointer is an assistive technology's way to press.
    else if (event instanceof MouseEvent && event.detail === 0 && this.options.ready())
      this.#press();
  }

  /** Keeps `current` on an item that exists: the same card, else the top of the pile it lay on. */
  settle(items: readonly SceneItem[]): void {
    const named = items.filter(({label}) => label);
    const same = named.find(({key}) => key === this.current);
    const near = named.filter(({pile}) => pile === this.#pile).at(-1);
    const next = same ?? near ?? named[0];
    this.current = next?.key ?? null;
    this.#pile = next?.pile ?? null;
  }

  #focused({target}: Event): void {
    const {key, pile} = (target as HTMLElement).dataset;
    if (!key) return;
    this.current = key === pile ? (pile as PileId) : Number(key);
    this.#pile = pile as PileId;
  }

  #keydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || !this.options.ready()) return;
    const used = event.ctrlKey || event.metaKey ? this.#command(event) : this.#key(event);
    if (used) event.preventDefault();
  }

  #command({key, shiftKey}: KeyboardEvent): boolean {
    const game = this.options.store.game;
    const letter = key.toLowerCase();
    if (!game || !'zy'.includes(letter)) return false;
    this.options.store.asPlayer(() => (letter === 'y' || shiftKey ? game.redo() : game.undo()));
    return true;
  }

  #key({key, altKey}: KeyboardEvent): boolean {
    const arrow = arrows[key];
    if (altKey) return false;
    if (arrow) return this.#walk(arrow);
    if (key === 'Home' || key === 'End')
      return this.#goTo(this.#named().at(key === 'Home' ? 0 : -1));
    if (key === 'Enter' || key === ' ') return this.#press();
    if (key === 'Escape') return this.#putBack();
    return false;
  }

  /** The focus goes with the cards that were put down. */
  #press(): boolean {
    const item = this.#item();
    const held = this.#held();
    if (item) this.options.hand.press(item);
    if (held !== undefined && !this.options.store.ui.selection) this.current = held;
    return !!item;
  }

  #putBack(): boolean {
    const held = this.options.store.ui.selection;
    this.options.cancelDrag();
    if (held) this.options.store.deselect();
    return !!held;
  }

  #walk(direction: Direction): boolean {
    const {selection} = this.options.store.ui;
    return this.#goTo(
      selection?.targets.length ? this.#nextTarget(direction) : this.#neighbour(direction),
    );
  }

  #goTo(item: SceneItem | undefined): boolean {
    if (item) this.options.focus(item.key);
    return true;
  }

  #named(): SceneItem[] {
    return this.options.items().filter(({label}) => label);
  }

  #item(): SceneItem | undefined {
    return this.#named().find(({key}) => key === this.current);
  }

  /** Targets and the cards' own place in reading order, round and round. */
  #nextTarget([dx, dy]: Direction): SceneItem | undefined {
    const stops = this.#named().filter(({target, key}) => target || key === this.#held());
    const at = stops.findIndex(({key}) => key === this.current);
    return stops.at((at + (dx + dy) + stops.length) % stops.length);
  }

  #held(): SceneItem['key'] | undefined {
    return this.options.items().find(({selected}) => selected)?.key;
  }

  /** The nearest item in that direction; straight ahead counts as nearer than aslant. */
  #neighbour([dx, dy]: Direction): SceneItem | undefined {
    const from = this.#corner(this.current);
    let nearest: {item: SceneItem; distance: number} | undefined;
    for (const item of from ? this.#named() : []) {
      const to = this.#corner(item.key);
      if (!from || !to) continue;
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      const distance = ahead + aside * 2;
      if (ahead < 1 || aside > ahead * 4) continue;
      if (!nearest || distance < nearest.distance) nearest = {item, distance};
    }
    return nearest?.item;
  }

  /** The upper left corner, where even a covered card can be seen. */
  #corner(key: SceneItem['key'] | null): {x: number; y: number} | null {
    return key === null ? null : this.options.rectOf(key);
  }
}
