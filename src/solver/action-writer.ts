import type {Board} from './board.js';
import {drawsOf, moveOf, notationOf, withoutDraws} from './moves.js';

/** Plays moves on a board and writes them down as actions in notation, one for each draw or recycle. */
export class ActionWriter {
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
    const cards = withoutDraws(move);
    if (!cards) return;
    actions.push(notationOf(board.rules, cards));
    board.play(cards);
  }

  /** Moves cards between piles, given by their numbers (see moves.ts). */
  move(from: number, to: number, count = 1): void {
    this.play(moveOf(from, to, count));
  }
}
