import type {Rank, Suit} from '../../engine/cards.js';
import {rankPath} from './ranks.js';
import {pip} from './suits.js';

/** The index of a large face. With its stroke it takes 43% of the card's height, within the upper 47%. */
export const largeRank = (rank: Rank): string => rankPath(rank, -42, -88, 128);

/** The suit beside the index, and a larger one below. */
export const largeSuits = (suit: Suit): string => pip(suit, 79, -88, 0.82) + pip(suit, 0, 84, 1.5);
