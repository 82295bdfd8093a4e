import type {Solution} from '../solver/searcher.js';

/** Actions from the deal on, without those that were undone. */
export type Path = readonly string[];

/** What is known about a position: a line that wins, that it is lost, or that a search did not find out. */
export interface CachedSolution {
  readonly verdict: Solution['verdict'];
  /** For a winnable position: actions that win. */
  readonly line: Path;
}

function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((action, i) => path[i] === action);
}

/** Everything that the solver has found out about one deal. Each solution is good for more positions than the one searched. */
export class SolutionCache {
  /** Paths from the deal to a win. */
  readonly #wins: Path[] = [];
  readonly #losses: Path[] = [];
  readonly #unknown: {readonly path: Path; readonly maxMs: number}[] = [];

  /** What is known about a position, or undefined if a search of `maxMs` might find out more. */
  get(path: Path, maxMs: number): CachedSolution | undefined {
    const win = this.#wins.find((whole) => startsWith(whole, path));
    if (win) return {verdict: 'winnable', line: win.slice(path.length)};
    // Whatever is played from a lost position, it stays lost.
    if (this.#losses.some((loss) => startsWith(path, loss))) {
      return {verdict: 'unwinnable', line: []};
    }
    const wasTried = this.#unknown.some(
      (one) => one.maxMs >= maxMs && one.path.length === path.length && startsWith(path, one.path),
    );
    return wasTried ? {verdict: 'unknown', line: []} : undefined;
  }

  /** Adds what a search of at most `maxMs` has found. */
  add(
    path: Path,
    {verdict, actions = []}: Pick<Solution, 'verdict' | 'actions'>,
    maxMs: number,
  ): void {
    // The last line comes first: it is the one that hints follow.
    if (verdict === 'winnable') this.#wins.unshift([...path, ...actions]);
    else if (verdict === 'unwinnable') this.#losses.push(path);
    else this.#unknown.push({path, maxMs});
  }
}
