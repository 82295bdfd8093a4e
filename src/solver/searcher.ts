import {searchBoard} from './board-search.js';
import {pause as timerPause} from '../platform/pause.js';
import type {Pause} from '../platform/pause.js';
import type {Start} from './rules.js';
import type {Effort, Outcome, Search} from './search.js';
import {isTowers} from './towers/layout.js';
import {searchTowers} from './towers/search.js';

/** What the platform's AbortSignal is, as far as a search looks at it. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

export interface Progress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
}

export interface SolveOptions {
  /**
   * Most positions that are looked at. With this limit alone the answer is the same on any machine.
   * Default: as many as memory allows.
   */
  readonly maxNodes?: number;
  /** Most milliseconds. Default: no limit. */
  readonly maxMs?: number;
  /** Ends the search: the promise is rejected with the signal's reason. */
  readonly signal?: Signal;
  /** Told now and then while the search goes on. */
  readonly onProgress?: (progress: Progress) => void;
  /** Lifts one card at a time, whatever the game's rule: what most other solvers do. */
  readonly singleCard?: boolean;
  /** How the search gives way to other work, every few milliseconds. Default: by a timer. */
  readonly pause?: Pause;
}

export interface Solution extends Progress {
  /** `unwinnable` is proven; `unknown`: the search reached its limits. */
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** In notation, of a winnable position: these actions win. */
  readonly actions?: readonly string[];
}

/** Searches a position here or elsewhere; whoever asked plays what was found on the engine. */
export type Searcher = (start: Start, options: SolveOptions) => Promise<Solution>;

/** A main thread that is held no longer than 8 ms still answers at once; a step may take two or three. */
const sliceMs = 5;

function searchOf(start: Start, effort: Effort, singleCard: boolean): Search {
  const search = isTowers(start) ? searchTowers : searchBoard;
  return search(start, effort, singleCard);
}

/** Runs a search slice by slice, within the limits of time. */
async function run(
  search: Search,
  effort: Effort,
  options: SolveOptions,
): Promise<Outcome<readonly string[]>> {
  const {maxMs = Infinity, signal, onProgress, pause = timerPause} = options;
  const begun = Date.now();
  let slice = begun;
  for (;;) {
    if (signal?.aborted) throw signal.reason;
    const {done, value} = search.next();
    if (done) return value;
    const now = Date.now();
    if (now - begun >= maxMs && !effort.hasWon) return 'unknown';
    if (now - slice < sliceMs) continue;
    onProgress?.({nodes: effort.nodes, ms: now - begun});
    await pause();
    slice = Date.now();
  }
}

/** Searches in this very thread, slice by slice. */
export const search: Searcher = async (start, options) => {
  const {maxNodes = Infinity, singleCard = false} = options;
  const begun = Date.now();
  const effort: Effort = {nodes: 0, maxNodes};
  const outcome = await run(searchOf(start, effort, singleCard), effort, options);
  const cost = {nodes: effort.nodes, ms: Date.now() - begun};
  if (typeof outcome === 'string') return {verdict: outcome, ...cost};
  return {verdict: 'winnable', actions: outcome, ...cost};
};
