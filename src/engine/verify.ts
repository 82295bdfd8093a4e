import {RecordError} from './errors.js';
import {Game} from './game.js';

/** What `verifyRecord` found. */
export type VerifyResult =
  | {readonly ok: true; readonly score: number; readonly moves: number; readonly won: boolean}
  | {
      readonly ok: false;
      /** The index of the bad action among the record's actions, from 0; −1 for the code. */
      readonly index: number;
      /** The bad action, or code, as it is written in the record. */
      readonly action: string;
      readonly reason: RecordError['reason'];
    };

/**
 * Replays a claimed game, for example on a server. Returns how the game stands at the end, or the first
 * action that is not legal. Never throws for a string.
 */
export function verifyRecord(record: string): VerifyResult {
  try {
    const {score, moves, won} = Game.fromRecord(record);
    return {ok: true, score, moves, won};
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const {index, action, reason} = error;
    return {ok: false, index, action, reason};
  }
}
