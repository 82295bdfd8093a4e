import type {Game} from '../engine/index.js';
import {reportError} from '../platform/report-error.js';
import {analyzeBy, type Analysis} from '../solver/analyze.js';
import {withoutUndone} from '../solver/search-input.js';
import type {SolveOptions} from '../solver/searcher.js';
import {solveBy} from '../solver/solve.js';
import {type SolverClient, SolverUnavailableError} from '../worker/solver-client.js';
import {SolutionCache, type CachedSolution, type Path} from './solution-cache.js';

/** How much one search may cost. */
export type SearchLimits = Required<Pick<SolveOptions, 'maxMs' | 'maxNodes'>>;

/** Deals whose solutions are kept: the current one, and those that were searched before it. */
const maxCachedDeals = 100;

/** The actions from the deal to where a game stands. */
export function pathOf(game: Game): Path {
  return withoutUndone(game.actions);
}

interface TableSolverOptions {
  readonly host: {readonly isConnected: boolean};
  readonly client: Pick<SolverClient, 'search' | 'leave'>;
  readonly now: () => number;
}

/** The solver as one table uses it: remembers solutions, and stops when the table leaves the page. */
export class TableSolver {
  #connection = new AbortController();
  #hasWarned = false;
  /** By code, the last used last. */
  readonly #caches = new Map<string, SolutionCache>();
  readonly #options: TableSolverOptions;

  constructor(options: TableSolverOptions) {
    this.#options = options;
  }

  /** What is known about where a game stands; undefined if only a search could tell. */
  cachedSolution(game: Game, {maxMs}: SearchLimits): CachedSolution | undefined {
    return this.#cacheOf(game.code).get(pathOf(game), maxMs);
  }

  /**
   * Resolves to null where no search can be had: the solver is unavailable, it failed, which is reported, or the table is
   * not in a page. Rejects with an AbortError when the signal aborts or the table leaves the page.
   */
  async solve(
    game: Game,
    limits: SearchLimits,
    signal?: AbortSignal,
  ): Promise<CachedSolution | null> {
    return this.#solve(game.code, pathOf(game), limits, signal);
  }

  /**
   * Finds the action that lost a game. `lostAt` counts from the deal, without actions that were undone. The limits are for
   * each position that is searched; after `totalMs` the rest of them count as unknown. Rejects as `solve` does.
   */
  async analyze(
    game: Game,
    {totalMs, ...limits}: SearchLimits & {readonly totalMs: number},
    signal: AbortSignal,
  ): Promise<Analysis> {
    const {code} = game;
    const path = pathOf(game);
    const end = await this.#solve(code, path, limits, signal);
    const isLost = end?.verdict === 'unwinnable';
    const deadline = this.#options.now() + totalMs;
    return analyzeBy(
      async (position) => {
        const actions = position.path();
        if (actions.length === path.length) return end?.verdict ?? 'unknown';
        // A game that is not known to be lost was not lost by any action.
        if (!isLost || this.#options.now() > deadline) return 'unknown';
        return (await this.#solve(code, actions, limits, signal))?.verdict ?? 'unknown';
      },
      [code, ...path].join(' '),
    );
  }

  /** Aborts everything: the table leaves the page. */
  disconnect(): void {
    this.#connection.abort();
    this.#connection = new AbortController();
    this.#options.client.leave(this);
  }

  async #solve(
    code: string,
    path: Path,
    limits: SearchLimits,
    signal?: AbortSignal,
  ): Promise<CachedSolution | null> {
    const cache = this.#cacheOf(code);
    const known = cache.get(path, limits.maxMs);
    if (known) return known;
    const {host, client} = this.#options;
    // Nothing would ever abort a search for a table that has left.
    if (!host.isConnected) return null;
    const signals = [this.#connection.signal, ...(signal ? [signal] : [])];
    const aborted = AbortSignal.any(signals);
    try {
      const solution = await solveBy(
        (start, options) => client.search(this, start, options),
        [code, ...path].join(' '),
        {...limits, signal: aborted},
      );
      cache.add(path, solution, limits.maxMs);
      return cache.get(path, limits.maxMs)!;
    } catch (error) {
      aborted.throwIfAborted();
      this.#reportFailure(error);
      return null;
    }
  }

  /** Warns once if the solver is unavailable: the table works without it. Other errors are bugs. */
  #reportFailure(error: unknown): void {
    if (!(error instanceof SolverUnavailableError)) return reportError(error);
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn(
      'solitaire-table: cannot load the solver yet. If this goes on, reload the page.',
      error.cause,
    );
  }

  #cacheOf(code: string): SolutionCache {
    const cache = this.#caches.get(code) ?? new SolutionCache();
    this.#caches.delete(code);
    this.#caches.set(code, cache);
    const [leastRecent = ''] = this.#caches.keys();
    if (this.#caches.size > maxCachedDeals) this.#caches.delete(leastRecent);
    return cache;
  }
}
