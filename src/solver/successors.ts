import type {Board} from './board.js';
import {allowance, foundationFor, runLength, startsColumn} from './legal.js';
import {moveOf, waste} from './moves.js';
import {king, rankOf} from './rules.js';
import {isSafe, lowest} from './safe.js';
import {visitTalon} from './talon.js';

const suitCount = 4;

/** A position's moves, without those that another one makes needless. */
export class Successors {
  readonly board: Board;
  /** Moves of the last position that was asked for. */
  readonly moves: number[] = [];
  /** Whether cards are taken back from foundations. */
  takesBack = true;
  /** Whether the last moves found are but one, a card that may safely go up. */
  isForced = false;
  /** Whether draws are moves of their own, which somebody else makes. */
  readonly #drawsApart: boolean;
  /** Piles that are empty: all of them, or only the first, since one is like another. */
  readonly #emptyColumns: number[] = [];
  readonly #emptyCells: number[] = [];
  #allowed = 0;
  #allowedToEmpty = 0;
  /** The columns' top cards, 0 for none. */
  readonly #tops: Uint8Array;

  constructor(board: Board) {
    this.board = board;
    this.#drawsApart = !board.rules.pruning.foldedDraws;
    this.#tops = new Uint8Array(board.rules.columns);
  }

  /** Finds the moves of the board's position. */
  find(): readonly number[] {
    const {board, moves} = this;
    const {columns, cells} = board.rules;
    moves.length = 0;
    this.#look();
    this.isForced = board.rules.pruning.safeMoves && this.#findSafe();
    if (this.isForced) return moves;
    for (let i = 0; i < columns; i++) if (this.#tops[i]) this.#fromColumn(i);
    for (let i = 0; i < cells; i++) {
      if (board.cell(i)) this.#single(columns + 1 + i, board.cell(i), 0);
    }
    this.#fromTalon();
    if (this.takesBack) this.#fromFoundations();
    return moves;
  }

  #look(): void {
    const {board} = this;
    const {columns, cells, pruning} = board.rules;
    const most = pruning.emptyPlaces ? 1 : Infinity;
    this.#emptyColumns.length = 0;
    this.#emptyCells.length = 0;
    for (let i = 0; i < columns; i++) {
      this.#tops[i] = board.top(i);
      if (!this.#tops[i] && this.#emptyColumns.length < most) this.#emptyColumns.push(i + 1);
    }
    for (let i = 0; i < cells && this.#emptyCells.length < most; i++) {
      if (!board.cell(i)) this.#emptyCells.push(columns + 1 + i);
    }
    this.#allowed = allowance(board, false);
    this.#allowedToEmpty = this.#emptyColumns.length ? allowance(board, true) : 0;
  }

  /** A card that may safely go up goes: no other move is worth a look. */
  #findSafe(): boolean {
    const {board} = this;
    const {columns, cells, draw} = board.rules;
    for (let pile = 1; pile <= columns + cells; pile++) {
      const card = pile > columns ? board.cell(pile - columns - 1) : this.#tops[pile - 1]!;
      if (card && this.#safe(pile, card, 0)) return true;
    }
    // Without a card of the waste, draws by three would fall elsewhere in the next round.
    const {wasteLength} = board;
    if (!board.talonLength || (draw > 1 && board.canRecycle)) return false;
    if (this.#drawsApart) {
      return wasteLength > 0 && this.#safe(waste, board.talonCard(wasteLength - 1), 0);
    }
    let found = false;
    visitTalon(board, (card, draws) => (found ||= this.#safe(waste, card, draws)));
    return found;
  }

  #safe(from: number, card: number, draws: number): boolean {
    const foundation = foundationFor(this.board, card);
    if (foundation < 0 || !isSafe(this.board, card)) return false;
    this.#toFoundation(from, foundation, draws);
    return true;
  }

  #toFoundation(from: number, foundation: number, draws: number): void {
    const {columns, cells} = this.board.rules;
    this.moves.push(moveOf(from, columns + cells + 1 + foundation, 1, draws));
  }

  /** Where a card may go that does not lie in a column. */
  #single(from: number, card: number, draws: number): void {
    const {board, moves} = this;
    const {columns, cells, fits} = board.rules;
    const foundation = from > columns + cells ? -1 : foundationFor(board, card);
    if (foundation >= 0) this.#toFoundation(from, foundation, draws);
    for (let i = 0; i < columns; i++) {
      const top = this.#tops[i]!;
      if (top && fits[(card << 6) | top]) moves.push(moveOf(from, i + 1, 1, draws));
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
    if (foundation >= 0) this.#toFoundation(column + 1, foundation, 0);
    for (let i = 0; i < columns; i++) {
      const host = this.#tops[i]!;
      const count = rankOf(host) - rankOf(top);
      if (i === column || count < 1 || count > run || count > this.#allowed) continue;
      const lead = board.card(column, board.length(column) - count);
      if (!fits[(lead << 6) | host] || this.#isIdle(column, run, count)) continue;
      moves.push(moveOf(column + 1, i + 1, count));
    }
    this.#toEmpty(column, run);
    for (const cell of this.#emptyCells) moves.push(moveOf(column + 1, cell, 1));
  }

  /**
   * Whether a part of a run would move for nothing. It lies on a card just like the one that it
   * would go to. As long as any number of cards lifts, what goes on the one can go on the other
   * instead, and both loads can change places later. Only the bared card's going up is a gain, or
   * into a cell, so this does not hold where there are cells.
   */
  #isIdle(column: number, run: number, count: number): boolean {
    const {board} = this;
    if (!board.rules.pruning.idleRuns || count === run) return false;
    return foundationFor(board, board.card(column, board.length(column) - 1 - count)) < 0;
  }

  #toEmpty(column: number, run: number): void {
    const {board, moves} = this;
    const length = board.length(column);
    const {kingsOnly} = board.rules;
    const most = Math.min(run, this.#allowedToEmpty);
    for (let count = kingsOnly ? run : 1; count <= most; count++) {
      // A whole column would only change its place.
      if (count === length || !startsColumn(board, board.card(column, length - count))) continue;
      for (const empty of this.#emptyColumns) moves.push(moveOf(column + 1, empty, count));
    }
  }

  #fromTalon(): void {
    const {board, moves} = this;
    const play = (card: number, draws: number) => {
      this.#single(waste, card, draws);
      for (const cell of this.#emptyCells) moves.push(moveOf(waste, cell, 1, draws));
    };
    const {wasteLength} = board;
    if (!this.#drawsApart) visitTalon(board, play);
    else if (wasteLength) play(board.talonCard(wasteLength - 1), 0);
  }

  /**
   * A card comes back to carry another one that is not up yet, or, of two decks, to leave its place
   * to its like. In a cell it carries nothing, so with one deck it never goes there.
   */
  #fromFoundations(): void {
    const {board, moves} = this;
    const {backToColumns, backToCells, columns, cells, decks, foundations, sameSuit} = board.rules;
    const {takeBacks} = board.rules.pruning;
    let least = king;
    for (let suit = 0; suit < suitCount; suit++) least = Math.min(least, lowest(board, suit));
    for (let i = 0; i < foundations; i++) {
      const height = board.height(i);
      const suit = (i / decks) | 0;
      const inSuit = lowest(board, suit);
      if (!height || (i % decks && height === board.height(i - 1))) continue;
      const isOfUse = (sameSuit ? inSuit : least) < height - 1 || inSuit < height;
      if (takeBacks && !isOfUse) continue;
      const from = columns + cells + 1 + i;
      if (backToColumns) this.#single(from, (suit << 4) | height, 0);
      if (!backToCells || (takeBacks && decks === 1)) continue;
      for (const cell of this.#emptyCells) moves.push(moveOf(from, cell, 1));
    }
  }
}
