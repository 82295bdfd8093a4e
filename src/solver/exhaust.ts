import type {Board} from './board.js';
import {DeadEnds} from './dead.js';
import {foundationFor, runLength} from './legal.js';
import {countOf, fromOf, moveOf, stockMove, toOf, waste} from './moves.js';
import {isSpent} from './search.js';
import type {Effort, MoveSearch} from './search.js';
import {SeenSet} from './seen.js';
import {Successors} from './successors.js';

const stepNodes = 64;

/** The moves that are tried at a place of the line, and how the one being tried is taken back. */
interface Choice {
  readonly moves: readonly number[];
  next: number;
  undo: number;
  /** Whether the stock may be used next. */
  readonly mayDraw: boolean;
  /** Whether all else was left out for the only move. */
  readonly isForced: boolean;
}

/** Sorts what comes from the waste before all else. */
function byWaste(one: number, other: number): number {
  return +(fromOf(one) !== waste) - +(fromOf(other) !== waste);
}

/** Goes through everything that can be reached, depth first, to prove that there is no win. */
export class Exhaustion {
  readonly #board: Board;
  readonly #effort: Effort;
  readonly #seen: SeenSet;
  readonly #successors: Successors;
  readonly #deadEnds: DeadEnds;
  /** The column where the last move left a part of its run, or −1. */
  #bared = -1;

  /** `slots`: how many positions may be remembered at most, roughly. */
  constructor(board: Board, effort: Effort, slots: number) {
    this.#board = board;
    this.#effort = effort;
    this.#seen = new SeenSet(slots);
    this.#successors = new Successors(board);
    this.#deadEnds = new DeadEnds(board);
  }

  *search(): MoveSearch {
    const board = this.#board;
    if (!board.left) return [];
    const line: Choice[] = [];
    if (!this.#isDead(false)) line.push(this.#choice(true));
    for (let step = 0; line.length; step++) {
      const choice = line.at(-1)!;
      const move = choice.moves[choice.next - 1];
      if (choice.undo >= 0) board.undo(move!, choice.undo);
      if (!this.#advance(choice)) line.pop();
      else if (!board.left) return line.map(({moves, next}) => moves[next - 1]!);
      else line.push(this.#follow(choice));
      if (this.#seen.isFull || isSpent(this.#effort)) return 'unknown';
      if (step % stepNodes === 0) yield;
    }
    return 'unwinnable';
  }

  /**
   * Moves within the tableau change nothing about draws, nor draws about them: they may wait until
   * after a draw, unless a card of the waste is played between both. So once one is made, a card of
   * the waste must be played before the next draw. A card that safely goes up does so at any time.
   *
   * A position is met once, whether the stock may be used there or not. Where it may not, moves
   * within the tableau led there from one where it may; what the stock then brings can be had from
   * that one, and with no more plays from the waste and draws to go, so that this comes to an end.
   */
  #mayDraw({moves, next, mayDraw, isForced}: Choice): boolean {
    if (!this.#board.rules.pruning.earlyDraws) return true;
    return fromOf(moves[next - 1]!) === waste || (mayDraw && isForced);
  }

  /** After a part of a run has left a column, the bared card goes up: the part moved for that alone. */
  #follow(choice: Choice): Choice {
    const mayDraw = this.#mayDraw(choice);
    const pile = this.#bared;
    if (pile < 0) return this.#choice(mayDraw);
    const board = this.#board;
    const {columns, cells} = board.rules;
    const foundation = foundationFor(board, board.top(pile));
    const up = moveOf(pile + 1, columns + cells + 1 + foundation, 1);
    return {moves: [up], next: 0, undo: -1, mayDraw, isForced: false};
  }

  /** The column where a move leaves a part of its run, or −1. */
  #baredBy(move: number): number {
    const board = this.#board;
    const {columns, pruning} = board.rules;
    const from = fromOf(move) - 1;
    const to = toOf(move) - 1;
    if (!pruning.looseRuns || from < 0 || from >= columns) return -1;
    if (to < 0 || to >= columns || !board.length(to)) return -1;
    return countOf(move) < runLength(board, from) ? from : -1;
  }

  #choice(mayDraw: boolean): Choice {
    const moves = this.#successors.find().slice();
    const {isForced} = this.#successors;
    // Cards of the waste first: what may wait until after them is then met as that.
    if (!this.#board.rules.pruning.foldedDraws) moves.sort(byWaste);
    if (mayDraw && this.#canDraw && !isForced) moves.push(stockMove);
    return {moves, next: 0, undo: -1, mayDraw, isForced};
  }

  get #canDraw(): boolean {
    const {rules, wasteLength, talonLength, canRecycle} = this.#board;
    return !rules.pruning.foldedDraws && (wasteLength < talonLength || canRecycle);
  }

  #isDead(mustPlay: boolean): boolean {
    return this.#board.rules.pruning.relaxation && this.#deadEnds.isDead(mustPlay);
  }

  /** Plays the next move that leads to something new. */
  #advance(choice: Choice): boolean {
    const board = this.#board;
    choice.undo = -1;
    while (choice.next < choice.moves.length) {
      const move = choice.moves[choice.next++]!;
      this.#effort.nodes++;
      this.#bared = this.#baredBy(move);
      const undo = board.play(move);
      // What is like the position before is not new, but what comes of it may be.
      if (this.#bared >= 0) {
        choice.undo = undo;
        return true;
      }
      board.hash(board.rules.pruning.looseRuns);
      const mustPlay = this.#canDraw && !this.#mayDraw(choice);
      const isNew = this.#seen.add(board.low, board.high);
      if (isNew && !this.#isDead(mustPlay)) {
        choice.undo = undo;
        return true;
      }
      board.undo(move, undo);
    }
    return false;
  }
}
