import type {Action, Move} from './actions.js';
import {turned} from './cards.js';
import type {Position, Rules} from './rules.js';
import {scoreAfter} from './score.js';
import {pileOf, withPile} from './table.js';
import type {Pile, PileId, TableState} from './table.js';

interface Uncovering {
  /** The column whose hidden card turned face up. */
  readonly uncovered?: PileId;
}

interface Change extends Uncovering {
  readonly table: TableState;
}

/** What a legal action leads to. */
export interface Outcome extends Uncovering {
  readonly position: Position;
}

function draw({options}: Rules, table: TableState): TableState {
  const count = Math.min(options.draw ?? 1, table.stock.length);
  const drawn = table.stock.slice(-count).reverse();
  return {
    ...table,
    stock: table.stock.slice(0, -count),
    waste: [...table.waste, ...drawn.map((card) => turned(card, true))],
  };
}

function recycle(table: TableState): TableState {
  const stock = table.waste.map((card) => turned(card, false)).reverse();
  return {...table, stock, waste: []};
}

function withTopUp(pile: Pile): Pile {
  return [...pile.slice(0, -1), ...pile.slice(-1).map((card) => turned(card, true))];
}

/** A hidden card that becomes the top card turns face up as part of the same move. */
function move(table: TableState, {from, to, count}: Move): Change {
  const pile = pileOf(table, from);
  const rest = pile.slice(0, -count);
  const uncovers = rest.at(-1)?.faceUp === false;
  const left = withPile(table, from, uncovers ? withTopUp(rest) : rest);
  const moved = withPile(left, to, [...pileOf(left, to), ...pile.slice(-count)]);
  return uncovers ? {table: moved, uncovered: from} : {table: moved};
}

function change(rules: Rules, table: TableState, action: Action): Change {
  if (action.type === 'draw') return {table: draw(rules, table)};
  return action.type === 'recycle' ? {table: recycle(table)} : move(table, action);
}

/** Carries out a legal action; positions are replaced, never edited. */
export function perform(rules: Rules, {table, score, pass}: Position, action: Action): Outcome {
  const {table: next, ...told} = change(rules, table, action);
  return {
    position: {
      table: next,
      score: scoreAfter(rules, score, action, !!told.uncovered),
      pass: action.type === 'recycle' ? pass + 1 : pass,
    },
    ...told,
  };
}
