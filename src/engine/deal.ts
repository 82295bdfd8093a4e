import {cardOfNumber, turned} from './cards.js';
import type {Card} from './cards.js';
import type {DealStep, GameDefinition, Options} from './definition.js';
import {shuffled} from './shuffle.js';
import {foundationCount} from './table.js';
import type {TableState} from './table.js';

/** A table while it is being dealt, and the cards not yet dealt. */
interface Dealing {
  readonly cards: Card[];
  readonly columns: Card[][];
  readonly cells: (Card | null)[];
  stock: Card[];
}

type ColumnStep = Extract<DealStep, {to: 'columns'}>;

/** The column of each card, in the order of dealing. */
function columnOrder({lengths, order}: ColumnStep): number[] {
  if (order === 'columns') return lengths.flatMap((length, at) => Array<number>(length).fill(at));
  const rows = Array.from({length: Math.max(...lengths)}, (_, row) => row);
  return rows.flatMap((row) => [...lengths.keys()].filter((at) => lengths[at]! > row));
}

function dealColumns({cards, columns}: Dealing, step: ColumnStep): void {
  for (const at of columnOrder(step)) (columns[at] ??= []).push(cards.shift()!);
  for (const column of columns) {
    const from = step.faceUp === 'all' ? 0 : column.length - 1;
    for (let i = from; i < column.length; i++) column[i] = turned(column[i]!, true);
  }
}

function dealCells({cards, columns, cells}: Dealing, count: number): void {
  for (const card of cards.splice(0, count)) {
    const up = turned(card, true);
    const free = cells.indexOf(null);
    if (free >= 0) cells[free] = up;
    else columns[card.id % columns.length]!.push(up);
  }
}

function take(step: DealStep, dealing: Dealing): void {
  if (step.to === 'columns') dealColumns(dealing, step);
  else if (step.to === 'cells') dealCells(dealing, step.count);
  else dealing.stock = dealing.cards.splice(0).reverse();
}

/** How many cells the table has. */
function cellCount(game: GameDefinition, options: Options): number {
  return options.cells ?? game.cells ?? 0;
}

/** The table at the start of a deal. */
export function dealTable(game: GameDefinition, options: Options, deal: number): TableState {
  const cards = shuffled(game, deal).map(cardOfNumber);
  const cells = Array<Card | null>(cellCount(game, options)).fill(null);
  const dealing: Dealing = {cards, columns: [], cells, stock: []};
  for (const step of game.deal) take(step, dealing);
  const foundations = Array.from({length: foundationCount(game.decks)}, () => []);
  return {stock: dealing.stock, waste: [], columns: dealing.columns, foundations, cells};
}
