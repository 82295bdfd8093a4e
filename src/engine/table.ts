import {suits} from './cards.js';
import type {Card, Suit} from './cards.js';

/** Cards from bottom to top. The last one is the top card. */
export type Pile = readonly Card[];

/** All piles. Never edited: a change makes a new state, which shares the piles that did not change. */
export interface TableState {
  /** The last card is drawn next. */
  readonly stock: Pile;
  readonly waste: Pile;
  readonly columns: readonly Pile[];
  /** By suit. With two decks, two places per suit, next to each other. */
  readonly foundations: readonly Pile[];
  readonly cells: readonly (Card | null)[];
}

/** `S` stock, `W` waste, `T1`… columns, `F1`… foundations, `C1`… cells. */
export type PileId = 'S' | 'W' | `T${number}` | `F${number}` | `C${number}`;
/** The first letter of a pile id. */
export type PileKind = 'S' | 'W' | 'T' | 'F' | 'C';

/** The kind of a pile. */
export function kindOf(id: PileId): PileKind {
  return id[0] as PileKind;
}

/** The pile's index among its kind, from 0. −1 for the stock and the waste. */
export function indexOf(id: PileId): number {
  return Number(id.slice(1)) - 1;
}

/** The id of the pile with that index, from 0. */
export function pileIdOf(kind: 'T' | 'F' | 'C', index: number): PileId {
  return `${kind}${index + 1}`;
}

/** The property of TableState that holds the piles of each kind. */
export const places = {
  S: 'stock',
  W: 'waste',
  T: 'columns',
  F: 'foundations',
  C: 'cells',
} as const;

/** The pile, or undefined if the table does not have it. */
export function findPile(state: TableState, id: PileId): Pile | undefined {
  const place = state[places[kindOf(id)]];
  const found = (id.length > 1 ? place[indexOf(id)] : place) as Pile | Card | null | undefined;
  if (kindOf(id) !== 'C') return found as Pile | undefined;
  return found === undefined ? found : found ? [found as Card] : [];
}

/** The pile. A cell is a pile of 0 or 1 cards. A pile that the table does not have is empty. */
export function pileOf(state: TableState, id: PileId): Pile {
  return findPile(state, id) ?? [];
}

/** The state with one pile replaced. */
export function withPile(state: TableState, id: PileId, pile: Pile): TableState {
  const name = places[kindOf(id)];
  if (id.length === 1) return {...state, [name]: pile};
  const list: unknown[] = [...state[name]];
  list[indexOf(id)] = name === 'cells' ? (pile[0] ?? null) : pile;
  return {...state, [name]: list};
}

/** Every pile that can hold playable cards: waste, columns, foundations, cells. */
export function pileIds(state: TableState): PileId[] {
  const kinds = ['T', 'F', 'C'] as const;
  const ids = kinds.map((kind) => [...state[places[kind]].keys()].map((at) => pileIdOf(kind, at)));
  return ['W', ...ids.flat()];
}

/** The suit of the foundation with that index, from 0. */
export function foundationSuit(index: number, decks: number): Suit {
  return suits[Math.floor(index / decks)]!;
}
