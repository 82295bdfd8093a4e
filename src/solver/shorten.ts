import type {Board} from './board.js';
import {countOf, drawsOf, fromOf, moveOf, toOf, waste} from './moves.js';
import {Successors} from './successors.js';
import type {Start} from './rules.js';
import type {Steps} from './search.js';

/** After how many positions the search for shortcuts pauses. */
const stepPositions = 16;

/** A position of a line: the moves that lead from it to other positions of the line. */
interface Node {
  readonly key: number;
  readonly bytes: Uint8Array;
  readonly edges: Map<Node, number>;
}

interface Step {
  readonly from: Node;
  readonly move: number;
}

/** One number for positions that differ only in the order of columns, cells or like foundations. */
function keyOf(board: Board): number {
  board.hash();
  // Unlike in a search, it matters here how far the stock is drawn.
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
function* linkAll(board: Board, nodes: Map<number, Node>): Steps<void> {
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

/** The shortest path through the positions of the line, by a breadth-first search. */
function shortestPath(first: Node, last: Node): Step[] {
  const before = new Map<Node, Node>([[first, first]]);
  const queue = [first];
  for (const node of queue) {
    if (node === last) break;
    for (const next of node.edges.keys()) {
      if (before.has(next)) continue;
      before.set(next, node);
      queue.push(next);
    }
  }
  const path: Step[] = [];
  for (let node = last; node !== first;) {
    const from = before.get(node)!;
    path.push({from, move: from.edges.get(node)!});
    node = from;
  }
  return path.reverse();
}

/** Whether a column of the board is the same as one of a node. */
function isSameColumn(board: Board, column: number, bytes: Uint8Array, other: number): boolean {
  const {at, stride} = board.rules;
  const length = board.length(column);
  if (bytes[at.lengths + other] !== length) return false;
  if (bytes[at.hidden + other] !== board.hidden(column)) return false;
  for (let depth = 0; depth < length; depth++) {
    if (board.card(column, depth) !== bytes[at.tableau + other * stride + depth]) return false;
  }
  return true;
}

/** The pile of the board that is like a pile of a node, whose places may be in another order. */
function pileLike(board: Board, bytes: Uint8Array, pile: number): number {
  const {at, columns, cells, foundations, decks} = board.rules;
  if (pile === waste) return waste;
  if (pile <= columns) {
    let column = 0;
    while (column < columns - 1 && !isSameColumn(board, column, bytes, pile - 1)) column++;
    return column + 1;
  }
  if (pile <= columns + cells) {
    const card = bytes[at.cells + pile - columns - 1];
    let cell = 0;
    while (cell < cells - 1 && board.cell(cell) !== card) cell++;
    return columns + 1 + cell;
  }
  const place = pile - columns - cells - 1;
  let like = place - (place % decks);
  while (like < foundations - 1 && board.height(like) !== bytes[place]) like++;
  return columns + cells + 1 + like;
}

/** A node's move as it is on the board. */
function translated(board: Board, bytes: Uint8Array, move: number): number {
  if (!countOf(move)) return move;
  const [from, to] = [fromOf(move), toOf(move)].map((pile) => pileLike(board, bytes, pile));
  return moveOf(from!, to!, countOf(move), drawsOf(move));
}

/** Plays a path from the start. Null where it does not lead through the positions that it should. */
function playPath(start: Start, board: Board, path: readonly Step[], last: Node): number[] | null {
  board.lay(start);
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
 * Shortens a winning line: of all ways that legal moves allow among the line's own positions, takes
 * the shortest. Loops and detours go, in time proportional to the length of the line.
 */
export function* shorten(
  start: Start,
  board: Board,
  line: readonly number[],
): Steps<readonly number[]> {
  board.lay(start);
  const nodes = new Map<number, Node>();
  const first = nodeOf(nodes, board);
  let last = first;
  for (const move of line) {
    const from = last;
    board.play(move);
    last = nodeOf(nodes, board);
    if (from !== last) from.edges.set(last, move);
  }
  yield* linkAll(board, nodes);
  return playPath(start, board, shortestPath(first, last), last) ?? line;
}
