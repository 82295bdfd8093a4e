import {Game} from '../engine/index.js';
import {searchBoard} from './board-search.js';
import {pause as timerPause} from './pause.js';
import type {Pause} from './pause.js';
import {gameOf, startOf} from './position.js';
import type {Start} from './rules.js';
import type {Effort, Outcome, Search} from './search.js';
import {isTowers} from './towers/layout.js';
import {searchTowers} from './towers/search.js';

/** What the platform's AbortSignal is, as far as a search looks at it. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
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

export interface Progress {
  /** Positions looked at. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
}

export interface Solution extends Progress {
  /** `unwinnable` is proven; `unknown`: the search reached its limits. */
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** In notation, of a winnable position: these actions win. */
  readonly actions?: readonly string[];
}

/** A main thread that is held no longer than this still answers at once. */
const sliceMs = 8;

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
    if (now - begun >= maxMs) return 'unknown';
    if (now - slice < sliceMs) continue;
    onProgress?.({nodes: effort.nodes, ms: now - begun});
    await pause();
    slice = Date.now();
  }
}

/** Plays a line on the engine, which alone knows the rules. */
function assertWins(game: Game, actions: readonly string[]): void {
  const replay = Game.fromRecord([game.toRecord(), ...actions].join(' '));
  if (!replay.won) throw new Error(`No win: ${replay.toRecord()}`);
}

/**
 * Whether a position can be won, all cards known, and how. Takes a game, which is left alone, a code
 * or a record. Rejects with CodeError or RecordError for bad text, and with the signal's reason.
 */
export async function solve(from: Game | string, options: SolveOptions = {}): Promise<Solution> {
  const {maxNodes = Infinity, singleCard = false} = options;
  const game = gameOf(from);
  const begun = Date.now();
  const effort: Effort = {nodes: 0, maxNodes};
  const outcome = await run(searchOf(startOf(game), effort, singleCard), effort, options);
  const cost = {nodes: effort.nodes, ms: Date.now() - begun};
  if (typeof outcome === 'string') return {verdict: outcome, ...cost};
  assertWins(game, outcome);
  return {verdict: 'winnable', actions: outcome, ...cost};
}
