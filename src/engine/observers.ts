import type {GameChange, GameObserver} from './results.js';

/** Those who watch a game. */
export class Observers {
  readonly #all = new Set<GameObserver>();
  readonly #untold: GameChange[] = [];
  #telling = false;

  add(observer: GameObserver): () => void {
    this.#all.add(observer);
    return () => void this.#all.delete(observer);
  }

  /** Whether nobody vetoes the action; the first veto ends the asking. */
  permit(action: string): boolean {
    return [...this.#all].every((observer) => observer.before?.(action) !== false);
  }

  /** A change that an observer causes waits until all have been told of the one before. */
  tell(change: GameChange): void {
    this.#untold.push(change);
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let next = this.#untold.shift(); next; next = this.#untold.shift()) this.#tellAll(next);
    } finally {
      this.#telling = false;
    }
  }

  #tellAll(change: GameChange): void {
    for (const observer of [...this.#all]) observer.after?.(change);
  }
}
