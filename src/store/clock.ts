import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isPageHidden} from '../platform/page-hidden.js';
import type {StoreChange} from './table-store.js';

const tickMs = 1000;

/** The most that one tick adds, ms: one that comes later was held back by a sleeping machine. */
const maxTickMs = 1500;

/** A tick that comes this much early counts as a whole second, ms; else a second would be shown twice. */
const tickToleranceMs = 100;

/** What the clock reports to, and reads time and visibility from. */
export interface ClockOptions {
  /** Called when `seconds` has changed. */
  readonly onTick: () => void;
  /** Milliseconds from any fixed moment; never goes back. */
  readonly now?: () => number;
  readonly isHidden?: () => boolean;
}

/**
 * Counts the seconds of play while its host is in a page that is visible. Visibility is read at each tick, so that no
 * listener outlives the host.
 */
export class Clock implements ReactiveController {
  #elapsedMs = 0;
  #isRunning = false;
  #lastTick = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #host: ClockHost;
  readonly #options: Required<ClockOptions>;

  constructor(host: ClockHost, options: ClockOptions) {
    this.#host = host;
    this.#options = {now: () => performance.now(), isHidden: isPageHidden, ...options};
    host.addController(this);
  }

  get seconds(): number {
    return Math.floor((this.#elapsedMs + tickToleranceMs) / tickMs);
  }

  /** Resets on a deal, starts on the first action, stops on the win. */
  update(type: StoreChange['type'], won: boolean): void {
    if (type === 'deal') this.reset();
    else if (won) this.stop();
    else if (type !== 'refuse') this.start();
  }

  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.hostConnected();
  }

  stop(): void {
    this.hostDisconnected();
    this.#isRunning = false;
  }

  reset(): void {
    this.stop();
    this.#elapsedMs = 0;
  }

  hostConnected(): void {
    this.#lastTick = this.#options.now();
    clearInterval(this.#timer);
    if (this.#isRunning && this.#host.isConnected) {
      this.#timer = setInterval(() => this.#tick(), tickMs);
    }
  }

  hostDisconnected(): void {
    this.#tick();
    clearInterval(this.#timer);
  }

  #tick(): void {
    const {now, isHidden, onTick} = this.#options;
    const time = now();
    const before = this.seconds;
    if (this.#isRunning && !isHidden()) {
      this.#elapsedMs += Math.min(time - this.#lastTick, maxTickMs);
    }
    this.#lastTick = time;
    if (this.seconds !== before) onTick();
  }
}

interface ClockHost extends Pick<ReactiveControllerHost, 'addController'> {
  readonly isConnected: boolean;
}
