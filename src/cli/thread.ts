import {once} from 'node:events';
import {totalmem} from 'node:os';
import {Worker} from 'node:worker_threads';
import type {Solution} from '../solver/index.js';
import type {Limits} from './arguments.js';

/** A position that a thread searches. */
export interface Job {
  readonly record: string;
  readonly limits: Limits;
}

/** What a thread reports. */
export interface Answer extends Solution {
  /** Why the search failed. The verdict is `unknown` then. */
  readonly failure?: string;
}

/** Whether a search ran out of memory, which is not an error of the program. */
export function isOutOfMemory({failure}: Answer): boolean {
  return failure === 'out of memory';
}

/** The heap limit for each of so many threads, in MiB. */
export function heapLimit(threads: number): number {
  // A container may allow less memory than the machine has. Without one, this is 0 or very large.
  const allowed = process.constrainedMemory() || Infinity;
  const share = (Math.min(totalmem(), allowed) * 0.75) / threads / 2 ** 20;
  return Math.floor(Math.min(4096, Math.max(128, share)));
}

const workerFile = new URL('./worker.js', import.meta.url);

function failureOf(error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : message;
}

/** The worker's next message. Rejects if the worker exits instead. */
async function messageOf<T>(worker: Worker): Promise<T> {
  const settled = new AbortController();
  const {signal} = settled;
  const end = once(worker, 'exit', {signal}).then(([code]) => {
    throw new Error(`its thread ended with code ${String(code)}`);
  });
  try {
    const [message] = (await Promise.race([once(worker, 'message', {signal}), end])) as [T];
    return message;
  } finally {
    settled.abort();
  }
}

/** Solves one deal at a time on a thread of its own. If the thread dies, the next deal gets a new one. */
export class SolverThread {
  readonly #file: URL;
  readonly #heap: number;
  #worker: Worker | null = null;
  #closed = false;

  /** `heap`: the heap limit in MiB. */
  constructor(heap: number, file = workerFile) {
    this.#heap = heap;
    this.#file = file;
  }

  /** Rejects only if no thread can be started, or if it is closed meanwhile. */
  async solve(job: Job): Promise<Answer> {
    this.#worker ??= await this.#start();
    const begun = Date.now();
    try {
      this.#worker.postMessage(job);
      return await messageOf<Answer>(this.#worker);
    } catch (error) {
      this.#worker = null;
      return {verdict: 'unknown', nodes: 0, ms: Date.now() - begun, failure: failureOf(error)};
    }
  }

  /** Stops the search that is running. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(this.#file, {resourceLimits: {maxOldGenerationSizeMb: this.#heap}});
    // An unhandled error would end the whole program. Its deal fails by the exit that follows.
    worker.on('error', () => {});
    await messageOf(worker);
    worker.once('exit', () => (this.#worker = null));
    if (!this.#closed) return worker;
    await worker.terminate();
    throw new Error('The thread is closed');
  }
}
