import {cardOfNumber, suits, turned} from './cards.js';
import type {Card} from './cards.js';
import type {DealStep, GameDefinition, Options} from '../games/definition.js';
import {shuffled} from './shuffle.js';
import type {TableState} from './table.js';

/** A table during the deal. */
interface Dealing extends TableState {
  stock: Card[];
  columns: Card[][];
  readonly cells: (Card | null)[];
}

type ColumnStep = Extract<DealStep, {to: 'columns'}>;

function dealColumns(table: Dealing, cards: Card[], {lengths, order, faceUp}: ColumnStep): void {
  const slots = lengths.flatMap((length, at) => Array.from({length}, (_, row) => ({at, row})));
  if (order !== 'columns') slots.sort((one, other) => one.row - other.row);
  table.columns = lengths.map(() => []);
  for (const {at, row} of slots) {
    const up = faceUp !== 'last' || row === lengths[at]! - 1;
    table.columns[at]!.push(turned(cards.shift()!, up));
  }
}

function dealCells({cells, columns}: Dealing, cards: Card[]): void {
  for (const card of cards) {
    const up = turned(card, true);
    const free = cells.indexOf(null);
    if (free < 0) columns[card.id % columns.length]!.push(up);
    else cells[free] = up;
  }
}

/** The table right after the deal. */
export function dealTable(game: GameDefinition, options: Options, deal: number): TableState {
  const cards = shuffled(game, deal).map(cardOfNumber);
  const table: Dealing = {
    stock: [],
    waste: [],
    columns: [],
    foundations: Array.from({length: suits.length * game.decks}, () => []),
    cells: Array<Card | null>(options.cells ?? game.cells ?? 0).fill(null),
  };
  for (const step of game.deal) {
    if (step.to === 'columns') dealColumns(table, cards, step);
    else if (step.to === 'cells') dealCells(table, cards.splice(0, step.count));
    else table.stock = cards.splice(0).reverse();
  }
  return table;
}
