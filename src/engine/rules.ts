import type {GameDefinition, Options, Scores} from './definition.js';
import type {PileId, TableState} from './table.js';

/** A game with its options chosen: what every rule asks. */
export interface Rules {
  readonly game: GameDefinition;
  readonly options: Options;
  /** Every place that can hold playable cards. */
  readonly piles: readonly PileId[];
}

/** All that an action changes, and an undo brings back. */
export interface Position {
  readonly table: TableState;
  readonly score: number;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
}

export function scoresOf({game, options}: Rules): Scores {
  return game.scores[options.scoring ?? 'standard'] ?? game.scores.standard;
}

/** How often the stock may be gone through; null: as often as wanted. */
export function passesOf(rules: Rules): number | null {
  const {passes} = scoresOf(rules);
  return passes === undefined ? rules.game.passes : passes;
}
