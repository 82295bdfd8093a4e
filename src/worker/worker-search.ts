import {abortable} from '../platform/abortable.js';
import type {SearchInput} from '../solver/search-input.js';
import type {Searcher, Solution, SolveOptions} from '../solver/searcher.js';
import type {Request, Response, WorkerMessage} from './messages.js';

/** What a search waits for, in ms. */
export interface WorkerTimeouts {
  /** From the worker's creation until it is ready. */
  readonly readyTimeoutMs: number;
  /** From the end of a search's own time limit until its response. */
  readonly responseGraceMs: number;
}

/** The part of a Worker that is used here. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** The worker failed, not the search: the same search can succeed elsewhere. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

interface Pending {
  readonly resolve: (solution: Solution) => void;
  readonly reject: (error: Error) => void;
}

const ignore = (): void => {};

/** The AbortSignal of a search in a page; the solver itself knows only a part of it. */
export const signalOf = ({signal}: SolveOptions): AbortSignal | undefined =>
  signal as AbortSignal | undefined;

/** Searches in one worker, as many at once as are asked for. */
export class WorkerSearch {
  #nextId = 0;
  #isReady = false;
  #isClosed = false;
  #becomeReady: () => void = ignore;
  #rejectReady: (error: Error) => void = ignore;
  readonly #ready: Promise<void>;
  readonly #readyTimer: ReturnType<typeof setTimeout>;
  readonly #pending = new Map<number, Pending>();
  readonly #worker: WorkerPort;
  readonly #timeouts: WorkerTimeouts;
  readonly #onFailure: (reason: string, wasReady: boolean) => void;

  /** `onFailure` is called once if the worker breaks down: before or after it was ready. */
  constructor(
    worker: WorkerPort,
    timeouts: WorkerTimeouts,
    onFailure: (reason: string, wasReady: boolean) => void,
  ) {
    this.#worker = worker;
    this.#timeouts = timeouts;
    this.#onFailure = onFailure;
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = resolve;
      this.#rejectReady = reject;
    });
    // A worker may fail while no search waits for it.
    this.#ready.catch(ignore);
    this.#readyTimer = setTimeout(() => this.#fail('not ready in time'), timeouts.readyTimeoutMs);
    worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => this.#receive(data);
    worker.onmessageerror = () => this.#fail('unreadable message');
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || 'unknown error');
    };
  }

  /**
   * Rejects with the signal's reason when that aborts, with a WorkerFailure when the worker breaks down or stays silent,
   * and with an Error when the search itself throws.
   */
  readonly search: Searcher = async (start: SearchInput, options) => {
    const signal = signalOf(options);
    signal?.throwIfAborted();
    await abortable(this.#ready, signal);
    const id = this.#nextId++;
    const response = new Promise<Solution>((resolve, reject) => {
      this.#pending.set(id, {resolve, reject});
    });
    const stopWatching = this.#watch(options.maxMs);
    const {maxNodes, maxMs, singleCard} = options;
    this.#send({
      id,
      start,
      limits: {maxNodes, maxMs, singleCard} as Pick<SolveOptions, 'maxNodes'>,
    });
    try {
      return await abortable(response, signal);
    } finally {
      stopWatching();
      // Still there: it was aborted. The worker need not go on.
      if (this.#pending.delete(id)) this.#send({id});
    }
  };

  /** Terminates the worker. Searches that still wait reject with this error. */
  close(error: Error): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#readyTimer);
    this.#worker.terminate();
    this.#rejectReady(error);
    for (const {reject} of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  #fail(reason: string): void {
    if (this.#isClosed) return;
    this.close(new WorkerFailure(reason));
    this.#onFailure(reason, this.#isReady);
  }

  /**
   * Fails the worker when a response is overdue. The second timer starts when the first one has fired: after the whole
   * machine has slept, the worker gets its time to respond.
   */
  #watch(maxMs = Infinity): () => void {
    if (!Number.isFinite(maxMs)) return ignore;
    let timer = setTimeout(() => {
      timer = setTimeout(() => this.#fail('no response'), this.#timeouts.responseGraceMs);
    }, maxMs);
    return () => clearTimeout(timer);
  }

  #send(request: Request): void {
    this.#worker.postMessage(request);
  }

  #receive(message: WorkerMessage): void {
    if (message !== 'ready') return this.#settle(message);
    clearTimeout(this.#readyTimer);
    this.#isReady = true;
    this.#becomeReady();
  }

  #settle(response: Response): void {
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if ('solution' in response) pending?.resolve(response.solution);
    else pending?.reject(new Error(response.error));
  }
}
