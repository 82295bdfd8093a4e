import {assistText} from '../../assist/assist-text.js';
import {canFinish} from '../../assist/auto-finish.js';
import type {AssistRequest, TableContext} from '../../context/table-context.js';
import type {Strings} from '../../locales/en.js';
import type {ShownVerdict} from '../../store/ui-state.js';

/** What the panel says, and the buttons that follow from it. */
export interface AssistContent {
  readonly text: string;
  /** The verdict whose icon precedes the text; null for other texts. */
  readonly verdict: ShownVerdict | null;
  readonly offers: readonly (readonly [request: AssistRequest, label: string])[];
}

/** Null while there is nothing to say. */
export function assistContent({
  ui,
  game,
  strings,
}: Pick<TableContext, 'ui' | 'game' | 'strings'>): AssistContent | null {
  const {assist, verdict} = ui;
  const text = assistText(assist, strings);
  if (assist.type === 'finding-deal') {
    return {text, verdict: null, offers: dealOffers(game, strings)};
  }
  const mark = text ? null : verdict;
  if (assist.type !== 'finishing' && canFinish(game)) {
    const offers = [['finish', strings.finish]] as const;
    return {text: text || strings.canFinish, verdict: mark, offers};
  }
  const shown = text || (verdict && strings.verdicts[verdict]);
  const offers = canRewind(ui) && game.canUndo ? ([['rewind', strings.goBack]] as const) : [];
  return shown ? {text: shown, verdict: mark, offers} : null;
}

/** A player who has started a game can keep it. */
function dealOffers({moves, won}: TableContext['game'], strings: Strings): AssistContent['offers'] {
  const dealAnyway = ['deal-anyway', strings.dealAnyway] as const;
  return moves && !won ? [dealAnyway, ['keep-game', strings.leaveNo]] : [dealAnyway];
}

/** Whether the game is lost or there is no useful hint, and rewinding has not already failed. */
function canRewind({assist, verdict}: TableContext['ui']): boolean {
  if (assist.type === 'no-rewind') return false;
  return verdict === 'unwinnable' || (assist.type === 'no-hint' && assist.reason !== 'won');
}
