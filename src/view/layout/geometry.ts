import type {PileId} from '../../engine/table.js';

/** The step from a face-down card of a column to the next, as a share of the card's height, while there is room. */
export const FACE_DOWN_STEP = 0.13;

/** The least visible height of a face-up card, in px, while there is room, so that it can be hit. */
export const MIN_TARGET = 24;

/** A rectangle in px from the felt's upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The numbers that a game's layout depends on. */
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

/** The room for a layout, in px. `maxHeight` may be Infinity. */
export interface Room {
  readonly width: number;
  readonly maxHeight: number;
  /** Whether the layout runs from right to left. */
  readonly rtl: boolean;
  /** Whether blocks of piles change sides. */
  readonly leftHanded: boolean;
  /** Whether cards have a large index. */
  readonly largeIndex?: boolean;
}

/** A layout: where everything is, in px. */
export interface Geometry {
  readonly card: {readonly width: number; readonly height: number};
  readonly width: number;
  readonly height: number;
  readonly face: 'compact' | 'full' | 'large';
  /** The first card of each pile, or its empty place. */
  readonly piles: ReadonlyMap<PileId, Rect>;
  /** A free place for score, moves and clock, at least 180 × 28 px. */
  readonly scoreboard: Rect | null;
  /** The lowest edge that a card may reach. */
  readonly bottom: number;
  /** Waste cards that show, and the px from one to the next: negative from right to left. */
  readonly fan: {readonly cards: number; readonly step: number};
  /** Px from a face-up card of a column to the next while there is room. */
  readonly step: number;
}
