import type {Board} from './board.js';
import {cellPile, columnPile, foundationPile, moveOf, stockMove, waste} from './moves.js';
import {king, rankOf, suitOf} from './rules.js';

/** The first foundation that takes a card, from 0, or −1. */
export function foundationFor({rules, bytes}: Board, card: number): number {
  const {decks} = rules;
  const first = suitOf(card) * decks;
  for (let i = first; i < first + decks; i++) if (bytes[i] === rankOf(card) - 1) return i;
  return -1;
}

/** How many cards on top of a column are in sequence and face up; 1 where only single cards move. */
export function runLength(board: Board, column: number): number {
  const {fits, lifts} = board.rules;
  const length = board.length(column);
  if (lifts === 'one' || !length) return Math.min(length, 1);
  const faceUp = length - board.hidden(column);
  let run = 1;
  let card = board.card(column, length - 1);
  while (run < faceUp) {
    const under = board.card(column, length - 1 - run);
    if (!fits[(card << 6) | under]) break;
    card = under;
    run++;
  }
  return run;
}

/**
 * How many cards may move as one. In a move to an empty column (`toEmpty`), that column does not
 * count as free.
 */
export function allowance({rules, bytes}: Board, toEmpty: boolean): number {
  if (rules.lifts !== 'supermove') return Infinity;
  const {cells, lengths, hidden} = rules.offsets;
  let cellFactor = 1;
  let freeColumns = toEmpty ? -1 : 0;
  for (let i = cells; i < lengths; i++) if (!bytes[i]) cellFactor++;
  for (let i = lengths; i < hidden; i++) if (!bytes[i]) freeColumns++;
  return cellFactor * 2 ** freeColumns;
}

/** Whether an empty column takes a card. */
export function startsColumn({rules}: Board, card: number): boolean {
  return !rules.kingsOnly || rankOf(card) === king;
}

function columnMoves(board: Board, from: number, card: number, moves: number[]): void {
  const {columns, fits} = board.rules;
  for (let i = 0; i < columns; i++) {
    if (columnPile(i) === from) continue;
    const top = board.top(i);
    if (top ? fits[(card << 6) | top] : startsColumn(board, card)) {
      moves.push(moveOf(from, columnPile(i), 1));
    }
  }
}

function cellMoves(board: Board, from: number, moves: number[]): void {
  const {rules} = board;
  for (let i = 0; i < rules.cells; i++) {
    if (!board.cell(i)) moves.push(moveOf(from, cellPile(rules, i), 1));
  }
}

/** Every move of the top card of the waste, a column or a cell. */
function cardMoves(board: Board, from: number, card: number, moves: number[]): void {
  const {rules} = board;
  const foundation = foundationFor(board, card);
  columnMoves(board, from, card, moves);
  if (foundation >= 0) moves.push(moveOf(from, foundationPile(rules, foundation), 1));
  if (from <= rules.columns) cellMoves(board, from, moves);
}

function runMoves(board: Board, column: number, moves: number[]): void {
  const {columns, fits} = board.rules;
  const length = board.length(column);
  const most = Math.min(runLength(board, column), allowance(board, false));
  const toEmpty = allowance(board, true);
  for (let count = 2; count <= most; count++) {
    const lead = board.card(column, length - count);
    for (let i = 0; i < columns; i++) {
      const top = board.top(i);
      const takes = top ? fits[(lead << 6) | top] : count <= toEmpty && startsColumn(board, lead);
      if (i !== column && takes) moves.push(moveOf(columnPile(column), columnPile(i), count));
    }
  }
}

function takeBackMoves(board: Board, foundation: number, moves: number[]): void {
  const {rules} = board;
  const card = (((foundation / rules.decks) | 0) << 4) | board.height(foundation);
  const from = foundationPile(rules, foundation);
  if (rules.backToColumns) columnMoves(board, from, card, moves);
  if (rules.backToCells) cellMoves(board, from, moves);
}

/** Every legal action as a packed move, the same ones that the engine allows. */
export function legalMoves(board: Board): number[] {
  const {rules} = board;
  const moves: number[] = [];
  const {wasteLength} = board;
  if (board.canUseStock) moves.push(stockMove);
  if (wasteLength) cardMoves(board, waste, board.talonCard(wasteLength - 1), moves);
  for (let i = 0; i < rules.columns; i++) {
    if (!board.length(i)) continue;
    cardMoves(board, columnPile(i), board.top(i), moves);
    runMoves(board, i, moves);
  }
  for (let i = 0; i < rules.cells; i++) {
    if (board.cell(i)) cardMoves(board, cellPile(rules, i), board.cell(i), moves);
  }
  for (let i = 0; i < rules.foundations; i++) {
    if (board.height(i)) takeBackMoves(board, i, moves);
  }
  return moves;
}
