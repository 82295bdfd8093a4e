import type {PileId} from '../../engine/table.js';

/** The step after a hidden card of a column while there is room, as a share of the card's height. */
export const HIDDEN = 0.13;

/** What shows of an open card is a target: while there is room it is as high as this, in px. */
export const TARGET = 24;

/** Pixels, in the felt's own coordinates. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a game's table holds. */
export interface Shape {
  readonly columns: number;
  /** Cards in the longest column at the deal. */
  readonly longest: number;
  readonly foundations: number;
  readonly decks: 1 | 2;
  readonly cells: number;
  readonly stock: boolean;
  /** Waste cards that show. */
  readonly fan: 1 | 3;
}

/** The room there is, in pixels. `maxHeight` may be Infinity. */
export interface Room {
  readonly width: number;
  readonly maxHeight: number;
  readonly rtl: boolean;
  readonly leftHanded: boolean;
  /** Cards with a large index are wished for. */
  readonly largeIndex?: boolean;
}

export interface Geometry {
  readonly card: {readonly width: number; readonly height: number};
  readonly width: number;
  readonly height: number;
  readonly face: 'compact' | 'full' | 'large';
  /** Where the first card of each pile lies, or its empty place. */
  readonly piles: ReadonlyMap<PileId, Rect>;
  /** A free place for score, moves and clock, at least 180 × 28 px. */
  readonly status: Rect | null;
  /** Lowest edge that a card may reach. */
  readonly bottom: number;
  /** Waste cards that show, and the pixels from one to the next: negative from right to left. */
  readonly fan: {readonly cards: number; readonly step: number};
  /** Pixels from an open card of a column to the next while there is room. */
  readonly step: number;
}
