import type {Board} from './board.js';
import {king, suitCount} from './rules.js';

/** What each obstacle between a position and its win costs. */
export interface Weights {
  /** A card that is not on its foundation. */
  readonly left: number;
  /** A face-down card. */
  readonly hidden: number;
  /** A card in a column that does not fit on the card below it. */
  readonly breaks: number;
  /** A card above a lower card of its suit. */
  readonly blocks: number;
  /** A card above one that its foundation needs soon; the sooner, the more. */
  readonly covers: number;
  /** A card of the waste, or of the whole talon where the waste returns without limit. */
  readonly talon: number;
  /** A move, where positions after different numbers of moves are compared. */
  readonly move: number;
  /** An empty column; what it is worth. */
  readonly column: number;
  /** An empty cell; what it is worth. */
  readonly cell: number;
}

/** How many ranks ahead a foundation needs a card `soon`. */
const ranksAhead = 3;

/** Scratch memory: the lowest rank of each suit so far; the waste; how urgent each card is. */
const lowestRanks = new Uint8Array(suitCount);
const wasteCards = new Uint8Array(104);
const urgency = new Uint8Array(64);

function findUrgency({bytes, rules}: Board): void {
  urgency.fill(0);
  for (let i = 0; i < rules.foundations; i++) {
    const next = (((i / rules.decks) | 0) << 4) + bytes[i]! + 1;
    for (let ahead = 0; ahead < ranksAhead; ahead++) {
      if (urgency[next + ahead]! < ranksAhead - ahead) urgency[next + ahead] = ranksAhead - ahead;
    }
  }
}

/** The urgency of all cards below each card of a pile, summed up. */
function coversIn(cards: Uint8Array, from: number, to: number): number {
  let covers = 0;
  let below = 0;
  for (let i = from; i < to; i++) {
    covers += below;
    below += urgency[cards[i]!]!;
  }
  return covers;
}

/** How many cards lie above a lower one of their suit. */
function blocksIn(cards: Uint8Array, length: number): number {
  let blocks = 0;
  lowestRanks.fill(king + 1);
  for (let i = 0; i < length; i++) {
    const card = cards[i]!;
    const rank = card & 15;
    if (rank > lowestRanks[card >> 4]!) blocks++;
    else lowestRanks[card >> 4] = rank;
  }
  return blocks;
}

function wasteCost({bytes, rules, wasteLength}: Board, weights: Weights): number {
  const {talon, offsets} = rules;
  for (let i = 0; i < wasteLength; i++) wasteCards[i] = talon[bytes[offsets.talon + i]!]!;
  const {blocks, covers} = weights;
  const order = blocksIn(wasteCards, wasteLength) * blocks;
  return wasteLength * weights.talon + order + coversIn(wasteCards, 0, wasteLength) * covers;
}

/** Estimates how far a position is from a win. Lower is nearer. */
export function costOf(board: Board, weights: Weights): number {
  const {bytes, rules} = board;
  const {offsets, stride, passes} = rules;
  const {blocks, breaks, covers, hidden, column, cell} = weights;
  findUrgency(board);
  let cost = passes ? wasteCost(board, weights) : board.talonLength * weights.talon;
  for (let i = 0; i < rules.columns; i++) {
    const length = bytes[offsets.lengths + i]!;
    const base = offsets.tableau + i * stride;
    if (!length) cost -= column;
    cost += coversIn(bytes, base, base + length) * covers;
    cost += board.blocks(i) * blocks + board.breaks(i) * breaks;
    cost += bytes[offsets.hidden + i]! * hidden;
  }
  for (let i = offsets.cells; i < offsets.lengths; i++) if (!bytes[i]) cost -= cell;
  return cost + board.cardsLeft * weights.left;
}
