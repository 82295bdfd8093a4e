export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** The suits in the order that every list, foundation row and code uses. */
export const suits: readonly Suit[] = ['spades', 'hearts', 'diamonds', 'clubs'];

export const ranksInSuit = 13;
export const cardsInDeck = 52;

/** Ranks run from 1, the ace, to 13, the king. */
export const king: Rank = 13;

export interface Card {
  /** The card's place in the shuffled deal, from 0: tells nothing of its face, and stays. */
  readonly id: number;
  readonly rank: Rank;
  readonly suit: Suit;
  readonly faceUp: boolean;
}

export function isRed(suit: Suit): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

/** The same card with the given side up; one that lies so stays the same object. */
export function turned(card: Card, faceUp: boolean): Card {
  return card.faceUp === faceUp ? card : {...card, faceUp};
}

/** The card with the number `deck * 52 + suit * 13 + rank - 1`, face down. */
export function cardOfNumber(number: number, id: number): Card {
  const inDeck = number % cardsInDeck;
  const rank = ((inDeck % ranksInSuit) + 1) as Rank;
  return {id, rank, suit: suits[Math.floor(inDeck / ranksInSuit)]!, faceUp: false};
}
