import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** A tick that comes this late, in ms, was held back by a sleeping page. */
const lateTick = 1500;

/**
 * Counts the seconds of play while its host is in a page that can be seen. It asks for visibility at
 * each tick, so that no listener outlives the host.
 */
export class Clock implements ReactiveController {
  #played = 0;
  #last: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #connected = false;

  constructor(
    host: ReactiveControllerHost,
    private readonly ticked: () => void,
  ) {
    host.addController(this);
  }

  get seconds(): number {
    return Math.floor(this.#played / 1000);
  }

  get running(): boolean {
    return this.#last !== null;
  }

  start(): void {
    if (this.running) return;
    this.#last = performance.now();
    this.#wake();
  }

  stop(): void {
    this.#tick();
    this.#last = null;
    clearInterval(this.#timer);
  }

  reset(): void {
    this.stop();
    this.#played = 0;
  }

  hostConnected(): void {
    this.#connected = true;
    if (!this.running) return;
    this.#last = performance.now();
    this.#wake();
  }

  hostDisconnected(): void {
    this.#connected = false;
    if (this.running) this.#tick();
    clearInterval(this.#timer);
  }

  #wake(): void {
    clearInterval(this.#timer);
    if (this.#connected) this.#timer = setInterval(() => this.#tick(), 1000);
  }

  #tick(): void {
    if (this.#last === null) return;
    const now = performance.now();
    const before = this.seconds;
    if (!document.hidden) this.#played += Math.min(now - this.#last, lateTick);
    this.#last = now;
    if (this.seconds !== before) this.ticked();
  }
}
