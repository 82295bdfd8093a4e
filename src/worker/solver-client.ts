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

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(url: string): string {
  const createScriptURL = (text: string): string => text;
  policy ??= globalThis.trustedTypes?.createPolicy('solitaire-table', {createScriptURL});
  return policy?.createScriptURL(url) ?? url;
}

/** A worker must come from the page's own origin: a file of another is imported by a few words that are of the page. */
function openWorker(url: string): Worker {
  if (new URL(url).origin === location.origin) return new Worker(trusted(url), {type: 'module'});
  const words = new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'});
  const address = URL.createObjectURL(words);
  return new Worker(trusted(address), {type: 'module'});
}

/** Resolves once a worker listens; rejects where the page allows none, or its file cannot be had. */
function startWorker(url: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = openWorker(url);
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
    this.#send({id, start, limits});
    signal?.addEventListener('abort', () => {
      this.#pending.get(id)?.reject(signal.reason);
      if (this.#pending.delete(id)) this.#send({id});
    });
    return solution;
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
    // What failed is tried again with the next search.
    opened.catch(() => this.#searcher === opened && this.#close('The search could not be had'));
    return opened;
  }
}

async function searchHere(): Promise<Searcher> {
  const {search} = await import('./solver-worker.js');
  return search;
}

export const solverClient = new SolverClient();
