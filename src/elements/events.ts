import type {Options, Refused} from '../engine/index.js';
import type {TableReason} from '../locales/refusal-text.js';
import type {Source} from '../store/table-store.js';

/** Of every event: the player at the table caused it, or the page's script. */
interface Caused {
  readonly source: Source;
}

export interface DealDetail extends Caused {
  readonly code: string;
  readonly variant: string;
  readonly options: Options;
  /** The record of the game that was left; null for the first deal. */
  readonly left: string | null;
}

export interface BeforeMoveDetail extends Caused {
  /** In notation; `U` for an undo, `Y` for a redo. */
  readonly action: string;
}

export interface MoveDetail extends Caused {
  /** In notation; of an undo or redo, the action undone or done again. */
  readonly action: string;
  readonly score: number;
  /** What the score changed by. */
  readonly points: number;
  readonly moves: number;
  /** The column whose hidden card turned face up, or null. */
  readonly uncovered: string | null;
}

export interface RefuseDetail extends Caused {
  /** The attempt: an action, or only its start (`T4x3`) where the cards did not even lift. */
  readonly action: string;
  readonly reason: Refused['reason'] | TableReason;
  /** With `too-many`: how many cards could be lifted, or put there. */
  readonly allowed: number | null;
}

export interface WinDetail extends Caused {
  readonly code: string;
  readonly record: string;
  readonly score: number;
  readonly moves: number;
  readonly seconds: number;
}

export interface ChangeDetail extends Caused {
  readonly type: 'deal' | 'move' | 'undo' | 'redo' | 'refuse' | 'win';
  readonly code: string;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
}

export interface ErrorDetail extends Caused {
  /** The text that could not be read. */
  readonly text: string;
  /** What is wrong with it: the reason of the error. */
  readonly reason: string;
  /** Of a record: the place of the bad action, from 0; −1 for its code. Null for a code. */
  readonly index: number | null;
  readonly error: Error;
}

/** Details by event name. */
export interface TableEventDetails {
  'solitaire-before-move': BeforeMoveDetail;
  'solitaire-deal': DealDetail;
  'solitaire-move': MoveDetail;
  'solitaire-undo': MoveDetail;
  'solitaire-redo': MoveDetail;
  'solitaire-refuse': RefuseDetail;
  'solitaire-win': WinDetail;
  'solitaire-change': ChangeDetail;
  'solitaire-error': ErrorDetail;
}

/** An event of a table: bubbles, and leaves shadow roots. Some can be cancelled. */
export class SolitaireEvent<N extends keyof TableEventDetails> extends CustomEvent<
  TableEventDetails[N]
> {
  constructor(name: N, detail: TableEventDetails[N]) {
    const cancelable = name === 'solitaire-before-move' || name === 'solitaire-win';
    super(name, {detail, bubbles: true, composed: true, cancelable});
  }
}

type TableEventMap = {[N in keyof TableEventDetails]: SolitaireEvent<N>};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends TableEventMap {}
}
