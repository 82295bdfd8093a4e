import {suits} from './cards.js';
import type {Card, Suit} from './cards.js';

/** Cards from bottom to top: the last one is the top card, which nothing covers. */
export type Pile = readonly Card[];

/** Where all cards lie. Never edited: a change makes a new state, which shares the other piles. */
export interface TableState {
  /** The last card is drawn next. */
  readonly stock: Pile;
  readonly waste: Pile;
  readonly columns: readonly Pile[];
  /** By suit; with two decks two places a suit, next to each other. */
  readonly foundations: readonly Pile[];
  readonly cells: readonly (Card | null)[];
}

/** `S` stock, `W` waste, `T1`… columns, `F1`… foundations, `C1`… cells. */
export type PileId = 'S' | 'W' | `T${number}` | `F${number}` | `C${number}`;
export type PileKind = 'S' | 'W' | 'T' | 'F' | 'C';

export function kindOf(id: PileId): PileKind {
  return id[0] as PileKind;
}

/** The pile's place among its kind, from 0; −1 for stock and waste. */
export function indexOf(id: PileId): number {
  return Number(id.slice(1)) - 1;
}

export function pileIdOf(kind: 'T' | 'F' | 'C', index: number): PileId {
  return `${kind}${index + 1}`;
}

function cellPile(card: Card | null | undefined): Pile | undefined {
  return card ? [card] : card === null ? [] : undefined;
}

/** The pile, or undefined where the table has no such place. */
export function findPile(state: TableState, id: PileId): Pile | undefined {
  switch (kindOf(id)) {
    case 'S':
      return state.stock;
    case 'W':
      return state.waste;
    case 'T':
      return state.columns[indexOf(id)];
    case 'F':
      return state.foundations[indexOf(id)];
    case 'C':
      return cellPile(state.cells[indexOf(id)]);
  }
}

/** The pile; a cell reads as a pile of 0 or 1 cards, a place the table has not as an empty one. */
export function pileOf(state: TableState, id: PileId): Pile {
  return findPile(state, id) ?? [];
}

/** A state with that pile in that place. */
export function withPile(state: TableState, id: PileId, pile: Pile): TableState {
  const index = indexOf(id);
  switch (kindOf(id)) {
    case 'S':
      return {...state, stock: pile};
    case 'W':
      return {...state, waste: pile};
    case 'T':
      return {...state, columns: replaced(state.columns, index, pile)};
    case 'F':
      return {...state, foundations: replaced(state.foundations, index, pile)};
    case 'C':
      return {...state, cells: replaced(state.cells, index, pile[0] ?? null)};
  }
}

function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((old, at) => (at === index ? item : old));
}

/** Every place that can hold playable cards: waste, columns, foundations, cells. */
export function pileIds(state: TableState): PileId[] {
  return [
    'W',
    ...state.columns.map((_, index) => pileIdOf('T', index)),
    ...state.foundations.map((_, index) => pileIdOf('F', index)),
    ...state.cells.map((_, index) => pileIdOf('C', index)),
  ];
}

/** The suit that the foundation with that index (from 0) is built in. */
export function foundationSuit(index: number, decks: number): Suit {
  return suits[Math.floor(index / decks)]!;
}

export function foundationCount(decks: number): number {
  return suits.length * decks;
}
