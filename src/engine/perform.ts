import type {Action, Move} from './actions.js';
import {turned} from './cards.js';
import type {Position} from './rules.js';
import {scoreAfter} from './score.js';
import {pileOf, withPile} from './table.js';
import type {PileId, TableState} from './table.js';

function draw({options, table}: Position): TableState {
  const count = options.draw ?? 1;
  const drawn = table.stock.slice(-count).reverse();
  return {
    ...table,
    stock: table.stock.slice(0, -count),
    waste: [...table.waste, ...drawn.map((card) => turned(card, true))],
  };
}

function recycle({table}: Position): TableState {
  const stock = table.waste.map((card) => turned(card, false)).reverse();
  return {...table, stock, waste: []};
}

/** A face-down card that becomes the top card is turned up as part of the same move. */
function move({table}: Position, {from, to, count}: Move): TableState {
  const pile = pileOf(table, from);
  const rest = pile.slice(0, -count);
  const top = rest.pop();
  const left = top ? [...rest, turned(top, true)] : rest;
  return withPile(withPile(table, from, left), to, [...pileOf(table, to), ...pile.slice(-count)]);
}

function tableAfter(position: Position, action: Action): TableState {
  if (action.type === 'move') return move(position, action);
  return action.type === 'draw' ? draw(position) : recycle(position);
}

/** The column whose face-down card a legal action turns up. */
export function uncoveredBy({table}: Position, action: Action): PileId | undefined {
  if (action.type !== 'move') return undefined;
  const below = pileOf(table, action.from).at(-action.count - 1);
  return below?.faceUp === false ? action.from : undefined;
}

/** The position after a legal action. */
export function perform(position: Position, action: Action): Position {
  return {
    ...position,
    table: tableAfter(position, action),
    score: scoreAfter(position, action, !!uncoveredBy(position, action)),
    pass: position.pass + Number(action.type === 'recycle'),
  };
}
