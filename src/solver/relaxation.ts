import type {Board} from './board.js';
import {king, rankOf, redOf, suitCount, suitOf} from './rules.js';

/**
 * Proves positions lost by a relaxation of the game (in planning, a delete relaxation: nothing that
 * was once possible ever becomes impossible). In the relaxed game, a card that was once free to move
 * stays free for good, and carries everything that fits on it. If not every card can go up in that
 * game, then not in the real one either.
 */
export class Relaxation {
  readonly #board: Board;
  /** By card: how many like it are free or on foundations. */
  readonly #free = new Uint8Array(64);
  /** By the kind of a host (see `#kind`): whether a card of that kind can carry others. */
  readonly #hosts = new Uint8Array(64);
  /** By suit: how high the foundations can be built. */
  readonly #heights = new Uint8Array(suitCount);
  /** By column: how many cards are not free yet, from the bottom, plus the top one of them. */
  readonly #blocked: Uint8Array;
  /** The cards that are still in the waste, where it never returns. */
  readonly #waste: number[] = [];
  /** By card: whether one like it is free outside of the columns. */
  readonly #outside = new Uint8Array(64);
  #hasEmptyColumn = false;

  constructor(board: Board) {
    this.#board = board;
    this.#blocked = new Uint8Array(board.rules.columns);
  }

  /**
   * Whether the board's position is lost. `mustPlayWaste`: or whether no card of the waste can be
   * played before the next draw.
   */
  isLost(mustPlayWaste = false): boolean {
    const {draw} = this.#board.rules;
    const {talonLength, wasteLength, canRecycle} = this.#board;
    this.#begin();
    this.#advance();
    // A free cell takes any card, from the waste as well.
    if (this.#hasFreeCell()) return false;
    if (mustPlayWaste && !canRecycle && this.#waste.length === wasteLength) return true;
    // If the waste returns, all its cards are free from the start. Otherwise they come in order.
    for (let drawn = canRecycle ? talonLength : wasteLength; drawn < talonLength;) {
      const next = Math.min(drawn + draw, talonLength);
      while (drawn < next) this.#waste.push(this.#board.talonCard(drawn++));
      if (this.#playWaste()) this.#advance();
    }
    if (this.#hasFreeCell()) return false;
    if (this.#waste.length || this.#blocked.some((count) => count > 1)) return true;
    return this.#heights.some((height) => height < king);
  }

  /** Whether a cell is free, or becomes free because its card has a place elsewhere. */
  #hasFreeCell(): boolean {
    for (let i = 0; i < this.#board.rules.cells; i++) {
      const card = this.#board.cell(i);
      if (!card || this.#hasPlace(card)) return true;
    }
    return false;
  }

  /** What kind of host a card is: in suit, the card itself; alternating, its rank and color. */
  #kind(card: number): number {
    return this.#board.rules.sameSuit ? card : (rankOf(card) << 1) | redOf(card);
  }

  /** The kind of host that a card fits on. */
  #hostKind(card: number): number {
    if (this.#board.rules.sameSuit) return card + 1;
    return ((rankOf(card) + 1) << 1) | (1 - redOf(card));
  }

  #begin(): void {
    const board = this.#board;
    const {columns, cells, foundations, decks} = board.rules;
    const {talonLength, wasteLength} = board;
    this.#free.fill(0);
    this.#hosts.fill(0);
    this.#outside.fill(0);
    this.#heights.fill(0);
    this.#waste.length = 0;
    this.#hasEmptyColumn = false;
    for (let i = 0; i < foundations; i++) {
      const suit = ((i / decks) | 0) << 4;
      for (let rank = board.height(i); rank > 0; rank--) this.#makeFree(suit | rank);
    }
    for (let i = 0; i < columns; i++) {
      this.#blocked[i] = board.length(i) + 1;
      this.#uncover(i);
    }
    for (let i = 0; i < cells; i++) if (board.cell(i)) this.#makeFree(board.cell(i));
    if (board.canRecycle) for (let i = 0; i < talonLength; i++) this.#makeFree(board.talonCard(i));
    else for (let i = 0; i < wasteLength; i++) this.#waste.push(board.talonCard(i));
  }

  /** A card outside of the columns can go up, but carries no card before it has a place in a column. */
  #makeFree(card: number): void {
    this.#free[card]!++;
    this.#outside[card] = 1;
  }

  /** The top card of a column has left: the one below is free, with the run that it is the last of. */
  #uncover(column: number): void {
    const board = this.#board;
    let left = --this.#blocked[column]!;
    const hidden = board.hidden(column);
    if (!left) this.#hasEmptyColumn = true;
    for (let isRun = left > 0; isRun; left--) {
      const card = board.card(column, left - 1);
      const under = left - 2 < hidden ? 0 : board.card(column, left - 2);
      this.#free[card]!++;
      this.#hosts[this.#kind(card)] = 1;
      isRun = board.rules.fits[(card << 6) | under] === 1;
      this.#blocked[column] = left;
    }
  }

  /** Does everything that can be done, until nothing more can. */
  #advance(): void {
    while (this.#advanceOnce());
  }

  #advanceOnce(): boolean {
    const {columns} = this.#board.rules;
    let any = this.#buildFoundations();
    if (this.#placeOutside()) any = true;
    for (let column = 0; column < columns; column++) {
      while (this.#blocked[column] && this.#canLeave(column)) {
        this.#uncover(column);
        any = true;
      }
    }
    return this.#playWaste() || any;
  }

  /** Puts free cards from outside into columns. */
  #placeOutside(): boolean {
    let any = false;
    for (let card = 63; card > 0; card--) {
      if (!this.#outside[card] || this.#hosts[this.#kind(card)] || !this.#hasHost(card)) continue;
      this.#hosts[this.#kind(card)] = 1;
      any = true;
    }
    return any;
  }

  /** Plays the top cards of the waste as long as they have a place. */
  #playWaste(): boolean {
    let any = false;
    for (let card = this.#waste.at(-1); card; card = this.#waste.at(-1)) {
      if (this.#heights[suitOf(card)]! < rankOf(card) - 1 && !this.#hasHost(card)) break;
      this.#waste.pop();
      this.#makeFree(card);
      this.#buildFoundations();
      any = true;
    }
    return any;
  }

  #buildFoundations(): boolean {
    let any = false;
    for (let suit = 0; suit < suitCount; suit++) {
      while (this.#heights[suit]! < king && this.#free[(suit << 4) | (this.#heights[suit]! + 1)]) {
        this.#heights[suit]!++;
        any = true;
      }
    }
    return any;
  }

  #canLeave(column: number): boolean {
    return this.#hasPlace(this.#board.card(column, this.#blocked[column]! - 1));
  }

  #hasPlace(card: number): boolean {
    return this.#heights[suitOf(card)]! >= rankOf(card) || this.#hasHost(card);
  }

  #hasHost(card: number): boolean {
    const {kingsOnly} = this.#board.rules;
    const mayStartColumn = !kingsOnly || rankOf(card) === king;
    return this.#hosts[this.#hostKind(card)] === 1 || (mayStartColumn && this.#hasEmptyColumn);
  }
}
