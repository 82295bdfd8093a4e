import {Board} from '../board.js';
import {foundationFor} from '../legal.js';
import {Line} from '../line.js';
import {king, rulesOf} from '../rules.js';
import type {Start} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersMove} from './moves.js';

/** What the moves of a search of towers are as actions on the table, which it never laid out. */
class TowersLine extends Line {
  readonly #byOne: boolean;

  constructor(start: Start, byOne: boolean) {
    super(new Board(rulesOf(start)));
    this.board.lay(start);
    this.#byOne = byOne;
    this.settle();
  }

  /** All that follows by itself: cards go up, and from cells to the cards that they fit on. */
  settle(): void {
    while (this.#settleOne());
  }

  do({kind, at}: TowersMove): void {
    const {columns} = this.board.rules;
    const card = (at << 4) | king;
    if (kind === 'raise') this.move(columns + 1 + this.#cellOf(card), this.#columnFor(card));
    else if (kind === 'lower') this.#intoCells(this.#columnOf(card), Infinity);
    else this.#moveRun(at + 1, kind === 'shift');
    this.settle();
  }

  #settleOne(): boolean {
    const {board} = this;
    const {columns, cells} = board.rules;
    const up = columns + cells + 1;
    for (let pile = 1; pile < up; pile++) {
      const isColumn = pile <= columns;
      const card = isColumn ? board.top(pile - 1) : board.cell(pile - columns - 1);
      if (!card) continue;
      const foundation = foundationFor(board, card);
      const host = isColumn || isKing(card) ? 0 : this.#columnFor(card);
      if (foundation < 0 && !host) continue;
      this.move(pile, foundation < 0 ? host : up + foundation);
      return true;
    }
    return false;
  }

  #moveRun(column: number, isShift: boolean): void {
    const {board} = this;
    const top = board.top(column - 1);
    let count = 1;
    while (board.card(column - 1, board.length(column - 1) - 1 - count) === top + count) count++;
    if (!isShift) this.#intoCells(column, count);
    else if (!this.#byOne) this.move(column, this.#columnFor(top + count - 1), count);
    else {
      this.#intoCells(column, count - 1);
      this.move(column, this.#columnFor(top + count - 1));
    }
  }

  #intoCells(column: number, count: number): void {
    const {board} = this;
    for (let i = 0; i < count && board.length(column - 1); i++) {
      this.move(column, board.rules.columns + 1 + this.#cellOf(0));
    }
  }

  #cellOf(card: number): number {
    let cell = 0;
    while (this.board.cell(cell) !== card) cell++;
    return cell;
  }

  /** The column that a king stands at the bottom of. */
  #columnOf(card: number): number {
    let column = 0;
    while (!this.board.length(column) || this.board.card(column, 0) !== card) column++;
    return column + 1;
  }

  /** The column that a card goes to, empty for a king, from 1; 0 if there is none. */
  #columnFor(card: number): number {
    const host = isKing(card) ? 0 : card + 1;
    const {columns} = this.board.rules;
    let column = 0;
    while (column < columns && this.board.top(column) !== host) column++;
    return column < columns ? column + 1 : 0;
  }
}

/** The actions of a won line. */
export function towersActions(
  start: Start,
  moves: readonly TowersMove[],
  singleCard: boolean,
): string[] {
  const line = new TowersLine(start, singleCard || start.game.lifts === 'one');
  for (const move of moves) line.do(move);
  return line.actions;
}
