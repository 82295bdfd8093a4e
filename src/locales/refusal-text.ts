import type {Reason} from '../engine/index.js';
import type {Strings} from './en.js';

/** Reasons that only the table gives, not the engine: no pile takes the cards; no foundation takes the card. */
export type TableReason = 'no-target' | 'no-foundation';

/** Why something is refused. */
export interface RefusalReason {
  readonly reason: Reason | TableReason;
  /** How many cards may move at once, with `too-many`. */
  readonly allowed?: number;
}

/**
 * The text of a refusal, as the player sees and hears it: the language's text for the reason code. Empty
 * until the extras are loaded, which bring these texts.
 */
export function refusalText(strings: Partial<Strings>, refusal: RefusalReason): string {
  const {reasons = {}, tooMany, impossible = ''} = strings;
  const {reason, allowed = 0} = refusal;
  if (reason === 'too-many') return tooMany?.(allowed) ?? '';
  return (reasons as Readonly<Record<string, string | undefined>>)[reason] ?? impossible;
}
