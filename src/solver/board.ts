import type {Pile} from '../engine/index.js';
import {countOf, drawsOf, fromOf, toOf, waste} from './moves.js';
import {king, packed} from './rules.js';
import type {Rules, Start} from './rules.js';

const lowStep = 0x9e3779b1;
const highStep = 0x85ebca6b;
const suitCount = 4;
/** No card yet: what `#orders` begins with, a rank above all others for each suit. */
const noOrder = 0xeeee;

/** One round of a hash; the steps of both halves differ, so that they fail apart. */
function mixed(hash: number, value: number, step: number): number {
  const next = Math.imul(hash ^ Math.imul(value + 1, step), 0x2c1b3c6d);
  return next ^ (next >>> 15);
}

function tokensOf(step: number): Int32Array {
  return Int32Array.from({length: 1024 + 64}, (_, value) => mixed(0, value, step));
}

/** Hashes of what has no order: cards of the talon from 256, foundations from 512, loads from 640, cells from 1024. */
const lowTokens = tokensOf(lowStep);
const highTokens = tokensOf(highStep);

/**
 * A packed position that moves are played on and taken back from. Hashes follow the cards: each
 * column keeps those of all its beginnings, so a move costs no more than the cards that it moves.
 */
export class Board {
  readonly rules: Rules;
  /** The whole position; copy it out, and `load` it back. */
  readonly bytes: Uint8Array;
  /** Both halves of the position's hash, as `hash` left them. */
  low = 0;
  high = 0;
  readonly #lows: Int32Array;
  readonly #highs: Int32Array;
  /** Of each beginning: the lowest ranks by suit, then how many cards block and how many break. */
  readonly #orders: Int32Array;
  /** Of each beginning: where the sequence begins that it ends with, and sums of hashes of its cards. */
  readonly #starts: Uint8Array;
  readonly #lowSums: Int32Array;
  readonly #highSums: Int32Array;
  /** Of each column: how many of its beginnings the three above are true of. */
  readonly #noted: Uint8Array;
  #talonLow = 0;
  #talonHigh = 0;

  constructor(rules: Rules) {
    const slots = rules.columns * rules.stride;
    this.rules = rules;
    this.bytes = new Uint8Array(rules.size);
    this.#lows = new Int32Array(slots);
    this.#highs = new Int32Array(slots);
    this.#orders = new Int32Array(slots);
    this.#starts = new Uint8Array(slots);
    this.#lowSums = new Int32Array(slots);
    this.#highSums = new Int32Array(slots);
    this.#noted = new Uint8Array(rules.columns);
  }

  /** Lays out a table. */
  lay({table, pass}: Start): void {
    const {bytes, rules} = this;
    const {at, stride, talon} = rules;
    const hidden = (pile: Pile) => pile.filter((card) => !card.faceUp).length;
    bytes.fill(0);
    this.#noted.fill(0);
    bytes.set(table.foundations.map((pile) => pile.length));
    bytes.set(
      table.cells.map((card) => (card ? packed(card) : 0)),
      at.cells,
    );
    bytes.set(
      table.columns.map((pile) => pile.length),
      at.lengths,
    );
    bytes.set(table.columns.map(hidden), at.hidden);
    bytes.set([talon.length, table.waste.length, pass, ...talon.keys()], at.stock);
    table.columns.forEach((pile, i) => bytes.set(pile.map(packed), at.tableau + i * stride));
    this.#note(bytes);
  }

  /** Takes on a position that was copied out of `bytes`. */
  load(bytes: Uint8Array): void {
    this.#note(bytes);
    this.bytes.set(bytes);
  }

  height(foundation: number): number {
    return this.bytes[foundation]!;
  }

  /** A cell's card, or 0. */
  cell(cell: number): number {
    return this.bytes[this.rules.at.cells + cell]!;
  }

  length(column: number): number {
    return this.bytes[this.rules.at.lengths + column]!;
  }

  /** How many of a column's cards lie face down. */
  hidden(column: number): number {
    return this.bytes[this.rules.at.hidden + column]!;
  }

  card(column: number, depth: number): number {
    return this.bytes[this.rules.at.tableau + column * this.rules.stride + depth]!;
  }

  /** A column's top card, or 0. */
  top(column: number): number {
    const length = this.length(column);
    return length && this.card(column, length - 1);
  }

  /** How many cards of a column have a lower one of their suit somewhere beneath. */
  blocks(column: number): number {
    return (this.#orderOf(column) >> 16) & 255;
  }

  /** How many cards of a column lie on one that they do not fit on. */
  breaks(column: number): number {
    return this.#orderOf(column) >> 24;
  }

  /** Cards of stock and waste together. */
  get talonLength(): number {
    return this.bytes[this.rules.at.stock]!;
  }

  get wasteLength(): number {
    return this.bytes[this.rules.at.stock + 1]!;
  }

  get pass(): number {
    return this.bytes[this.rules.at.stock + 2]!;
  }

  /** A card of stock and waste, in the order that they are drawn. */
  talonCard(index: number): number {
    return this.rules.talon[this.bytes[this.rules.at.talon + index]!]!;
  }

  /** Cards that are not on the foundations. */
  get left(): number {
    const {decks, foundations} = this.rules;
    let left = decks * suitCount * king;
    for (let i = 0; i < foundations; i++) left -= this.bytes[i]!;
    return left;
  }

  get canRecycle(): boolean {
    const {passes} = this.rules;
    return this.talonLength > 0 && (!passes || this.pass < passes);
  }

  /** Draws, or recycles where nothing is left to draw. */
  useStock(): void {
    const {rules, bytes} = this;
    const {stock} = rules.at;
    const {wasteLength, talonLength} = this;
    if (wasteLength < talonLength) {
      bytes[stock + 1] = Math.min(wasteLength + rules.draw, talonLength);
    } else {
      bytes[stock + 1] = 0;
      // Where it does not matter, it is not counted: a byte would run over.
      if (rules.passes) bytes[stock + 2]!++;
    }
  }

  /** Plays a legal move, and returns what `undo` needs to know. */
  play(move: number): number {
    const {bytes, rules} = this;
    const {wasteLength, pass} = this;
    for (let draws = drawsOf(move); draws > 0; draws--) this.useStock();
    const before = (pass << 8) | wasteLength;
    const count = countOf(move);
    const from = fromOf(move);
    if (!count) return before << 9;
    if (from === waste) {
      const index = this.#takeTalon();
      this.#put(toOf(move), rules.talon[index]!);
      return (before << 9) | (index << 1);
    }
    if (from > rules.columns) {
      this.#put(toOf(move), this.#take(from));
      return before << 9;
    }
    this.#shift(from, toOf(move), count);
    const hidden = rules.at.hidden + from - 1;
    if (!bytes[hidden] || bytes[hidden] < this.length(from - 1)) return before << 9;
    bytes[hidden]--;
    return (before << 9) | 1;
  }

  /** Takes back the last move. */
  undo(move: number, undo: number): void {
    const {bytes, rules} = this;
    const count = countOf(move);
    const from = fromOf(move);
    if (count && from === waste) {
      this.#take(toOf(move));
      this.#putTalon((undo >> 1) & 255);
    } else if (count) {
      if (undo & 1) bytes[rules.at.hidden + from - 1]!++;
      this.#shift(toOf(move), from, count);
    }
    bytes[rules.at.stock + 1] = (undo >> 9) & 255;
    bytes[rules.at.stock + 2] = undo >>> 17;
  }

  /**
   * Sets `low` and `high`. Positions that differ only in the order of their columns, cells or of a
   * row's foundations have the same hash: whatever can be done in one can be done in the other.
   *
   * `loose`: so have those that differ only in which of the cards that could carry it each run lies
   * on, for games where any part of a run lifts. As runs can change places wherever one such card
   * is bare, what matters is which cards lie in columns, and which of them each column's run
   * begins with.
   */
  hash(loose = false): void {
    const {bytes, rules} = this;
    const {at, columns, decks, foundations, stride} = rules;
    let low = mixed(this.#pointer(), 1, lowStep) + this.#talonLow;
    let high = mixed(this.#pointer(), 1, highStep) + this.#talonHigh;
    for (let i = 0; i < at.lengths; i++) {
      const held = bytes[i]!;
      const place = i < foundations ? 512 + ((i / decks) | 0) * 16 : 1024;
      if (!held) continue;
      low += lowTokens[place + held]!;
      high += highTokens[place + held]!;
    }
    for (let i = 0; i < columns; i++) {
      const length = bytes[at.lengths + i]!;
      if (!length) continue;
      const top = i * stride + length - 1;
      const hidden = bytes[at.hidden + i]!;
      const slot = loose ? i * stride + Math.max(this.#starts[top]!, hidden) : top;
      low += mixed(this.#lows[slot]!, hidden, lowStep) + this.#lowSums[top]! - this.#lowSums[slot]!;
      high +=
        mixed(this.#highs[slot]!, hidden, highStep) + this.#highSums[top]! - this.#highSums[slot]!;
    }
    this.low = low | 0;
    this.high = high | 0;
  }

  /**
   * How far the stock is drawn, as far as it matters: where the waste may return for ever, a place
   * that the next round comes to anyway is like the round's beginning.
   */
  #pointer(): number {
    const {draw, pruning} = this.rules;
    const {wasteLength} = this;
    if (!pruning.foldedDraws) return (this.pass << 8) | wasteLength;
    return wasteLength % draw && wasteLength < this.talonLength ? wasteLength : 0;
  }

  #takeTalon(): number {
    const {stock, talon} = this.rules.at;
    const at = talon + --this.bytes[stock + 1]!;
    const index = this.bytes[at]!;
    this.bytes.copyWithin(at, at + 1, talon + this.bytes[stock]!--);
    this.#hashTalon(index, -1);
    return index;
  }

  #putTalon(index: number): void {
    const {stock, talon} = this.rules.at;
    const at = talon + this.bytes[stock + 1]!++;
    this.bytes.copyWithin(at + 1, at, talon + this.bytes[stock]!++);
    this.bytes[at] = index;
    this.#hashTalon(index, 1);
  }

  #hashTalon(index: number, sign: number): void {
    this.#talonLow = (this.#talonLow + sign * lowTokens[index + 256]!) | 0;
    this.#talonHigh = (this.#talonHigh + sign * highTokens[index + 256]!) | 0;
  }

  #put(pile: number, card: number): void {
    const {at, columns, cells} = this.rules;
    if (pile <= columns) this.#push(pile - 1, card);
    else if (pile <= columns + cells) this.bytes[at.cells + pile - columns - 1] = card;
    else this.bytes[pile - columns - cells - 1]!++;
  }

  #take(pile: number): number {
    const {at, columns, cells, decks} = this.rules;
    if (pile <= columns) return this.card(pile - 1, --this.bytes[at.lengths + pile - 1]!);
    const cell = at.cells + pile - columns - 1;
    if (pile > columns + cells) {
      const foundation = pile - columns - cells - 1;
      return (((foundation / decks) | 0) << 4) | this.bytes[foundation]!--;
    }
    const card = this.bytes[cell]!;
    this.bytes[cell] = 0;
    return card;
  }

  /** Moves cards from pile to pile; more than one from column to column only. */
  #shift(from: number, to: number, count: number): void {
    if (count === 1) return this.#put(to, this.#take(from));
    const lead = (this.bytes[this.rules.at.lengths + from - 1]! -= count);
    for (let i = 0; i < count; i++) this.#push(to - 1, this.card(from - 1, lead + i));
  }

  #orderOf(column: number): number {
    const length = this.length(column);
    return length && this.#orders[column * this.rules.stride + length - 1]!;
  }

  #push(column: number, card: number): void {
    const {at, stride} = this.rules;
    const depth = this.bytes[at.lengths + column]!++;
    const place = at.tableau + column * stride + depth;
    // What was just taken away often comes back.
    if (depth < this.#noted[column]! && this.bytes[place] === card) return;
    this.bytes[place] = card;
    this.#noteSlot(column * stride + depth, depth, card, depth && this.bytes[place - 1]!);
    this.#noted[column] = depth + 1;
  }

  #noteSlot(slot: number, depth: number, card: number, under: number): void {
    this.#lows[slot] = mixed(depth && this.#lows[slot - 1]!, card, lowStep);
    this.#highs[slot] = mixed(depth && this.#highs[slot - 1]!, card, highStep);
    this.#lowSums[slot] = (depth && this.#lowSums[slot - 1]!) + lowTokens[640 + card]!;
    this.#highSums[slot] = (depth && this.#highSums[slot - 1]!) + highTokens[640 + card]!;
    const order = depth ? this.#orders[slot - 1]! : noOrder;
    const isOn = depth > 0 && this.rules.fits[(card << 6) | under] === 1;
    this.#starts[slot] = isOn ? this.#starts[slot - 1]! : depth;
    const isBreak = depth && !isOn ? 1 << 24 : 0;
    const bits = (card >> 4) << 2;
    const least = (order >> bits) & 15;
    const rank = card & 15;
    const change = rank > least ? 1 << 16 : (rank - least) * (1 << bits);
    this.#orders[slot] = order + change + isBreak;
  }

  /** Notes what `bytes` do not share with the position before. */
  #note(bytes: Uint8Array): void {
    const {at, columns, stride} = this.rules;
    const before = this.bytes;
    for (let i = 0; i < columns; i++) {
      const length = bytes[at.lengths + i]!;
      const base = at.tableau + i * stride;
      const noted = Math.min(this.#noted[i]!, length);
      let depth = 0;
      while (depth < noted && bytes[base + depth] === before[base + depth]) depth++;
      for (; depth < length; depth++) {
        const card = bytes[base + depth]!;
        this.#noteSlot(i * stride + depth, depth, card, depth && bytes[base + depth - 1]!);
      }
      this.#noted[i] = length;
    }
    this.#talonLow = 0;
    this.#talonHigh = 0;
    const talon = bytes[at.stock]!;
    for (let i = 0; i < talon; i++) this.#hashTalon(bytes[at.talon + i]!, 1);
  }
}
