import type {PlainReason} from './refusals.js';
import {passesOf} from './rules.js';
import type {Position, Rules} from './rules.js';

function hasStock({game}: Rules): boolean {
  return game.deal.some((step) => step.to === 'stock');
}

/** Why no card can be drawn, or null. */
export function drawReason(rules: Rules, {table}: Position): PlainReason | null {
  if (!hasStock(rules)) return 'no-stock';
  return table.stock.length ? null : 'stock-empty';
}

/** Why the waste does not turn back into the stock, or null. */
export function recycleReason(rules: Rules, {table, pass}: Position): PlainReason | null {
  const passes = passesOf(rules);
  if (!hasStock(rules)) return 'no-stock';
  if (passes === 1) return 'no-recycle';
  if (table.stock.length) return 'stock-not-empty';
  if (!table.waste.length) return 'waste-empty';
  return passes !== null && pass >= passes ? 'pass-over' : null;
}

/** What a tap on the stock does now; `finished`: nothing any more, `none`: there is no stock. */
export type StockUse = 'draw' | 'recycle' | 'finished' | 'none';

export function stockUse(rules: Rules, position: Position): StockUse {
  if (!hasStock(rules)) return 'none';
  if (!drawReason(rules, position)) return 'draw';
  return recycleReason(rules, position) ? 'finished' : 'recycle';
}
