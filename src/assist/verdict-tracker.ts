import type {Game, TableState} from '../engine/index.js';
import type {ShownVerdict} from '../store/table-store.js';
import type {AssistContext} from './assist-context.js';

const limits = {maxMs: 10_000, maxNodes: 2_000_000};

/** An answer that comes sooner replaces the one before at once, ms. */
const patience = 200;

/** Keeps the verdict of the position up to date while the player wants to see it. */
export class VerdictTracker {
  #game: Game | undefined;
  #state: TableState | undefined;
  #shown = false;
  #told: ShownVerdict | null = null;
  #search = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #means: AssistContext;

  constructor(means: AssistContext) {
    this.#means = means;
  }

  /** Looks whether there is another position to judge. */
  sync(): void {
    const {store} = this.#means;
    const {game, isProvisional, ui} = store;
    const shown = ui.settings.verdict && !isProvisional;
    if (game === this.#game && game.state === this.#state && shown === this.#shown) return;
    this.stop();
    if (game !== this.#game || !shown) this.#told = null;
    this.#game = game;
    this.#state = game.state;
    this.#shown = shown;
    if (shown && !game.won) void this.#judge(game);
    else store.update({verdict: null});
  }

  /** Ends the search; the next look begins anew. */
  stop(): void {
    this.#search.abort();
    clearTimeout(this.#timer);
    this.#state = undefined;
  }

  async #judge(game: Game): Promise<void> {
    const {solver} = this.#means;
    const known = solver.cachedSolution(game, limits);
    if (known) return this.#show(known.verdict);
    const {signal} = (this.#search = new AbortController());
    this.#timer = setTimeout(() => this.#means.store.update({verdict: 'working'}), patience);
    try {
      const found = await solver.solve(game, limits, signal);
      this.#show(found?.verdict ?? 'unknown');
    } catch {
      // The position is no longer there.
    }
  }

  /** Speaks only of what has changed. */
  #show(verdict: ShownVerdict): void {
    const {store, host, announce} = this.#means;
    clearTimeout(this.#timer);
    store.update({verdict});
    const {provenLost, verdicts} = host.strings;
    if (verdict !== this.#told) announce(verdict === 'unwinnable' ? provenLost : verdicts[verdict]);
    this.#told = verdict;
  }
}
