import {type Game, parseRecord} from '../engine/index.js';
import {analyzeBy, type Analysis} from '../solver/analyze.js';
import {standing} from '../solver/position.js';
import type {SolveOptions} from '../solver/searcher.js';
import {solveBy} from '../solver/solve.js';
import {solverClient} from '../worker/solver-client.js';
import {Knowledge, type Known, type Path} from './knowledge.js';

/** How much one answer may cost: a phone has neither the time nor the memory for more. */
export type Limits = Required<Pick<SolveOptions, 'maxMs' | 'maxNodes'>>;

/** Games whose answers are kept: the one that is played, and those that were looked at just before it. */
const kept = 100;

/** Actions from the deal to where a game stands. */
export function pathOf(game: Game): Path {
  return standing(parseRecord(game.toRecord()).actions);
}

/** Asks the solver for one table, and remembers what it said. */
export class DealSolver {
  #leaving = new AbortController();
  #complained = false;
  readonly #knowledge = new Map<string, Knowledge>();
  readonly #host: {readonly isConnected: boolean};

  constructor(host: {readonly isConnected: boolean}) {
    this.#host = host;
  }

  /** What is known of where a game stands, without asking; undefined where asking might tell. */
  knownOf(game: Game, {maxMs}: Limits): Known | undefined {
    return this.#knowledgeOf(game.code).of(pathOf(game), maxMs);
  }

  /** Null where there is no solver to ask, or the table stands on no page. Rejects once the signal or the table's leaving ends it. */
  async solve(game: Game, limits: Limits, signal?: AbortSignal): Promise<Known | null> {
    return this.#solve(game.code, pathOf(game), limits, signal);
  }

  /** Where a game was lost: `lostAt` counts the actions from the deal to here. */
  async analyze(game: Game, limits: Limits, signal: AbortSignal): Promise<Analysis> {
    const {code} = game;
    const record = [code, ...pathOf(game)].join(' ');
    return analyzeBy(async (position) => {
      const known = await this.#solve(code, position.path(), limits, signal);
      return known?.verdict ?? 'unknown';
    }, record);
  }

  /** Ends all that is going on, as the table leaves the page. */
  leave(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    solverClient.leave(this);
  }

  async #solve(
    code: string,
    path: Path,
    limits: Limits,
    signal?: AbortSignal,
  ): Promise<Known | null> {
    const knowledge = this.#knowledgeOf(code);
    const known = knowledge.of(path, limits.maxMs);
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
      knowledge.note(path, solution, limits.maxMs);
      return knowledge.of(path, limits.maxMs)!;
    } catch (error) {
      ends.throwIfAborted();
      if (!this.#complained) console.warn('solitaire-table: cannot ask the solver', error);
      this.#complained = true;
      return null;
    }
  }

  #knowledgeOf(code: string): Knowledge {
    const knowledge = this.#knowledge.get(code) ?? new Knowledge();
    this.#knowledge.delete(code);
    this.#knowledge.set(code, knowledge);
    if (this.#knowledge.size > kept) this.#knowledge.delete(this.#knowledge.keys().next().value!);
    return knowledge;
  }
}
