import {pause} from '../platform/pause.js';
import type {Searcher, Solution, SolveOptions} from '../solver/searcher.js';
import type {Start} from '../solver/rules.js';
import type {Answer, Order} from './messages.js';

/** A script's address as a page with Trusted Types wants it; a page that refuses the policy gets no worker. */
interface TrustedTypes {
  createPolicy(name: string, rules: {createScriptURL(url: string): string}): typeof rules;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** A search that could not be had is tried again after this time, in ms. */
const patience = 10_000;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(url: string): string {
  const createScriptURL = (text: string): string => text;
  policy ??= globalThis.trustedTypes?.createPolicy('solitaire-table', {createScriptURL});
  return policy?.createScriptURL(url) ?? url;
}

/**
 * A worker must come from the page's own origin: a file of another is imported by a few words that are of the page. A
 * frame may have no origin at all, whatever its address.
 */
function ownAddress(url: string): string {
  if (new URL(url).origin === self.origin) return url;
  const words = new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'});
  return URL.createObjectURL(words);
}

/** Resolves once a worker listens; rejects where the page allows none, or its file cannot be had. */
async function startWorker(url: string): Promise<Worker> {
  const address = ownAddress(url);
  try {
    return await listening(new Worker(trusted(address), {type: 'module'}));
  } finally {
    // Of an address that is no blob's this does nothing.
    URL.revokeObjectURL(address);
  }
}

function listening(worker: Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message || 'The worker did not start'));
    };
  });
}

interface Pending {
  resolve(solution: Solution): void;
  reject(error: unknown): void;
}

/** Searches in a worker that is up. */
class WorkerSearch {
  #next = 0;
  readonly #pending = new Map<number, Pending>();
  readonly #worker: Worker;

  constructor(worker: Worker, broken: (reason: string) => void) {
    this.#worker = worker;
    worker.onmessage = ({data}: MessageEvent<Exclude<Answer, 'ready'>>) => this.#settle(data);
    worker.onerror = (event) => {
      event.preventDefault();
      broken(event.message || 'The worker broke down');
    };
  }

  readonly search: Searcher = async (start: Start, {maxNodes, maxMs, singleCard, ...options}) => {
    const signal = options.signal as AbortSignal | undefined;
    signal?.throwIfAborted();
    const id = this.#next++;
    const limits = {maxNodes, maxMs, singleCard} as Pick<SolveOptions, 'maxNodes'>;
    const solution = new Promise<Solution>((resolve, reject) => {
      this.#pending.set(id, {resolve, reject});
    });
    const giveUp = (): void => {
      this.#pending.get(id)?.reject(signal!.reason);
      if (this.#pending.delete(id)) this.#send({id});
    };
    signal?.addEventListener('abort', giveUp);
    this.#send({id, start, limits});
    // A table's signal outlives its searches.
    return solution.finally(() => signal?.removeEventListener('abort', giveUp));
  };

  end(reason: unknown): void {
    this.#worker.terminate();
    for (const {reject} of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  #send(order: Order): void {
    this.#worker.postMessage(order);
  }

  #settle(answer: Exclude<Answer, 'ready'>): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('solution' in answer) pending?.resolve(answer.solution);
    else pending?.reject(new Error(answer.error));
  }
}

/**
 * Searches for the tables of a page: in one worker for all of them, or by slices in the page's own thread where it allows no
 * worker. Starts with the first search, ends when the last table that asked has left.
 */
class SolverClient {
  #searcher: Promise<Searcher> | undefined;
  #worker: WorkerSearch | undefined;
  readonly #users = new Set<object>();

  /** Searches for a table, which stays a user until it leaves. Rejects where the search cannot be had at all. */
  async search(user: object, start: Start, options: SolveOptions): Promise<Solution> {
    this.#users.add(user);
    this.#searcher ??= this.#open();
    return (await this.#searcher)(start, options);
  }

  /** A table has left the page. */
  leave(user: object): void {
    this.#users.delete(user);
    if (!this.#users.size) this.#close('No table is left');
  }

  #close(reason: string): void {
    this.#worker?.end(new Error(reason));
    this.#worker = this.#searcher = undefined;
  }

  #open(): Promise<Searcher> {
    const url = new URL('./solver-worker.js', import.meta.url).href;
    const opened = startWorker(url).then(
      (worker) => {
        // All may have left meanwhile.
        if (this.#searcher !== opened) {
          worker.terminate();
          throw new Error('No table is left');
        }
        this.#worker = new WorkerSearch(worker, (reason) => this.#close(reason));
        return this.#worker.search;
      },
      () => searchHere(),
    );
    opened.catch(() => setTimeout(() => this.#forget(opened), patience));
    return opened;
  }

  #forget(failed: Promise<Searcher>): void {
    if (this.#searcher === failed) this.#searcher = undefined;
  }
}

/** In tasks of its own: neither what asked for it nor what follows from its answer makes its slices longer. */
async function searchHere(): Promise<Searcher> {
  const {search} = await import('./solver-worker.js');
  return async (start, options) => {
    await pause();
    const solution = await search(start, options);
    await pause();
    return solution;
  };
}

export const solverClient = new SolverClient();
