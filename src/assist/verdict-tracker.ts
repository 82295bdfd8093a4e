import type {Game, TableState} from '../engine/index.js';
import {reportError} from '../platform/report-error.js';
import type {ShownVerdict} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';

/** A verdict that comes sooner replaces the last one directly, without `working` between them, ms. */
const workingDelayMs = 200;

/** Keeps the verdict on the current position up to date while the player wants to see it. */
export class VerdictTracker {
  #game: Game | undefined;
  #state: TableState | undefined;
  #isOn = false;
  #announced: ShownVerdict | null = null;
  #search = new AbortController();
  #workingTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #context: AssistContext;

  constructor(context: AssistContext) {
    this.#context = context;
  }

  /** Judges the position if it is another one. Call after each change of the store. */
  sync(): void {
    const {store, host} = this.#context;
    // What changes while the table is not in a page is judged when it comes back.
    if (!host.isConnected) return;
    const {game, isProvisional, ui} = store;
    const isOn = ui.settings.verdict && !isProvisional;
    if (game === this.#game && game.state === this.#state && isOn === this.#isOn) return;
    this.stop();
    if (game !== this.#game || !isOn) this.#announced = null;
    this.#game = game;
    this.#state = game.state;
    this.#isOn = isOn;
    if (isOn && !game.won) void this.#judge(game);
    else store.setVerdict(null);
  }

  /** Aborts the search. The next `sync` judges the position again. */
  stop(): void {
    this.#search.abort();
    clearTimeout(this.#workingTimer);
    this.#state = undefined;
  }

  async #judge(game: Game): Promise<void> {
    const {solver, limits, store} = this.#context;
    const known = solver.cachedSolution(game, limits.verdict);
    if (known) return this.#show(known.verdict);
    const {signal} = (this.#search = new AbortController());
    this.#workingTimer = setTimeout(() => store.setVerdict('working'), workingDelayMs);
    let verdict: ShownVerdict = 'unknown';
    try {
      const solution = await solver.solve(game, limits.verdict, signal);
      verdict = solution?.verdict ?? 'unknown';
    } catch (error) {
      if (!signal.aborted) reportError(error);
    }
    if (!signal.aborted) this.#show(verdict);
  }

  /** Announces the verdict only if it has changed. */
  #show(verdict: ShownVerdict): void {
    const {store, host, announce} = this.#context;
    clearTimeout(this.#workingTimer);
    store.setVerdict(verdict);
    if (verdict === this.#announced) return;
    this.#announced = verdict;
    const {provenLost, verdicts} = host.strings;
    announce(verdict === 'unwinnable' ? provenLost : verdicts[verdict]);
  }
}
