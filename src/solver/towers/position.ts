import {king, rankOf, suitOf} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersLayout} from './layout.js';

const suitCount = 4;

/**
 * A position of a Towers-like game. It is told by how many cards of each column still lie as they
 * did at the start, and by which kings stand in a column of their own; all else follows, since no
 * other choice is ever worse:
 *
 * - A card that can go to its foundation goes. In a column it could only carry the next lower card
 *   of its suit, which is on the foundation already. So nothing is ever taken back, either: without
 *   those cards every pile is as it was or shorter, and whatever can be done with them can be done
 *   without.
 * - A card in a cell goes to the one card that it fits on, as soon as that is a column's top card:
 *   the run grows by one, and so do the empty cells that are needed to lift or to take it apart.
 */
export class TowersPosition {
  readonly layout: TowersLayout;
  /** How many cards of each column lie as at the start. */
  readonly left: Uint8Array;
  /** The suits whose king stands in a column of its own, a bit each. */
  kings = 0;
  readonly heights: Uint8Array;
  emptyCells = 0;
  emptyColumns = 0;
  /** By card that is off its place: how many follow it downward, all with it, itself among them. */
  readonly #runs = new Uint8Array(64);
  /** By card that is off its place: whether it lies in a column. */
  readonly #hosted = new Uint8Array(64);

  constructor(layout: TowersLayout, heights: readonly number[]) {
    this.layout = layout;
    this.left = Uint8Array.from(layout.columns, (cards) => cards.length);
    this.heights = Uint8Array.from(heights);
  }

  get isWon(): boolean {
    return this.heights.every((height) => height === king);
  }

  /** A number of its own for each position. */
  get number(): number {
    const {left, layout, kings} = this;
    const {weights} = layout;
    let number = kings * weights[left.length]!;
    for (let i = 0; i < left.length; i++) number += left[i]! * weights[i]!;
    return number;
  }

  /** Whether a card that is not on its foundation has left its place. */
  isFree(card: number): boolean {
    const column = this.layout.column[card]!;
    return column < 0 || this.layout.depth[card]! >= this.left[column]!;
  }

  /** Whether a card lies so in a column that the next lower one could be put there. */
  isHost(card: number): boolean {
    if (this.isFree(card)) return this.#hosted[card] === 1;
    return this.layout.depth[card] === this.left[this.layout.column[card]!]! - 1;
  }

  /** How many cards would have to go with a free card; 0 if there is none such. */
  runFrom(card: number): number {
    return this.#runs[card]!;
  }

  /** Sends up all that goes up, and sees what follows from the columns. False: too few cells. */
  settle(): boolean {
    while (this.#sendUp());
    this.#freeKings();
    let inCells = 0;
    this.#runs.fill(0);
    for (let suit = 0; suit < suitCount; suit++) {
      inCells += this.#hostSuit(suit << 4, this.heights[suit]!);
    }
    this.emptyCells = this.layout.cells - inCells;
    let columns = 0;
    for (const count of this.left) if (!count) columns++;
    for (let bits = this.kings; bits; bits &= bits - 1) columns--;
    this.emptyColumns = columns;
    return this.emptyCells >= 0 && columns >= 0;
  }

  #sendUp(): boolean {
    const {left, heights, layout} = this;
    let any = false;
    for (let i = 0; i < left.length; i++) {
      const top = left[i] ? layout.columns[i]![left[i]! - 1]! : 0;
      if (!top || heights[suitOf(top)] !== rankOf(top) - 1) continue;
      left[i]!--;
      heights[suitOf(top)]!++;
      any = true;
    }
    for (let suit = 0; suit < suitCount; suit++) {
      while (heights[suit]! < king && this.isFree((suit << 4) | (heights[suit]! + 1))) {
        heights[suit]!++;
        any = true;
      }
      if (heights[suit] === king) this.kings &= ~(1 << suit);
    }
    return any;
  }

  /** A king at the bottom of its column stands there like one that was put on an empty column. */
  #freeKings(): void {
    for (let i = 0; i < this.left.length; i++) {
      const card = this.layout.columns[i]![0];
      if (this.left[i] !== 1 || !isKing(card!)) continue;
      this.left[i] = 0;
      this.kings |= 1 << suitOf(card!);
    }
  }

  /** Finds the runs of free cards in a suit, and returns how many of them are in cells. */
  #hostSuit(suit: number, height: number): number {
    let inCells = 0;
    for (let card = suit | king; card > (suit | height); card--) {
      if (!this.isFree(card)) continue;
      const isHosted = isKing(card)
        ? (this.kings >> suitOf(card)) & 1
        : Number(this.isHost(card + 1));
      this.#hosted[card] = isHosted;
      if (!isHosted) inCells++;
    }
    for (let card = suit + height + 1; card <= (suit | king); card++) {
      if (this.isFree(card)) this.#runs[card] = this.#runs[card - 1]! + 1;
    }
    return inCells;
  }
}
