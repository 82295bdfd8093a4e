import {king, packed, rankOf, suitCount} from '../rules.js';
import type {SearchInput} from '../search-input.js';

/** Below this, each position can have an exact number of its own. */
const maxPositions = 2 ** 53;

/** Where the cards of a game of towers lie at the start. Positions of the search refer to it. */
export interface TowersLayout {
  /** The cards of each column at the start, bottom to top. */
  readonly columns: readonly Uint8Array[];
  readonly cells: number;
  /** By card: its column from 0; −1 for a card in a cell. */
  readonly column: Int8Array;
  /** By card: its depth in its column. */
  readonly depth: Int8Array;
  /** By column: the place value of its number of cards in a position's number. The last is for the kings. */
  readonly placeValues: Float64Array;
  /** How many cards may move as one with so many empty cells and columns. */
  allowed(cells: number, columns: number): number;
}

/**
 * Whether the search of towers can solve the game: one deck, all cards face up, columns built in suit,
 * and only kings on empty columns.
 */
export function isTowers({game, table}: SearchInput): boolean {
  const {stock, waste, columns} = table;
  const isOpen = columns.flat().every((card) => card.faceUp) && !stock.length && !waste.length;
  const states = columns.reduce((product, pile) => product * (pile.length + 1), 2 ** suitCount);
  const {decks, builds, emptyColumn} = game;
  const isKind = decks === 1 && builds === 'same-suit' && emptyColumn === 'king';
  return isKind && isOpen && states < maxPositions;
}

export function towersLayout({game, table}: SearchInput, singleCard: boolean): TowersLayout {
  const columns = table.columns.map((pile) => Uint8Array.from(pile, packed));
  const column = new Int8Array(64).fill(-1);
  const depth = new Int8Array(64);
  const placeValues = new Float64Array(columns.length + 1);
  let placeValue = 1;
  columns.forEach((cards, i) => {
    placeValues[i] = placeValue;
    placeValue *= cards.length + 1;
    cards.forEach((card, cardDepth) => {
      column[card] = i;
      depth[card] = cardDepth;
    });
  });
  placeValues[columns.length] = placeValue;
  const byOne = singleCard || game.lifts === 'one';
  // One by one, a run moves through the empty cells. Empty columns are no help: they take kings only.
  const bySpace = (cells: number, empty: number) => (cells + 1) * (byOne ? 1 : 2 ** empty);
  const allowed = game.lifts === 'run' && !byOne ? () => Infinity : bySpace;
  return {columns, cells: table.cells.length, column, depth, placeValues, allowed};
}

export function isKing(card: number): boolean {
  return rankOf(card) === king;
}
