import {pileOf, type PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import type {Rect} from '../view/layout.js';
import type {Stage} from '../view/stage.js';
import {Gesture, type Point} from './gesture.js';
import {type Hand, selectedTarget, type Spot} from './hand.js';

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
  #offset = {dx: 0, dy: 0};
  #feltAtLift: DOMRect | null = null;

  constructor(private readonly options: PointerOptions) {
    this.#gesture = new Gesture({
      tap: (spot, second) => this.options.hand.tap(spot, second),
      lift: (spot) => this.#lift(spot),
      drag: (dx, dy) => this.#drag(dx, dy),
      drop: () => this.#drop(),
      cancel: () => this.#putBack(),
    });
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#gesture.move(pointOf(event));
    else if (event.type === 'pointerup') this.#gesture.up(pointOf(event));
    else if (this.#gesture.follows(event.pointerId)) this.#gesture.cancel();
  }

  /** Puts back what is lifted: the table leaves, a key says so, or the game changed underneath. */
  cancel(): void {
    this.#gesture.cancel();
  }

  #down(event: PointerEvent): void {
    if (!this.options.ready() || event.button !== 0) return;
    const spot = spotOf(event);
    if (!spot) {
      if (!this.#gesture.lifted) this.options.store.deselect();
      return;
    }
    this.#gesture.down(pointOf(event), spot);
    // The card's node may be rendered anew under the finger; the felt stays.
    if (event.pointerType !== 'touch' || spot.index >= 0) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
  }

  #lift(spot: Spot): boolean {
    this.#feltAtLift = this.options.stage.feltRect();
    return spot.pile !== 'S' && this.options.hand.pick(spot, true);
  }

  #drag(dx: number, dy: number): void {
    const {selection} = this.options.store.ui;
    const pile =
      selection && this.options.store.game && pileOf(this.options.store.game.state, selection.from);
    if (!selection || !pile) return;
    this.#offset = this.#onFelt(dx, dy);
    const ids = pile.slice(-selection.count).map(({id}) => id);
    this.options.stage.carry(ids, this.#offset);
  }

  /** The pointer's way as the felt saw it, which the page may have moved meanwhile. */
  #onFelt(dx: number, dy: number): {dx: number; dy: number} {
    const then = this.#feltAtLift;
    const now = this.options.stage.feltRect();
    return then && now ? {dx: dx + then.x - now.x, dy: dy + then.y - now.y} : {dx, dy};
  }

  #drop(): void {
    const {selection} = this.options.store.ui;
    this.options.stage.letGo(this.#offset);
    const to = selection && this.#pileUnder();
    if (to && to !== selection.from) this.options.hand.put(to);
    this.options.store.deselect();
  }

  #putBack(): void {
    this.options.stage.letGo(this.#offset);
    this.options.store.deselect();
  }

  /**
   * The pile that the lead card overlaps most among those that take it and its own; where none of
   * these is met, the pile that it lies on, for its refusal to be told.
   */
  #pileUnder(): PileId | null {
    const {selection} = this.options.store.ui;
    const game = this.options.store.game;
    const lead = this.#leadRect();
    if (!selection || !game || !lead) return null;
    const piles = [...(this.options.stage.geometry?.piles.keys() ?? [])];
    const met = piles
      .map((pile) => ({pile, area: overlap(lead, this.options.stage.zoneOf(pile))}))
      .filter(({area}) => area > 0)
      .sort((a, b) => b.area - a.area);
    const meant = met.find(
      ({pile}) => pile === selection.from || selectedTarget(selection, pile) !== undefined,
    );
    return (meant ?? met[0])?.pile ?? null;
  }

  #leadRect(): Rect | null {
    const {selection} = this.options.store.ui;
    const pile =
      selection && this.options.store.game && pileOf(this.options.store.game.state, selection.from);
    const lead = pile?.[pile.length - (selection?.count ?? 0)];
    const rect = lead ? this.options.stage.rectOf(lead.id) : null;
    return rect && {...rect, x: rect.x + this.#offset.dx, y: rect.y + this.#offset.dy};
  }
}

/** The card or place that an event fell on. */
export function spotOf(event: Event): Spot | null {
  for (const target of event.composedPath()) {
    if (target === event.currentTarget) break;
    if (target instanceof HTMLElement && target.dataset.pile) return spotOfNode(target);
  }
  return null;
}

function spotOfNode({dataset}: HTMLElement): Spot {
  const pile = dataset.pile as PileId;
  const index = Number(dataset.index);
  const key = pile === 'S' || index < 0 ? pile : Number(dataset.key);
  return {key, pile, index};
}

function overlap(a: Rect, b: Rect | null): number {
  if (!b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const pointOf = ({clientX, clientY, timeStamp, pointerId, pointerType}: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
  pointerId,
  touch: pointerType === 'touch',
});
