/** What a gesture reads off a pointer event: px in the viewport, ms of any steady clock. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
  readonly pointerId: number;
  readonly pointerType: string;
}

/** What a gesture begins on: `key` tells whether two taps met the same card. */
export interface Subject {
  readonly key: string | number;
}

export interface GestureHandlers<S extends Subject> {
  /** A press and release in one place. `second`: soon after another on the same subject. */
  tap(subject: S, second: boolean): boolean;
  /** A press that stays: whether there is something to show of the subject while it lasts. */
  hold(subject: S): boolean;
  /** What `hold` shows is over. */
  release(): void;
  /** A press that moved: whether the subject comes along. `held`: after it was shown. */
  lift(subject: S, held: boolean): boolean;
  drag(dx: number, dy: number): void;
  drop(): void;
  /** A drag that ends nowhere: a second finger, the system's own gesture, Escape. */
  cancel(): void;
}

/** How far a press may stray and still be a tap, px: a finger is less steady than a pen, a pen than a mouse. */
const slack = (pointerType: string): number => ({touch: 10, pen: 8})[pointerType] ?? 5;
/** A press that stays as long as this, in ms, is held. */
const holdTime = 500;
/** Two taps within this time, in ms, are a double tap. */
const doubleTime = 400;
/** Two taps within this distance, in px, were meant for the same place. */
const doubleReach = 30;

interface Press<S> {
  readonly subject: S;
  readonly start: Point;
  stage: 'pressed' | 'held' | 'lifted' | 'void';
}

interface Tap {
  readonly point: Point;
  readonly key: Subject['key'];
  readonly acted: boolean;
}

/**
 * Tells taps, double taps, long presses and drags apart in the stream of one pointer. Knows neither
 * the DOM nor the cards. Any other pointer that comes down meanwhile voids the gesture. A long press
 * may still become a drag: a hand that takes its time must not lose its card.
 */
export class Gesture<S extends Subject> {
  #press: Press<S> | null = null;
  #lastTap: Tap | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #handlers: GestureHandlers<S>;

  constructor(handlers: GestureHandlers<S>) {
    this.#handlers = handlers;
  }

  /** Whether this pointer is the one that is followed. */
  follows(pointerId: number): boolean {
    return this.#press?.start.pointerId === pointerId;
  }

  down(point: Point, subject: S): void {
    // The same pointer cannot come down twice: how its last press ended was not heard.
    const other = this.#press && !this.follows(point.pointerId);
    this.cancel();
    if (other) return;
    const press: Press<S> = {subject, start: point, stage: 'pressed'};
    this.#press = press;
    this.#timer = setTimeout(() => {
      if (press.stage === 'pressed' && this.#handlers.hold(subject)) press.stage = 'held';
    }, holdTime);
  }

  move(point: Point): void {
    const press = this.#press;
    if (!press || !this.follows(point.pointerId)) return;
    const [dx, dy] = offset(press.start, point);
    const held = press.stage === 'held';
    if ((held || press.stage === 'pressed') && Math.hypot(dx, dy) > slack(point.pointerType)) {
      if (held) this.#handlers.release();
      press.stage = this.#handlers.lift(press.subject, held) ? 'lifted' : 'void';
    }
    if (press.stage === 'lifted') this.#handlers.drag(dx, dy);
  }

  up(point: Point): void {
    const press = this.#press;
    if (!press || !this.follows(point.pointerId)) return;
    const {stage, subject} = this.#end(press);
    if (stage === 'lifted') this.#handlers.drop();
    if (stage === 'pressed') this.#tap(subject, point);
  }

  /** Ends the gesture without an effect; what was lifted is put back. */
  cancel(): void {
    if (this.#press && this.#end(this.#press).stage === 'lifted') this.#handlers.cancel();
  }

  #end(press: Press<S>): Press<S> {
    clearTimeout(this.#timer);
    this.#press = null;
    if (press.stage === 'held') this.#handlers.release();
    return press;
  }

  /**
   * A second tap that meets another card, since the first one sent its card away, was meant for the
   * card that left: it does nothing.
   */
  #tap(subject: S, point: Point): void {
    const last = this.#lastTap;
    const soon = !!last && point.timeStamp - last.point.timeStamp < doubleTime;
    const near = !!last && Math.hypot(...offset(last.point, point)) < doubleReach;
    const same = last?.key === subject.key;
    this.#lastTap = null;
    if (soon && near && last.acted && !same) return;
    const acted = this.#handlers.tap(subject, soon && near && same);
    this.#lastTap = {point, key: subject.key, acted};
  }
}

const offset = (from: Point, to: Point): [number, number] => [
  to.clientX - from.clientX,
  to.clientY - from.clientY,
];
