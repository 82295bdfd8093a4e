import {ActionWriter} from '../action-writer.js';
import {Board} from '../board.js';
import {foundationFor} from '../legal.js';
import {cellPile, columnPile, foundationPile} from '../moves.js';
import {king, rulesOf} from '../rules.js';
import type {SearchInput} from '../search-input.js';
import {isKing} from './layout.js';
import type {TowersMove} from './moves.js';

/** Plays the moves of a search of towers on a board, to write them down as actions. */
class TowersActionWriter extends ActionWriter {
  readonly #byOne: boolean;

  constructor(input: SearchInput, byOne: boolean) {
    super(new Board(rulesOf(input)));
    this.board.setUp(input);
    this.#byOne = byOne;
    this.settle();
  }

  /** Makes all moves that follow by themselves: cards go to foundations, and from cells to columns. */
  settle(): void {
    while (this.#settleOne());
  }

  playTowers({isKing, toCells, source}: TowersMove): void {
    const kingCard = (source << 4) | king;
    if (!isKing) this.#moveRun(source, toCells);
    else if (toCells) this.#toCells(this.#columnOf(kingCard), Infinity);
    else this.move(this.#cellOf(kingCard), columnPile(this.#columnFor(kingCard)));
    this.settle();
  }

  #settleOne(): boolean {
    const {board} = this;
    const {rules} = board;
    for (let i = 0; i < rules.columns; i++) {
      if (board.length(i) && this.#toFoundation(columnPile(i), board.top(i))) return true;
    }
    for (let i = 0; i < rules.cells; i++) {
      const card = board.cell(i);
      if (!card) continue;
      if (this.#toFoundation(cellPile(rules, i), card)) return true;
      const column = isKing(card) ? -1 : this.#columnFor(card);
      if (column < 0) continue;
      this.move(cellPile(rules, i), columnPile(column));
      return true;
    }
    return false;
  }

  #toFoundation(from: number, card: number): boolean {
    const foundation = foundationFor(this.board, card);
    if (foundation < 0) return false;
    this.move(from, foundationPile(this.board.rules, foundation));
    return true;
  }

  #moveRun(column: number, toCells: boolean): void {
    const {board} = this;
    const from = columnPile(column);
    const top = board.top(column);
    let count = 1;
    while (board.card(column, board.length(column) - 1 - count) === top + count) count++;
    const target = () => columnPile(this.#columnFor(top + count - 1));
    if (toCells) this.#toCells(column, count);
    else if (!this.#byOne) this.move(from, target(), count);
    else {
      this.#toCells(column, count - 1);
      this.move(from, target());
    }
  }

  #toCells(column: number, count: number): void {
    for (let i = 0; i < count && this.board.length(column); i++) {
      this.move(columnPile(column), this.#cellOf(0));
    }
  }

  /** The pile of the cell that holds a card, which must be there; of an empty one for 0. */
  #cellOf(card: number): number {
    let cell = 0;
    while (this.board.cell(cell) !== card) cell++;
    return cellPile(this.board.rules, cell);
  }

  /** The column that a king is at the bottom of. */
  #columnOf(kingCard: number): number {
    let column = 0;
    while (!this.board.length(column) || this.board.card(column, 0) !== kingCard) column++;
    return column;
  }

  /** The column that a card can go to, an empty one for a king; −1 if there is none. */
  #columnFor(card: number): number {
    const host = isKing(card) ? 0 : card + 1;
    for (let i = 0; i < this.board.rules.columns; i++) if (this.board.top(i) === host) return i;
    return -1;
  }
}

/** The actions of a winning line, in notation. */
export function towersActions(
  input: SearchInput,
  moves: readonly TowersMove[],
  singleCard: boolean,
): string[] {
  const writer = new TowersActionWriter(input, singleCard || input.game.lifts === 'one');
  for (const move of moves) writer.playTowers(move);
  return writer.actions;
}
