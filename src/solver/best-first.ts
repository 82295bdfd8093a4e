import type {Board} from './board.js';
import {costOf} from './evaluate.js';
import type {Weights} from './evaluate.js';
import {Layer} from './layer.js';
import {Queue} from './queue.js';
import {isSpent} from './search.js';
import type {Effort, MoveSearch} from './search.js';
import {SeenSet} from './seen.js';
import {Successors} from './successors.js';
import {Trail} from './trail.js';

const stepParents = 16;
const mostSeen = 1 << 22;

/** Goes on from whatever position seems nearest to a win, all moves counted that led to it. */
export class BestFirst {
  readonly #board: Board;
  readonly #effort: Effort;
  readonly #weights: Weights;
  readonly #known: Layer;
  readonly #queue = new Queue();
  readonly #seen = new SeenSet(mostSeen);
  readonly #trail = new Trail();
  readonly #successors: Successors;

  constructor(board: Board, effort: Effort, weights: Weights) {
    this.#board = board;
    this.#effort = effort;
    this.#weights = weights;
    this.#known = new Layer(board.rules.size);
    this.#successors = new Successors(board);
    this.#successors.takesBack = false;
  }

  /** The moves of a win, or that none was found: cards that are not taken back prove nothing. */
  *search(): MoveSearch {
    const board = this.#board;
    if (!board.left) return [];
    board.hash();
    this.#seen.add(board.low, board.high);
    this.#queue.add(this.#know(-1, 0), 0);
    for (let step = 0; this.#queue.length; step++) {
      const won = this.#expand(this.#queue.take());
      if (won >= 0) return this.#trail.to(won);
      if (isSpent(this.#effort)) break;
      if (step % stepParents === 0) yield;
    }
    return 'unknown';
  }

  #know(entry: number, moves: number): number {
    this.#known.add(this.#board.bytes, entry, moves);
    return this.#known.length - 1;
  }

  /** Plays all moves of a position. The entry of a win, or −1. */
  #expand(index: number): number {
    const board = this.#board;
    const entry = this.#known.entries[index]!;
    const moves = this.#known.costs[index]! + 1;
    board.load(this.#known.at(index));
    for (const move of this.#successors.find()) {
      this.#effort.nodes++;
      const undo = board.play(move);
      board.hash();
      if (this.#seen.add(board.low, board.high)) {
        const next = this.#trail.add(entry, move);
        if (!board.left) return next;
        const cost = costOf(board, this.#weights) + moves * this.#weights.move;
        this.#queue.add(this.#know(next, moves), cost);
      }
      board.undo(move, undo);
    }
    return -1;
  }
}
