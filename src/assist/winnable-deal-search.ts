import {Game} from '../engine/index.js';
import {abortable} from '../platform/abortable.js';
import {pause} from '../platform/pause.js';
import {reportError} from '../platform/report-error.js';
import type {Source} from '../store/table-store.js';
import type {AssistState} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';
import {assistText} from './assist-text.js';

/** A search that takes less time than this is not announced, ms. */
const announceDelayMs = 500;

/** A new deal that is to be winnable: the first one to try, and who asked for it. */
export interface DealCandidate {
  readonly game: Game;
  readonly source: Source;
}

/** Tries random deals until one is proven winnable, and puts that on the table. */
export class WinnableDealSearch {
  /** The deal that is being tried. */
  #candidate: DealCandidate | null = null;
  #search = new AbortController();
  #announceTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #context: AssistContext;

  constructor(context: AssistContext) {
    this.#context = context;
  }

  start(candidate: DealCandidate): void {
    this.#context.store.setAssist({type: 'finding-deal', tried: 0});
    void this.#run(candidate);
  }

  /** Ends the search if another game was put on the table meanwhile. Call after each change of the store. */
  sync(): void {
    if (this.#candidate && !this.#isWanted) this.#end();
  }

  /** Puts the deal that is being tried on the table, without waiting for its verdict. */
  dealAnyway(): void {
    if (this.#candidate) this.#deal({...this.#candidate, source: 'player'});
  }

  /** Ends the search: the player keeps the game that is on the table. */
  cancel(): void {
    const {store} = this.#context;
    this.#end();
    if (this.#isWanted) store.setAssist({type: 'idle'});
  }

  /** Stops the search while the table is not in the page. */
  pause(): void {
    this.#search.abort();
    clearTimeout(this.#announceTimer);
  }

  /** Continues a search that was paused. */
  resume(): void {
    if (this.#candidate) void this.#run(this.#candidate);
  }

  get #isWanted(): boolean {
    return this.#context.store.ui.assist.type === 'finding-deal';
  }

  async #run(candidate: DealCandidate): Promise<void> {
    const {host, announce} = this.#context;
    this.#end();
    const {signal} = (this.#search = new AbortController());
    this.#candidate = candidate;
    if (!host.isConnected) return;
    this.#announceTimer = setTimeout(() => announce(host.strings.looking(0)), announceDelayMs);
    try {
      while (await this.#isRejected(this.#candidate, signal)) this.#tryNext(this.#candidate);
    } catch (error) {
      if (signal.aborted) return;
      // A player who cannot have a winnable deal still gets a deal.
      reportError(error);
    }
    this.#deal(this.#candidate);
  }

  /** Whether the solver ran and did not prove this deal winnable. */
  async #isRejected({game}: DealCandidate, signal: AbortSignal): Promise<boolean> {
    const {solver, limits, whenVisible} = this.#context;
    // Where all verdicts are cached, nothing else in this loop would let other tasks run.
    await pause();
    // No search while the page is in the background.
    await abortable(whenVisible(signal), signal);
    const solution = await abortable(solver.solve(game, limits.deal, signal), signal);
    signal.throwIfAborted();
    return !!solution && solution.verdict !== 'winnable';
  }

  #tryNext({game, source}: DealCandidate): void {
    const {store, deal} = this.#context;
    this.#candidate = {source, game: deal(game.variant, game.options)};
    const {assist} = store.ui;
    const tried = assist.type === 'finding-deal' ? assist.tried + 1 : 0;
    store.setAssist({type: 'finding-deal', tried});
  }

  #deal({game, source}: DealCandidate): void {
    const {store, host, announce, solver, limits} = this.#context;
    this.#end();
    const solution = solver.cachedSolution(game, limits.deal);
    // A new Game object, so that a deal that is already on the table as a placeholder is animated.
    store.start(Game.fromCode(game.code), source);
    if (solution?.verdict === 'winnable') return;
    const state: AssistState = {type: 'unproven-deal'};
    store.setAssist(state);
    announce(assistText(state, host.strings));
  }

  #end(): void {
    this.pause();
    this.#candidate = null;
  }
}
