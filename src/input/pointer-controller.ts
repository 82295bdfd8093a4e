import {pileOf, type PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import {type Rect, TARGET} from '../view/layout.js';
import type {LayoutController} from '../view/layout-controller.js';
import {Gesture} from './gesture.js';
import {type PlayerActions, selectedTarget} from './player-actions.js';
import {type HitTarget, hitTargetOf} from './hit-target.js';

export interface PointerOptions {
  readonly store: TableStore;
  readonly stage: LayoutController;
  readonly hand: PlayerActions;
  readonly ready: () => boolean;
}

/** The felt where nothing lies. */
const bare = {key: ''} as const;

/**
 * Leads the hand by a pointer: one stream for taps and drags, so that they cannot race. It listens
 * on the felt alone; a card that is lifted is drawn where the pointer is, and stays where the engine
 * has it until it is dropped.
 */
export class PointerController implements EventListenerObject {
  readonly #gesture: Gesture<HitTarget | typeof bare>;
  #offset = {x: 0, y: 0};
  #feltAtLift: DOMRect | undefined;
  #pointerType = '';
  readonly #options: PointerOptions;

  constructor(options: PointerOptions) {
    this.#options = options;

    this.#gesture = new Gesture({
      tap: (spot, second) => this.#tap(spot, second),
      hold: (spot) => 'pile' in spot && this.#peek(spot),
      release: () => options.stage.letGo(),
      lift: (spot, held) => 'pile' in spot && this.#lift(spot, held),
      drag: (dx, dy) => this.#drag(dx, dy),
      drop: () => this.#letGo(true),
      cancel: () => this.#letGo(false),
    });
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#gesture.move(event);
    else if (event.type === 'pointerup') this.#gesture.up(event);
    else if (event.type === 'contextmenu') this.#menu(event);
    else if (this.#gesture.follows(event.pointerId)) this.#gesture.cancel();
  }

  /** Puts back what is lifted: the table leaves, a key says so, or the game changed underneath. */
  cancel(): void {
    this.#gesture.cancel();
  }

  /** Of two fingers neither plays: they pinch, or one of them is a palm. */
  #down(event: PointerEvent): void {
    this.#pointerType = event.pointerType;
    if (!event.isPrimary) this.#gesture.cancel();
    else if (this.#options.ready() && !event.button) {
      const spot = hitTargetOf(event);
      this.#gesture.down(event, spot ?? bare);
      // The card's node may be rendered anew under the finger; the felt stays.
      if (spot) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
  }

  /** A finger that rests on a card wants to see the card, not what the browser could do with it. */
  #menu(event: Event): void {
    if (this.#pointerType !== 'mouse' && hitTargetOf(event)) event.preventDefault();
  }

  #tap(spot: HitTarget | typeof bare, second: boolean): boolean {
    const {hand, store} = this.#options;
    if (!('pile' in spot)) store.deselect();
    else if (second || !this.#lengthen(spot)) return hand.touch(spot, {second, sends: true});
    return false;
  }

  /**
   * Where a column is so long that a finger can hardly meet one of its cards, its top card stands for
   * them: each tap on it, once it is selected, takes one more along; after the last one none is.
   */
  #lengthen({pile, index}: HitTarget): boolean {
    const {hand, store} = this.#options;
    const held = store.ui.selection;
    if (held?.from !== pile || !this.#isCramped(pile, index)) return false;
    const longer = {key: pile, pile, index: index - held.cards.length};
    if (!hand.pick(longer, false, true)) store.deselect();
    return true;
  }

  /** Whether a card is the top one of a column, and leaves little of the card under it. */
  #isCramped(pile: PileId, index: number): boolean {
    const {store, stage} = this.#options;
    const cards = pileOf(store.game.state, pile);
    const [under, top] = cards.slice(-2).map(({id}) => stage.rectOf(id));
    const step = under && top && index === cards.length - 1 ? top.y - under.y : 0;
    return step > 0 && step < TARGET;
  }

  /** Shows a card whole that others cover; of a face-down card there is nothing to be shown. */
  #peek({pile, index}: HitTarget): boolean {
    const cards = pileOf(this.#options.store.game.state, pile);
    const card = cards[index];
    if (!card?.faceUp || index === cards.length - 1) return false;
    this.#options.stage.peek(card);
    return true;
  }

  /** After a peek it lifts or it does not: nobody asked, so no refusal is told. */
  #lift(spot: HitTarget, held: boolean): boolean {
    this.#offset = {x: 0, y: 0};
    this.#feltAtLift = this.#options.stage.felt?.getBoundingClientRect();
    return spot.pile !== 'S' && this.#options.hand.pick(spot, true, held);
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
