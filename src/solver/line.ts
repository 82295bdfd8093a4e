import type {Board} from './board.js';
import {drawsOf, moveOf, notationOf} from './moves.js';

/** Plays on a board and writes down each action, the use of the stock too. */
export class Line {
  readonly board: Board;
  readonly actions: string[] = [];

  constructor(board: Board) {
    this.board = board;
  }

  play(move: number): void {
    const {board, actions} = this;
    for (let draws = drawsOf(move); draws > 0; draws--) {
      actions.push(board.wasteLength < board.talonLength ? 'D' : 'R');
      board.useStock();
    }
    // Without the draws, which are done, what is left is the move of cards alone.
    const cards = move & 0xffffff;
    if (!cards) return;
    actions.push(notationOf(board.rules, cards));
    board.play(cards);
  }

  /** Moves cards by the numbers of piles. */
  move(from: number, to: number, count = 1): void {
    this.play(moveOf(from, to, count));
  }
}
