/**
 * An exhaustive search that leaves out nothing and shares no code with the solver or the engine: the
 * rules of the game, every legal action, and a set of all positions seen. Only the order of columns
 * and cells does not tell positions apart.
 */
import type {GameDefinition, Options} from '../../src/engine/index.js';
import type {PositionInput} from '../../src/solver/index.js';

interface State {
  /** By column: cards as rank + 16 × suit, bottom to top, and how many of them are hidden. */
  readonly columns: readonly (readonly number[])[];
  readonly hidden: readonly number[];
  readonly heights: readonly number[];
  readonly cells: readonly number[];
  readonly stock: readonly number[];
  readonly waste: readonly number[];
  readonly recycles: number;
}

const rankOf = (card: number) => card & 15;
const suitOf = (card: number) => card >> 4;
/** Hearts and diamonds, the second and third suit. */
const isRed = (card: number) => suitOf(card) === 1 || suitOf(card) === 2;
const cardOf = (text: string) =>
  'A23456789TJQK'.indexOf(text[0]!) + 1 + 16 * 'SHDC'.indexOf(text[1]!);

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

class PlainGame {
  readonly #game: GameDefinition;
  readonly #draw: number;
  readonly #singleCard: boolean;

  constructor(game: GameDefinition, options: Options, single: boolean) {
    this.#game = game;
    this.#draw = options.draw ?? 1;
    this.#singleCard = single;
  }

  keyOf({columns, hidden, heights, cells, stock, waste, recycles}: State): string {
    const text = (cards: readonly number[]) => String.fromCharCode(...cards);
    const piles = columns.map((cards, i) => text([hidden[i]! + 1, ...cards]));
    const sorted = cells.slice().sort((one, other) => one - other);
    return [...piles.sort(), heights, text(sorted), text(stock), text(waste), recycles].join('|');
  }

  isWon({heights}: State): boolean {
    return heights.every((height) => height === 13);
  }

  *next(state: State): Generator<State> {
    yield* this.#useStock(state);
    yield* this.#fromWaste(state);
    for (let i = 0; i < state.columns.length; i++) yield* this.#fromColumn(state, i);
    for (let i = 0; i < state.cells.length; i++) {
      const card = state.cells[i]!;
      if (!card) continue;
      const without = {...state, cells: replaced(state.cells, i, 0)};
      yield* this.#toFoundation(without, card);
      yield* this.#toColumns(without, [card]);
    }
    for (let i = 0; i < state.heights.length; i++) yield* this.#takeBack(state, i);
  }

  *#useStock(state: State): Generator<State> {
    const {stock, waste, recycles} = state;
    if (stock.length) {
      const rest = stock.slice(0, Math.max(0, stock.length - this.#draw));
      const drawn = stock.slice(rest.length).reverse();
      yield {...state, stock: rest, waste: [...waste, ...drawn]};
    } else if (waste.length && recycles > 0) {
      yield {...state, stock: waste.slice().reverse(), waste: [], recycles: recycles - 1};
    }
  }

  *#fromWaste(state: State): Generator<State> {
    const card = state.waste.at(-1);
    if (!card) return;
    const without = {...state, waste: state.waste.slice(0, -1)};
    yield* this.#toFoundation(without, card);
    yield* this.#toColumns(without, [card]);
    yield* this.#toCells(without, card);
  }

  *#fromColumn(state: State, from: number): Generator<State> {
    const pile = state.columns[from]!;
    for (let count = 1; count <= this.#liftable(state, from); count++) {
      const rest = pile.slice(0, -count);
      const hidden = Math.min(state.hidden[from]!, Math.max(0, rest.length - 1));
      const without: State = {
        ...state,
        columns: replaced(state.columns, from, rest),
        hidden: replaced(state.hidden, from, hidden),
      };
      const run = pile.slice(-count);
      if (count === 1) yield* this.#toFoundation(without, run[0]!);
      if (count === 1) yield* this.#toCells(without, run[0]!);
      yield* this.#toColumns(without, run, from, state);
    }
  }

  *#takeBack(state: State, from: number): Generator<State> {
    const height = state.heights[from]!;
    if (!height) return;
    const card = height + 16 * Math.floor(from / this.#game.decks);
    const without = {...state, heights: replaced(state.heights, from, height - 1)};
    if (this.#game.takeBack.includes('columns')) yield* this.#toColumns(without, [card]);
    if (this.#game.takeBack.includes('cells')) yield* this.#toCells(without, card);
  }

  *#toFoundation(state: State, card: number): Generator<State> {
    const {decks} = this.#game;
    for (let i = suitOf(card) * decks; i < (suitOf(card) + 1) * decks; i++) {
      if (state.heights[i] !== rankOf(card) - 1) continue;
      yield {...state, heights: replaced(state.heights, i, rankOf(card))};
      return;
    }
  }

  *#toCells(state: State, card: number): Generator<State> {
    for (let i = 0; i < state.cells.length; i++) {
      if (!state.cells[i]) yield {...state, cells: replaced(state.cells, i, card)};
    }
  }

  /** `before`: the state before the run was lifted, which decides how many cards may move. */
  *#toColumns(state: State, run: readonly number[], from = -1, before = state): Generator<State> {
    const lead = run[0]!;
    for (let i = 0; i < state.columns.length; i++) {
      const pile = state.columns[i]!;
      const host = pile.at(-1);
      if (i === from) continue;
      const fits = host
        ? this.#fits(lead, host)
        : (this.#game.emptyColumn === 'any' || rankOf(lead) === 13) &&
          run.length <= this.#allowed(before, 1);
      if (fits) yield {...state, columns: replaced(state.columns, i, [...pile, ...run])};
    }
  }

  #fits(card: number, host: number): boolean {
    if (rankOf(host) !== rankOf(card) + 1) return false;
    if (this.#game.builds === 'same-suit') return suitOf(host) === suitOf(card);
    return isRed(host) !== isRed(card);
  }

  #allowed({cells, columns}: State, targets: number): number {
    const lifts: string = this.#game.lifts;
    if (this.#singleCard || lifts === 'one') return 1;
    if (lifts === 'run') return Infinity;
    const freeCells = cells.filter((card) => !card).length;
    const freeColumns = columns.filter((pile) => !pile.length).length;
    return (freeCells + 1) * 2 ** (freeColumns - targets);
  }

  #liftable(state: State, column: number): number {
    const pile = state.columns[column]!;
    const most = Math.min(pile.length - state.hidden[column]!, this.#allowed(state, 0));
    let count = Math.min(1, pile.length);
    while (count < most && this.#fits(pile[pile.length - count]!, pile[pile.length - count - 1]!)) {
      count++;
    }
    return count;
  }
}

const upOf = ({heights}: State) => heights.reduce((sum, height) => sum + height, 0);

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
    columns: columns.map((column) => column.cards.map(cardOf)),
    hidden: columns.map(({hidden}) => hidden),
    heights: foundations,
    cells: cells.map((text) => (text ? cardOf(text) : 0)),
    stock: stock.map(cardOf),
    waste: waste.map(cardOf),
    recycles: recycles === 'any' ? Infinity : recycles,
  };
  const seen = new Set([plain.keyOf(first)]);
  const stack = [first];
  for (let state = stack.pop(); state; state = stack.pop()) {
    if (plain.isWon(state)) return 'winnable';
    // The last one comes first: a card that goes to its foundation is often a step to a win.
    const following = [...plain.next(state)].sort((one, other) => upOf(one) - upOf(other));
    for (const next of following) {
      const key = plain.keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      stack.push(next);
    }
    if (seen.size > most) return null;
  }
  return 'unwinnable';
}
