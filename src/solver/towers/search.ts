import {isSpent} from '../search.js';
import type {Effort, Search} from '../search.js';
import {SeenSet} from '../seen.js';
import type {Start} from '../rules.js';
import {towersLayout} from './layout.js';
import type {TowersLayout} from './layout.js';
import {doTowersMove, towersMoves} from './moves.js';
import type {TowersMove} from './moves.js';
import {TowersPosition} from './position.js';
import {towersActions} from './actions.js';

const mostStates = 1 << 22;
const stepNodes = 32;

/** A position that is still to be looked at, and how it came about. */
interface Node {
  readonly left: Uint8Array;
  readonly kings: number;
  readonly heights: Uint8Array;
  readonly before: Node | null;
  readonly move: TowersMove | null;
  /** Lower is nearer to a win. */
  readonly distance: number;
}

function nodeOf(position: TowersPosition, before: Node | null, move: TowersMove | null): Node {
  const {left, kings, heights, emptyCells, emptyColumns} = position;
  let cards = 0;
  for (const count of left) cards += count;
  const distance = cards - emptyCells - emptyColumns;
  return {left: left.slice(), kings, heights: heights.slice(), before, move, distance};
}

function restore(position: TowersPosition, {left, kings, heights}: Node): void {
  position.left.set(left);
  position.heights.set(heights);
  position.kings = kings;
}

function pathTo(node: Node | null): TowersMove[] {
  const moves: TowersMove[] = [];
  for (let at = node; at?.move; at = at.before) moves.push(at.move);
  return moves.reverse();
}

function remember(seen: SeenSet, {number}: TowersPosition): boolean {
  return seen.add(number | 0, (number / 2 ** 32) | 0);
}

function expand(position: TowersPosition, node: Node, seen: SeenSet, effort: Effort): Node[] {
  const nodes: Node[] = [];
  for (const move of towersMoves(position)) {
    effort.nodes++;
    restore(position, node);
    if (doTowersMove(position, move) && remember(seen, position)) {
      nodes.push(nodeOf(position, node, move));
    }
  }
  return nodes.sort((one, other) => other.distance - one.distance);
}

/** Depth first through all positions, of which there are few: see TowersPosition. */
export function* searchTowers(start: Start, effort: Effort, singleCard: boolean): Search {
  const layout: TowersLayout = towersLayout(start, singleCard);
  const position = new TowersPosition(
    layout,
    start.table.foundations.map(({length}) => length),
  );
  const seen = new SeenSet(mostStates);
  position.settle();
  const stack = [nodeOf(position, null, null)];
  for (let node = stack.pop(), step = 0; node; node = stack.pop(), step++) {
    if (isSpent(effort) || seen.isFull) return 'unknown';
    restore(position, node);
    position.settle();
    if (position.isWon) return towersActions(start, pathTo(node), singleCard);
    stack.push(...expand(position, node, seen, effort));
    if (step % stepNodes === 0) yield;
  }
  return 'unwinnable';
}
