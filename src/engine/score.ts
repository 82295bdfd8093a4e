import type {Action} from './actions.js';
import type {Scores} from './definition.js';
import {scoresOf} from './rules.js';
import type {Rules} from './rules.js';
import {kindOf} from './table.js';

/** What an action itself is worth; undefined: nothing. */
function pointsOf(scores: Scores, action: Action): number | undefined {
  if (action.type === 'draw') return 0;
  if (action.type === 'recycle') return scores.recycle;
  const from = kindOf(action.from);
  if (from === 'F') return scores.takeBack;
  if (kindOf(action.to) === 'F') return scores.toFoundation;
  return from === 'W' && kindOf(action.to) === 'T' ? scores.wasteToColumn : 0;
}

/** The score after an action; `turnedUp`: the action uncovered a hidden card. */
export function scoreAfter(rules: Rules, score: number, action: Action, turnedUp: boolean): number {
  const scores = scoresOf(rules);
  const bonus = (turnedUp && scores.turnUp) || 0;
  return Math.max(scores.floor ?? -Infinity, score + (pointsOf(scores, action) ?? 0) + bonus);
}
