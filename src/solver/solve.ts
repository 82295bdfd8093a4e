import {parseAction} from '../engine/index.js';
import type {Game} from '../engine/index.js';
import {actionRefusal} from '../engine/legal.js';
import {perform} from '../engine/perform.js';
import {isWon} from '../engine/rules.js';
import type {Position} from '../engine/rules.js';
import {pileIds} from '../engine/table.js';
import {checkLimits} from './limits.js';
import {gameOf, startOf} from './position.js';
import type {PositionInput} from './position-input.js';
import type {Start} from './rules.js';
import {search} from './searcher.js';
import type {Searcher, Solution, SolveOptions} from './searcher.js';

/** Plays a line by the engine's rules, the only ones that count. */
function assertWins(start: Start, actions: readonly string[]): void {
  let position: Position = {...start, piles: pileIds(start.table), score: 0};
  for (const text of actions) {
    const action = parseAction(text);
    if (!action || actionRefusal(position, action))
      throw new Error(`The line's ${text} is not legal`);
    position = perform(position, action);
  }
  if (!isWon(position)) throw new Error('The line does not win');
}

/** Solves the position that a search starts from. */
export async function solveStart(
  searcher: Searcher,
  start: Start,
  options: SolveOptions,
): Promise<Solution> {
  checkLimits(options);
  const solution = await searcher(start, options);
  if (solution.actions) assertWins(start, solution.actions);
  return solution;
}

/** Solves with a search that may run elsewhere. A winning line is replayed before it is returned. */
export async function solveBy(
  searcher: Searcher,
  from: Game | string,
  options: SolveOptions = {},
): Promise<Solution> {
  return solveStart(searcher, startOf(gameOf(from)), options);
}

/**
 * Whether a position can be won, all cards known, and how. Takes a game, which is left alone, a code
 * or a record. Rejects with CodeError or RecordError for bad text, with TypeError or RangeError for
 * other bad arguments, and with the signal's reason.
 */
export const solve = (from: Game | string, options?: SolveOptions): Promise<Solution> =>
  solveBy(search, from, options);

/**
 * Whether a position can be won that no record leads to, such as a composed problem, and how.
 * Rejects with PositionError for a bad position, with TypeError or RangeError for bad limits, and
 * with the signal's reason.
 */
export async function solvePosition(
  position: PositionInput,
  options: SolveOptions = {},
): Promise<Solution> {
  // Few need it, so it is a file of its own.
  const {readPosition} = await import('./position-input.js');
  const start = readPosition(position);
  const {singleCard = position.single ?? false} = options;
  return solveStart(search, start, {...options, singleCard});
}
