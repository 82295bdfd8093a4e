import type {PileId} from './table.js';

/** Moves the `count` topmost cards of one pile to another. */
export interface Move {
  readonly type: 'move';
  readonly from: PileId;
  readonly to: PileId;
  readonly count: number;
}

/** One thing that a player does. Undo and redo (`U` and `Y` in records) are not actions. */
export type Action = Move | {readonly type: 'draw'} | {readonly type: 'recycle'};

const pile = '([SW]|[TFC][1-9]\\d?)';
const movePattern = new RegExp(`^${pile}(?:x([2-9]|[1-9]\\d))?-${pile}$`);

/** Parses `D`, `R`, `W-T3` or `T4x3-T7`. Returns null for anything but the canonical form. */
export function parseAction(text: string): Action | null {
  if (text === 'D') return {type: 'draw'};
  if (text === 'R') return {type: 'recycle'};
  const match = movePattern.exec(text);
  if (!match) return null;
  const [, from, count = 1, to] = match;
  return {type: 'move', from: from as PileId, to: to as PileId, count: Number(count)};
}

/** Writes an action in notation: the inverse of `parseAction`. */
export function formatAction(action: Action): string {
  if (action.type === 'draw') return 'D';
  if (action.type === 'recycle') return 'R';
  const {from, to, count} = action;
  return `${from}${count > 1 ? `x${count}` : ''}-${to}`;
}
