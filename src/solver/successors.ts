import type {Board} from './board.js';
import {allowance, foundationFor, runLength, startsColumn} from './legal.js';
import {cellPile, columnPile, foundationPile, moveOf, waste} from './moves.js';
import {king, rankOf, suitCount} from './rules.js';
import {isSafe, lowestHeight} from './safe-moves.js';
import {visitTalon} from './talon.js';

/** Finds the moves of a position, without those that `Pruning` makes needless. */
export class Successors {
  readonly board: Board;
  /** The moves of the last position. */
  readonly moves: number[] = [];
  /** Whether a safe move is the only one. */
  forcesSafeMoves: boolean;
  /** Whether cards are taken back from foundations. */
  takesBack = true;
  /** Whether the last position has only one move, a safe one to a foundation. */
  isForced = false;
  /** The columns' top cards; 0 for an empty column. */
  readonly #tops: Uint8Array;
  /** Empty piles: all of them, or only the first, since one is like another. */
  readonly #emptyColumns: number[] = [];
  readonly #emptyCells: number[] = [];
  /** How many cards may move as one, to other cards and to an empty column. */
  #allowed = 0;
  #allowedToEmpty = 0;

  constructor(board: Board) {
    this.board = board;
    this.forcesSafeMoves = board.rules.pruning.safeMoves;
    this.#tops = new Uint8Array(board.rules.columns);
  }

  /** Finds the moves of the board's position. The list is reused by the next call. */
  find(): readonly number[] {
    const {board, moves} = this;
    const {rules} = board;
    moves.length = 0;
    this.#scanPiles();
    this.isForced = this.forcesSafeMoves && this.#findSafeMove();
    if (this.isForced) return moves;
    for (let i = 0; i < rules.columns; i++) if (this.#tops[i]) this.#fromColumn(i);
    for (let i = 0; i < rules.cells; i++) {
      if (board.cell(i)) this.#singleCard(cellPile(rules, i), board.cell(i), 0);
    }
    this.#fromTalon();
    if (this.takesBack) this.#fromFoundations();
    return moves;
  }

  #scanPiles(): void {
    const {board} = this;
    const {rules} = board;
    const most = rules.pruning.emptyPlaces ? 1 : Infinity;
    this.#emptyColumns.length = 0;
    this.#emptyCells.length = 0;
    for (let i = 0; i < rules.columns; i++) {
      this.#tops[i] = board.top(i);
      if (!this.#tops[i] && this.#emptyColumns.length < most) {
        this.#emptyColumns.push(columnPile(i));
      }
    }
    for (let i = 0; i < rules.cells && this.#emptyCells.length < most; i++) {
      if (!board.cell(i)) this.#emptyCells.push(cellPile(rules, i));
    }
    this.#allowed = allowance(board, false);
    this.#allowedToEmpty = this.#emptyColumns.length ? allowance(board, true) : 0;
  }

  /** Finds a card that may safely go to its foundation. No other move has to be tried then. */
  #findSafeMove(): boolean {
    const {board} = this;
    const {rules} = board;
    for (let i = 0; i < rules.columns; i++) {
      if (this.#tops[i] && this.#addIfSafe(columnPile(i), this.#tops[i]!, 0)) return true;
    }
    for (let i = 0; i < rules.cells; i++) {
      const card = board.cell(i);
      if (card && this.#addIfSafe(cellPile(rules, i), card, 0)) return true;
    }
    // In draws of three, a card less in the waste changes which cards the next pass brings up.
    const {wasteLength} = board;
    if (!board.talonLength || (rules.draw > 1 && board.canRecycle)) return false;
    if (!rules.pruning.foldedDraws) {
      return wasteLength > 0 && this.#addIfSafe(waste, board.talonCard(wasteLength - 1), 0);
    }
    let found = false;
    visitTalon(board, (card, draws) => (found ||= this.#addIfSafe(waste, card, draws)));
    return found;
  }

  #addIfSafe(from: number, card: number, draws: number): boolean {
    const foundation = foundationFor(this.board, card);
    if (foundation < 0 || !isSafe(this.board, card)) return false;
    this.#toFoundation(from, foundation, draws);
    return true;
  }

  #toFoundation(from: number, foundation: number, draws: number): void {
    this.moves.push(moveOf(from, foundationPile(this.board.rules, foundation), 1, draws));
  }

  /** The moves of a card outside of the columns, except to cells. */
  #singleCard(from: number, card: number, draws: number): void {
    const {board, moves} = this;
    const {rules} = board;
    const isOnFoundation = from >= foundationPile(rules, 0);
    const foundation = isOnFoundation ? -1 : foundationFor(board, card);
    if (foundation >= 0) this.#toFoundation(from, foundation, draws);
    for (let i = 0; i < rules.columns; i++) {
      const top = this.#tops[i]!;
      if (top && rules.fits[(card << 6) | top]) moves.push(moveOf(from, columnPile(i), 1, draws));
    }
    if (!startsColumn(board, card)) return;
    for (const empty of this.#emptyColumns) moves.push(moveOf(from, empty, 1, draws));
  }

  #fromColumn(column: number): void {
    const {board, moves} = this;
    const {columns, fits} = board.rules;
    const top = this.#tops[column]!;
    const run = runLength(board, column);
    const foundation = foundationFor(board, top);
    if (foundation >= 0) this.#toFoundation(columnPile(column), foundation, 0);
    for (let i = 0; i < columns; i++) {
      const host = this.#tops[i]!;
      const count = rankOf(host) - rankOf(top);
      if (i === column || count < 1 || count > run || count > this.#allowed) continue;
      const lead = board.card(column, board.length(column) - count);
      if (!fits[(lead << 6) | host] || this.#isIdle(column, run, count)) continue;
      moves.push(moveOf(columnPile(column), columnPile(i), count));
    }
    this.#toEmptyColumn(column, run);
    for (const cell of this.#emptyCells) moves.push(moveOf(columnPile(column), cell, 1));
  }

  /**
   * Whether moving part of a run gains nothing. It lies on a card just like the one that it would go
   * to. As long as any part of a run lifts, what could go on the one can go on the other instead, and
   * the two can be exchanged later. The only gain would be that the bared card goes up, or into a
   * cell, so the rule does not hold in games with cells.
   */
  #isIdle(column: number, run: number, count: number): boolean {
    const {board} = this;
    if (!board.rules.pruning.idleRuns || count === run) return false;
    return foundationFor(board, board.card(column, board.length(column) - 1 - count)) < 0;
  }

  #toEmptyColumn(column: number, run: number): void {
    const {board, moves} = this;
    const length = board.length(column);
    const {kingsOnly} = board.rules;
    const most = Math.min(run, this.#allowedToEmpty);
    for (let count = kingsOnly ? run : 1; count <= most; count++) {
      // A whole column would only change its place.
      if (count === length || !startsColumn(board, board.card(column, length - count))) continue;
      for (const empty of this.#emptyColumns) moves.push(moveOf(columnPile(column), empty, count));
    }
  }

  #fromTalon(): void {
    const {board, moves} = this;
    const play = (card: number, draws: number) => {
      this.#singleCard(waste, card, draws);
      for (const cell of this.#emptyCells) moves.push(moveOf(waste, cell, 1, draws));
    };
    const {wasteLength} = board;
    if (board.rules.pruning.foldedDraws) visitTalon(board, play);
    else if (wasteLength) play(board.talonCard(wasteLength - 1), 0);
  }

  /**
   * Taking a card back is of use if it can carry a card that is not up yet or, with two decks, if it
   * leaves its place to its twin. In a cell it carries nothing, so with one deck it never goes there.
   */
  #fromFoundations(): void {
    const {board, moves} = this;
    const {rules} = board;
    const {backToColumns, backToCells, decks, foundations, sameSuit, pruning} = rules;
    let lowest = king;
    for (let suit = 0; suit < suitCount; suit++) {
      lowest = Math.min(lowest, lowestHeight(board, suit));
    }
    for (let i = 0; i < foundations; i++) {
      const height = board.height(i);
      const suit = (i / decks) | 0;
      const lowestInSuit = lowestHeight(board, suit);
      if (!height || (i % decks && height === board.height(i - 1))) continue;
      const canCarry = (sameSuit ? lowestInSuit : lowest) < height - 1;
      if (pruning.takeBacks && !canCarry && lowestInSuit === height) continue;
      const from = foundationPile(rules, i);
      if (backToColumns) this.#singleCard(from, (suit << 4) | height, 0);
      if (!backToCells || (pruning.takeBacks && decks === 1)) continue;
      for (const cell of this.#emptyCells) moves.push(moveOf(from, cell, 1));
    }
  }
}
