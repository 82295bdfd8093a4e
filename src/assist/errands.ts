import type {Game, TableState} from '../engine/index.js';
import type {Means} from './means.js';

/** What takes longer than this is told to be under way, ms. */
const patience = 300;

interface Errand {
  readonly game: Game;
  readonly state: TableState;
  readonly ends: AbortController;
}

/** Questions about the position that lies there: once that is gone, nobody waits for an answer. */
export class Errands {
  #notice: string | undefined;
  readonly #running = new Set<Errand>();
  readonly #means: Omit<Means, 'errands'>;

  constructor(means: Omit<Means, 'errands'>) {
    this.#means = means;
  }

  /** Ends what asks about a position that has gone. */
  look(): void {
    for (const errand of this.#running) if (!this.#stands(errand)) errand.ends.abort();
  }

  /** Resolves to the answer; undefined where the position has gone meanwhile. */
  async run<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    const {game} = this.#means.store;
    const errand: Errand = {game, state: game.state, ends: new AbortController()};
    const timer = setTimeout(() => this.#tell(), patience);
    this.#running.add(errand);
    try {
      const answer = await ask(errand.ends.signal);
      return this.#stands(errand) ? answer : undefined;
    } catch (error) {
      // The position has gone, or the table has left.
      if ((error as Error).name !== 'AbortError') throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#running.delete(errand);
      this.#untell();
    }
  }

  #stands({game, state}: Errand): boolean {
    const {store} = this.#means;
    return store.game === game && game.state === state;
  }

  #tell(): void {
    const {store, host, say} = this.#means;
    this.#notice = host.strings.verdicts.working;
    store.update({notice: this.#notice});
    say(this.#notice);
  }

  #untell(): void {
    const {store} = this.#means;
    if (this.#notice && store.ui.notice === this.#notice) store.update({notice: null});
  }
}
