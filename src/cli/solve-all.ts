import type {Limits} from './arguments.js';
import type {Input, Misread, Position} from './inputs.js';
import {SolverThread} from './thread.js';
import type {Answer} from './thread.js';

/** A position with its result. */
export interface Solved extends Position {
  readonly answer: Answer;
}

/** The verdict on one position. */
export type Result = Solved | Misread;

/** What `solveAll` works with. */
export interface SolveAllOptions {
  readonly limits: Limits;
  readonly threads: readonly SolverThread[];
  /** Called with each result, in the order of the inputs. */
  readonly report: (result: Result) => void;
  /** Stops all searches. Results that are there already are reported before. */
  readonly signal: AbortSignal;
}

/** Reports results in the order of their indexes, from 0. */
class InOrder {
  readonly #waiting = new Map<number, Result>();
  readonly #report: (result: Result) => void;
  #next = 0;
  #ended = false;

  constructor(report: (result: Result) => void) {
    this.#report = report;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Ignored after the end: what closed threads say about their last deals is not a result. */
  add(place: number, result: Result): void {
    if (this.#ended) return;
    this.#waiting.set(place, result);
    for (let next = this.#take(this.#next); next; next = this.#take(this.#next)) {
      this.#next++;
      this.#report(next);
    }
  }

  /** Reports the results that still wait for others before them. */
  end(): void {
    this.#ended = true;
    const places = [...this.#waiting.keys()].sort((one, other) => one - other);
    for (const place of places) this.#report(this.#take(place)!);
  }

  #take(place: number): Result | undefined {
    const result = this.#waiting.get(place);
    this.#waiting.delete(place);
    return result;
  }
}

async function* numbered(
  inputs: AsyncIterable<Input> | Iterable<Input>,
): AsyncGenerator<[number, Input]> {
  let place = 0;
  for await (const input of inputs) yield [place++, input];
}

async function resultOf(input: Input, thread: SolverThread, limits: Limits): Promise<Result> {
  if ('error' in input) return input;
  return {...input, answer: await thread.solve({record: input.record, limits})};
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), {once: true});
  });
}

/**
 * Solves all positions, as many at a time as there are threads. Closes the threads. Resolves when all
 * are solved or the signal has stopped them. Rejects if a thread cannot be started.
 */
export async function solveAll(
  inputs: AsyncIterable<Input> | Iterable<Input>,
  {limits, threads, report, signal}: SolveAllOptions,
): Promise<void> {
  const results = new InOrder(report);
  const queue = numbered(inputs);
  const work = async (thread: SolverThread) => {
    for (let next = await queue.next(); !next.done && !results.ended; next = await queue.next()) {
      const [place, input] = next.value;
      results.add(place, await resultOf(input, thread, limits));
    }
  };
  try {
    await Promise.race([Promise.all(threads.map(work)), whenAborted(signal)]);
  } finally {
    results.end();
    await Promise.all(threads.map((thread) => thread.close()));
  }
}
