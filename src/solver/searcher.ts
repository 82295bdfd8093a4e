import {now as platformNow} from '../platform/clock.js';
import {pause as platformPause} from '../platform/pause.js';
import type {Pause} from '../platform/pause.js';
import {searchBoard} from './portfolio.js';
import type {Budget, Outcome, Search} from './search.js';
import type {SearchInput} from './search-input.js';
import {isTowers} from './towers/layout.js';
import {searchTowers} from './towers/search.js';

/** The part of the platform's AbortSignal that a search uses. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** What a search has cost so far. */
export interface Progress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
}

/** Limits and callbacks of a search. */
export interface SolveOptions {
  /**
   * Limit of positions to look at. With this limit alone, the result is the same on every machine.
   * Default: only memory limits the search.
   */
  readonly maxNodes?: number;
  /** Limit in milliseconds. Default: no limit. */
  readonly maxMs?: number;
  /** Aborts the search: the promise rejects with the signal's reason. */
  readonly signal?: Signal;
  /** Called every few milliseconds during the search. */
  readonly onProgress?: (progress: Progress) => void;
  /** Moves one card at a time, whatever the game's rule, like most other solvers. */
  readonly singleCard?: boolean;
  /** Called every few milliseconds to let other tasks run. Default: waits for a timer. */
  readonly pause?: Pause;
}

/** The verdict on a position, and for a winnable one a line that wins. */
export interface Solution extends Progress {
  /** `unwinnable` is proven. `unknown`: a limit or the memory was reached. */
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** The actions that win, in notation, if the position is winnable. */
  readonly actions?: readonly string[];
}

/** Searches a position, in this thread or elsewhere. Its caller verifies a win on the engine. */
export type Searcher = (input: SearchInput, options: SolveOptions) => Promise<Solution>;

/** Time between pauses, in ms. One step can take 2 to 3 ms more: the main thread is blocked for at most 8 ms. */
const sliceMs = 5;

function searchOf(input: SearchInput, budget: Budget, singleCard: boolean): Search {
  const search = isTowers(input) ? searchTowers : searchBoard;
  return search(input, budget, singleCard);
}

/** Runs a search in slices, within its time limit. */
async function run(
  search: Search,
  budget: Budget,
  options: SolveOptions,
  now: () => number,
): Promise<Outcome<readonly string[]>> {
  const {maxMs = Infinity, signal, onProgress, pause = platformPause} = options;
  const searchStart = now();
  let sliceStart = searchStart;
  for (;;) {
    if (signal?.aborted) throw signal.reason;
    const {done, value} = search.next();
    if (done) return value;
    const time = now();
    if (time - searchStart >= maxMs && !budget.hasWon) return 'unknown';
    if (time - sliceStart < sliceMs) continue;
    onProgress?.({nodes: budget.nodes, ms: time - searchStart});
    await pause();
    sliceStart = now();
  }
}

/** Searches in this thread, in slices. */
export async function search(
  input: SearchInput,
  options: SolveOptions,
  now: () => number = platformNow,
): Promise<Solution> {
  const {maxNodes = Infinity, singleCard = false} = options;
  const searchStart = now();
  const budget: Budget = {nodes: 0, maxNodes};
  const outcome = await run(searchOf(input, budget, singleCard), budget, options, now);
  const progress = {nodes: budget.nodes, ms: now() - searchStart};
  if (typeof outcome === 'string') return {verdict: outcome, ...progress};
  return {verdict: 'winnable', actions: outcome, ...progress};
}
