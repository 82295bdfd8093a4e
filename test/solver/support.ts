import type {Game, TableState} from '../../src/engine/index.js';
import {Board} from '../../src/solver/board.js';
import {notationOf, stockMove} from '../../src/solver/moves.js';
import {rankOf, rulesOf, suitOf} from '../../src/solver/rules.js';
import type {SearchInput} from '../../src/solver/search-input.js';
import type {Outcome, Steps} from '../../src/solver/search.js';
import {suits} from '../../src/engine/index.js';
import {written} from '../engine/support.js';

/** The board of a position. */
export function boardOf(input: SearchInput): Board {
  const board = new Board(rulesOf(input));
  board.setUp(input);
  return board;
}

/** A game's position as searches start from it. */
export function searchInputOf(game: Game, pass = 1): SearchInput {
  return {game: game.definition, options: game.options, table: game.state, pass};
}

/** Runs a search to its end: whether there is a win, if it knows. */
export function run(search: Steps<Outcome<readonly unknown[]>>): boolean | 'unknown' {
  for (;;) {
    const {done, value} = search.next();
    if (done) return value === 'unknown' ? value : value !== 'unwinnable';
  }
}

function text(card: number, hidden = false): string {
  const bare = `${'A23456789TJQK'[rankOf(card) - 1]}${suits[suitOf(card)]![0]!.toUpperCase()}`;
  return hidden ? `(${bare})` : bare;
}

const numbers = (length: number) => [...Array(length).keys()];

/** A packed position in words, to compare with `describeTable`. */
export function describeBoard(board: Board): unknown {
  const {columns, cells, foundations} = board.rules;
  const talon = numbers(board.talonLength).map((i) => text(board.talonCard(i)));
  return {
    columns: numbers(columns).map((i) =>
      numbers(board.length(i)).map((depth) => text(board.card(i, depth), depth < board.hidden(i))),
    ),
    foundations: numbers(foundations).map((i) => board.height(i)),
    cells: numbers(cells).map((i) => board.cell(i) && text(board.cell(i))),
    stock: talon.slice(board.wasteLength),
    waste: talon.slice(0, board.wasteLength),
  };
}

/** The engine's table in the same words. */
export function describeTable({columns, foundations, cells, stock, waste}: TableState): unknown {
  return {
    columns: columns.map((pile) => pile.map(written)),
    foundations: foundations.map((pile) => pile.length),
    cells: cells.map((card) => card && written(card)).map((card) => card ?? 0),
    stock: [...stock].reverse().map((card) => written({...card, faceUp: true})),
    waste: waste.map(written),
  };
}

/** What an elementary packed move is in notation. */
export function inNotation(board: Board, move: number): string {
  if (move !== stockMove) return notationOf(board.rules, move);
  return board.wasteLength < board.talonLength ? 'D' : 'R';
}
