import type {Board} from './board.js';
import {king, rankOf, redOf, suitOf} from './rules.js';

const suitCount = 4;

/**
 * Finds positions that no longer can be won, by a game that is easier in every way: there a card
 * that once was free to move stays free for ever, wherever it lies, and carries all that fits on it.
 * Whoever cannot bring every card up in that game cannot do so in the real one.
 */
export class DeadEnds {
  readonly #board: Board;
  /** By card: how many like it are free or up. */
  readonly #free = new Uint8Array(64);
  /** By what a host must be like, see `#kind`: whether one is free. */
  readonly #hosts = new Uint8Array(64);
  /** By suit: how far the foundations come. */
  readonly #reach = new Uint8Array(suitCount);
  /** Of each column how many cards are still shut in. */
  readonly #shut: Uint8Array;
  /** Cards of the waste, where they come to lie there only once. */
  readonly #heap: number[] = [];
  /** By card: whether one like it is free, but in no column yet. */
  readonly #apart = new Uint8Array(64);
  #anyEmpty = false;

  constructor(board: Board) {
    this.#board = board;
    this.#shut = new Uint8Array(board.rules.columns);
  }

  /**
   * Whether the board's position is proven to be lost. `mustPlay`: or whether its card of the waste
   * cannot be played before the next draw.
   */
  isDead(mustPlay = false): boolean {
    const {draw} = this.#board.rules;
    const {talonLength, wasteLength, canRecycle} = this.#board;
    this.#begin();
    this.#digAll();
    // A free cell takes any card, the waste's top card as well.
    if (this.#hasCell()) return false;
    if (mustPlay && !canRecycle && this.#heap.length === wasteLength) return true;
    // Where the waste returns, each of its cards came up as if alone. Else each has its turn.
    for (let at = canRecycle ? talonLength : wasteLength; at < talonLength;) {
      const next = Math.min(at + draw, talonLength);
      while (at < next) this.#heap.push(this.#board.talonCard(at++));
      if (this.#unheap()) this.#digAll();
    }
    if (this.#hasCell()) return false;
    if (this.#heap.length || this.#shut.some((left) => left > 1)) return true;
    return this.#reach.some((height) => height < king);
  }

  /** Whether a cell is free or can be: its card has a place elsewhere. */
  #hasCell(): boolean {
    for (let i = 0; i < this.#board.rules.cells; i++) {
      const card = this.#board.cell(i);
      if (!card || this.#hasPlace(card)) return true;
    }
    return false;
  }

  /** What a card is as a host: alternating, its rank and colour. */
  #kind(card: number): number {
    return this.#board.rules.sameSuit ? card : (rankOf(card) << 1) | redOf(card);
  }

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
    this.#apart.fill(0);
    this.#reach.fill(0);
    this.#heap.length = 0;
    this.#anyEmpty = false;
    for (let i = 0; i < foundations; i++) {
      const suit = ((i / decks) | 0) << 4;
      for (let rank = board.height(i); rank > 0; rank--) this.#release(suit | rank);
    }
    for (let i = 0; i < columns; i++) {
      this.#shut[i] = board.length(i) + 1;
      this.#open(i);
    }
    for (let i = 0; i < cells; i++) if (board.cell(i)) this.#release(board.cell(i));
    if (board.canRecycle) for (let i = 0; i < talonLength; i++) this.#release(board.talonCard(i));
    else for (let i = 0; i < wasteLength; i++) this.#heap.push(board.talonCard(i));
  }

  /** A card that lies in no column can go up, but carries nothing before it has a place in one. */
  #release(card: number): void {
    this.#free[card]!++;
    this.#apart[card] = 1;
  }

  /** The top card of a column is gone: the one below is free, and the run that it is the last of. */
  #open(pile: number): void {
    const board = this.#board;
    let left = --this.#shut[pile]!;
    const hidden = board.hidden(pile);
    if (!left) this.#anyEmpty = true;
    for (let isRun = left > 0; isRun; left--) {
      const card = board.card(pile, left - 1);
      const under = left - 2 < hidden ? 0 : board.card(pile, left - 2);
      this.#free[card]!++;
      this.#hosts[this.#kind(card)] = 1;
      isRun = board.rules.fits[(card << 6) | under] === 1;
      this.#shut[pile] = left;
    }
  }

  #digAll(): void {
    while (this.#dig());
  }

  /** Moves off all that can leave its pile. False once nothing can. */
  #dig(): boolean {
    const {columns} = this.#board.rules;
    let any = this.#rise();
    if (this.#join()) any = true;
    for (let pile = 0; pile < columns; pile++) {
      while (this.#shut[pile] && this.#canLeave(pile)) {
        this.#open(pile);
        any = true;
      }
    }
    return this.#unheap() || any;
  }

  /** Free cards find places in columns. */
  #join(): boolean {
    let any = false;
    for (let card = 63; card > 0; card--) {
      if (!this.#apart[card] || this.#hosts[this.#kind(card)] || !this.#hasHost(card)) continue;
      this.#hosts[this.#kind(card)] = 1;
      any = true;
    }
    return any;
  }

  /** The top cards of the waste leave as long as they can. */
  #unheap(): boolean {
    let any = false;
    for (let card = this.#heap.at(-1); card; card = this.#heap.at(-1)) {
      if (this.#reach[suitOf(card)]! < rankOf(card) - 1 && !this.#hasHost(card)) break;
      this.#heap.pop();
      this.#release(card);
      this.#rise();
      any = true;
    }
    return any;
  }

  #rise(): boolean {
    let any = false;
    for (let suit = 0; suit < suitCount; suit++) {
      while (this.#reach[suit]! < king && this.#free[(suit << 4) | (this.#reach[suit]! + 1)]) {
        this.#reach[suit]!++;
        any = true;
      }
    }
    return any;
  }

  #canLeave(pile: number): boolean {
    return this.#hasPlace(this.#board.card(pile, this.#shut[pile]! - 1));
  }

  #hasPlace(card: number): boolean {
    return this.#reach[suitOf(card)]! >= rankOf(card) || this.#hasHost(card);
  }

  #hasHost(card: number): boolean {
    const {kingsOnly} = this.#board.rules;
    const mayBegin = !kingsOnly || rankOf(card) === king;
    return this.#hosts[this.#hostKind(card)] === 1 || (mayBegin && this.#anyEmpty);
  }
}
