import type {PileId} from './table.js';

/** Reasons without details. */
export type PlainReason =
  /** The text is not an action in notation. */
  | 'unknown-action'
  | 'same-pile'
  /** The pile does not have that many cards. */
  | 'no-cards'
  /** Cards of the stock are drawn, not moved. */
  | 'from-stock'
  /** Cards never move to the stock. */
  | 'to-stock'
  /** Only a draw puts cards on the waste. */
  | 'to-waste'
  | 'foundation-to-foundation'
  | 'cell-to-cell'
  /** In this game, cards never leave the foundations. */
  | 'no-take-back'
  /** In this game, a card from a foundation can only go back to a column. */
  | 'take-back-to-cell'
  | 'face-down'
  /** Only the top card of the waste, of a cell or of a foundation can move. */
  | 'not-top'
  /** The cards are not in sequence. */
  | 'not-in-sequence'
  /** This game moves single cards only. */
  | 'one-card-only'
  | 'wrong-color'
  | 'wrong-rank'
  | 'wrong-suit'
  /** An empty column accepts only a king. */
  | 'king-only'
  /** An empty foundation accepts only an ace. */
  | 'needs-ace'
  | 'one-to-foundation'
  | 'one-to-cell'
  | 'cell-taken'
  /** The game has no stock. */
  | 'no-stock'
  | 'stock-empty'
  /** The waste is recycled only when the stock is empty. */
  | 'stock-not-empty'
  | 'waste-empty'
  /** The waste is never recycled: with Vegas scoring, and in games with one pass. */
  | 'no-recycle'
  /** All passes through the stock are used. */
  | 'pass-over'
  | 'nothing-to-undo'
  /** Undo does not reach further back. */
  | 'undo-limit'
  | 'nothing-to-redo'
  /** An observer vetoed the action, or the game was replaced. */
  | 'cancelled';

/** Reasons with details. */
type Details =
  | {readonly reason: 'no-such-pile'; readonly pile: PileId}
  /** `allowed`: how many cards can be picked up, or moved there, now. */
  | {readonly reason: 'too-many'; readonly allowed: number}
  /** `place`: the first foundation of the row, which accepts the card. */
  | {readonly reason: 'first-of-row'; readonly place: PileId};

/** Why an action is refused. */
export type Refusal = {readonly ok: false} & ({readonly reason: PlainReason} | Details);

/** The code of a reason. */
export type Reason = Refusal['reason'];

/** Why an action is refused, in the short form that the rules use. */
export type RefusalCause = PlainReason | Details;

/** The public form of a refusal. */
export function refusalFor(cause: RefusalCause): Refusal {
  return {ok: false, ...(typeof cause === 'string' ? {reason: cause} : cause)};
}
