import {isSpent} from '../search.js';
import type {Budget, Search} from '../search.js';
import {TranspositionTable} from '../transposition-table.js';
import type {SearchInput} from '../search-input.js';
import {towersLayout} from './layout.js';
import type {TowersLayout} from './layout.js';
import {playTowersMove, towersMoves} from './moves.js';
import type {TowersMove} from './moves.js';
import {TowersPosition} from './position.js';
import {towersActions} from './actions.js';

const maxSlots = 1 << 22;
const stepNodes = 32;

/** A position to expand, with the move that led to it. */
interface Node {
  readonly left: Uint8Array;
  readonly kings: number;
  readonly heights: Uint8Array;
  readonly parent: Node | null;
  readonly move: TowersMove | null;
  /** An estimate of how far it is from a win. */
  readonly distance: number;
}

function nodeOf(position: TowersPosition, parent: Node | null, move: TowersMove | null): Node {
  const {left, kings, heights, emptyCells, emptyColumns} = position;
  let cards = 0;
  for (const count of left) cards += count;
  const distance = cards - emptyCells - emptyColumns;
  return {left: left.slice(), kings, heights: heights.slice(), parent, move, distance};
}

function restore(position: TowersPosition, {left, kings, heights}: Node): void {
  position.left.set(left);
  position.heights.set(heights);
  position.kings = kings;
}

function pathTo(node: Node | null): TowersMove[] {
  const moves: TowersMove[] = [];
  for (let step = node; step?.move; step = step.parent) moves.push(step.move);
  return moves.reverse();
}

/** The number of a position is exact, so no two positions are taken for one. */
function addTo(seen: TranspositionTable, {number}: TowersPosition): boolean {
  return seen.add(number | 0, (number / 2 ** 32) | 0);
}

function expand(
  position: TowersPosition,
  node: Node,
  seen: TranspositionTable,
  budget: Budget,
): Node[] {
  const nodes: Node[] = [];
  for (const move of towersMoves(position)) {
    budget.nodes++;
    restore(position, node);
    if (playTowersMove(position, move) && addTo(seen, position)) {
      nodes.push(nodeOf(position, node, move));
    }
  }
  return nodes.sort((one, other) => other.distance - one.distance);
}

/** Searches all positions depth first. There are few of them: see TowersPosition. */
export function* searchTowers(input: SearchInput, budget: Budget, singleCard: boolean): Search {
  const layout: TowersLayout = towersLayout(input, singleCard);
  const position = new TowersPosition(
    layout,
    input.table.foundations.map(({length}) => length),
  );
  const seen = new TranspositionTable(maxSlots);
  position.settle();
  const stack = [nodeOf(position, null, null)];
  for (let node = stack.pop(), step = 0; node; node = stack.pop(), step++) {
    if (isSpent(budget) || seen.isFull) return 'unknown';
    restore(position, node);
    position.settle();
    if (position.isWon) return towersActions(input, pathTo(node), singleCard);
    stack.push(...expand(position, node, seen, budget));
    if (step % stepNodes === 0) yield;
  }
  return 'unwinnable';
}
