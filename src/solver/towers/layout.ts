import {king, packed, rankOf} from '../rules.js';
import type {Start} from '../rules.js';

const suitCount = 4;
const exactNumbers = 2 ** 53;

/** Where the cards of a Towers-like game lie at the start; positions of the search refer to it. */
export interface TowersLayout {
  /** The cards of each column at the start, bottom to top. */
  readonly columns: readonly Uint8Array[];
  readonly cells: number;
  /** By card: its column from 0, and its depth there. Cards of cells lie in column −1. */
  readonly column: Int8Array;
  readonly depth: Int8Array;
  /** By column: what one card of it weighs in a position's number; the last is for the kings. */
  readonly weights: Float64Array;
  /** How many cards lift as one, with so many empty cells and columns. */
  allowed(cells: number, columns: number): number;
}

/**
 * Whether the search of towers knows the game: one deck, face up from the start, columns in suit
 * that only kings begin.
 */
export function isTowers({game, table}: Start): boolean {
  const {stock, waste, columns} = table;
  const isOpen = columns.flat().every((card) => card.faceUp) && !stock.length && !waste.length;
  const states = columns.reduce((product, pile) => product * (pile.length + 1), 2 ** suitCount);
  const {decks, builds, emptyColumn} = game;
  const isKind = decks === 1 && builds === 'same-suit' && emptyColumn === 'king';
  return isKind && isOpen && states < exactNumbers;
}

export function towersLayout({game, table}: Start, singleCard: boolean): TowersLayout {
  const columns = table.columns.map((pile) => Uint8Array.from(pile, packed));
  const column = new Int8Array(64).fill(-1);
  const depth = new Int8Array(64);
  const weights = new Float64Array(columns.length + 1);
  let weight = 1;
  columns.forEach((cards, i) => {
    weights[i] = weight;
    weight *= cards.length + 1;
    cards.forEach((card, at) => {
      column[card] = i;
      depth[card] = at;
    });
  });
  weights[columns.length] = weight;
  const byOne = singleCard || game.lifts === 'one';
  // By single cards a run moves through the empty cells; only kings could lie on empty columns.
  const bySpace = (cells: number, empty: number) => (cells + 1) * (byOne ? 1 : 2 ** empty);
  const allowed = game.lifts === 'run' && !byOne ? () => Infinity : bySpace;
  return {columns, cells: table.cells.length, column, depth, weights, allowed};
}

export function isKing(card: number): boolean {
  return rankOf(card) === king;
}
