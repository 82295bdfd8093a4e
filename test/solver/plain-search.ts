/**
 * An exhaustive search that leaves out nothing and shares no code with the solver or the engine: the
 * rules of the game, every legal action, and a set of all positions seen. Only the order of columns
 * and cells does not tell positions apart.
 */
import type {GameDefinition, Options} from '../../src/engine/index.js';
import type {PositionInput} from '../../src/solver/index.js';

/** Piles are strings of cards, bottom to top; a card is the character with the code rank + 16 × suit. */
interface State {
  readonly columns: readonly string[];
  /** By column: how many of its cards are hidden. */
  readonly hidden: readonly number[];
  readonly heights: readonly number[];
  /** A card or an empty string for each cell. */
  readonly cells: readonly string[];
  readonly stock: string;
  readonly waste: string;
  readonly recycles: number;
}

const rankOf = (card: string) => card.charCodeAt(0) & 15;
const suitOf = (card: string) => card.charCodeAt(0) >> 4;
/** Hearts and diamonds, the second and third suit. */
const isRed = (card: string) => suitOf(card) === 1 || suitOf(card) === 2;
const cardOf = (text: string) =>
  String.fromCharCode('A23456789TJQK'.indexOf(text[0]!) + 1 + 16 * 'SHDC'.indexOf(text[1]!));
const pileOf = (texts: readonly string[]) => texts.map(cardOf).join('');
const topOf = (pile: string) => pile.slice(-1);
const reversed = (pile: string) => [...pile].reverse().join('');

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

class PlainGame {
  readonly #game: GameDefinition;
  readonly #draw: number;
  readonly #single: boolean;

  constructor(game: GameDefinition, options: Options, single: boolean) {
    this.#game = game;
    this.#draw = options.draw ?? 1;
    this.#single = single;
  }

  keyOf({columns, hidden, heights, cells, stock, waste, recycles}: State): string {
    const piles = columns.map((pile, i) => hidden[i]! + pile).sort();
    const held = cells.length > 1 ? cells.slice().sort().join('') : cells[0];
    return `${piles.join('|')}|${heights.join()}|${held}|${stock}|${waste}|${recycles}`;
  }

  /** Every state that one legal action leads to. */
  next(state: State): State[] {
    const states: State[] = [];
    const {cells, columns, heights} = state;
    this.#useStock(state, states);
    this.#fromWaste(state, states);
    for (let i = 0; i < columns.length; i++) this.#fromColumn(state, i, states);
    for (let i = 0; i < cells.length; i++) {
      const card = cells[i]!;
      if (!card) continue;
      const without = {...state, cells: replaced(cells, i, '')};
      this.#toFoundation(without, card, states);
      this.#toColumns(without, card, states);
    }
    for (let i = 0; i < heights.length; i++) this.#takeBack(state, i, states);
    return states;
  }

  #useStock(state: State, states: State[]): void {
    const {stock, waste, recycles} = state;
    if (stock) {
      const rest = stock.slice(0, Math.max(0, stock.length - this.#draw));
      states.push({...state, stock: rest, waste: waste + reversed(stock.slice(rest.length))});
    } else if (waste && recycles > 0) {
      states.push({...state, stock: reversed(waste), waste: '', recycles: recycles - 1});
    }
  }

  #fromWaste(state: State, states: State[]): void {
    const card = topOf(state.waste);
    if (!card) return;
    const without = {...state, waste: state.waste.slice(0, -1)};
    this.#toFoundation(without, card, states);
    this.#toColumns(without, card, states);
    this.#toCells(without, card, states);
  }

  #fromColumn(state: State, from: number, states: State[]): void {
    const pile = state.columns[from]!;
    const most = this.#liftable(state, from);
    for (let count = 1; count <= most; count++) {
      const rest = pile.slice(0, -count);
      const hidden = Math.min(state.hidden[from]!, Math.max(0, rest.length - 1));
      const without: State = {
        ...state,
        columns: replaced(state.columns, from, rest),
        hidden: replaced(state.hidden, from, hidden),
      };
      const run = pile.slice(-count);
      if (count === 1) this.#toFoundation(without, run, states);
      if (count === 1) this.#toCells(without, run, states);
      this.#toColumns(without, run, states, from, state);
    }
  }

  #takeBack(state: State, from: number, states: State[]): void {
    const height = state.heights[from]!;
    if (!height) return;
    const card = String.fromCharCode(height + 16 * Math.floor(from / this.#game.decks));
    const without = {...state, heights: replaced(state.heights, from, height - 1)};
    if (this.#game.takeBack.includes('columns')) this.#toColumns(without, card, states);
    if (this.#game.takeBack.includes('cells')) this.#toCells(without, card, states);
  }

  #toFoundation(state: State, card: string, states: State[]): void {
    const {decks} = this.#game;
    for (let i = suitOf(card) * decks; i < (suitOf(card) + 1) * decks; i++) {
      if (state.heights[i] !== rankOf(card) - 1) continue;
      states.push({...state, heights: replaced(state.heights, i, rankOf(card))});
      return;
    }
  }

  #toCells(state: State, card: string, states: State[]): void {
    for (let i = 0; i < state.cells.length; i++) {
      if (!state.cells[i]) states.push({...state, cells: replaced(state.cells, i, card)});
    }
  }

  /** `before`: the state before the run was lifted, which decides how many cards may move. */
  #toColumns(state: State, run: string, states: State[], from = -1, before = state): void {
    for (let i = 0; i < state.columns.length; i++) {
      if (i === from) continue;
      const pile = state.columns[i]!;
      const fits = pile ? this.#fits(run, topOf(pile)) : this.#fitsEmpty(before, run);
      if (fits) states.push({...state, columns: replaced(state.columns, i, pile + run)});
    }
  }

  #fitsEmpty(before: State, run: string): boolean {
    const takes = this.#game.emptyColumn === 'any' || rankOf(run) === 13;
    return takes && run.length <= this.#allowed(before, 1);
  }

  #fits(card: string, host: string): boolean {
    if (rankOf(host) !== rankOf(card) + 1) return false;
    if (this.#game.builds === 'same-suit') return suitOf(host) === suitOf(card);
    return isRed(host) !== isRed(card);
  }

  #allowed({cells, columns}: State, targets: number): number {
    const {lifts} = this.#game;
    if (this.#single || lifts === 'one') return 1;
    if (lifts === 'run') return Infinity;
    const freeCells = cells.filter((card) => !card).length;
    const freeColumns = columns.filter((pile) => !pile).length;
    return (freeCells + 1) * 2 ** (freeColumns - targets);
  }

  #liftable(state: State, column: number): number {
    const pile = state.columns[column]!;
    const most = Math.min(pile.length - state.hidden[column]!, this.#allowed(state, 0));
    let count = Math.min(1, pile.length);
    while (count < most && this.#fits(pile.at(-count)!, pile.at(-count - 1)!)) count++;
    return count;
  }
}

const cardsUp = ({heights}: State) => heights.reduce((sum, height) => sum + height, 0);

/** Whether a position can be won; null if more than `most` positions would have to be looked at. */
export function plainVerdict(
  position: PositionInput,
  game: GameDefinition,
  options: Options,
  most: number,
): 'winnable' | 'unwinnable' | null {
  const {columns, foundations, cells = [], stock = [], waste = [], recycles = 0} = position;
  const plain = new PlainGame(game, options, position.single ?? false);
  const first: State = {
    columns: columns.map((column) => pileOf(column.cards)),
    hidden: columns.map(({hidden}) => hidden),
    heights: foundations,
    cells: cells.map((text) => (text ? cardOf(text) : '')),
    stock: pileOf(stock),
    waste: pileOf(waste),
    recycles: recycles === 'any' ? Infinity : recycles,
  };
  const seen = new Set([plain.keyOf(first)]);
  const stack = [first];
  for (let state = stack.pop(); state; state = stack.pop()) {
    if (cardsUp(state) === game.decks * 52) return 'winnable';
    // The last one comes first: a card that goes to its foundation is often a step to a win.
    for (const next of plain.next(state).sort((one, other) => cardsUp(one) - cardsUp(other))) {
      const key = plain.keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push(next);
    }
    if (seen.size > most) return null;
  }
  return 'unwinnable';
}
