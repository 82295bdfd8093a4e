import type {Card, Options, PileId, PlainReason, Refusal} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {TableReason} from '../locales/refusal-text.js';

/** Cards that are picked up or selected, and every pile that accepts them. */
export interface Selection {
  readonly from: PileId;
  /** The lead card first, then those that lie on it. */
  readonly cards: readonly Card[];
  readonly targets: readonly PileId[];
  /** True while they are dragged, false while they wait for a target. */
  readonly dragging: boolean;
}

/** What players set for themselves; the page's attributes are the defaults. */
export interface Settings {
  readonly doubleClick: boolean;
  readonly fourColor: boolean;
  readonly leftHanded: boolean;
  readonly largeIndex: boolean;
  /** New deals are proven winnable. */
  readonly winnable: boolean;
  /** The table shows whether the game can be won. */
  readonly verdict: boolean;
}

/** Settings where the page sets none. */
export const defaultSettings: Settings = {
  doubleClick: true,
  fourColor: false,
  leftHanded: false,
  largeIndex: false,
  winnable: false,
  verdict: false,
};

/** A deal as it is asked for: a game with options, or a code. Whatever is left out stays as it is. */
export type DealRequest = {readonly variant?: string; readonly code?: string} & Options;

/** The dialog that is open; `leave` asks whether the game in progress may be left for another. */
export type OpenDialog =
  | {readonly name: 'new-game' | 'settings' | 'keys'}
  | {readonly name: 'leave'; readonly request: DealRequest};

/** A refusal by the engine, or by the table where no pile or no foundation accepts the cards. */
export type Refused =
  | (Refusal & {readonly action: string})
  | {readonly ok: false; readonly reason: PlainReason | TableReason; readonly action: string};

/** Text in the table's language at the time it is shown. */
export type LocalizedText = (strings: Strings) => string;

/** Whether the game can be won from here, as far as the solver knows; `working` while it searches. */
export type ShownVerdict = 'winnable' | 'unwinnable' | 'unknown' | 'working';

/** Why there is no hint. */
export type NoHintReason = 'won' | 'lost' | 'no-moves' | 'no-progress';

/** Why the assistant does not go back to where the game was lost. `undo-limit`: that is further back than undo goes. */
export type NoRewindReason =
  | {readonly type: 'not-lost'; readonly verdict: 'winnable' | 'unknown'}
  | {readonly type: 'unwinnable-deal'}
  | {readonly type: 'unknown-mistake'}
  | {readonly type: 'undo-limit'; readonly mistake: LocalizedText};

/**
 * What the assistant is doing or showing. The assistant sets it with `TableStore.setAssist`; the store resets it when
 * the game changes. Text that is shown only for a while turns null, or the whole state `idle`, when its time is over.
 */
export type AssistState =
  | {readonly type: 'idle'}
  /** Looks for a winnable deal; players cannot play meanwhile. `tried`: deals that were rejected so far. */
  | {readonly type: 'finding-deal'; readonly tried: number}
  /** A deal was put on the table without a proof that it can be won. */
  | {readonly type: 'unproven-deal'}
  /** The solver has been working on an answer for some time. */
  | {readonly type: 'searching'}
  /** `action` is marked on the felt. */
  | {readonly type: 'hint'; readonly action: string; readonly note: 'uses-hidden-cards' | null}
  | {readonly type: 'no-hint'; readonly reason: NoHintReason}
  /** Went back `undone` actions, and marks the `action` that lost the game. */
  | {
      readonly type: 'mistake';
      readonly action: string;
      readonly undone: number;
      readonly mistake: LocalizedText;
    }
  /** The page vetoed an undo on the way back. */
  | {readonly type: 'rewind-stopped'; readonly undone: number; readonly mistake: LocalizedText}
  | {readonly type: 'no-rewind'; readonly reason: NoRewindReason | null}
  /** Plays the rest to the foundations. */
  | {readonly type: 'finishing'};

/** Everything on the table besides the game itself. Replaced, never edited. */
export interface TableUi {
  readonly selection: Selection | null;
  readonly dialog: OpenDialog | null;
  readonly settings: Settings;
  /** The player's last refused attempt, to be shown in words; null once something else was done. */
  readonly refusal: Refused | null;
  readonly assist: AssistState;
  /** The solver's verdict on the position, if the player wants to see it; it stands beside whatever the assistant does. */
  readonly verdict: ShownVerdict | null;
  /** True from the moment of a win until the player dismisses its celebration. */
  readonly celebrating: boolean;
}

/** The state of a new table. */
export const initialUi: TableUi = {
  selection: null,
  dialog: null,
  settings: defaultSettings,
  refusal: null,
  assist: {type: 'idle'},
  verdict: null,
  celebrating: false,
};

/** What another game resets. */
export const afterDeal = {
  selection: null,
  dialog: null,
  refusal: null,
  assist: initialUi.assist,
  celebrating: false,
} as const satisfies Partial<TableUi>;

/** What an action resets. The assistant may go on with what is not about the position. */
export function afterAction({assist}: TableUi): Partial<TableUi> {
  const goesOn = assist.type === 'finding-deal' || assist.type === 'finishing';
  return {
    selection: null,
    refusal: null,
    assist: goesOn ? assist : initialUi.assist,
    celebrating: false,
  };
}

/** The action that is marked on the felt, as a hint or as a mistake. */
export function markedAction({assist}: TableUi): string | null {
  return assist.type === 'hint' || assist.type === 'mistake' ? assist.action : null;
}
