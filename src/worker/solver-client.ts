import {abortable} from '../platform/abortable.js';
import {LazyFile} from '../platform/lazy-file.js';
import {withTimeLimit} from '../platform/time-limit.js';
import {pause} from '../platform/pause.js';
import type {SearchInput} from '../solver/search-input.js';
import type {Searcher, Solution, SolveOptions} from '../solver/searcher.js';
import {createWorker} from './create-worker.js';
import {
  signalOf,
  WorkerFailure,
  type WorkerPort,
  WorkerSearch,
  type WorkerTimeouts,
} from './worker-search.js';

/** How often a worker is started again after it broke down in the middle of its work. */
const maxWorkerRestarts = 1;

/** Neither a worker nor the page can search: the solver's file could not be loaded. */
export class SolverUnavailableError extends Error {
  override readonly name = 'SolverUnavailableError';
}

interface Timeouts extends WorkerTimeouts {
  /** For loading the solver's file into the page, ms. */
  readonly loadTimeoutMs: number;
  /** From a failure to load it until the next try, ms. */
  readonly retryDelayMs: number;
}

const defaultTimeouts: Timeouts = {
  readyTimeoutMs: 10_000,
  responseGraceMs: 3000,
  loadTimeoutMs: 20_000,
  retryDelayMs: 10_000,
};

export interface SolverClientOptions {
  /** Starts the solver's worker. May throw where the page allows none. */
  readonly createWorker: () => WorkerPort;
  /** Loads a search that runs in the page's own thread. */
  readonly loadPageSearch: () => Promise<Searcher>;
  readonly timeouts?: Partial<Timeouts>;
}

/**
 * Searches for all tables of a page: in one worker, or in slices in the page's own thread where there can be none. The
 * worker starts with the first search and terminates when the last table that searched has left. If it fails,
 * its searches start over in the page's thread.
 */
export class SolverClient {
  #worker: WorkerSearch | undefined;
  #workerRestartsLeft = maxWorkerRestarts;
  /** False once a worker could not be started: the page will not allow the next one either. */
  #canStartWorker = true;
  #pageSearch: Promise<Searcher> | undefined;
  readonly #users = new Set<object>();
  readonly #options: SolverClientOptions;
  readonly #timeouts: Timeouts;

  constructor(options: SolverClientOptions) {
    this.#options = options;
    this.#timeouts = {...defaultTimeouts, ...options.timeouts};
  }

  /**
   * Searches for a table, which counts as a user until it leaves. Rejects with the signal's reason when that aborts,
   * with SolverUnavailableError where nothing can search, and with the search's own error.
   */
  async search(user: object, start: SearchInput, options: SolveOptions): Promise<Solution> {
    const signal = signalOf(options);
    signal?.throwIfAborted();
    this.#users.add(user);
    const worker = this.#startedWorker();
    try {
      if (worker) return await worker.search(start, options);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof WorkerFailure)) throw error;
    }
    const search = await abortable(this.#loadedPageSearch(), signal);
    return abortable(search(start, options), signal);
  }

  /** A table has left the page. */
  leave(user: object): void {
    this.#users.delete(user);
    if (this.#users.size) return;
    this.#worker?.close(new DOMException('No table is left', 'AbortError'));
    this.#worker = undefined;
    this.#allowWorkers();
  }

  #allowWorkers(): void {
    this.#canStartWorker = true;
    this.#workerRestartsLeft = maxWorkerRestarts;
  }

  #startedWorker(): WorkerSearch | undefined {
    if (this.#worker || !this.#canStartWorker) return this.#worker;
    try {
      const port = this.#options.createWorker();
      this.#worker = new WorkerSearch(port, this.#timeouts, (reason, wasReady) =>
        this.#workerFailed(reason, wasReady),
      );
    } catch {
      // A policy of the page forbids workers. That is legitimate, so search in the page's own thread.
      this.#canStartWorker = false;
    }
    return this.#worker;
  }

  #workerFailed(reason: string, wasReady: boolean): void {
    this.#worker = undefined;
    this.#canStartWorker = wasReady && this.#workerRestartsLeft > 0;
    this.#workerRestartsLeft--;
    // A policy can also make a worker fail before it is ready. That is legitimate, too.
    if (!wasReady) return;
    console.warn(`solitaire-table: the solver’s worker failed (${reason}); searching in the page`);
  }

  #loadedPageSearch(): Promise<Searcher> {
    this.#pageSearch ??= this.#loadPageSearch();
    return this.#pageSearch;
  }

  async #loadPageSearch(): Promise<Searcher> {
    const {loadTimeoutMs, retryDelayMs} = this.#timeouts;
    try {
      const loading = this.#options.loadPageSearch();
      return await withTimeLimit(loading, loadTimeoutMs, 'The solver took too long to load');
    } catch (cause) {
      setTimeout(() => {
        this.#pageSearch = undefined;
        this.#allowWorkers();
      }, retryDelayMs);
      throw new SolverUnavailableError('The solver could not be loaded', {cause});
    }
  }
}

const workerUrl = new URL('./solver-worker.js', import.meta.url).href;
const solverFile = new LazyFile(() => import('./solver-worker.js'), workerUrl);

/** Each search is a task of its own: what asked for it and what follows from its result do not lengthen its slices. */
async function loadPageSearch(): Promise<Searcher> {
  const {search} = await solverFile.load();
  return async (start, options) => {
    await pause();
    const solution = await search(start, options);
    await pause();
    return solution;
  };
}

/** The one that all tables of the page share. */
export const solverClient = new SolverClient({
  createWorker: () => createWorker(workerUrl),
  loadPageSearch,
});
