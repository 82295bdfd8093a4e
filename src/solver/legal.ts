import type {Board} from './board.js';
import {moveOf, stockMove, waste} from './moves.js';
import {king, rankOf, suitOf} from './rules.js';

/** The first foundation that takes a card, from 0, or −1. */
export function foundationFor({rules, bytes}: Board, card: number): number {
  const {decks} = rules;
  const first = suitOf(card) * decks;
  for (let i = first; i < first + decks; i++) if (bytes[i] === rankOf(card) - 1) return i;
  return -1;
}

/** How many cards may lie face up in sequence on top of a column. */
export function runLength(board: Board, column: number): number {
  const {fits, lifts} = board.rules;
  const length = board.length(column);
  if (lifts === 'one' || !length) return Math.min(length, 1);
  const most = length - board.hidden(column);
  let run = 1;
  let card = board.card(column, length - 1);
  while (run < most) {
    const under = board.card(column, length - 1 - run);
    if (!fits[(card << 6) | under]) break;
    card = under;
    run++;
  }
  return run;
}

/** How many cards move as one; `toEmpty`: to an empty column, which does not count itself. */
export function allowance({rules, bytes}: Board, toEmpty: boolean): number {
  if (rules.lifts !== 'supermove') return Infinity;
  const {at} = rules;
  let cells = 1;
  let columns = toEmpty ? -1 : 0;
  for (let i = at.cells; i < at.lengths; i++) if (!bytes[i]) cells++;
  for (let i = at.lengths; i < at.hidden; i++) if (!bytes[i]) columns++;
  return cells * 2 ** columns;
}

/** Whether an empty column takes a card. */
export function startsColumn({rules}: Board, card: number): boolean {
  return !rules.kingsOnly || rankOf(card) === king;
}

function columnMoves(board: Board, from: number, card: number, moves: number[]): void {
  const {columns, fits} = board.rules;
  for (let i = 0; i < columns; i++) {
    if (i + 1 === from) continue;
    const top = board.top(i);
    if (top ? fits[(card << 6) | top] : startsColumn(board, card)) {
      moves.push(moveOf(from, i + 1, 1));
    }
  }
}

function cellMoves(board: Board, from: number, moves: number[]): void {
  const {columns, cells} = board.rules;
  for (let i = 0; i < cells; i++) {
    if (!board.cell(i)) moves.push(moveOf(from, columns + 1 + i, 1));
  }
}

/** Every way that a pile's playable card may go alone. */
function cardMoves(board: Board, from: number, card: number, moves: number[]): void {
  const {columns, cells} = board.rules;
  const foundation = foundationFor(board, card);
  columnMoves(board, from, card, moves);
  if (foundation >= 0) moves.push(moveOf(from, columns + cells + 1 + foundation, 1));
  if (from <= columns) cellMoves(board, from, moves);
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
      if (i !== column && takes) moves.push(moveOf(column + 1, i + 1, count));
    }
  }
}

function takeBackMoves(board: Board, foundation: number, moves: number[]): void {
  const {backToCells, backToColumns, columns, cells, decks} = board.rules;
  const card = (((foundation / decks) | 0) << 4) | board.height(foundation);
  const from = columns + cells + 1 + foundation;
  if (backToColumns) columnMoves(board, from, card, moves);
  if (backToCells) cellMoves(board, from, moves);
}

/** Every legal move, one action each: what the engine says, in packed form. */
export function legalMoves(board: Board): number[] {
  const {columns, cells, foundations} = board.rules;
  const moves: number[] = [];
  const {talonLength, wasteLength} = board;
  if (wasteLength < talonLength || board.canRecycle) moves.push(stockMove);
  if (wasteLength) cardMoves(board, waste, board.talonCard(wasteLength - 1), moves);
  for (let i = 0; i < columns; i++) {
    if (!board.length(i)) continue;
    cardMoves(board, i + 1, board.top(i), moves);
    runMoves(board, i, moves);
  }
  for (let i = 0; i < cells; i++) {
    if (board.cell(i)) cardMoves(board, columns + 1 + i, board.cell(i), moves);
  }
  for (let i = 0; i < foundations; i++) if (board.height(i)) takeBackMoves(board, i, moves);
  return moves;
}
