import type {Board} from './board.js';
import {costOf} from './heuristic.js';
import type {Weights} from './heuristic.js';
import {MoveTree} from './move-tree.js';
import {PositionList} from './position-list.js';
import {PriorityQueue} from './priority-queue.js';
import {isSpent} from './search.js';
import type {Budget, MoveSearch} from './search.js';
import {Successors} from './successors.js';
import {TranspositionTable} from './transposition-table.js';

const stepPositions = 16;
const maxSlots = 1 << 22;

/**
 * Best-first search: expands the position of the lowest cost, which grows with the number of moves
 * that led to it.
 */
export class BestFirstSearch {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #weights: Weights;
  /** All positions that were met; their `costs` are the numbers of moves that led to them. */
  readonly #positions: PositionList;
  readonly #queue = new PriorityQueue();
  readonly #seen = new TranspositionTable(maxSlots);
  readonly #tree = new MoveTree();
  readonly #successors: Successors;

  constructor(board: Board, budget: Budget, weights: Weights) {
    this.#board = board;
    this.#budget = budget;
    this.#weights = weights;
    this.#positions = new PositionList(board.rules.size);
    this.#successors = new Successors(board);
    this.#successors.takesBack = false;
  }

  /** The moves of a win, or `unknown`. A search that takes no card back proves nothing. */
  *search(): MoveSearch {
    const board = this.#board;
    if (!board.cardsLeft) return [];
    board.hash();
    this.#seen.add(board.low, board.high);
    this.#queue.add(this.#addPosition(-1, 0), 0);
    for (let step = 0; this.#queue.length; step++) {
      const won = this.#expand(this.#queue.removeFirst());
      if (won >= 0) return this.#tree.pathTo(won);
      if (isSpent(this.#budget)) break;
      if (step % stepPositions === 0) yield;
    }
    return 'unknown';
  }

  #addPosition(entry: number, moves: number): number {
    this.#positions.add(this.#board.bytes, entry, moves);
    return this.#positions.length - 1;
  }

  /** Plays every move of a position. Returns the entry of a win in the move tree, or −1. */
  #expand(index: number): number {
    const board = this.#board;
    const entry = this.#positions.entries[index]!;
    const moves = this.#positions.costs[index]! + 1;
    board.load(this.#positions.get(index));
    for (const move of this.#successors.find()) {
      this.#budget.nodes++;
      const undo = board.play(move);
      board.hash();
      if (this.#seen.add(board.low, board.high)) {
        const next = this.#tree.add(entry, move);
        if (!board.cardsLeft) return next;
        const cost = costOf(board, this.#weights) + moves * this.#weights.move;
        this.#queue.add(this.#addPosition(next, moves), cost);
      }
      board.undo(move, undo);
    }
    return -1;
  }
}
