import type {PileId} from './table.js';

/** Reasons that need no more than their name. */
export type PlainReason =
  /** The text is no action in notation. */
  | 'unknown-action'
  | 'same-pile'
  /** The pile has not so many cards. */
  | 'no-cards'
  /** Cards of the stock are drawn, never moved. */
  | 'from-stock'
  /** Nothing is put on the stock. */
  | 'to-stock'
  /** Only a draw puts cards on the waste. */
  | 'to-waste'
  | 'foundation-to-foundation'
  | 'cell-to-cell'
  /** In this game cards stay on the foundations. */
  | 'no-take-back'
  /** In this game a card of a foundation goes back to a column only. */
  | 'take-back-to-cell'
  | 'face-down'
  /** Only the top card of the waste or a foundation plays. */
  | 'not-top'
  /** Cards of a column that do not follow each other. */
  | 'not-in-sequence'
  /** This game never moves a run. */
  | 'one-card-only'
  | 'wrong-color'
  | 'wrong-rank'
  | 'wrong-suit'
  /** An empty column takes a king only. */
  | 'king-only'
  /** An empty foundation takes an ace only. */
  | 'needs-ace'
  | 'one-to-foundation'
  | 'one-to-cell'
  | 'cell-taken'
  /** The game has no stock. */
  | 'no-stock'
  | 'stock-empty'
  /** Recycling waits until the stock is used up. */
  | 'stock-not-empty'
  | 'waste-empty'
  /** The waste never returns: Vegas, and games of one pass. */
  | 'no-recycle'
  /** All passes that the game allows are used. */
  | 'pass-over'
  | 'nothing-to-undo'
  /** Actions that far back can no longer be undone. */
  | 'undo-limit'
  | 'nothing-to-redo'
  /** An observer vetoed the action. */
  | 'cancelled';

/** Reasons that tell more than their name. */
type Details =
  | {readonly reason: 'no-such-pile'; readonly pile: PileId}
  /** `allowed`: how many cards may be lifted, or put there, now. */
  | {readonly reason: 'too-many'; readonly allowed: number}
  /** `place`: the earlier foundation of the row, which takes the card. */
  | {readonly reason: 'first-of-row'; readonly place: PileId};

/** Why something cannot be done. */
export type Refusal = {readonly ok: false} & ({readonly reason: PlainReason} | Details);

export type Reason = Refusal['reason'];

/** Why something cannot be done, as the rules say it among themselves. */
export type RefusalCause = PlainReason | Details;

export function refusalFor(objection: RefusalCause): Refusal {
  return {ok: false, ...(typeof objection === 'string' ? {reason: objection} : objection)};
}
