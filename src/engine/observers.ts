import {attempt} from '../platform/report-error.js';
import {DeliveryQueue} from './delivery-queue.js';
import type {GameChange, GameObserver} from './results.js';

/** The observers of one game. An observer that throws is reported, and never stops the game or the others. */
export class Observers {
  readonly #observers = new Set<GameObserver>();
  readonly #queue = new DeliveryQueue<GameChange>((change) => this.#call('after', change));

  /** Returns a function that ends the subscription. */
  add(observer: GameObserver): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  /** Whether no observer vetoes the action. Stops at the first veto. */
  allows(action: string): boolean {
    return [...this.#observers].every(
      (observer) => attempt(() => observer.before?.(action)) !== false,
    );
  }

  notify(change: GameChange): void {
    this.#call('happened', change);
    this.#queue.push(change);
  }

  #call(callback: 'happened' | 'after', change: GameChange): void {
    for (const observer of [...this.#observers]) attempt(() => observer[callback]?.(change));
  }
}
