import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {StoreChange} from './table-store.js';

/** A tick that comes this late, in ms, was held back by a sleeping page. */
const lateTick = 1500;

/**
 * Counts the seconds of play while its host is in a page that can be seen. It asks for visibility at
 * each tick, so that no listener outlives the host.
 */
export class Clock implements ReactiveController {
  #played = 0;
  #running = false;
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #ticked: () => void;
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element, ticked: () => void) {
    this.#host = host;
    this.#ticked = ticked;
    host.addController(this);
  }

  /** Ticks come a little early or late; none may show a second twice and leave out the next. */
  get seconds(): number {
    return Math.floor(this.#played / 1000 + 0.1);
  }

  /** Runs from the first action to the win. */
  follow(type: StoreChange['type'], won: boolean): void {
    if (type === 'deal') this.reset();
    else if (won) this.stop();
    else if (type !== 'refuse') this.start();
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.hostConnected();
  }

  stop(): void {
    this.hostDisconnected();
    this.#running = false;
  }

  reset(): void {
    this.stop();
    this.#played = 0;
  }

  hostConnected(): void {
    this.#last = performance.now();
    clearInterval(this.#timer);
    if (this.#running && this.#host.isConnected)
      this.#timer = setInterval(() => this.#tick(), 1000);
  }

  hostDisconnected(): void {
    this.#tick();
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    const before = this.seconds;
    if (this.#running && !document.hidden) this.#played += Math.min(now - this.#last, lateTick);
    this.#last = now;
    if (this.seconds !== before) this.#ticked();
  }
}
