import type {Game} from '../engine/index.js';
import type {StoreChange} from '../store/table-store.js';
import {SolitaireEvent, type TableEventDetails} from './events.js';

/** Fires an event of the table; false if a listener cancelled it. */
export function fire<N extends keyof TableEventDetails>(
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
export function tell(
  table: EventTarget,
  change: StoreChange,
  game: Game,
  seconds: number,
): boolean {
  const {code, score, moves, won} = game;
  const {type, source} = change;
  const accepted = tellItself(table, change, game, seconds);
  fire(table, 'solitaire-change', {type, source, code, score, moves, won});
  return accepted;
}

function tellItself(table: EventTarget, change: StoreChange, game: Game, seconds: number): boolean {
  const {source} = change;
  const {code, score, moves, variant, options} = game;
  switch (change.type) {
    case 'deal':
      return fire(table, 'solitaire-deal', {source, code, variant, options, left: change.left});
    case 'win':
      return fire(table, 'solitaire-win', {
        source,
        code,
        record: game.toRecord(),
        score,
        moves,
        seconds,
      });
    case 'refuse': {
      const {action, reason} = change.result;
      const allowed = 'allowed' in change.result ? change.result.allowed : null;
      return fire(table, 'solitaire-refuse', {source, action, reason, allowed});
    }
    default: {
      const {action, points, uncovered = null} = change.result;
      const name = `solitaire-${change.type}` as const;
      return fire(table, name, {source, action, score, points, moves, uncovered});
    }
  }
}
