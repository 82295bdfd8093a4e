import {isRed} from './cards.js';
import type {Card} from './cards.js';
import type {Builds} from '../games/definition.js';
import type {PlainReason} from './refusals.js';

/** Why a column does not build a card on another, or null if it does. */
export function buildRefusal(builds: Builds, card: Card, under: Card): PlainReason | null {
  if (card.rank !== under.rank - 1) return 'wrong-rank';
  if (builds === 'same-suit') return card.suit === under.suit ? null : 'wrong-suit';
  return isRed(card.suit) === isRed(under.suit) ? 'wrong-color' : null;
}

/** Whether the cards, lead card first, are in sequence. */
export function isRun(builds: Builds, cards: readonly Card[]): boolean {
  return cards.every((card, at) => !at || !buildRefusal(builds, card, cards[at - 1]!));
}
