import {cardsInDeck} from './cards.js';
import type {GameDefinition, Options, Scores} from '../games/definition.js';
import type {PileId, TableState} from './table.js';

/** A moment of a game: the rules that it is played by, and all that an action changes. */
export interface Position {
  readonly game: GameDefinition;
  readonly options: Options;
  /** Every place that can hold playable cards. */
  readonly piles: readonly PileId[];
  readonly table: TableState;
  readonly score: number;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
}

/** Every card is on the foundations. */
export function isWon({game, table}: Pick<Position, 'game' | 'table'>): boolean {
  let up = 0;
  for (const {length} of table.foundations) up += length;
  return up === game.decks * cardsInDeck;
}

export function scoresOf({game, options}: Pick<Position, 'game' | 'options'>): Scores {
  return game.scores[options.scoring ?? 'standard']!;
}
