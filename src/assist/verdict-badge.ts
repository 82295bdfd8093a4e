import type {Game, TableState} from '../engine/index.js';
import type {ShownVerdict} from '../store/table-store.js';
import type {Means} from './means.js';

const limits = {maxMs: 10_000, maxNodes: 2_000_000};

/** An answer that comes sooner replaces the one before at once, ms. */
const patience = 200;

/** Keeps the verdict of the position up to date while the player wants to see it. */
export class VerdictBadge {
  #game: Game | undefined;
  #state: TableState | undefined;
  #shown = false;
  #told: ShownVerdict | null = null;
  #search = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Looks whether there is another position to judge. */
  look(): void {
    const {store} = this.#means;
    const {game, laid, ui} = store;
    const shown = ui.settings.verdict && !laid;
    if (game === this.#game && game.state === this.#state && shown === this.#shown) return;
    this.rest();
    if (game !== this.#game || !shown) this.#told = null;
    this.#game = game;
    this.#state = game.state;
    this.#shown = shown;
    if (shown && !game.won) void this.#judge(game);
    else store.update({verdict: null});
  }

  /** Ends the search; the next look begins anew. */
  rest(): void {
    this.#search.abort();
    clearTimeout(this.#timer);
    this.#state = undefined;
  }

  async #judge(game: Game): Promise<void> {
    const {solver} = this.#means;
    const known = solver.knownOf(game, limits);
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
    const {store, host, say} = this.#means;
    clearTimeout(this.#timer);
    store.update({verdict});
    const {provenLost, verdicts} = host.strings;
    if (verdict !== this.#told) say(verdict === 'unwinnable' ? provenLost : verdicts[verdict]);
    this.#told = verdict;
  }
}
