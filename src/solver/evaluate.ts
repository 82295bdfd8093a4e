import type {Board} from './board.js';
import {king} from './rules.js';

/** What each thing costs that stands between a position and its win. */
export interface Weights {
  /** A card that is not on its foundation. */
  readonly left: number;
  /** A hidden card. */
  readonly hidden: number;
  /** A card in a column that lies on one that it does not fit on. */
  readonly breaks: number;
  /** A card with a lower one of its suit somewhere beneath. */
  readonly blocks: number;
  /** A card on top of one that its foundation needs soon; the sooner, the more. */
  readonly covers: number;
  /** A card of the waste, or of the talon where the waste returns. */
  readonly talon: number;
  /** A move that was made: counts where positions of different length are compared. */
  readonly move: number;
  /** An empty column, and an empty cell: what they are worth. */
  readonly column: number;
  readonly cell: number;
}

const suitCount = 4;
const soonest = 3;

/** The lowest rank of each suit so far, while a pile is gone through. */
const least = new Uint8Array(suitCount);
const wasteCards = new Uint8Array(104);
/** By card: how soon its foundation needs it; 0: not soon. */
const urgency = new Uint8Array(64);

function findUrgency({bytes, rules}: Board): void {
  urgency.fill(0);
  for (let i = 0; i < rules.foundations; i++) {
    const next = (((i / rules.decks) | 0) << 4) + bytes[i]! + 1;
    for (let ahead = 0; ahead < soonest; ahead++) {
      if (urgency[next + ahead]! < soonest - ahead) urgency[next + ahead] = soonest - ahead;
    }
  }
}

/** What it costs that cards lie on those that are needed soon: `cards` from `from` to `to`. */
function coverOf(cards: Uint8Array, from: number, to: number): number {
  let covering = 0;
  let needed = 0;
  for (let at = from; at < to; at++) {
    covering += needed;
    needed += urgency[cards[at]!]!;
  }
  return covering;
}

/** How many cards lie somewhere above a lower one of their suit. */
function blocksIn(cards: Uint8Array, to: number): number {
  let blocking = 0;
  least.fill(king + 1);
  for (let at = 0; at < to; at++) {
    const card = cards[at]!;
    const rank = card & 15;
    if (rank > least[card >> 4]!) blocking++;
    else least[card >> 4] = rank;
  }
  return blocking;
}

function wasteCost({bytes, rules, wasteLength}: Board, weights: Weights): number {
  const {talon, at} = rules;
  for (let i = 0; i < wasteLength; i++) wasteCards[i] = talon[bytes[at.talon + i]!]!;
  const {blocks, covers} = weights;
  const order = blocksIn(wasteCards, wasteLength) * blocks;
  return wasteLength * weights.talon + order + coverOf(wasteCards, 0, wasteLength) * covers;
}

/** A guess at how far a position is from its win: lower is nearer. */
export function costOf(board: Board, weights: Weights): number {
  const {bytes, rules} = board;
  const {at, stride, passes} = rules;
  const {blocks, breaks, covers, hidden, column, cell} = weights;
  findUrgency(board);
  let cost = passes ? wasteCost(board, weights) : board.talonLength * weights.talon;
  for (let i = 0; i < rules.columns; i++) {
    const length = bytes[at.lengths + i]!;
    const base = at.tableau + i * stride;
    if (!length) cost -= column;
    cost += coverOf(bytes, base, base + length) * covers;
    cost += board.blocks(i) * blocks + board.breaks(i) * breaks;
    cost += bytes[at.hidden + i]! * hidden;
  }
  for (let i = at.cells; i < at.lengths; i++) if (!bytes[i]) cost -= cell;
  return cost + board.left * weights.left;
}
