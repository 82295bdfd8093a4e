import type {Refusal} from './refusals.js';
import type {PileId, TableState} from './table.js';

/** The result of an action that was played. */
export interface Played {
  readonly ok: true;
  /** In notation. For an undo or redo: the action that was undone or redone. */
  readonly action: string;
  /** The score after the action. */
  readonly score: number;
  /** The change of the score. */
  readonly points: number;
  /** The column whose face-down card was turned up. */
  readonly uncovered?: PileId;
  /** Whether every card is on the foundations now. */
  readonly won: boolean;
}

/** The result of an action that was refused. `action` is the text as given; `U` for undo, `Y` for redo. */
export type Refused = Refusal & {readonly action: string};

/** The result of `play`, `undo` or `redo`. */
export type PlayResult = Played | Refused;
/** Whether cards can be picked up, and if not, why. */
export type LiftResult = {readonly ok: true} | Refusal;

/** What the player asked for. */
export type Attempt = 'move' | 'undo' | 'redo';

/** The game right after a change. The game may have changed again by the time an observer reads this. */
interface Totals {
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
}

/** A change, or a refused attempt, as observers get it. */
export type GameChange = Totals &
  (
    | {
        readonly type: Attempt;
        readonly result: Played;
        /** The states before and after the change. */
        readonly before: TableState;
        readonly after: TableState;
        /** For a change that wins the game: its record up to here. */
        readonly record?: string;
      }
    | {readonly type: 'refuse'; readonly attempt: Attempt; readonly result: Refused}
  );

/** Is notified of the changes of a game: see `Game.subscribe`. */
export interface GameObserver {
  /**
   * Called before a legal action is played, with the action in notation; `U` for undo, `Y` for redo.
   * Return false to veto it: the game does not change, and the attempt is refused with `cancelled`.
   */
  before?(action: string): boolean;
  /**
   * Called synchronously for every change and refusal, possibly while an earlier one is still being delivered.
   * The table queues its changes itself. Other observers usually want `after`.
   */
  happened?(change: GameChange): void;
  /**
   * Called once for every change and refusal, in order. A change that an observer makes here is delivered
   * after this one has reached all observers.
   */
  after?(change: GameChange): void;
}
