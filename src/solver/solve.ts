import {Game} from '../engine/index.js';
import {gameOf, startOf} from './position.js';
import {search} from './searcher.js';
import type {Searcher, Solution, SolveOptions} from './searcher.js';

/** Plays a line on the engine, which alone knows the rules. */
function assertWins(game: Game, actions: readonly string[]): void {
  const replay = Game.fromRecord([game.toRecord(), ...actions].join(' '));
  if (!replay.won) throw new Error(`No win: ${replay.toRecord()}`);
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
