import type {Game} from '../engine/index.js';
import type {StoreChange} from '../store/table-store.js';
import {SolitaireEvent, type TableEventDetails} from './events.js';

/** Fires an event of the table; false if a listener cancelled it. */
export function dispatch<N extends keyof TableEventDetails>(
  table: EventTarget,
  name: N,
  detail: TableEventDetails[N],
): boolean {
  return table.dispatchEvent(new SolitaireEvent(name, detail));
}

/**
 * Fires a change's own event, then `solitaire-change`.
 *
 * @returns false if the change's own event was cancelled
 */
export function dispatchChange(
  table: EventTarget,
  change: StoreChange,
  game: Game,
  seconds: number,
): boolean {
  const {code, score, moves, won} = game;
  const {type, source} = change;
  const accepted = dispatchOwnEvent(table, change, game, seconds);
  dispatch(table, 'solitaire-change', {type, source, code, score, moves, won});
  return accepted;
}

function dispatchOwnEvent(
  table: EventTarget,
  change: StoreChange,
  game: Game,
  seconds: number,
): boolean {
  const {source} = change;
  const {code, score, moves, variant, options} = game;
  if (change.type === 'deal') {
    return dispatch(table, 'solitaire-deal', {source, code, variant, options, left: change.left});
  }
  if (change.type === 'win') {
    const record = game.toRecord();
    return dispatch(table, 'solitaire-win', {source, code, record, score, moves, seconds});
  }
  if (change.type === 'refuse') {
    const {ok, ...told} = change.result;
    return dispatch(table, 'solitaire-refuse', {allowed: null, ...told, source});
  }
  const {ok, won, ...told} = change.result;
  return dispatch(table, `solitaire-${change.type}`, {uncovered: null, ...told, moves, source});
}
