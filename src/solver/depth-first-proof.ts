import type {Board} from './board.js';
import {foundationFor, runLength} from './legal.js';
import {
  columnPile,
  countOf,
  foundationPile,
  fromOf,
  moveOf,
  stockMove,
  toOf,
  waste,
} from './moves.js';
import {Relaxation} from './relaxation.js';
import {isSpent} from './search.js';
import type {Budget, MoveSearch} from './search.js';
import {Successors} from './successors.js';
import {TranspositionTable} from './transposition-table.js';

const stepPositions = 64;

/** A position of the current line: its moves, and how the one that was played is undone. */
interface Choice {
  readonly moves: readonly number[];
  /** The index of the move to try next. */
  next: number;
  /** What `Board.undo` needs for the move that was played; −1 if none is. */
  undo: number;
  /** Whether the stock may be used next. */
  readonly mayDraw: boolean;
  /** Whether the only move is a safe one to a foundation. */
  readonly isForced: boolean;
}

const isFromWaste = (move: number) => fromOf(move) === waste;

/**
 * Searches everything that can be reached, depth first, to prove that there is no win. Positions seen
 * before (by a transposition table) and positions that are lost in an easier game (by a relaxation)
 * are cut off.
 */
export class DepthFirstProof {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #seen: TranspositionTable;
  readonly #successors: Successors;
  readonly #relaxation: Relaxation;
  /** The column in which the last move left part of its run, or −1. */
  #baredColumn = -1;

  /** `maxSlots`: roughly how many positions the transposition table may hold. */
  constructor(board: Board, budget: Budget, maxSlots: number) {
    this.#board = board;
    this.#budget = budget;
    this.#seen = new TranspositionTable(maxSlots);
    this.#successors = new Successors(board);
    this.#relaxation = new Relaxation(board);
  }

  *search(): MoveSearch {
    const board = this.#board;
    if (!board.cardsLeft) return [];
    const line: Choice[] = [];
    if (!this.#isLost(false)) line.push(this.#choice(true));
    for (let step = 0; line.length; step++) {
      const choice = line.at(-1)!;
      const move = choice.moves[choice.next - 1];
      if (choice.undo >= 0) board.undo(move!, choice.undo);
      if (!this.#playNext(choice)) line.pop();
      else if (!board.cardsLeft) return line.map(({moves, next}) => moves[next - 1]!);
      else line.push(this.#choiceAfter(choice));
      if (this.#seen.isFull || isSpent(this.#budget)) return 'unknown';
      if (step % stepPositions === 0) yield;
    }
    return 'unwinnable';
  }

  /**
   * Partial-order reduction: moves within the tableau do not change what draws bring, and draws do
   * not change which of these moves are legal. So such moves can wait until after a draw, unless a
   * card of the waste is played in between. Once one is made, a card of the waste must be played
   * before the next draw. A safe move to a foundation may come at any time.
   *
   * A position counts as seen whether or not the stock may be used there. Where it may not, moves
   * within the tableau have led there from a position where it may. What the stock brings next can
   * be had from that position, with no more plays and draws to go, so this argument ends.
   */
  #mayDrawAfter({moves, next, mayDraw, isForced}: Choice): boolean {
    if (!this.#board.rules.pruning.earlyDraws) return true;
    return isFromWaste(moves[next - 1]!) || (mayDraw && isForced);
  }

  /** After part of a run has moved to a like card, the bared card goes up: this is all the move was for. */
  #choiceAfter(choice: Choice): Choice {
    const mayDraw = this.#mayDrawAfter(choice);
    const column = this.#baredColumn;
    if (column < 0) return this.#choice(mayDraw);
    const board = this.#board;
    const foundation = foundationFor(board, board.top(column));
    const up = moveOf(columnPile(column), foundationPile(board.rules, foundation), 1);
    return {moves: [up], next: 0, undo: -1, mayDraw, isForced: false};
  }

  /** The column in which a move leaves part of its run, or −1. */
  #columnBaredBy(move: number): number {
    const board = this.#board;
    const {columns, pruning} = board.rules;
    const from = fromOf(move) - 1;
    const to = toOf(move) - 1;
    if (!pruning.looseRuns || from < 0 || from >= columns) return -1;
    if (to < 0 || to >= columns || !board.length(to)) return -1;
    return countOf(move) < runLength(board, from) ? from : -1;
  }

  #choice(mayDraw: boolean): Choice {
    let moves = this.#successors.find().slice();
    const {isForced} = this.#successors;
    // Plays from the waste first, so that positions are met where the stock may be used next.
    if (!this.#board.rules.pruning.foldedDraws) {
      moves = [...moves.filter(isFromWaste), ...moves.filter((move) => !isFromWaste(move))];
    }
    if (mayDraw && this.#board.hasStockMove && !isForced) moves.push(stockMove);
    return {moves, next: 0, undo: -1, mayDraw, isForced};
  }

  #isLost(mustPlayWaste: boolean): boolean {
    return this.#board.rules.pruning.relaxation && this.#relaxation.isLost(mustPlayWaste);
  }

  /** Plays the next move that leads to a new position. Returns false if there is none. */
  #playNext(choice: Choice): boolean {
    const board = this.#board;
    choice.undo = -1;
    while (choice.next < choice.moves.length) {
      const move = choice.moves[choice.next++]!;
      this.#budget.nodes++;
      this.#baredColumn = this.#columnBaredBy(move);
      const undo = board.play(move);
      // The position counts as the one before, but the move that must follow leads to a new one.
      if (this.#baredColumn >= 0) {
        choice.undo = undo;
        return true;
      }
      board.hash(board.rules.pruning.looseRuns);
      const mustPlayWaste = board.hasStockMove && !this.#mayDrawAfter(choice);
      const isNew = this.#seen.add(board.low, board.high);
      if (isNew && !this.#isLost(mustPlayWaste)) {
        choice.undo = undo;
        return true;
      }
      board.undo(move, undo);
    }
    return false;
  }
}
