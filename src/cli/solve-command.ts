import type {Readable} from 'node:stream';
import type {SolveCommand} from './arguments.js';
import {codesOf} from './deals.js';
import type {Deals} from './deals.js';
import {readInput, textsOf} from './inputs.js';
import type {Input} from './inputs.js';
import {ProgressBar} from './progress.js';
import type {Terminal} from './progress.js';
import {resultJson, runJson, runText, solvedText} from './report.js';
import {solveAll} from './solve-all.js';
import type {Result} from './solve-all.js';
import {emptyTally} from './tally.js';
import {heapLimit, isOutOfMemory, SolverThread} from './thread.js';

/** The program's streams. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
}

const isDeals = (what: SolveCommand['what']): what is Deals => 'game' in what;

function* positionsOf(deals: Deals): Generator<Input> {
  for (const code of codesOf(deals)) yield {record: code, code, played: 0};
}

async function* inputsOf(texts: readonly string[], stdin: Readable): AsyncGenerator<Input> {
  for await (const text of textsOf(texts, stdin)) yield readInput(text);
}

/** How many positions there will be; 0 if they come from standard input. */
function totalOf(what: SolveCommand['what']): number {
  if (isDeals(what)) return what.count;
  return what.includes('-') ? 0 : what.length;
}

/** What to write to standard error about a result. */
function complaintOf(result: Result): string | undefined {
  if ('error' in result) return result.error;
  const {code, answer} = result;
  return answer.failure && `${code}: the search failed: ${answer.failure}`;
}

/** Whether a result makes the exit code 1. Running out of memory does not: the deal is unknown. */
function isFault(result: Result): boolean {
  return 'error' in result || (!!result.answer.failure && !isOutOfMemory(result.answer));
}

/** Writes results as they arrive, and counts them. */
class Reporter {
  readonly tally = emptyTally();
  faults = 0;
  readonly #command: SolveCommand;
  readonly #streams: Streams;
  readonly #jobs: number;
  readonly #bar: ProgressBar;
  readonly #begun = Date.now();

  constructor(command: SolveCommand, streams: Streams, jobs: number) {
    this.#command = command;
    this.#streams = streams;
    this.#jobs = jobs;
    this.#bar = new ProgressBar(streams.stderr, totalOf(command.what));
  }

  add(result: Result): void {
    this.#bar.advance();
    if (isFault(result)) this.faults++;
    if ('answer' in result) this.tally[result.answer.verdict]++;
    this.#write(this.#textOf(result));
    const complaint = complaintOf(result);
    if (complaint) this.complain(complaint);
  }

  complain(text: string): void {
    this.#bar.above(() => this.#streams.stderr.write(`solitaire-table: ${text}\n`));
  }

  end(): void {
    this.#bar.end();
    const {what: deals, limits, json} = this.#command;
    if (!isDeals(deals)) return;
    const run = {deals, limits, tally: this.tally, jobs: this.#jobs, ms: Date.now() - this.#begun};
    this.#write(json ? runJson(run) : runText(run));
  }

  #textOf(result: Result): string {
    const {json, line, what} = this.#command;
    if (json) return resultJson(result, line);
    // Random deals are only counted.
    return 'error' in result || isDeals(what) ? '' : solvedText(result, line);
  }

  #write(text: string): void {
    const {stdout} = this.#streams;
    if (!text) return;
    // The bar is in the way only if both are on the same screen.
    if (stdout.isTTY) this.#bar.above(() => stdout.write(text));
    else stdout.write(text);
  }
}

function threadsFor({jobs, what}: SolveCommand): SolverThread[] {
  const count = Math.min(jobs, totalOf(what) || jobs);
  const heap = heapLimit(count);
  return Array.from({length: count}, () => new SolverThread(heap));
}

/**
 * Runs the command `solve`. Resolves to the exit code, 0 or 1. If the signal stops it, it writes the
 * result so far first.
 */
export async function solveCommand(
  command: SolveCommand,
  streams: Streams,
  signal: AbortSignal,
): Promise<number> {
  const {what, limits} = command;
  const inputs = isDeals(what) ? positionsOf(what) : inputsOf(what, streams.stdin);
  const threads = threadsFor(command);
  const reporter = new Reporter(command, streams, threads.length);
  const report = (result: Result) => reporter.add(result);
  try {
    await solveAll(inputs, {limits, threads, report, signal});
  } finally {
    reporter.end();
  }
  return reporter.faults ? 1 : 0;
}
