import type {Action} from './actions.js';
import type {Scores} from '../games/definition.js';
import {scoresOf} from './rules.js';
import type {Position} from './rules.js';
import {kindOf} from './table.js';

/** The points of the action itself. */
function pointsOf(scores: Scores, action: Action): number | undefined {
  if (action.type !== 'move') return action.type === 'recycle' ? scores.recycle : 0;
  const from = kindOf(action.from);
  const to = kindOf(action.to);
  if (from === 'F') return scores.takeBack;
  if (to === 'F') return scores.toFoundation;
  return from === 'W' && to === 'T' ? scores.wasteToColumn : 0;
}

/** The score after an action. `turnedUp`: whether the action turns up a face-down card. */
export function scoreAfter(position: Position, action: Action, turnedUp: boolean): number {
  const scores = scoresOf(position);
  const {floor = -Infinity, turnUp = 0} = scores;
  const points = pointsOf(scores, action) ?? 0;
  return Math.max(floor, position.score + points + (turnedUp ? turnUp : 0));
}
