import {ActionWriter} from './action-writer.js';
import {BeamSearch} from './beam-search.js';
import {BestFirstSearch} from './best-first-search.js';
import {Board} from './board.js';
import {DepthFirstProof} from './depth-first-proof.js';
import type {Weights} from './heuristic.js';
import {cardsInGame, rulesOf} from './rules.js';
import type {Rules} from './rules.js';
import {isSpent} from './search.js';
import type {Budget, MoveSearch, Search} from './search.js';
import type {SearchInput} from './search-input.js';
import {shorten} from './shorten.js';
import * as weights from './weights.js';

interface BeamAttempt {
  /** Width of the beam. */
  readonly beam: number;
  readonly maxPerKind?: number;
  readonly takesBack?: boolean;
  readonly weights?: Weights;
}

interface BestFirstAttempt {
  /** Limit of nodes. */
  readonly bestFirst: number;
  readonly weights?: Weights;
}

interface ProofAttempt {
  /** Limit of nodes. */
  readonly proof: number;
}

/** One search of a portfolio: a beam search, a best-first search or a depth-first proof. */
type Attempt = BeamAttempt | BestFirstAttempt | ProofAttempt;

/** Searches that are tried one after the other, cheap ones first. */
interface Portfolio {
  /** For the attempts that name no others. */
  readonly weights: Weights;
  readonly attempts: readonly Attempt[];
}

// Narrow beams win most positions that can be won. Most that cannot be won are lost so soon that few
// positions can be reached at all.
const unlimitedPasses: readonly Attempt[] = [
  {proof: 200},
  {beam: 1},
  {beam: 4},
  {beam: 16},
  {bestFirst: 20_000},
  {beam: 64},
  {proof: 100_000},
  {bestFirst: 200_000, weights: weights.unlimitedAlternative},
  {beam: 1024},
  {proof: 3_000_000},
  {bestFirst: 400_000},
  {beam: 4096},
  {proof: Infinity},
  {beam: 16_384},
];

// Without a stock nearly every deal can be won, mostly by best-first searches, so proofs come last.
const noStock: readonly Attempt[] = [
  {bestFirst: 4000, weights: weights.openBestFirst1},
  {proof: 200},
  {bestFirst: 4000, weights: weights.openBestFirst2},
  {bestFirst: 6000, weights: weights.openBestFirst3},
  {bestFirst: 10_000, weights: weights.openBestFirst4},
  {beam: 256},
  {beam: 1024, weights: weights.openAlternative},
  {proof: 100_000},
  {beam: 4096},
  {beam: 16_384},
  {proof: Infinity},
];

const limitedPasses: readonly Attempt[] = [
  {proof: 200},
  {beam: 16},
  {beam: 64},
  {proof: 100_000},
  {beam: 256},
  {beam: 1024},
  {beam: 4096},
  {beam: 16_384},
  {proof: Infinity},
];

// With two decks and one pass, next to nothing can be proven. What wins is to keep many ways to turn
// up hidden cards, with a few positions each.
const onePassOfTwoDecks: readonly Attempt[] = [
  {proof: 200},
  {beam: 64, maxPerKind: 2},
  {beam: 256, maxPerKind: 2},
  {beam: 800, maxPerKind: 2},
  {beam: 800, maxPerKind: 8, weights: weights.onePassAlternative},
  {beam: 2400, maxPerKind: 8, takesBack: false},
  {beam: 2400, maxPerKind: 24, takesBack: false, weights: weights.onePassAlternative},
  {beam: 10_000, maxPerKind: 100, takesBack: false},
  {beam: 40_000, takesBack: false},
  {proof: Infinity},
];

// With draws of three hardly a deal is won, and some can be proven lost.
const onePassOfTwoDecksByThrees: readonly Attempt[] = [
  {proof: 200},
  {beam: 64, maxPerKind: 2},
  {proof: 200_000},
  {beam: 256, maxPerKind: 2},
  {beam: 800, maxPerKind: 2},
  {proof: 10_000_000},
  {beam: 10_000, maxPerKind: 100, takesBack: false},
  {proof: Infinity},
];

/** Narrower beams take no card back from the foundations, which seldom helps. */
const takesBackFromWidth = 2048;
const maxSlots = 1 << 24;
const maxRounds = 8;
/** A line with more moves is full of detours. In others there is little to shorten. */
const maxMovesPerCard = 3;

function limitedPassesWeights({passes, sameSuit, draw}: Rules): Weights {
  if (sameSuit) return weights.sameSuit;
  if (draw > 1) return weights.drawThree;
  return passes > 1 ? weights.severalPasses : weights.onePass;
}

function portfolioFor(rules: Rules): Portfolio {
  const {talon, passes, decks, draw, sameSuit} = rules;
  if (!talon.length) return {weights: weights.open, attempts: noStock};
  if (!passes) return {weights: weights.unlimited, attempts: unlimitedPasses};
  const defaults = limitedPassesWeights(rules);
  if (passes > 1 || decks === 1 || sameSuit) return {weights: defaults, attempts: limitedPasses};
  return {weights: defaults, attempts: draw > 1 ? onePassOfTwoDecksByThrees : onePassOfTwoDecks};
}

function maxNodesOf(attempt: Attempt): number {
  if ('beam' in attempt) return Infinity;
  return 'proof' in attempt ? attempt.proof : attempt.bestFirst;
}

function searchFor(
  attempt: Attempt,
  board: Board,
  budget: Budget,
  defaultWeights: Weights,
): MoveSearch {
  if ('proof' in attempt) return new DepthFirstProof(board, budget, maxSlots).search();
  const chosen = attempt.weights ?? defaultWeights;
  if ('bestFirst' in attempt) return new BestFirstSearch(board, budget, chosen).search();
  const {beam: width, maxPerKind, takesBack = width >= takesBackFromWidth} = attempt;
  const options = {width, maxRounds, weights: chosen, takesBack, maxPerKind};
  return new BeamSearch(board, budget, options).search();
}

function inNotation(input: SearchInput, board: Board, moves: readonly number[]): string[] {
  board.setUp(input);
  const writer = new ActionWriter(board);
  for (const move of moves) writer.play(move);
  return writer.actions;
}

/** Searches any game by its definition alone: runs the searches of its portfolio one after the other. */
export function* searchBoard(input: SearchInput, budget: Budget, singleCard: boolean): Search {
  const rules = rulesOf(input, singleCard);
  const board = new Board(rules);
  const {attempts, weights: defaultWeights} = portfolioFor(rules);
  for (const attempt of attempts) {
    board.setUp(input);
    const maxNodes = Math.min(budget.maxNodes, budget.nodes + maxNodesOf(attempt));
    const part: Budget = {nodes: budget.nodes, maxNodes};
    const search = searchFor(attempt, board, part, defaultWeights);
    let step = search.next();
    for (; !step.done; step = search.next()) {
      budget.nodes = part.nodes;
      yield;
    }
    budget.nodes = part.nodes;
    if (typeof step.value !== 'string') {
      budget.hasWon = true;
      const isLong = step.value.length > maxMovesPerCard * cardsInGame(rules);
      const moves = isLong ? yield* shorten(input, board, step.value) : step.value;
      return inNotation(input, board, moves);
    }
    if (step.value === 'unwinnable') return 'unwinnable';
    if (isSpent(budget)) return 'unknown';
  }
  return 'unknown';
}
