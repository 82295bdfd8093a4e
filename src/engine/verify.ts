import {RecordError} from './errors.js';
import {Game} from './game.js';

export type VerifyResult =
  | {readonly ok: true; readonly score: number; readonly moves: number; readonly won: boolean}
  | {
      readonly ok: false;
      /** The place of the bad action, from 0; −1 for the code. */
      readonly index: number;
      readonly action: string;
      readonly reason: RecordError['reason'];
    };

/** Replays a claimed game, for servers: what it came to, or where it is wrong. Never throws. */
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
