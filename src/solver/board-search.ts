import {Beam} from './beam.js';
import {BestFirst} from './best-first.js';
import {Board} from './board.js';
import {Exhaustion} from './exhaust.js';
import {Line} from './line.js';
import {rulesOf} from './rules.js';
import type {Rules, Start} from './rules.js';
import {isSpent} from './search.js';
import type {Effort, MoveSearch, Search} from './search.js';
import {shorten} from './shorten.js';
import {weightsOf} from './weights.js';

/**
 * One try: a beam of a width; best first, or everything, which may look at so many positions. `by`
 * says which of a game's weights count, the first ones if it does not.
 */
type Attempt =
  | {
      readonly width: number;
      readonly alike?: number;
      readonly takesBack?: boolean;
      readonly by?: number;
    }
  | {readonly bestOf: number; readonly by?: number}
  | {readonly nodes: number};

// Cheap tries first. Most positions that can be won are won by narrow beams, and most that cannot are
// lost so soon that little can be reached at all.
const returning: readonly Attempt[] = [
  {nodes: 200},
  {width: 1},
  {width: 4},
  {width: 16},
  {bestOf: 20_000},
  {width: 64},
  {nodes: 100_000},
  {bestOf: 200_000, by: 1},
  {width: 1024},
  {nodes: 3_000_000},
  {bestOf: 400_000},
  {width: 4096},
  {nodes: Infinity},
  {width: 16_384},
];

// With all cards in view nearly every deal can be won, most of them best first, so that proofs come
// last.
const open: readonly Attempt[] = [
  {bestOf: 4000, by: 2},
  {nodes: 200},
  {bestOf: 4000, by: 3},
  {bestOf: 6000, by: 4},
  {bestOf: 10_000, by: 5},
  {width: 256},
  {width: 1024, by: 1},
  {nodes: 100_000},
  {width: 4096},
  {width: 16_384},
  {nodes: Infinity},
];

const onePass: readonly Attempt[] = [
  {nodes: 200},
  {width: 16},
  {width: 64},
  {nodes: 100_000},
  {width: 256},
  {width: 1024},
  {width: 4096},
  {width: 16_384},
  {nodes: Infinity},
];

// With two decks that are gone through once, next to nothing can be proven. What wins is to keep many
// ways of turning up cards, each by a few positions only.
const onePassOfTwo: readonly Attempt[] = [
  {nodes: 200},
  {width: 64, alike: 2},
  {width: 256, alike: 2},
  {width: 800, alike: 2},
  {width: 800, alike: 8, by: 1},
  {width: 2400, alike: 8, takesBack: false},
  {width: 2400, alike: 24, takesBack: false, by: 1},
  {width: 10_000, alike: 100, takesBack: false},
  {width: 40_000, takesBack: false},
  {nodes: Infinity},
];

// By threes hardly a deal is won, and some can be proven lost.
const onePassOfTwoByThrees: readonly Attempt[] = [
  {nodes: 200},
  {width: 64, alike: 2},
  {nodes: 200_000},
  {width: 256, alike: 2},
  {width: 800, alike: 2},
  {nodes: 10_000_000},
  {width: 10_000, alike: 100, takesBack: false},
  {nodes: Infinity},
];

/** Narrower beams leave out to take cards back, which seldom helps. */
const takesBackFrom = 2048;
const mostSeen = 1 << 24;
const rounds = 8;

function planOf({talon, passes, decks, draw, sameSuit}: Rules): readonly Attempt[] {
  if (!talon.length) return open;
  if (!passes) return returning;
  if (passes > 1 || decks === 1 || sameSuit) return onePass;
  return draw > 1 ? onePassOfTwoByThrees : onePassOfTwo;
}

function mostNodes(how: Attempt): number {
  if ('width' in how) return Infinity;
  return 'nodes' in how ? how.nodes : how.bestOf;
}

function attempt(board: Board, effort: Effort, how: Attempt): MoveSearch {
  if ('nodes' in how) return new Exhaustion(board, effort, mostSeen).search();
  const weights = weightsOf(board.rules)[how.by ?? 0]!;
  if ('bestOf' in how) return new BestFirst(board, effort, weights).search();
  const {width, alike, takesBack = width >= takesBackFrom} = how;
  return new Beam(board, effort, {width, rounds, weights, takesBack, alike}).search();
}

function inNotation(start: Start, board: Board, moves: readonly number[]): string[] {
  board.lay(start);
  const line = new Line(board);
  for (const move of moves) line.play(move);
  return line.actions;
}

/** Searches a game by its data alone: tries one way after the other, each wider than the last. */
export function* searchBoard(start: Start, effort: Effort, singleCard: boolean): Search {
  const rules = rulesOf(start, singleCard);
  const board = new Board(rules);
  for (const how of planOf(rules)) {
    board.lay(start);
    const maxNodes = Math.min(effort.maxNodes, effort.nodes + mostNodes(how));
    const part: Effort = {nodes: effort.nodes, maxNodes};
    const search = attempt(board, part, how);
    let step = search.next();
    for (; !step.done; step = search.next()) {
      effort.nodes = part.nodes;
      yield;
    }
    effort.nodes = part.nodes;
    if (typeof step.value !== 'string') {
      effort.hasWon = true;
      // Other searches find short lines: there it would take longer than it is worth.
      const moves = 'nodes' in how ? yield* shorten(start, board, step.value) : step.value;
      return inNotation(start, board, moves);
    }
    if (step.value === 'unwinnable') return step.value;
    if (isSpent(effort)) return 'unknown';
  }
  return 'unknown';
}
