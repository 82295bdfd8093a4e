import type {CodeReason, Options, Reason} from '../engine/index.js';
import type {Source} from '../store/table-store.js';
import type {Refused} from '../store/ui-state.js';

/** Part of every detail: whether the player at the table caused the event, or the page's script. */
interface Caused {
  readonly source: Source;
}

/** What is wrong with a code, or with an action of a record. */
export type TextReason = CodeReason | Reason;

/** The detail of `solitaire-deal`. */
export interface DealDetail extends Caused {
  readonly code: string;
  readonly variant: string;
  readonly options: Options;
  /** The record of the game before; null for the first deal. */
  readonly left: string | null;
}

/** The detail of `solitaire-before-move`. */
export interface BeforeMoveDetail extends Caused {
  /** In notation; `U` for an undo, `Y` for a redo. */
  readonly action: string;
}

/** The detail of `solitaire-move`, `solitaire-undo` and `solitaire-redo`. */
export interface MoveDetail extends Caused {
  /** In notation. For an undo or redo: the action that was undone or redone. */
  readonly action: string;
  readonly score: number;
  /** The change of the score. */
  readonly points: number;
  readonly moves: number;
  /** The column whose face-down card was turned up, or null. */
  readonly uncovered: string | null;
}

/** The detail of `solitaire-refuse`. */
export interface RefuseDetail extends Caused {
  /** The refused action, or only its start (`T4x3`) if the cards could not be picked up. */
  readonly action: string;
  readonly reason: Refused['reason'];
  /** With `too-many`: how many cards can move. Otherwise null. */
  readonly allowed: number | null;
}

/** The detail of `solitaire-win`. */
export interface WinDetail extends Caused {
  readonly code: string;
  readonly record: string;
  readonly score: number;
  readonly moves: number;
  readonly seconds: number;
}

/** The detail of `solitaire-change`. */
export interface ChangeDetail extends Caused {
  readonly type: 'deal' | 'move' | 'undo' | 'redo' | 'refuse' | 'win';
  readonly code: string;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
}

/** The detail of `solitaire-error`. */
export interface ErrorDetail extends Caused {
  /** The text that cannot be read. */
  readonly text: string;
  /** What is wrong with it. */
  readonly reason: TextReason;
  /** For a record: the index of the bad action, from 0, or −1 for its code. Null for a code. */
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

/** An event of a table. It bubbles and is composed. `solitaire-before-move` and `solitaire-win` are cancelable. */
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
