import {type Game, parseRecord} from '../engine/index.js';
import {analyzeBy, type Analysis} from '../solver/analyze.js';
import {standing} from '../solver/position.js';
import type {SolveOptions} from '../solver/searcher.js';
import {solveBy} from '../solver/solve.js';
import {solverClient} from '../worker/solver-client.js';
import {SolutionCache, type CachedSolution, type Path} from './solution-cache.js';

/** How much one answer may cost: a phone has neither the time nor the memory for more. */
export type SearchLimits = Required<Pick<SolveOptions, 'maxMs' | 'maxNodes'>>;

/** Games whose answers are kept: the one that is played, and those that were looked at just before it. */
const kept = 100;

/** Actions from the deal to where a game stands. */
export function pathOf(game: Game): Path {
  return standing(parseRecord(game.toRecord()).actions);
}

/** Asks the solver for one table, and remembers what it said. */
export class TableSolver {
  #leaving = new AbortController();
  #complained = false;
  readonly #knowledge = new Map<string, SolutionCache>();
  readonly #host: {readonly isConnected: boolean};

  constructor(host: {readonly isConnected: boolean}) {
    this.#host = host;
  }

  /** What is known of where a game stands, without asking; undefined where asking might tell. */
  cachedSolution(game: Game, {maxMs}: SearchLimits): CachedSolution | undefined {
    return this.#knowledgeOf(game.code).get(pathOf(game), maxMs);
  }

  /** Null where there is no solver to ask, or the table stands on no page. Rejects once the signal or the table's leaving ends it. */
  async solve(
    game: Game,
    limits: SearchLimits,
    signal?: AbortSignal,
  ): Promise<CachedSolution | null> {
    return this.#solve(game.code, pathOf(game), limits, signal);
  }

  /** Where a game was lost: `lostAt` counts the actions from the deal to here. */
  async analyze(game: Game, limits: SearchLimits, signal: AbortSignal): Promise<Analysis> {
    const {code} = game;
    const record = [code, ...pathOf(game)].join(' ');
    return analyzeBy(async (position) => {
      const known = await this.#solve(code, position.path(), limits, signal);
      return known?.verdict ?? 'unknown';
    }, record);
  }

  /** Ends all that is going on, as the table leaves the page. */
  disconnect(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    solverClient.leave(this);
  }

  async #solve(
    code: string,
    path: Path,
    limits: SearchLimits,
    signal?: AbortSignal,
  ): Promise<CachedSolution | null> {
    const knowledge = this.#knowledgeOf(code);
    const known = knowledge.get(path, limits.maxMs);
    if (known) return known;
    // Nothing would end what a table asks that has left already.
    if (!this.#host.isConnected) return null;
    const ends = signal ? AbortSignal.any([signal, this.#leaving.signal]) : this.#leaving.signal;
    try {
      const record = [code, ...path].join(' ');
      const solution = await solveBy(
        (start, options) => solverClient.search(this, start, options),
        record,
        {
          ...limits,
          signal: ends,
        },
      );
      knowledge.add(path, solution, limits.maxMs);
      return knowledge.get(path, limits.maxMs)!;
    } catch (error) {
      ends.throwIfAborted();
      if (!this.#complained) console.warn('solitaire-table: cannot ask the solver', error);
      this.#complained = true;
      return null;
    }
  }

  #knowledgeOf(code: string): SolutionCache {
    const knowledge = this.#knowledge.get(code) ?? new SolutionCache();
    this.#knowledge.delete(code);
    this.#knowledge.set(code, knowledge);
    if (this.#knowledge.size > kept) this.#knowledge.delete(this.#knowledge.keys().next().value!);
    return knowledge;
  }
}
