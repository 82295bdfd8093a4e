import type {Pile} from '../engine/index.js';
import {countOf, drawsOf, fromOf, toOf, waste} from './moves.js';
import {cardsInGame, packed} from './rules.js';
import {packUndo, undoPass, undoTalonIndex, undoTurnedUp, undoWasteLength} from './undo.js';
import type {Rules} from './rules.js';
import type {SearchInput} from './search-input.js';

// The two 32-bit halves of a hash are mixed with different factors, so that they collide independently.
const lowStep = 0x9e3779b1;
const highStep = 0x85ebca6b;

/** Where `#prefixOrder` begins: a rank above all others for each suit. */
const noOrder = 0xeeee;

/** One round of a hash. */
function mixed(hash: number, value: number, step: number): number {
  const next = Math.imul(hash ^ Math.imul(value + 1, step), 0x2c1b3c6d);
  return next ^ (next >>> 15);
}

/** Hashes of parts that have no order are summed up. Each kind of part has its own range of tokens. */
const talonTokens = 256;
const foundationTokens = 512;
const runTokens = 640;
const cellTokens = 1024;
const tokenCount = cellTokens + 64;

function tokensOf(step: number): Int32Array {
  return Int32Array.from({length: tokenCount}, (_, value) => mixed(0, value, step));
}

const lowTokens = tokensOf(lowStep);
const highTokens = tokensOf(highStep);

/**
 * A packed position on which moves are played and undone. For each column it keeps a hash and other
 * figures of every prefix (the cards up to a given depth), so the cost of a move depends only on the
 * number of cards that it moves.
 */
export class Board {
  readonly rules: Rules;
  /** The whole position. Copy it to keep it, and `load` it to return to it. */
  readonly bytes: Uint8Array;
  /** The halves of the position's hash after a call of `hash`. */
  low = 0;
  high = 0;
  readonly #prefixLow: Int32Array;
  readonly #prefixHigh: Int32Array;
  /** By prefix: the lowest rank of each suit, four bits each; then `blocks` and `breaks`, eight bits each. */
  readonly #prefixOrder: Int32Array;
  /** By prefix: where the sequence at its end starts, and the sums of its cards' tokens. */
  readonly #sequenceStart: Uint8Array;
  readonly #sumLow: Int32Array;
  readonly #sumHigh: Int32Array;
  /** By column: how many prefixes the arrays above are valid for. */
  readonly #validPrefix: Uint8Array;
  #talonLow = 0;
  #talonHigh = 0;

  constructor(rules: Rules) {
    const slots = rules.columns * rules.stride;
    this.rules = rules;
    this.bytes = new Uint8Array(rules.size);
    this.#prefixLow = new Int32Array(slots);
    this.#prefixHigh = new Int32Array(slots);
    this.#prefixOrder = new Int32Array(slots);
    this.#sequenceStart = new Uint8Array(slots);
    this.#sumLow = new Int32Array(slots);
    this.#sumHigh = new Int32Array(slots);
    this.#validPrefix = new Uint8Array(rules.columns);
  }

  /** Takes on the position that a search starts from. */
  setUp({table, pass}: SearchInput): void {
    const {bytes, rules} = this;
    const {offsets, stride, talon} = rules;
    const hidden = (pile: Pile) => pile.filter((card) => !card.faceUp).length;
    bytes.fill(0);
    this.#validPrefix.fill(0);
    bytes.set(table.foundations.map((pile) => pile.length));
    bytes.set(
      table.cells.map((card) => (card ? packed(card) : 0)),
      offsets.cells,
    );
    bytes.set(
      table.columns.map((pile) => pile.length),
      offsets.lengths,
    );
    bytes.set(table.columns.map(hidden), offsets.hidden);
    bytes.set([talon.length, table.waste.length, pass, ...talon.keys()], offsets.stock);
    table.columns.forEach((pile, i) => bytes.set(pile.map(packed), offsets.tableau + i * stride));
    this.#updatePrefixes(bytes);
  }

  /** Takes on a position that was copied from `bytes`. */
  load(bytes: Uint8Array): void {
    this.#updatePrefixes(bytes);
    this.bytes.set(bytes);
  }

  height(foundation: number): number {
    return this.bytes[foundation]!;
  }

  /** A cell's card, or 0. */
  cell(cell: number): number {
    return this.bytes[this.rules.offsets.cells + cell]!;
  }

  length(column: number): number {
    return this.bytes[this.rules.offsets.lengths + column]!;
  }

  /** How many cards of a column lie face down. */
  hidden(column: number): number {
    return this.bytes[this.rules.offsets.hidden + column]!;
  }

  card(column: number, depth: number): number {
    return this.bytes[this.rules.offsets.tableau + column * this.rules.stride + depth]!;
  }

  /** A column's top card, or 0. */
  top(column: number): number {
    const length = this.length(column);
    return length && this.card(column, length - 1);
  }

  /** How many cards of a column lie above a lower one of their suit. */
  blocks(column: number): number {
    return (this.#orderOf(column) >> 16) & 255;
  }

  /** How many cards of a column do not fit on the card below them. */
  breaks(column: number): number {
    return this.#orderOf(column) >> 24;
  }

  /** How many cards stock and waste have together. */
  get talonLength(): number {
    return this.bytes[this.rules.offsets.stock]!;
  }

  get wasteLength(): number {
    return this.bytes[this.rules.offsets.stock + 1]!;
  }

  get pass(): number {
    return this.bytes[this.rules.offsets.stock + 2]!;
  }

  /** A card of the talon, which is the waste followed by the stock in the order of drawing. */
  talonCard(index: number): number {
    return this.rules.talon[this.bytes[this.rules.offsets.talon + index]!]!;
  }

  /** How many cards are not on the foundations. */
  get cardsLeft(): number {
    const {rules} = this;
    let left = cardsInGame(rules);
    for (let i = 0; i < rules.foundations; i++) left -= this.bytes[i]!;
    return left;
  }

  get canRecycle(): boolean {
    const {passes} = this.rules;
    return this.talonLength > 0 && (!passes || this.pass < passes);
  }

  /** Whether a draw or recycle is legal. */
  get canUseStock(): boolean {
    return this.wasteLength < this.talonLength || this.canRecycle;
  }

  /** Whether searches use the stock in moves of its own here (see `Pruning.foldedDraws`). */
  get hasStockMove(): boolean {
    return !this.rules.pruning.foldedDraws && this.canUseStock;
  }

  /** Draws, or recycles if the stock is empty. */
  useStock(): void {
    const {rules, bytes} = this;
    const {stock} = rules.offsets;
    const {wasteLength, talonLength} = this;
    if (wasteLength < talonLength) {
      bytes[stock + 1] = Math.min(wasteLength + rules.draw, talonLength);
    } else {
      bytes[stock + 1] = 0;
      // Without a limit the pass is not counted: it would overflow its byte.
      if (rules.passes) bytes[stock + 2]!++;
    }
  }

  /** Plays a legal move. Returns what `undo` needs. */
  play(move: number): number {
    const {bytes, rules} = this;
    const {wasteLength, pass} = this;
    for (let draws = drawsOf(move); draws > 0; draws--) this.useStock();
    const count = countOf(move);
    const from = fromOf(move);
    let talonIndex = 0;
    let turnsUp = false;
    if (count && from === waste) {
      talonIndex = this.#takeTalon();
      this.#put(toOf(move), rules.talon[talonIndex]!);
    } else if (count) {
      this.#shift(from, toOf(move), count);
      const hidden = rules.offsets.hidden + from - 1;
      // Only cards of columns are ever hidden.
      turnsUp =
        from <= rules.columns && bytes[hidden]! > 0 && bytes[hidden] === this.length(from - 1);
      if (turnsUp) bytes[hidden]!--;
    }
    return packUndo(pass, wasteLength, talonIndex, turnsUp);
  }

  /** Undoes the last move. */
  undo(move: number, undo: number): void {
    const {bytes, rules} = this;
    const count = countOf(move);
    const from = fromOf(move);
    if (count && from === waste) {
      this.#take(toOf(move));
      this.#putTalon(undoTalonIndex(undo));
    } else if (count) {
      if (undoTurnedUp(undo)) bytes[rules.offsets.hidden + from - 1]!++;
      this.#shift(toOf(move), from, count);
    }
    bytes[rules.offsets.stock + 1] = undoWasteLength(undo);
    bytes[rules.offsets.stock + 2] = undoPass(undo);
  }

  /**
   * Sets `low` and `high`. Positions that differ only in the order of their columns, cells or
   * foundations of a suit have the same hash, since the same can be done in each of them.
   *
   * With `loose`, so have positions that differ only in which of several like cards each run lies on.
   * In games where any part of a run lifts, runs can be exchanged whenever one such card is bare. What
   * counts is which cards lie in the columns, and which card each column's run starts with.
   */
  hash(loose = false): void {
    const {bytes, rules} = this;
    const {offsets, columns, decks, foundations, stride} = rules;
    let low = mixed(this.#stockState(), 1, lowStep) + this.#talonLow;
    let high = mixed(this.#stockState(), 1, highStep) + this.#talonHigh;
    for (let i = 0; i < offsets.lengths; i++) {
      const held = bytes[i]!;
      const isFoundation = i < foundations;
      const base = isFoundation ? foundationTokens + ((i / decks) | 0) * 16 : cellTokens;
      if (!held) continue;
      low += lowTokens[base + held]!;
      high += highTokens[base + held]!;
    }
    for (let i = 0; i < columns; i++) {
      const length = bytes[offsets.lengths + i]!;
      if (!length) continue;
      const top = i * stride + length - 1;
      const hidden = bytes[offsets.hidden + i]!;
      const slot = loose ? i * stride + Math.max(this.#sequenceStart[top]!, hidden) : top;
      low +=
        mixed(this.#prefixLow[slot]!, hidden, lowStep) + this.#sumLow[top]! - this.#sumLow[slot]!;
      high +=
        mixed(this.#prefixHigh[slot]!, hidden, highStep) +
        this.#sumHigh[top]! -
        this.#sumHigh[slot]!;
    }
    this.low = low | 0;
    this.high = high | 0;
  }

  /**
   * How far the stock is drawn, as far as it matters. Where the waste returns without limit, a point
   * that every pass comes to is as good as the start of a pass.
   */
  #stockState(): number {
    const {draw, pruning} = this.rules;
    const {wasteLength} = this;
    if (!pruning.foldedDraws) return (this.pass << 8) | wasteLength;
    return wasteLength % draw && wasteLength < this.talonLength ? wasteLength : 0;
  }

  #takeTalon(): number {
    const {stock, talon} = this.rules.offsets;
    const at = talon + --this.bytes[stock + 1]!;
    const index = this.bytes[at]!;
    this.bytes.copyWithin(at, at + 1, talon + this.bytes[stock]!--);
    this.#hashTalon(index, -1);
    return index;
  }

  #putTalon(index: number): void {
    const {stock, talon} = this.rules.offsets;
    const at = talon + this.bytes[stock + 1]!++;
    this.bytes.copyWithin(at + 1, at, talon + this.bytes[stock]!++);
    this.bytes[at] = index;
    this.#hashTalon(index, 1);
  }

  #hashTalon(index: number, sign: number): void {
    this.#talonLow = (this.#talonLow + sign * lowTokens[talonTokens + index]!) | 0;
    this.#talonHigh = (this.#talonHigh + sign * highTokens[talonTokens + index]!) | 0;
  }

  #put(pile: number, card: number): void {
    const {offsets, columns, cells} = this.rules;
    if (pile <= columns) this.#push(pile - 1, card);
    else if (pile <= columns + cells) this.bytes[offsets.cells + pile - columns - 1] = card;
    else this.bytes[pile - columns - cells - 1]!++;
  }

  #take(pile: number): number {
    const {offsets, columns, cells, decks} = this.rules;
    if (pile <= columns) return this.card(pile - 1, --this.bytes[offsets.lengths + pile - 1]!);
    const cell = offsets.cells + pile - columns - 1;
    if (pile > columns + cells) {
      const foundation = pile - columns - cells - 1;
      return (((foundation / decks) | 0) << 4) | this.bytes[foundation]!--;
    }
    const card = this.bytes[cell]!;
    this.bytes[cell] = 0;
    return card;
  }

  /** Moves cards from pile to pile. Only between columns may there be more than one. */
  #shift(from: number, to: number, count: number): void {
    if (count === 1) return this.#put(to, this.#take(from));
    const lead = (this.bytes[this.rules.offsets.lengths + from - 1]! -= count);
    for (let i = 0; i < count; i++) this.#push(to - 1, this.card(from - 1, lead + i));
  }

  #orderOf(column: number): number {
    const length = this.length(column);
    return length && this.#prefixOrder[column * this.rules.stride + length - 1]!;
  }

  #push(column: number, card: number): void {
    const {offsets, stride} = this.rules;
    const depth = this.bytes[offsets.lengths + column]!++;
    const place = offsets.tableau + column * stride + depth;
    // Often a card is put back to where it was just taken from.
    if (depth < this.#validPrefix[column]! && this.bytes[place] === card) return;
    this.bytes[place] = card;
    this.#updateSlot(column * stride + depth, depth, card, depth && this.bytes[place - 1]!);
    this.#validPrefix[column] = depth + 1;
  }

  #updateSlot(slot: number, depth: number, card: number, under: number): void {
    this.#prefixLow[slot] = mixed(depth && this.#prefixLow[slot - 1]!, card, lowStep);
    this.#prefixHigh[slot] = mixed(depth && this.#prefixHigh[slot - 1]!, card, highStep);
    this.#sumLow[slot] = (depth && this.#sumLow[slot - 1]!) + lowTokens[runTokens + card]!;
    this.#sumHigh[slot] = (depth && this.#sumHigh[slot - 1]!) + highTokens[runTokens + card]!;
    const order = depth ? this.#prefixOrder[slot - 1]! : noOrder;
    const isOn = depth > 0 && this.rules.fits[(card << 6) | under] === 1;
    this.#sequenceStart[slot] = isOn ? this.#sequenceStart[slot - 1]! : depth;
    const isBreak = depth && !isOn ? 1 << 24 : 0;
    const bits = (card >> 4) << 2;
    const least = (order >> bits) & 15;
    const rank = card & 15;
    const change = rank > least ? 1 << 16 : (rank - least) * (1 << bits);
    this.#prefixOrder[slot] = order + change + isBreak;
  }

  /** Updates the prefixes that `bytes` do not share with the current position. */
  #updatePrefixes(bytes: Uint8Array): void {
    const {offsets, columns, stride} = this.rules;
    const before = this.bytes;
    for (let i = 0; i < columns; i++) {
      const length = bytes[offsets.lengths + i]!;
      const base = offsets.tableau + i * stride;
      const noted = Math.min(this.#validPrefix[i]!, length);
      let depth = 0;
      while (depth < noted && bytes[base + depth] === before[base + depth]) depth++;
      for (; depth < length; depth++) {
        const card = bytes[base + depth]!;
        this.#updateSlot(i * stride + depth, depth, card, depth && bytes[base + depth - 1]!);
      }
      this.#validPrefix[i] = length;
    }
    this.#talonLow = 0;
    this.#talonHigh = 0;
    const talon = bytes[offsets.stock]!;
    for (let i = 0; i < talon; i++) this.#hashTalon(bytes[offsets.talon + i]!, 1);
  }
}
