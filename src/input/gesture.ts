/** The fields of a pointer event that a gesture reads. Coordinates are in CSS px, times in ms. */
export interface PointerSample {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  readonly pointerId: number;
  readonly pointerType: string;
}

/** What a pointer comes down on. Two taps with the same `key` hit the same card. */
export interface GestureTarget {
  readonly key: string | number;
}

/** Callbacks of a {@link Gesture}, in the order in which they can fire. */
export interface GestureHandlers<T extends GestureTarget> {
  /** A press and release in one place. Returns whether the tap sent the target away. */
  tap(target: T, isDoubleTap: boolean): boolean;
  /** The press lasts. Returns whether there is something to show until `longPressEnd`. */
  longPress(target: T): boolean;
  longPressEnd(): void;
  /** The pointer starts to move. Returns whether the target can be dragged. */
  dragStart(target: T, afterLongPress: boolean): boolean;
  /** The pointer is `dx`, `dy` px from where it came down. */
  drag(dx: number, dy: number): void;
  drop(): void;
  /** The drag ends without a drop: a second pointer, a system gesture, Escape. */
  dragCancel(): void;
}

/** How far a pointer may move, in px, before a tap becomes a drag. Fingers are less steady than pens, pens than mice. */
const tapSlop = (pointerType: string): number => ({touch: 10, pen: 8})[pointerType] ?? 5;
const longPressMs = 500;
/** The longest time between the two taps of a double tap. */
const doubleTapMs = 400;
/** The longest distance between the two taps of a double tap, in px. */
const doubleTapSlop = 30;

interface Press<T> {
  readonly target: T;
  readonly start: PointerSample;
  phase: 'pressed' | 'long-pressed' | 'dragging' | 'ignored';
}

interface Tap {
  readonly at: PointerSample;
  readonly key: GestureTarget['key'];
  readonly targetLeft: boolean;
}

/**
 * Turns the events of one pointer into taps, double taps, long presses and drags. It knows neither
 * the DOM nor cards. A second pointer cancels the gesture. A long press can still become a drag, so
 * that slow players do not lose their card.
 */
export class Gesture<T extends GestureTarget> {
  #press: Press<T> | null = null;
  #lastTap: Tap | null = null;
  #longPressTimeout: ReturnType<typeof setTimeout> | undefined;
  readonly #handlers: GestureHandlers<T>;

  constructor(handlers: GestureHandlers<T>) {
    this.#handlers = handlers;
  }

  /** Whether this is the pointer of the current gesture. */
  tracks(pointerId: number): boolean {
    return this.#press?.start.pointerId === pointerId;
  }

  /** Handles a pointer that came down on `target`. */
  down(at: PointerSample, target: T): void {
    // The same pointer comes down again only if the end of its last press was never reported.
    const isSecondPointer = this.#press && !this.tracks(at.pointerId);
    this.cancel();
    if (isSecondPointer) return;
    const press: Press<T> = {target, start: at, phase: 'pressed'};
    this.#press = press;
    this.#longPressTimeout = setTimeout(() => {
      if (press.phase === 'pressed' && this.#handlers.longPress(target))
        press.phase = 'long-pressed';
    }, longPressMs);
  }

  /** Handles a pointer that moved. Pointers that are not tracked are ignored. */
  move(at: PointerSample): void {
    const press = this.#press;
    if (!press || !this.tracks(at.pointerId)) return;
    const [dx, dy] = distance(press.start, at);
    const mayStart = press.phase === 'pressed' || press.phase === 'long-pressed';
    if (mayStart && Math.hypot(dx, dy) > tapSlop(at.pointerType)) this.#startDrag(press);
    if (press.phase === 'dragging') this.#handlers.drag(dx, dy);
  }

  /** Handles a pointer that was released. Pointers that are not tracked are ignored. */
  up(at: PointerSample): void {
    const press = this.#press;
    if (!press || !this.tracks(at.pointerId)) return;
    this.#end(press);
    if (press.phase === 'dragging') this.#handlers.drop();
    if (press.phase === 'pressed') this.#tap(press.target, at);
  }

  /** Ends the gesture without a tap or drop. A drag fires `dragCancel`. */
  cancel(): void {
    const press = this.#press;
    if (!press) return;
    this.#end(press);
    if (press.phase === 'dragging') this.#handlers.dragCancel();
  }

  #startDrag(press: Press<T>): void {
    const afterLongPress = press.phase === 'long-pressed';
    if (afterLongPress) this.#handlers.longPressEnd();
    const canDrag = this.#handlers.dragStart(press.target, afterLongPress);
    press.phase = canDrag ? 'dragging' : 'ignored';
  }

  #end(press: Press<T>): void {
    clearTimeout(this.#longPressTimeout);
    this.#press = null;
    if (press.phase === 'long-pressed') this.#handlers.longPressEnd();
  }

  /**
   * If the first tap sent its card away, a quick second tap hits the card below. It was meant for the
   * card that left, so it does nothing.
   */
  #tap(target: T, at: PointerSample): void {
    const last = this.#lastTap;
    const isQuick = !!last && at.timeStamp - last.at.timeStamp < doubleTapMs;
    const isNear = !!last && Math.hypot(...distance(last.at, at)) < doubleTapSlop;
    const isSameTarget = last?.key === target.key;
    this.#lastTap = null;
    if (isQuick && isNear && last.targetLeft && !isSameTarget) return;
    const targetLeft = this.#handlers.tap(target, isQuick && isNear && isSameTarget);
    this.#lastTap = {at, key: target.key, targetLeft};
  }
}

const distance = (from: PointerSample, to: PointerSample): [dx: number, dy: number] => [
  to.clientX - from.clientX,
  to.clientY - from.clientY,
];
