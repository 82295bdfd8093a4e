import type {Solution} from '../solver/searcher.js';

/** Actions from the deal on, without what was undone. */
export type Path = readonly string[];

/** What is known of a position: how it is won from there, that it is lost, or that a search did not find out. */
export interface Known {
  readonly verdict: Solution['verdict'];
  /** Of a winnable position: actions that win. */
  readonly line: Path;
}

function begins(path: Path, beginning: Path): boolean {
  return beginning.length <= path.length && beginning.every((action, at) => path[at] === action);
}

/** What the solver has found out about one deal. Each answer tells of more positions than the one that was searched. */
export class Knowledge {
  /** Ways from the deal to a win. */
  readonly #wins: Path[] = [];
  readonly #losses: Path[] = [];
  readonly #unknown: Path[] = [];

  /** What follows from all answers so far; undefined: nothing. */
  of(path: Path): Known | undefined {
    const win = this.#wins.find((whole) => begins(whole, path));
    if (win) return {verdict: 'winnable', line: win.slice(path.length)};
    // Whatever is played from a lost position, it stays lost.
    if (this.#losses.some((loss) => begins(path, loss))) return {verdict: 'unwinnable', line: []};
    const tried = this.#unknown.some((one) => one.length === path.length && begins(path, one));
    return tried ? {verdict: 'unknown', line: []} : undefined;
  }

  note(path: Path, {verdict, actions = []}: Pick<Solution, 'verdict' | 'actions'>): void {
    if (verdict === 'winnable') this.#wins.unshift([...path, ...actions]);
    else (verdict === 'unwinnable' ? this.#losses : this.#unknown).push(path);
  }
}
