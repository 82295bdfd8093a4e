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

/** What a pile costs for the order that its cards lie in. */
class PileCost {
  cost = 0;
  #needed = 0;
  #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  begin(): void {
    this.#needed = 0;
    least.fill(king + 1);
  }

  add(card: number): void {
    const suit = card >> 4;
    const rank = card & 15;
    if (rank > least[suit]!) this.cost += this.#weights.blocks;
    else least[suit] = rank;
    this.cost += this.#needed * this.#weights.covers;
    this.#needed += urgency[card]!;
  }
}

/** A guess at how far a position is from its win: lower is nearer. */
export function costOf(board: Board, weights: Weights): number {
  const {bytes, rules} = board;
  const {at, fits, stride, passes} = rules;
  const pile = new PileCost(weights);
  let cards = board.talonLength;
  let cost = 0;
  findUrgency(board);
  for (let i = 0; i < rules.columns; i++) {
    const length = bytes[at.lengths + i]!;
    const base = at.tableau + i * stride;
    cards += length;
    pile.begin();
    for (let place = base; place < base + length; place++) {
      const card = bytes[place]!;
      if (place > base && !fits[(card << 6) | bytes[place - 1]!]) cost += weights.breaks;
      pile.add(card);
    }
    cost += length ? bytes[at.hidden + i]! * weights.hidden : -weights.column;
  }
  for (let i = at.cells; i < at.lengths; i++) {
    if (bytes[i]) cards++;
    else cost -= weights.cell;
  }
  const {wasteLength} = board;
  pile.begin();
  if (passes) for (let i = 0; i < wasteLength; i++) pile.add(board.talonCard(i));
  const talon = passes ? wasteLength : board.talonLength;
  return cost + pile.cost + cards * weights.left + talon * weights.talon;
}
