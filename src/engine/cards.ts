/** A suit. */
export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';
/** A rank, from 1 (ace) to 13 (king). */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The suits, in the order of every list, foundation row and code. */
export const suits: readonly Suit[] = ['spades', 'hearts', 'diamonds', 'clubs'];

/** How many ranks a suit has. */
export const ranksInSuit = 13;
/** How many cards a deck has. There are no jokers. */
export const cardsInDeck = 52;

/** The highest rank: ranks run from 1 (ace) to 13 (king). */
export const king: Rank = 13;

/** A card of a deal. With two decks, cards with the same rank and suit differ in their ids. */
export interface Card {
  /** The card's index in the shuffled deal, from 0. It never changes, and reveals nothing about the face. */
  readonly id: number;
  readonly rank: Rank;
  readonly suit: Suit;
  readonly faceUp: boolean;
}

/** Whether a suit is hearts or diamonds. */
export function isRed(suit: Suit): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

/** The card with the given side up: the same object if it already is. */
export function turned(card: Card, faceUp: boolean): Card {
  return card.faceUp === faceUp ? card : {...card, faceUp};
}

/** The face-down card with the number deck × 52 + suit × 13 + rank − 1. */
export function cardOfNumber(number: number, id: number): Card {
  const inDeck = number % cardsInDeck;
  const rank = ((inDeck % ranksInSuit) + 1) as Rank;
  return {id, rank, suit: suits[Math.floor(inDeck / ranksInSuit)]!, faceUp: false};
}
