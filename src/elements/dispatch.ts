import type {StoreChange} from '../store/table-store.js';
import {SolitaireEvent, type TableEventDetails} from './events.js';

/** Dispatches an event of the table. Returns false if a listener canceled it. */
export function dispatch<N extends keyof TableEventDetails>(
  table: EventTarget,
  name: N,
  detail: TableEventDetails[N],
): boolean {
  return table.dispatchEvent(new SolitaireEvent(name, detail));
}

/**
 * Dispatches the event of a change, then `solitaire-change`. All details except `seconds` come from the
 * change itself: by now the game may have changed again.
 *
 * @param seconds - The time of play, for `solitaire-win`.
 * @returns false if a listener canceled the change's own event
 */
export function dispatchChange(table: EventTarget, change: StoreChange, seconds: number): boolean {
  const {type, source, game, score, moves, won} = change;
  const accepted = dispatchOwnEvent(table, change, seconds);
  dispatch(table, 'solitaire-change', {type, source, code: game.code, score, moves, won});
  return accepted;
}

function dispatchOwnEvent(table: EventTarget, change: StoreChange, seconds: number): boolean {
  const {source, score, moves} = change;
  const {code, variant, options} = change.game;
  if (change.type === 'deal') {
    return dispatch(table, 'solitaire-deal', {source, code, variant, options, left: change.left});
  }
  if (change.type === 'win') {
    const {record} = change;
    return dispatch(table, 'solitaire-win', {source, code, record, score, moves, seconds});
  }
  if (change.type === 'refuse') {
    const {ok, ...refusal} = change.result;
    return dispatch(table, 'solitaire-refuse', {allowed: null, ...refusal, source});
  }
  const {ok, won, ...played} = change.result;
  return dispatch(table, `solitaire-${change.type}`, {uncovered: null, ...played, moves, source});
}
