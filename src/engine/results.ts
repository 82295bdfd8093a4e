import type {Refusal} from './refusals.js';
import type {PileId, TableState} from './table.js';

/** What an action did, or would do. */
export interface Played {
  readonly ok: true;
  /** In notation; of an undo or redo, the action undone or done again. */
  readonly action: string;
  /** The score afterwards. */
  readonly score: number;
  /** What the score changed by. */
  readonly points: number;
  /** The column whose hidden card turned face up. */
  readonly uncovered?: PileId;
  /** Every card is on the foundations now. */
  readonly won: boolean;
}

/** Why an action was refused; `action` is the text as it was asked, `U` for undo, `Y` for redo. */
export type Refused = Refusal & {readonly action: string};

export type PlayResult = Played | Refused;
export type LiftResult = {readonly ok: true} | Refusal;

/** What observers are told, after it is complete. */
export type GameChange =
  | {
      readonly type: 'move' | 'undo' | 'redo';
      readonly result: Played;
      /** The table as it was, and as it became: the game may have gone on since. */
      readonly before: TableState;
      readonly after: TableState;
    }
  | {
      readonly type: 'refuse';
      readonly attempt: 'move' | 'undo' | 'redo';
      readonly result: Refused;
    };

export interface GameObserver {
  /**
   * Asked before a legal action is done, in notation, `U` for undo, `Y` for redo. False vetoes it:
   * nothing changes, and the reason is `cancelled`.
   */
  before?(action: string): boolean;
  /** Told of every change and every refusal, once each, in their order. */
  after?(change: GameChange): void;
}
