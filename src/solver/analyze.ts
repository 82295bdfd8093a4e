import {formatCode, Game, parseRecord, RecordError} from '../engine/index.js';
import type {PlayResult} from '../engine/index.js';
import {checkLimits} from './limits.js';
import type {SearchInput} from './search-input.js';
import {search} from './searcher.js';
import type {Solution, SolveOptions} from './searcher.js';
import {solveInput} from './solve.js';

/** Whether a position can be won. */
export type Verdict = Solution['verdict'];

/** Where a game was lost. */
export interface Analysis {
  /** Whether each position could be won: the deal, then the position after each action of the record. */
  readonly verdicts: readonly Verdict[];
  /**
   * The index of the action that turned a game that could still be won into a lost one, counted from
   * 0 in the record; −1 if there is none, or if it is not known which.
   */
  readonly lostAt: number;
}

/** A position of the analyzed game: a node of the tree that undos make of its record. */
export class AnalyzedPosition {
  readonly input: SearchInput;
  readonly parent: AnalyzedPosition | null;
  readonly children = new Map<string, AnalyzedPosition>();
  verdict: Verdict | undefined;
  readonly #action: string;

  /** @internal */
  constructor({position}: Game, parent: AnalyzedPosition | null = null, action = '') {
    const {game, options, table, pass} = position;
    this.input = {game, options, table, pass};
    this.parent = parent;
    this.#action = action;
  }

  /** The position after an action, at which the game is now: the same one each time it is played. */
  after(action: string, game: Game): AnalyzedPosition {
    const child = this.children.get(action) ?? new AnalyzedPosition(game, this, action);
    this.children.set(action, child);
    return child;
  }

  /** The actions that lead here from the deal, without what was undone. */
  path(): string[] {
    const actions: string[] = [];
    let {parent} = this;
    for (let action = this.#action; parent; parent = parent.parent) {
      actions.push(action);
      action = parent.#action;
    }
    return actions.reverse();
  }

  /** Sets the verdict here and on all positions that it decides. */
  decide(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict === 'winnable') this.#decideAncestors();
    if (verdict === 'unwinnable') this.#decideDescendants();
  }

  /** A position is winnable if it leads to a winnable one. */
  #decideAncestors(): void {
    let node = this.parent;
    for (; node && node.verdict !== 'winnable'; node = node.parent) node.verdict = 'winnable';
  }

  /** No lost position leads to a winnable one. Not recursive, since records may be long. */
  #decideDescendants(): void {
    const stack = [...this.children.values()];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (node.verdict === 'unwinnable') continue;
      node.verdict = 'unwinnable';
      stack.push(...node.children.values());
    }
  }
}

function replay(game: Game, action: string): PlayResult {
  if (action === 'U') return game.undo();
  return action === 'Y' ? game.redo() : game.play(action);
}

/** The position of the deal and the one after each action. Undo and redo return to earlier ones. */
function positionsOf(record: string): AnalyzedPosition[] {
  const {code, actions} = parseRecord(record);
  const game = Game.fromCode(formatCode(code));
  let current = new AnalyzedPosition(game);
  const positions = [current];
  let undone: AnalyzedPosition[] = [];
  for (const [index, action] of actions.entries()) {
    const result = replay(game, action);
    if (!result.ok) throw new RecordError(index, action, result.reason);
    if (action === 'U') {
      undone.push(current);
      current = current.parent!;
    } else if (action === 'Y') {
      current = undone.pop()!;
    } else {
      undone = [];
      current = current.after(action, game);
    }
    positions.push(current);
  }
  return positions;
}

/**
 * All positions in an order in which few searches decide many: the last, the first, then bisecting.
 * Those that are decided by the time that it is their turn are skipped.
 */
function* undecided(positions: readonly AnalyzedPosition[]): Generator<AnalyzedPosition> {
  const ranges: [from: number, to: number][] = [[0, positions.length]];
  const isOpen = (position: AnalyzedPosition) => !position.verdict;
  yield* [positions.at(-1)!].filter(isOpen);
  yield* [positions[0]!].filter(isOpen);
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    const middle = (from + to) >> 1;
    yield* [positions[middle]!].filter(isOpen);
    if (middle + 1 < to) ranges.push([middle + 1, to]);
    if (from < middle) ranges.push([from, middle]);
  }
}

function lostAtOf(verdicts: readonly Verdict[]): number {
  if (verdicts.at(-1) !== 'unwinnable') return -1;
  const lastWinnable = verdicts.lastIndexOf('winnable');
  return verdicts[lastWinnable + 1] === 'unwinnable' ? lastWinnable : -1;
}

/** Analyzes a record with a given way to get the verdict of a position. It is called as seldom as possible. */
export async function analyzeBy(
  verdictOf: (position: AnalyzedPosition) => Promise<Verdict>,
  record: string,
): Promise<Analysis> {
  if (typeof record !== 'string') throw new TypeError(`A record is needed, not ${String(record)}`);
  const positions = positionsOf(record);
  for (const position of undecided(positions)) position.decide(await verdictOf(position));
  const verdicts = positions.map(({verdict}) => verdict!);
  return {verdicts, lostAt: lostAtOf(verdicts)};
}

/**
 * Finds where a game was lost. The options apply to each position that has to be searched. Takes time
 * proportional to the length of the record, besides the searches. Rejects with RecordError for a bad
 * record, with TypeError or RangeError for other bad arguments, and with the signal's reason.
 */
export async function analyze(record: string, options: SolveOptions = {}): Promise<Analysis> {
  checkLimits(options);
  return analyzeBy(async ({input}) => (await solveInput(search, input, options)).verdict, record);
}
