import type {Card, TableState} from '../engine/index.js';

/** A card as the player knows it: a face-down one has neither rank nor suit. */
export type MaskedCard = Card | {readonly id: number; readonly faceUp: false};

/** Piles from bottom to top, as in the engine's state, without what lies face down. */
export interface MaskedState {
  readonly stock: readonly MaskedCard[];
  readonly waste: readonly MaskedCard[];
  readonly columns: readonly (readonly MaskedCard[])[];
  readonly foundations: readonly (readonly MaskedCard[])[];
  readonly cells: readonly (MaskedCard | null)[];
}

const masked = (card: Card): MaskedCard => (card.faceUp ? card : {id: card.id, faceUp: false});

export function maskedState({stock, waste, columns, foundations, cells}: TableState): MaskedState {
  return {
    stock: stock.map(masked),
    waste: waste.map(masked),
    columns: columns.map((column) => column.map(masked)),
    foundations: foundations.map((pile) => pile.map(masked)),
    cells: cells.map((card) => card && masked(card)),
  };
}
