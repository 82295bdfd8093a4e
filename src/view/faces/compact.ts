import type {Rank, Suit} from '../../engine/cards.js';
import {rankPath} from './ranks.js';
import {pip} from './suits.js';

export const compactRank = (rank: Rank): string => rankPath(rank, -63, -110, 97);

export const compactSuits = (suit: Suit): string =>
  pip(suit, 66, -110, 0.9) + pip(suit, 0, 60, 1.6);
