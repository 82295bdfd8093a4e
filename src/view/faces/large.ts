import type {Rank, Suit} from '../../engine/cards.js';
import {rankPath} from './ranks.js';
import {pip} from './suits.js';

/** With its pen the index is 43% of the card's height, and ends within the upper 47%. */
export const largeRank = (rank: Rank): string => rankPath(rank, -42, -88, 128);

export const largeSuits = (suit: Suit): string => pip(suit, 79, -88, 0.82) + pip(suit, 0, 84, 1.5);
