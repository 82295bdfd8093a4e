import type {Rank, Suit} from '../../engine/cards.js';
import {rankPath} from './ranks.js';
import {pip} from './suits.js';

/** The index of a compact face. */
export const compactRank = (rank: Rank): string => rankPath(rank, -63, -110, 97);

/** The suit beside the index, and a larger one below. */
export const compactSuits = (suit: Suit): string =>
  pip(suit, 66, -110, 0.9) + pip(suit, 0, 60, 1.6);
