import type {Strings} from '../locales/en.js';
import type {AssistState, NoHintReason, NoRewindReason} from '../store/ui-state.js';

/** What the panel shows of the assistant's state, and what is announced of it; empty where there is nothing to say. */
export function assistText(state: AssistState, strings: Strings): string {
  switch (state.type) {
    case 'idle':
    case 'finishing':
      return '';
    case 'finding-deal':
      return strings.looking(state.tried);
    case 'unproven-deal':
      return strings.verdicts.unknown;
    case 'searching':
      return strings.verdicts.working;
    case 'hint':
      return state.note ? strings.looksAtHidden : '';
    case 'no-hint':
      return noHintText(state.reason, strings);
    case 'mistake':
    case 'rewind-stopped':
      return strings.wentBack(state.undone, state.mistake(strings));
    case 'no-rewind':
      return state.reason ? noRewindText(state.reason, strings) : '';
  }
}

function noHintText(reason: NoHintReason, strings: Strings): string {
  const texts: Record<NoHintReason, string> = {
    won: strings.won,
    lost: strings.provenLost,
    'no-moves': strings.noMove,
    'no-progress': strings.noHint,
  };
  return texts[reason];
}

function noRewindText(reason: NoRewindReason, strings: Strings): string {
  switch (reason.type) {
    case 'not-lost':
      return strings.verdicts[reason.verdict];
    case 'unwinnable-deal':
      return strings.lostDeal;
    case 'unknown-mistake':
      return strings.notKnownWhere;
    case 'undo-limit':
      return strings.tooFarBack(reason.mistake(strings));
  }
}
