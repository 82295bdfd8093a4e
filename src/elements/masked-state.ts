import type {Card, TableState} from '../engine/index.js';

/** A card as the player sees it: a face-down card has neither rank nor suit. */
export type MaskedCard = Card | {readonly id: number; readonly faceUp: false};

/** The engine's state without the ranks and suits of face-down cards. Piles are listed from bottom to top. */
export interface MaskedState {
  readonly stock: readonly MaskedCard[];
  readonly waste: readonly MaskedCard[];
  readonly columns: readonly (readonly MaskedCard[])[];
  readonly foundations: readonly (readonly MaskedCard[])[];
  readonly cells: readonly (MaskedCard | null)[];
}

type Cards = Card | null | readonly Cards[];

function masked(cards: Cards): unknown {
  if (Array.isArray(cards)) return cards.map(masked);
  const card = cards as Card | null;
  return card && !card.faceUp ? {id: card.id, faceUp: false} : card;
}

/** Hides the ranks and suits of face-down cards. */
export function maskedState(state: TableState): MaskedState {
  const piles = Object.entries(state).map(([name, cards]: [string, Cards]) => [
    name,
    masked(cards),
  ]);
  return Object.fromEntries(piles) as MaskedState;
}
