import {pileOf, type PileId} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import {MIN_TARGET, type Rect} from '../view/layout.js';
import type {LayoutController} from '../view/layout-controller.js';
import {Gesture} from './gesture.js';
import {type HitTarget, hitTest} from './hit-target.js';
import {type PlayerActions, targetOf} from './player-actions.js';

/** What the pointer controller works with. */
export interface PointerOptions {
  readonly store: TableStore;
  readonly layout: Pick<
    LayoutController,
    'felt' | 'rectOf' | 'dropZones' | 'drag' | 'release' | 'peek'
  >;
  readonly actions: PlayerActions;
  /** Whether the player can play now. */
  readonly acceptsInput: () => boolean;
}

/** The felt where nothing lies. */
const emptyFelt = {key: ''} as const;

type Target = HitTarget | typeof emptyFelt;

const isHit = (target: Target): target is HitTarget => 'pile' in target;

/**
 * Plays by mouse, pen and touch. One stream of events serves taps and drags, so that they cannot race.
 * It listens on the felt only. A dragged card is drawn at the pointer, but stays on its pile in the
 * engine until it is dropped.
 */
export class PointerController implements EventListenerObject {
  readonly #gesture: Gesture<Target>;
  readonly #options: PointerOptions;
  #pointerType = '';
  /** How far the cards are dragged, in px of the felt. */
  #dragOffset = {x: 0, y: 0};
  /** Where the felt was when the drag started. */
  #feltAtDragStart: DOMRect | undefined;

  constructor(options: PointerOptions) {
    this.#options = options;
    this.#gesture = new Gesture<Target>({
      tap: (target, isDoubleTap) => this.#tap(target, isDoubleTap),
      longPress: (target) => isHit(target) && this.#peek(target),
      longPressEnd: () => options.layout.release(),
      dragStart: (target, afterLongPress) =>
        isHit(target) && this.#startDrag(target, afterLongPress),
      drag: (dx, dy) => this.#drag(dx, dy),
      drop: () => this.#endDrag(this.#dropTarget()),
      dragCancel: () => this.#endDrag(null),
    });
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.#pointerDown(event);
    else if (event.type === 'pointermove') this.#gesture.move(event);
    else if (event.type === 'pointerup') this.#gesture.up(event);
    else if (event.type === 'contextmenu') this.#contextMenu(event);
    else if (this.#gesture.tracks(event.pointerId)) this.#gesture.cancel();
  }

  /** Cancels a drag: the table leaves the page, Escape is pressed, or the game changed meanwhile. */
  cancel(): void {
    this.#gesture.cancel();
  }

  /** Two fingers never play: they pinch, or one of them is a palm. */
  #pointerDown(event: PointerEvent): void {
    this.#pointerType = event.pointerType;
    if (!event.isPrimary) this.#gesture.cancel();
    else if (this.#options.acceptsInput() && !event.button) {
      const target = hitTest(event);
      this.#gesture.down(event, target ?? emptyFelt);
      // The card's node may be replaced during the gesture; the felt stays.
      if (target) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
  }

  /** A long press by touch shows the card, so it must not open the browser's menu. */
  #contextMenu(event: Event): void {
    if (this.#pointerType !== 'mouse' && hitTest(event)) event.preventDefault();
  }

  #tap(target: Target, isDoubleTap: boolean): boolean {
    const {actions, store} = this.#options;
    if (!isHit(target)) {
      store.deselect();
      return false;
    }
    if (!isDoubleTap && this.#extendSelection(target)) return false;
    return actions.activate(target, {isDoubleTap, sendsToFoundation: true});
  }

  /**
   * In a long column the cards are so close that a finger can hardly hit one of them. There each tap on
   * the selected top card selects one card more; after the last one that can be lifted, none.
   */
  #extendSelection({pile, index}: HitTarget): boolean {
    const {actions, store} = this.#options;
    const {selection} = store.ui;
    if (selection?.from !== pile || !this.#isCrowded(pile, index)) return false;
    const longer = {key: pile, pile, index: index - selection.cards.length};
    if (!actions.pickUpFrom(longer, {silent: true})) store.deselect();
    return true;
  }

  /** Whether a card is the top one of a column and covers most of the card below. */
  #isCrowded(pile: PileId, index: number): boolean {
    const {store, layout} = this.#options;
    const cards = pileOf(store.game.state, pile);
    const [below, top] = cards.slice(-2).map(({id}) => layout.rectOf(id));
    if (!below || !top || index !== cards.length - 1) return false;
    const step = top.y - below.y;
    return step > 0 && step < MIN_TARGET;
  }

  /** Shows the whole of a face-up card that others cover. */
  #peek({pile, index}: HitTarget): boolean {
    const cards = pileOf(this.#options.store.game.state, pile);
    const card = cards[index];
    if (!card?.faceUp || index === cards.length - 1) return false;
    this.#options.layout.peek(card);
    return true;
  }

  /** After a long press the player may only have wanted to look, so a refusal is not reported. */
  #startDrag(target: HitTarget, afterLongPress: boolean): boolean {
    const {actions, layout} = this.#options;
    this.#dragOffset = {x: 0, y: 0};
    this.#feltAtDragStart = layout.felt?.getBoundingClientRect();
    if (target.pile === 'S') return false;
    return actions.pickUpFrom(target, {dragging: true, silent: afterLongPress});
  }

  /** Reads where the felt is each time: the page may scroll or change during a drag. */
  #drag(dx: number, dy: number): void {
    const {store, layout} = this.#options;
    const {selection} = store.ui;
    const start = this.#feltAtDragStart;
    const now = layout.felt?.getBoundingClientRect();
    if (!selection || !now || !start) return;
    this.#dragOffset = {x: dx + start.x - now.x, y: dy + start.y - now.y};
    layout.drag(selection.cards, this.#dragOffset);
  }

  #endDrag(pile: PileId | null): void {
    const {store, layout, actions} = this.#options;
    layout.release();
    if (pile && pile !== store.ui.selection?.from) actions.dropOn(pile);
    store.deselect();
  }

  /**
   * Of the piles that take the cards and the cards' own pile, the one that the lead card overlaps most.
   * If it overlaps none of these, any pile that it overlaps, so that the player hears why it does not
   * take them.
   */
  #dropTarget(): PileId | null {
    const {store, layout} = this.#options;
    const {selection} = store.ui;
    const lead = selection?.cards[0];
    const rect = lead && layout.rectOf(lead.id);
    if (!rect) return null;
    const dragged = {...rect, x: rect.x + this.#dragOffset.x, y: rect.y + this.#dragOffset.y};
    const overlapped = layout
      .dropZones()
      .map(({pile, zone}) => ({pile, area: overlapArea(dragged, zone)}))
      .filter(({area}) => area > 0)
      .sort((a, b) => b.area - a.area)
      .map(({pile}) => pile);
    const accepting = overlapped.find(
      (pile) => pile === selection.from || targetOf(selection, pile),
    );
    return accepting ?? overlapped[0] ?? null;
  }
}

/** The area, in px², that two rectangles have in common. */
function overlapArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
