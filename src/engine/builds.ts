import {isRed} from './cards.js';
import type {Card} from './cards.js';
import type {Builds} from './definition.js';
import type {PlainReason} from './refusals.js';

type Fit = (card: Card, under: Card) => PlainReason | null;

const suitFits: Record<Builds, Fit> = {
  alternating: (card, under) => (isRed(card.suit) === isRed(under.suit) ? 'wrong-colour' : null),
  'same-suit': (card, under) => (card.suit === under.suit ? null : 'wrong-suit'),
};

/** Why a card may not lie on another in a column, or null if it may. */
export function misfit(builds: Builds, card: Card, under: Card): PlainReason | null {
  return card.rank === under.rank - 1 ? suitFits[builds](card, under) : 'wrong-rank';
}

/** Whether each card may lie on the one before it. */
export function isRun(builds: Builds, cards: readonly Card[]): boolean {
  return cards.every((card, at) => at === 0 || !misfit(builds, card, cards[at - 1]!));
}
