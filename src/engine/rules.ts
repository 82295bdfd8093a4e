import {cardsInDeck} from './cards.js';
import type {GameDefinition, Options, Scores} from '../games/definition.js';
import type {PileId, TableState} from './table.js';

/** A state of a game, with its rules and everything that an action changes. */
export interface Position {
  readonly game: GameDefinition;
  readonly options: Options;
  /** Every pile that can hold playable cards. */
  readonly piles: readonly PileId[];
  readonly table: TableState;
  readonly score: number;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
}

/** Whether every card is on the foundations. */
export function isWon({game, table}: Pick<Position, 'game' | 'table'>): boolean {
  let count = 0;
  for (const {length} of table.foundations) count += length;
  return count === game.decks * cardsInDeck;
}

/** The points of the game's scoring option. */
export function scoresOf({game, options}: Pick<Position, 'game' | 'options'>): Scores {
  return game.scores[options.scoring ?? 'standard']!;
}
