import {parseAction} from '../engine/index.js';
import type {Game} from '../engine/index.js';
import {actionRefusal} from '../engine/legal.js';
import {perform} from '../engine/perform.js';
import {isWon} from '../engine/rules.js';
import type {Position} from '../engine/rules.js';
import {pileIds} from '../engine/table.js';
import {checkLimits} from './limits.js';
import type {PositionInput} from './position-input.js';
import {gameOf, searchInputOf} from './search-input.js';
import type {SearchInput} from './search-input.js';
import {search} from './searcher.js';
import type {Searcher, Solution, SolveOptions} from './searcher.js';

/** Replays a line by the engine's rules. Throws if it cannot be played or does not win. */
function verifyWin(input: SearchInput, actions: readonly string[]): void {
  let position: Position = {...input, piles: pileIds(input.table), score: 0};
  for (const text of actions) {
    const action = parseAction(text);
    if (!action || actionRefusal(position, action)) throw new Error(`Not legal: ${text}`);
    position = perform(position, action);
  }
  if (!isWon(position)) throw new Error('The line does not win');
}

/** Solves a search input, and verifies a win before it returns it. */
export async function solveInput(
  searcher: Searcher,
  input: SearchInput,
  options: SolveOptions,
): Promise<Solution> {
  checkLimits(options);
  const solution = await searcher(input, options);
  if (solution.actions) verifyWin(input, solution.actions);
  return solution;
}

/** Like `solve`, with a search that may run elsewhere. */
export async function solveBy(
  searcher: Searcher,
  from: Game | string,
  options: SolveOptions = {},
): Promise<Solution> {
  return solveInput(searcher, searchInputOf(gameOf(from)), options);
}

/**
 * Finds out whether a position can be won if all cards are known, and how. Takes a game, which it does
 * not change, a code or a record. Rejects with CodeError or RecordError for bad text, with TypeError
 * or RangeError for other bad arguments, and with the signal's reason.
 */
export const solve = (from: Game | string, options?: SolveOptions): Promise<Solution> =>
  solveBy(search, from, options);

/**
 * Like `solve`, for a position that no record has to lead to, such as a composed problem. Rejects with
 * PositionError for a bad position, with TypeError or RangeError for bad limits, and with the signal's
 * reason.
 */
export async function solvePosition(
  position: PositionInput,
  options: SolveOptions = {},
): Promise<Solution> {
  // Few callers need the reader, so it is a file of its own.
  const {readPosition} = await import('./position-input.js');
  const input = readPosition(position);
  const {singleCard = position.single ?? false} = options;
  return solveInput(search, input, {...options, singleCard});
}
