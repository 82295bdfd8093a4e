import type {GameChange, GameObserver} from './results.js';

/** Those who watch a game. */
export class Observers {
  readonly #all = new Set<GameObserver>();
  readonly #untold: GameChange[] = [];

  add(observer: GameObserver): () => void {
    this.#all.add(observer);
    return () => void this.#all.delete(observer);
  }

  /** Whether nobody vetoes the action; the first veto ends the asking. */
  allows(action: string): boolean {
    return [...this.#all].every((observer) => observer.before?.(action) !== false);
  }

  /** A change that an observer causes waits until all have been told of the one before. */
  notify(change: GameChange): void {
    if (this.#untold.push(change) > 1) return;
    try {
      // The list grows while it is gone through.
      for (const next of this.#untold) [...this.#all].forEach((observer) => observer.after?.(next));
    } finally {
      this.#untold.length = 0;
    }
  }
}
