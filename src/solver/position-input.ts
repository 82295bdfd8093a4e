import {findPrefix} from '../engine/registry.js';
import {formatOptions, optionSets, suits} from '../engine/index.js';
import type {Card, GameDefinition, Options, Pile, Rank, Suit, TableState} from '../engine/index.js';
import {PositionError} from './position-error.js';
import {king} from './rules.js';
import type {SearchInput} from './search-input.js';

/** A column, bottom to top. */
export interface PositionColumn {
  /** How many cards at the bottom lie face down. */
  readonly hidden: number;
  /** The top card last. */
  readonly cards: readonly string[];
}

/**
 * A position that no record has to lead to. Cards are written as rank and suit, `A23456789TJQK` and
 * `SHDC`: `TH` is the ten of hearts.
 */
export interface PositionInput {
  /** The game and its options, a code without its deal: `SQ1`, `DS1-D1V`, `SH1-C4`. */
  readonly code: string;
  /** As many as the game has, from the left. */
  readonly columns: readonly PositionColumn[];
  /** How many cards lie on each foundation, in the order F1, F2, … */
  readonly foundations: readonly number[];
  /** A card or null for each cell. Cells left out are empty. */
  readonly cells?: readonly (string | null)[];
  /** The last card is drawn next. */
  readonly stock?: readonly string[];
  /** The last card is playable. */
  readonly waste?: readonly string[];
  /**
   * How often the waste may still be turned back into the stock; `any` in games that set no limit.
   * Default: as often as at the start of the game.
   */
  readonly recycles?: number | 'any';
  /** Moves one card at a time, like the option `singleCard`. */
  readonly single?: boolean;
}

const rankLetters = 'A23456789TJQK';

function must(holds: unknown, path: string, reason: string): asserts holds {
  if (!holds) throw new PositionError(path, reason);
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function list(value: unknown, path: string): readonly unknown[] {
  must(Array.isArray(value), path, `must be a list, not ${shown(value)}`);
  return value;
}

function wholeNumber(value: unknown, most: number, path: string): number {
  const holds = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
  must(holds, path, `must be a whole number from 0 to ${most}, not ${shown(value)}`);
  return Number(value);
}

/** Reads cards, gives each an id of its own, and counts them. */
class CardReader {
  readonly #decks: number;
  readonly #counts = new Map<string, number>();
  #nextId = 0;

  constructor(decks: number) {
    this.#decks = decks;
  }

  card(text: unknown, path: string, faceUp: boolean): Card {
    const [rank = '', letter = ''] = typeof text === 'string' && text.length === 2 ? text : '';
    const suit = suits.find((name) => name[0]!.toUpperCase() === letter);
    const number = rankLetters.indexOf(rank) + 1;
    must(suit && rank && number, path, `must be a card such as "TH", not ${shown(text)}`);
    return this.#add(number, suit, faceUp, path);
  }

  pile(cards: unknown, path: string, hidden: number): Pile {
    return list(cards, path).map((text, i) => this.card(text, `${path}[${i}]`, i >= hidden));
  }

  foundation(height: number, suit: Suit, path: string): Pile {
    return Array.from({length: height}, (_, i) => this.#add(i + 1, suit, true, path));
  }

  /** Every card must be somewhere. */
  finish(): void {
    for (const suit of suits) {
      for (const rank of rankLetters) {
        const name = rank + suit[0]!.toUpperCase();
        const count = this.#counts.get(name) ?? 0;
        must(count === this.#decks, '', `has ${name} ${count} times instead of ${this.#decks}`);
      }
    }
  }

  #add(rank: number, suit: Suit, faceUp: boolean, path: string): Card {
    const name = rankLetters[rank - 1]! + suit[0]!.toUpperCase();
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    must(count <= this.#decks, path, `has ${name} once more than the game`);
    return {id: this.#nextId++, rank: rank as Rank, suit, faceUp};
  }
}

function readCode(code: unknown): {game: GameDefinition; options: Options} {
  const [prefix = '', ...rest] = String(code).trim().toUpperCase().split('-');
  const game = findPrefix(prefix);
  must(game, 'code', `must begin with the prefix of a game, not ${shown(code)}`);
  const sets = optionSets(game);
  const options = sets.find((set) => formatOptions(set) === rest.join('-'));
  const names = sets.map((set) => [prefix, formatOptions(set)].filter(Boolean).join('-'));
  must(options, 'code', `must be one of ${names.join(', ')}, not ${shown(code)}`);
  return {game, options};
}

function columnCount({deal}: GameDefinition): number {
  return deal.flatMap((step) => (step.to === 'columns' ? step.lengths : [])).length;
}

function readColumn(value: unknown, path: string, reader: CardReader): Pile {
  must(value && typeof value === 'object', path, 'must be an object with `hidden` and `cards`');
  const {hidden, cards} = value as Partial<PositionColumn>;
  const {length} = list(cards, `${path}.cards`);
  // The top card of a column always lies face up.
  const count = wholeNumber(hidden, Math.max(0, length - 1), `${path}.hidden`);
  return reader.pile(cards, `${path}.cards`, count);
}

function readTable(input: PositionInput, game: GameDefinition, options: Options): TableState {
  const {cells = [], stock = [], waste = []} = input;
  const reader = new CardReader(game.decks);
  const columns = list(input.columns, 'columns');
  const columnsInGame = columnCount(game);
  must(columns.length === columnsInGame, 'columns', `must be ${columnsInGame}`);
  const heights = list(input.foundations, 'foundations');
  const places = suits.length * game.decks;
  must(heights.length === places, 'foundations', `must be ${places}`);
  const cellsInGame = options.cells ?? game.cells ?? 0;
  must(list(cells, 'cells').length <= cellsInGame, 'cells', `must be at most ${cellsInGame}`);
  const hasStock = game.deal.some(({to}) => to === 'stock');
  for (const [name, pile] of Object.entries({stock, waste})) {
    must(hasStock || !list(pile, name).length, name, 'must be empty: the game has no stock');
  }
  const table: TableState = {
    columns: columns.map((column, i) => readColumn(column, `columns[${i}]`, reader)),
    foundations: heights.map((height, i) => {
      const path = `foundations[${i}]`;
      const suit = suits[Math.floor(i / game.decks)]!;
      return reader.foundation(wholeNumber(height, king, path), suit, path);
    }),
    cells: Array.from({length: cellsInGame}, (_, i) =>
      cells[i] ? reader.card(cells[i], `cells[${i}]`, true) : null,
    ),
    stock: reader.pile(stock, 'stock', Infinity),
    waste: reader.pile(waste, 'waste', 0),
  };
  reader.finish();
  return table;
}

/** Which pass through the stock it is, from 1. */
function readPass(recycles: unknown, game: GameDefinition, options: Options): number {
  const {passes = game.passes ?? 1} = game.scores[options.scoring ?? 'standard']!;
  if (recycles === undefined) return 1;
  if (!passes) {
    must(recycles === 'any', 'recycles', `must be "any", not ${shown(recycles)}`);
    return 1;
  }
  return passes - wholeNumber(recycles, passes - 1, 'recycles');
}

/** The search input that a position describes. Throws PositionError. */
export function readPosition(input: PositionInput): SearchInput {
  const isObject = typeof input === 'object' && (input as unknown) !== null;
  must(isObject, '', `must be an object, not ${shown(input)}`);
  const {game, options} = readCode(input.code);
  const table = readTable(input, game, options);
  return {game, options, table, pass: readPass(input.recycles, game, options)};
}
