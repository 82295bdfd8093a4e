import type {Board} from './board.js';
import {rankOf, redOf, suitOf} from './rules.js';

const suitCount = 4;

/** How far every foundation of a suit has come. */
export function lowest({rules, bytes}: Board, suit: number): number {
  const first = suit * rules.decks;
  return rules.decks === 1 ? bytes[first]! : Math.min(bytes[first]!, bytes[first + 1]!);
}

/**
 * Whether a card that can go to its foundation may go at once, since nothing that it could carry is
 * ever wanted in a column. In suit: both next lower cards are up, which with one deck they are.
 * Alternating: the next lower cards of the other colour are up, and so are all that these could
 * carry, for which alone they would be taken back.
 * With two decks the other place of its row must take such a card, too: its like may need one.
 */
export function isSafe(board: Board, card: number): boolean {
  const {sameSuit} = board.rules;
  const rank = rankOf(card);
  if (sameSuit) return lowest(board, suitOf(card)) >= rank - 1;
  for (let suit = 0; suit < suitCount; suit++) {
    const isOther = suit !== suitOf(card) && redOf(suit << 4) === redOf(card);
    const needed = isOther ? rank - 2 : rank - 1;
    if (lowest(board, suit) < needed) return false;
  }
  return true;
}
