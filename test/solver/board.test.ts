import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Game} from '../../src/engine/index.js';
import {Board} from '../../src/solver/board.js';
import {legalMoves} from '../../src/solver/legal.js';
import {dealt, dice, everyGame} from '../engine/support.js';
import {boardOf, describeBoard, describeTable, inNotation, searchInputOf} from './support.js';

/** How many positions of each game are compared; the long check sets the variable. */
const positions = Number(process.env.POSITIONS ?? 600);
const gameLength = 100;

function compare(board: Board, game: Game): void {
  const legal = legalMoves(board).map((move) => inNotation(board, move));
  assert.deepEqual(legal.sort(), game.legalActions().sort(), game.toRecord());
  assert.deepEqual(describeBoard(board), describeTable(game.state), game.toRecord());
  const copy = new Board(board.rules);
  copy.load(board.bytes);
  assert.equal(hashOf(copy), hashOf(board), game.toRecord());
}

function hashOf(board: Board): string {
  board.hash();
  return `${board.low} ${board.high}`;
}

/** Plays on at random in both, and returns how many positions were met; one that goes up is preferred, so that late positions are met too. */
function playBoth(game: Game, seed: number): number {
  const board = boardOf(searchInputOf(game));
  const roll = dice(seed);
  for (let i = 1; ; i++) {
    compare(board, game);
    const moves = legalMoves(board);
    if (!moves.length || i === gameLength) return i;
    const up = moves.filter((move) => inNotation(board, move).includes('-F'));
    const among = up.length && roll(3) ? up : moves;
    const move = among[roll(among.length)]!;
    const before = [describeBoard(board), hashOf(board)];
    const action = inNotation(board, move);
    const undo = board.play(move);
    board.undo(move, undo);
    assert.deepEqual([describeBoard(board), hashOf(board)], before, 'as before, once undone');
    board.play(move);
    assert.ok(game.play(action).ok, action);
  }
}

describe('a packed position', () => {
  for (const choice of everyGame()) {
    it(`of ${choice.name} has the engine's actions and results`, () => {
      let met = 0;
      for (let deal = 1; met < positions; deal++) met += playBoth(dealt(choice, deal), deal);
    });
  }

  it('keeps its hash where only the order of columns or cells differs', () => {
    const choice = everyGame().find(({name}) => name === 'FC1-C4')!;
    const one = dealt(choice, 1);
    const other = dealt(choice, 1);
    for (const action of ['T1-C1', 'T2-C2']) one.play(action);
    for (const action of ['T2-C1', 'T1-C4']) other.play(action);
    assert.equal(hashOf(boardOf(searchInputOf(one))), hashOf(boardOf(searchInputOf(other))));
  });

  it('has another hash where a hidden card was seen', () => {
    const choice = everyGame().find(({name}) => name === 'KL1-D1N')!;
    const {state} = dealt(choice, 1);
    const columns = state.columns.map((pile) => pile.map((card) => ({...card, faceUp: true})));
    const input = searchInputOf(dealt(choice, 1));
    const seen = {...input, table: {...state, columns}};
    assert.notEqual(hashOf(boardOf(input)), hashOf(boardOf(seen)));
  });
});
