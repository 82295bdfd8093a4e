import {king, rankOf, suitCount, suitOf} from '../rules.js';
import {isKing} from './layout.js';
import type {TowersLayout} from './layout.js';

/**
 * A position of a game of towers. It is defined by how many cards of each column still lie as they did
 * at the start, and by which kings have a column of their own. Everything else follows, because these
 * moves are never worse than others:
 *
 * - A card that can go to its foundation goes there. In a column it could only carry the next lower
 *   card of its suit, which is on the foundation already. So no card is ever taken back, either:
 *   without those cards every pile is as it was or shorter, and whatever can be done with them can be
 *   done without them.
 * - A card in a cell goes to the only card that it fits on as soon as that is the top card of a column.
 *   The run grows by one, and so does the number of empty cells that moving the run may need.
 */
export class TowersPosition {
  readonly layout: TowersLayout;
  /** By column: how many cards still lie as they did at the start. */
  readonly left: Uint8Array;
  /** The suits whose king has a column of its own, as bits. */
  kings = 0;
  readonly heights: Uint8Array;
  emptyCells = 0;
  emptyColumns = 0;
  /** By free card: the length of the run that starts with it. */
  readonly #runs = new Uint8Array(64);
  /** By free card: 1 if it lies in a column, 0 if it is in a cell. */
  readonly #inColumn = new Uint8Array(64);

  constructor(layout: TowersLayout, heights: readonly number[]) {
    this.layout = layout;
    this.left = Uint8Array.from(layout.columns, (cards) => cards.length);
    this.heights = Uint8Array.from(heights);
  }

  get isWon(): boolean {
    return this.heights.every((height) => height === king);
  }

  /** A number that no other position has. */
  get number(): number {
    const {left, layout, kings} = this;
    const {placeValues} = layout;
    let number = kings * placeValues[left.length]!;
    for (let i = 0; i < left.length; i++) number += left[i]! * placeValues[i]!;
    return number;
  }

  /** Whether a card that is not on its foundation has left the place that it had at the start. */
  isFree(card: number): boolean {
    const column = this.layout.column[card]!;
    return column < 0 || this.layout.depth[card]! >= this.left[column]!;
  }

  /** Whether a card lies in a column so that the next lower card can be put on it. */
  isHost(card: number): boolean {
    if (this.isFree(card)) return this.#inColumn[card] === 1;
    return this.layout.depth[card] === this.left[this.layout.column[card]!]! - 1;
  }

  /** The length of the run that starts with a free card; 0 for other cards. */
  runFrom(card: number): number {
    return this.#runs[card]!;
  }

  /** Makes all moves that follow by themselves. Returns false if the position needs more cells than there are. */
  settle(): boolean {
    while (this.#buildFoundations());
    this.#freeKings();
    let inCells = 0;
    this.#runs.fill(0);
    for (let suit = 0; suit < suitCount; suit++) {
      inCells += this.#placeSuit(suit << 4, this.heights[suit]!);
    }
    this.emptyCells = this.layout.cells - inCells;
    let columns = 0;
    for (const count of this.left) if (!count) columns++;
    for (let bits = this.kings; bits; bits &= bits - 1) columns--;
    this.emptyColumns = columns;
    return this.emptyCells >= 0 && columns >= 0;
  }

  #buildFoundations(): boolean {
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

  /** A king that is alone in its column is like one that was moved to an empty column. */
  #freeKings(): void {
    for (let i = 0; i < this.left.length; i++) {
      const card = this.layout.columns[i]![0];
      if (this.left[i] !== 1 || !isKing(card!)) continue;
      this.left[i] = 0;
      this.kings |= 1 << suitOf(card!);
    }
  }

  /** Finds out where the free cards of a suit lie. Returns how many of them are in cells. */
  #placeSuit(suit: number, height: number): number {
    let inCells = 0;
    for (let card = suit | king; card > (suit | height); card--) {
      if (!this.isFree(card)) continue;
      const inColumn = isKing(card)
        ? (this.kings >> suitOf(card)) & 1
        : Number(this.isHost(card + 1));
      this.#inColumn[card] = inColumn;
      if (!inColumn) inCells++;
    }
    for (let card = suit + height + 1; card <= (suit | king); card++) {
      if (this.isFree(card)) this.#runs[card] = this.#runs[card - 1]! + 1;
    }
    return inCells;
  }
}
