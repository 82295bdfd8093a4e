import type {PlainReason} from './refusals.js';
import {scoresOf} from './rules.js';
import type {Position} from './rules.js';

/** Why the stock cannot be drawn from, or the waste cannot be recycled, or null if it can. */
export function stockRefusal(position: Position, type: 'draw' | 'recycle'): PlainReason | null {
  const {game, table, pass} = position;
  const {passes = game.passes ?? 1} = scoresOf(position);
  if (!game.deal.some(({to}) => to === 'stock')) return 'no-stock';
  if (type === 'draw') return table.stock.length ? null : 'stock-empty';
  if (passes === 1) return 'no-recycle';
  if (table.stock.length) return 'stock-not-empty';
  if (!table.waste.length) return 'waste-empty';
  return passes && pass >= passes ? 'pass-over' : null;
}

/** What a tap on the stock does. `finished`: nothing anymore. `none`: the game has no stock. */
export type StockAction = 'draw' | 'recycle' | 'finished' | 'none';

/** What a tap on the stock does in a position. */
export function stockActionOf(position: Position): StockAction {
  const reason = stockRefusal(position, 'draw');
  if (!reason) return 'draw';
  if (reason === 'no-stock') return 'none';
  return stockRefusal(position, 'recycle') ? 'finished' : 'recycle';
}
