import type {PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {Rect} from '../view/layout.js';
import type {Stage} from '../view/stage.js';
import {Gesture} from './gesture.js';
import {type Hand, selectedTarget} from './hand.js';
import {type Spot, spotOf} from './spot.js';

export interface PointerOptions {
  readonly store: TableStore;
  readonly stage: Stage;
  readonly hand: Hand;
  readonly ready: () => boolean;
}

/**
 * Leads the hand by a pointer: one stream for taps and drags, so that they cannot race. It listens
 * on the felt alone; a card that is lifted is drawn where the pointer is, and stays where the engine
 * has it until it is dropped.
 */
export class PointerController implements EventListenerObject {
  readonly #gesture: Gesture<Spot>;
  #offset = {x: 0, y: 0};
  #feltAtLift: DOMRect | undefined;
  readonly #options: PointerOptions;

  constructor(options: PointerOptions) {
    this.#options = options;

    this.#gesture = new Gesture({
      tap: (spot, second) => options.hand.touch(spot, {second, sends: true}),
      lift: (spot) => this.#lift(spot),
      drag: (dx, dy) => this.#drag(dx, dy),
      drop: () => this.#letGo(true),
      cancel: () => this.#letGo(false),
    });
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#gesture.move(event);
    else if (event.type === 'pointerup') this.#gesture.up(event);
    else if (this.#gesture.follows(event.pointerId)) this.#gesture.cancel();
  }

  /** Puts back what is lifted: the table leaves, a key says so, or the game changed underneath. */
  cancel(): void {
    this.#gesture.cancel();
  }

  #down(event: PointerEvent): void {
    const {ready, store} = this.#options;
    if (!ready() || event.button) return;
    const spot = spotOf(event);
    if (spot) {
      this.#gesture.down(event, spot);
      // The card's node may be rendered anew under the finger; the felt stays.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    } else if (!this.#gesture.lifted) {
      store.deselect();
    }
  }

  #lift(spot: Spot): boolean {
    this.#offset = {x: 0, y: 0};
    this.#feltAtLift = this.#options.stage.felt?.getBoundingClientRect();
    return spot.pile !== 'S' && this.#options.hand.pick(spot, true);
  }

  /** The felt's place is read anew: the page may have moved under the pointer. */
  #drag(dx: number, dy: number): void {
    const {store, stage} = this.#options;
    const held = store.ui.selection;
    const now = stage.felt?.getBoundingClientRect();
    const then = this.#feltAtLift;
    if (!held || !now || !then) return;
    this.#offset = {x: dx + then.x - now.x, y: dy + then.y - now.y};
    stage.carry(held.cards, this.#offset);
  }

  #letGo(dropped: boolean): void {
    const {store, stage, hand} = this.#options;
    const to = dropped && this.#pileUnder();
    stage.letGo();
    if (to && to !== store.ui.selection?.from) hand.put(to);
    store.deselect();
  }

  /**
   * The pile that the lead card overlaps most among those that take it and its own; where none of
   * these is met, the pile that it lies on, for its refusal to be told.
   */
  #pileUnder(): PileId | undefined {
    const {store, stage} = this.#options;
    const held = store.ui.selection;
    const rect = held?.cards[0] && stage.rectOf(held.cards[0].id);
    if (!rect) return undefined;
    const lead = {...rect, x: rect.x + this.#offset.x, y: rect.y + this.#offset.y};
    const met = [...(stage.geometry?.piles.keys() ?? [])]
      .map((pile) => ({pile, area: overlap(lead, stage.zoneOf(pile))}))
      .filter(({area}) => area > 0)
      .sort((a, b) => b.area - a.area);
    const meant = met.find(({pile}) => pile === held.from || selectedTarget(held, pile));
    return (meant ?? met[0])?.pile;
  }
}

function overlap(a: Rect, b: Rect | null): number {
  if (!b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
