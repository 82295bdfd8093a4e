import type {Reason} from '../engine/index.js';
import type {Strings} from './en.js';

/** Reasons that only the table gives: no pile takes the cards, or no foundation takes the card. */
export type TableReason = 'no-target' | 'no-foundation';

/** Why something cannot be done, as the player is told; `allowed` belongs to `too-many`. */
export interface ToldRefusal {
  readonly reason: Reason | TableReason;
  readonly allowed?: number;
}

/** Empty until the words for it have come. */
export function refusalText(strings: Partial<Strings>, refusal: ToldRefusal): string {
  const {reasons = {}, tooMany, impossible = ''} = strings;
  const {reason, allowed = 0} = refusal;
  if (reason === 'too-many') return tooMany?.(allowed) ?? '';
  return (reasons as Readonly<Record<string, string | undefined>>)[reason] ?? impossible;
}
