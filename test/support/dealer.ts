// Random deals that a test chooses, so that deals that take long to solve always take long.

import {SolitaireTableElement} from '../../src/elements/solitaire-table-element.js';

const {randomDealNumber} = SolitaireTableElement;

/** Deals of Double Solitaire with Vegas scoring, draw 3, that no search decides within seconds. */
export const hardDeals = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 23];

/** Makes random deals have these numbers, one after the other, and then the first again. */
export function nextDeals(...numbers: number[]): void {
  let next = 0;
  SolitaireTableElement.randomDealNumber = () => numbers[next++ % numbers.length]!;
}

/** Makes random deals random again. */
export function anyDeals(): void {
  SolitaireTableElement.randomDealNumber = randomDealNumber;
}
