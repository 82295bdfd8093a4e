import type {Board} from './board.js';
import {rankOf, redOf, suitCount, suitOf} from './rules.js';

/** The height that every foundation of a suit has reached. */
export function lowestHeight({rules, bytes}: Board, suit: number): number {
  const first = suit * rules.decks;
  return rules.decks === 1 ? bytes[first]! : Math.min(bytes[first]!, bytes[first + 1]!);
}

/**
 * Whether a card that can go to its foundation may go there at once, because no card that it could
 * carry will ever be needed in a column.
 *
 * - Columns in suit: the next lower cards of the suit are all on foundations.
 * - Alternating colors: the next lower cards of the other color are, and so are the cards that these
 *   could carry, which would be the only reason to take them back.
 *
 * With two decks, the other foundation of the suit must have come as far, since the card's twin may
 * need it.
 */
export function isSafe(board: Board, card: number): boolean {
  const {sameSuit} = board.rules;
  const rank = rankOf(card);
  if (sameSuit) return lowestHeight(board, suitOf(card)) >= rank - 1;
  for (let suit = 0; suit < suitCount; suit++) {
    const isSisterSuit = suit !== suitOf(card) && redOf(suit << 4) === redOf(card);
    const needed = isSisterSuit ? rank - 2 : rank - 1;
    if (lowestHeight(board, suit) < needed) return false;
  }
  return true;
}
