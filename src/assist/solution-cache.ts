import type {Solution} from '../solver/searcher.js';

/** Actions from the deal on, without what was undone. */
export type Path = readonly string[];

/** What is known of a position: how it is won from there, that it is lost, or that a search did not find out. */
export interface CachedSolution {
  readonly verdict: Solution['verdict'];
  /** Of a winnable position: actions that win. */
  readonly line: Path;
}

function begins(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((action, at) => path[at] === action);
}

/** What the solver has found out about one deal. Each answer tells of more positions than the one that was searched. */
export class SolutionCache {
  /** Ways from the deal to a win. */
  readonly #wins: Path[] = [];
  readonly #losses: Path[] = [];
  readonly #unknown: {readonly path: Path; readonly maxMs: number}[] = [];

  /** What follows from all answers so far; undefined: nothing, or a search of `maxMs` might find out more. */
  get(path: Path, maxMs: number): CachedSolution | undefined {
    const win = this.#wins.find((whole) => begins(whole, path));
    if (win) return {verdict: 'winnable', line: win.slice(path.length)};
    // Whatever is played from a lost position, it stays lost.
    if (this.#losses.some((loss) => begins(path, loss))) return {verdict: 'unwinnable', line: []};
    const tried = this.#unknown.some(
      (one) => one.maxMs >= maxMs && one.path.length === path.length && begins(path, one.path),
    );
    return tried ? {verdict: 'unknown', line: []} : undefined;
  }

  /** What a search of `maxMs` at most has found. */
  add(
    path: Path,
    {verdict, actions = []}: Pick<Solution, 'verdict' | 'actions'>,
    maxMs: number,
  ): void {
    if (verdict === 'winnable') this.#wins.unshift([...path, ...actions]);
    else if (verdict === 'unwinnable') this.#losses.push(path);
    else this.#unknown.push({path, maxMs});
  }
}
