import {parseAction} from '../engine/index.js';
import type {Game} from '../engine/index.js';
import {actionRefusal} from '../engine/legal.js';
import {perform} from '../engine/perform.js';
import {isWon} from '../engine/rules.js';
import {gameOf, startOf} from './position.js';
import {search} from './searcher.js';
import type {Searcher, Solution, SolveOptions} from './searcher.js';

/** Plays a line by the engine's rules, the only ones that count. */
function assertWins({position, code}: Game, actions: readonly string[]): void {
  let at = position;
  for (const text of actions) {
    const action = parseAction(text);
    if (!action || actionRefusal(at, action)) throw new Error(`${code}: ${text} cannot be done`);
    at = perform(at, action);
  }
  if (!isWon(at)) throw new Error(`${code}: no win`);
}

/** Solves by a search that may run elsewhere; what it says is a win is played before it is believed. */
export async function solveBy(
  searcher: Searcher,
  from: Game | string,
  options: SolveOptions = {},
): Promise<Solution> {
  const game = gameOf(from);
  const solution = await searcher(startOf(game), options);
  if (solution.actions) assertWins(game, solution.actions);
  return solution;
}

/**
 * Whether a position can be won, all cards known, and how. Takes a game, which is left alone, a code
 * or a record. Rejects with CodeError or RecordError for bad text, and with the signal's reason.
 */
export const solve = (from: Game | string, options?: SolveOptions): Promise<Solution> =>
  solveBy(search, from, options);
