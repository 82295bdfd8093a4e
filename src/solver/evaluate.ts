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

/** What the order of a pile's cards costs: `cards` from `from` to `to`, the top card last. */
function pileCost(cards: Uint8Array, from: number, to: number, weights: Weights): number {
  const {blocks, covers} = weights;
  let blocking = 0;
  let covering = 0;
  let needed = 0;
  least.fill(king + 1);
  for (let at = from; at < to; at++) {
    const card = cards[at]!;
    const suit = card >> 4;
    const rank = card & 15;
    if (rank > least[suit]!) blocking++;
    else least[suit] = rank;
    covering += needed;
    needed += urgency[card]!;
  }
  return blocking * blocks + covering * covers;
}

function breaksIn(cards: Uint8Array, from: number, to: number, fits: Uint8Array): number {
  let breaks = 0;
  for (let at = from + 1; at < to; at++) breaks += 1 - fits[(cards[at]! << 6) | cards[at - 1]!]!;
  return breaks;
}

function wasteCost(board: Board, weights: Weights): number {
  const {wasteLength} = board;
  for (let i = 0; i < wasteLength; i++) wasteCards[i] = board.talonCard(i);
  return wasteLength * weights.talon + pileCost(wasteCards, 0, wasteLength, weights);
}

/** A guess at how far a position is from its win: lower is nearer. */
export function costOf(board: Board, weights: Weights): number {
  const {bytes, rules} = board;
  const {at, fits, stride, passes} = rules;
  findUrgency(board);
  let cards = board.talonLength;
  let cost = passes ? wasteCost(board, weights) : cards * weights.talon;
  for (let i = 0; i < rules.columns; i++) {
    const length = bytes[at.lengths + i]!;
    const base = at.tableau + i * stride;
    cards += length;
    if (!length) cost -= weights.column;
    cost += pileCost(bytes, base, base + length, weights);
    cost += breaksIn(bytes, base, base + length, fits) * weights.breaks;
    cost += bytes[at.hidden + i]! * weights.hidden;
  }
  for (let i = at.cells; i < at.lengths; i++) {
    if (bytes[i]) cards++;
    else cost -= weights.cell;
  }
  return cost + cards * weights.left;
}
