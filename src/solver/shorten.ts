import type {Board} from './board.js';
import {
  cellPile,
  columnPile,
  countOf,
  drawsOf,
  foundationPile,
  fromOf,
  moveOf,
  toOf,
  waste,
} from './moves.js';
import type {Steps} from './search.js';
import type {SearchInput} from './search-input.js';
import {Successors} from './successors.js';

/** After how many positions the search for shortcuts yields. */
const stepPositions = 16;

/** A position of a line, and the moves that lead from it to other positions of the line. */
interface Node {
  readonly key: number;
  readonly bytes: Uint8Array;
  readonly edges: Map<Node, number>;
}

interface PathStep {
  readonly from: Node;
  readonly move: number;
}

/** The same number for positions that differ only in the order of columns, cells or like foundations. */
function keyOf(board: Board): number {
  board.hash();
  // A search may ignore how far the stock is drawn. Here it matters.
  const high = (board.high ^ Math.imul(board.wasteLength + 1, 0x9e3779b1)) >>> 0;
  return high * 2 ** 21 + (board.low >>> 11);
}

function nodeOf(nodes: Map<number, Node>, board: Board): Node {
  const key = keyOf(board);
  const node = nodes.get(key) ?? {key, bytes: board.bytes.slice(), edges: new Map<Node, number>()};
  nodes.set(key, node);
  return node;
}

/** Finds the moves that lead from one position of the line to another. */
function* addShortcuts(board: Board, nodes: Map<number, Node>): Steps<void> {
  const successors = new Successors(board);
  let step = 0;
  for (const node of nodes.values()) {
    board.load(node.bytes);
    for (const move of successors.find()) {
      const undo = board.play(move);
      const next = nodes.get(keyOf(board));
      if (next && !node.edges.has(next)) node.edges.set(next, move);
      board.undo(move, undo);
    }
    if (step++ % stepPositions === 0) yield;
  }
}

/** The shortest path between two positions of the line, by a breadth-first search. */
function shortestPath(first: Node, last: Node): PathStep[] {
  const parents = new Map<Node, Node>([[first, first]]);
  const queue = [first];
  for (const node of queue) {
    if (node === last) break;
    for (const next of node.edges.keys()) {
      if (parents.has(next)) continue;
      parents.set(next, node);
      queue.push(next);
    }
  }
  const path: PathStep[] = [];
  for (let node = last; node !== first;) {
    const from = parents.get(node)!;
    path.push({from, move: from.edges.get(node)!});
    node = from;
  }
  return path.reverse();
}

/** Whether a column of the board equals a column of a packed position. */
function isSameColumn(board: Board, column: number, bytes: Uint8Array, other: number): boolean {
  const {offsets, stride} = board.rules;
  const length = board.length(column);
  if (bytes[offsets.lengths + other] !== length) return false;
  if (bytes[offsets.hidden + other] !== board.hidden(column)) return false;
  const base = offsets.tableau + other * stride;
  for (let depth = 0; depth < length; depth++) {
    if (board.card(column, depth) !== bytes[base + depth]) return false;
  }
  return true;
}

/** The first index that matches, or 0. */
function find(count: number, matches: (index: number) => boolean): number {
  for (let i = 0; i < count; i++) if (matches(i)) return i;
  return 0;
}

/** The pile of the board that equals a pile of a packed position, whose piles may be in another order. */
function equalPile(board: Board, bytes: Uint8Array, pile: number): number {
  const {rules} = board;
  const {offsets, columns, cells, decks} = rules;
  if (pile === waste) return waste;
  if (pile <= columns) {
    return columnPile(find(columns, (i) => isSameColumn(board, i, bytes, pile - columnPile(0))));
  }
  if (pile <= columns + cells) {
    const card = bytes[offsets.cells + pile - cellPile(rules, 0)];
    return cellPile(
      rules,
      find(cells, (i) => board.cell(i) === card),
    );
  }
  const foundation = pile - foundationPile(rules, 0);
  const first = foundation - (foundation % decks);
  const height = bytes[foundation];
  return foundationPile(rules, first + find(decks, (i) => board.height(first + i) === height));
}

/** A move of a packed position, translated to the board. */
function translated(board: Board, bytes: Uint8Array, move: number): number {
  if (!countOf(move)) return move;
  const from = equalPile(board, bytes, fromOf(move));
  const to = equalPile(board, bytes, toOf(move));
  return moveOf(from, to, countOf(move), drawsOf(move));
}

/** Plays a path from the start. Returns null if it does not lead through the positions that it should. */
function playPath(
  input: SearchInput,
  board: Board,
  path: readonly PathStep[],
  last: Node,
): number[] | null {
  board.setUp(input);
  const moves: number[] = [];
  for (const {from, move} of path) {
    if (keyOf(board) !== from.key) return null;
    const played = translated(board, from.bytes, move);
    moves.push(played);
    board.play(played);
  }
  return keyOf(board) === last.key ? moves : null;
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
    const from = last;
    board.play(move);
    last = nodeOf(nodes, board);
    if (from !== last) from.edges.set(last, move);
  }
  yield* addShortcuts(board, nodes);
  return playPath(input, board, shortestPath(first, last), last) ?? line;
}
