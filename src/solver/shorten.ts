import type {Board} from './board.js';
import {stockMove} from './moves.js';
import type {Steps} from './search.js';
import type {SearchInput} from './search-input.js';
import {Successors} from './successors.js';

/** A position of a line, and the positions of the line that one move leads to. */
interface Node {
  readonly key: number;
  readonly bytes: Uint8Array;
  readonly next: Set<Node>;
}

/** The same number for positions that differ only in the order of columns, cells or like foundations. */
function keyOf(board: Board): number {
  board.hash();
  // A search may ignore how far the stock is drawn. Here it matters.
  const high = (board.high ^ Math.imul(board.wasteLength + 1, 0x9e3779b1)) >>> 0;
  return high * 2 ** 21 + (board.low >>> 11);
}

/** Finds moves on a board. Safe moves are not forced, since a line may use others as well. */
class MoveFinder {
  readonly board: Board;
  readonly #successors: Successors;

  constructor(board: Board) {
    this.board = board;
    this.#successors = new Successors(board);
    this.#successors.forcesSafeMoves = false;
  }

  /** Calls back with each move, and the key of the position that it leads to. */
  forEach(visit: (move: number, key: number) => void): void {
    const {board} = this;
    const draws = board.hasStockMove ? [stockMove] : [];
    for (const move of [...this.#successors.find(), ...draws]) {
      const undo = board.play(move);
      visit(move, keyOf(board));
      board.undo(move, undo);
    }
  }
}

function nodeOf(nodes: Map<number, Node>, board: Board): Node {
  const key = keyOf(board);
  const node = nodes.get(key) ?? {key, bytes: board.bytes.slice(), next: new Set<Node>()};
  nodes.set(key, node);
  return node;
}

/** Finds the moves that lead from one position of the line to another. */
function* addShortcuts(finder: MoveFinder, nodes: Map<number, Node>): Steps<void> {
  for (const {bytes, next} of nodes.values()) {
    finder.board.load(bytes);
    finder.forEach((_, key) => {
      const node = nodes.get(key);
      if (node) next.add(node);
    });
    yield;
  }
}

/** The positions after the first one on the shortest path to the last, by a breadth-first search. */
function shortestPath(first: Node, last: Node): Node[] {
  const parents = new Map<Node, Node>([[first, first]]);
  const queue = [first];
  for (const node of queue) {
    for (const next of node.next) {
      if (parents.has(next)) continue;
      parents.set(next, node);
      queue.push(next);
    }
  }
  const path: Node[] = [];
  for (let node = last; node !== first; node = parents.get(node)!) path.push(node);
  return path.reverse();
}

/**
 * The moves of a path. Columns and cells may be in another order than in the nodes, so the moves are
 * found anew. Returns null if one of them is not found.
 */
function movesOf(finder: MoveFinder, path: readonly Node[]): number[] | null {
  const moves: number[] = [];
  for (const node of path) {
    let found = 0;
    finder.forEach((move, key) => {
      if (key === node.key) found ||= move;
    });
    if (!found) return null;
    moves.push(found);
    finder.board.play(found);
  }
  return moves;
}

/**
 * Shortens a winning line: takes the shortest way that moves allow through the line's own positions.
 * This removes loops and detours, in time proportional to the length of the line.
 */
export function* shorten(
  input: SearchInput,
  board: Board,
  line: readonly number[],
): Steps<readonly number[]> {
  board.setUp(input);
  const nodes = new Map<number, Node>();
  const first = nodeOf(nodes, board);
  let last = first;
  for (const move of line) {
    board.play(move);
    const node = nodeOf(nodes, board);
    last.next.add(node);
    last = node;
  }
  const finder = new MoveFinder(board);
  yield* addShortcuts(finder, nodes);
  board.setUp(input);
  return movesOf(finder, shortestPath(first, last)) ?? line;
}
