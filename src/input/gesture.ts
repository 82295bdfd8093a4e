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
  /** A press that moved: whether the subject comes along. */
  lift(subject: S): boolean;
  drag(dx: number, dy: number): void;
  drop(): void;
  /** A drag that ends nowhere: a second finger, the system's own gesture, Escape. */
  cancel(): void;
}

/** How far a press may stray and still be a tap, px: a finger is less steady than a mouse. */
const slack = (pointerType: string): number => (pointerType === 'touch' ? 10 : 5);
/** Two taps within this time, in ms, are a double tap. */
const doubleTime = 400;
/** Two taps within this distance, in px, were meant for the same place. */
const doubleReach = 30;

interface Press<S> {
  readonly subject: S;
  readonly start: Point;
  stage: 'pressed' | 'lifted' | 'void';
}

interface Tap {
  readonly point: Point;
  readonly key: Subject['key'];
  readonly acted: boolean;
}

/**
 * Tells taps, double taps and drags apart in the stream of one pointer. Knows neither the DOM nor
 * the cards. Any other pointer that comes down meanwhile voids the gesture.
 */
export class Gesture<S extends Subject> {
  #press: Press<S> | null = null;
  #lastTap: Tap | null = null;
  readonly #handlers: GestureHandlers<S>;

  constructor(handlers: GestureHandlers<S>) {
    this.#handlers = handlers;
  }

  get lifted(): boolean {
    return this.#press?.stage === 'lifted';
  }

  /** Whether this pointer is the one that is followed. */
  follows(pointerId: number): boolean {
    return this.#press?.start.pointerId === pointerId;
  }

  down(point: Point, subject: S): void {
    if (this.#press) {
      this.cancel();
      return;
    }
    this.#press = {subject, start: point, stage: 'pressed'};
  }

  move(point: Point): void {
    const press = this.#press;
    if (!press || !this.follows(point.pointerId)) return;
    const [dx, dy] = offset(press.start, point);
    if (press.stage === 'pressed' && Math.hypot(dx, dy) > slack(point.pointerType)) {
      press.stage = this.#handlers.lift(press.subject) ? 'lifted' : 'void';
    }
    if (press.stage === 'lifted') this.#handlers.drag(dx, dy);
  }

  up(point: Point): void {
    const press = this.#press;
    if (!press || !this.follows(point.pointerId)) return;
    this.#press = null;
    if (press.stage === 'lifted') this.#handlers.drop();
    if (press.stage === 'pressed') this.#tap(press.subject, point);
  }

  /** Ends the gesture without an effect; what was lifted is put back. */
  cancel(): void {
    const press = this.#press;
    this.#press = null;
    if (press?.stage === 'lifted') this.#handlers.cancel();
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
