import {readFileSync} from 'node:fs';
import {parseAction} from '../../src/engine/actions.js';
import {turned} from '../../src/engine/cards.js';
import {formatCode, Game, optionSets, suits, variants} from '../../src/engine/index.js';
import type {
  Card,
  GameDefinition,
  Options,
  PlayResult,
  Rank,
  Reason,
  TableState,
} from '../../src/engine/index.js';
import {actionRefusal} from '../../src/engine/legal.js';
import {refusalFor} from '../../src/engine/refusals.js';
import type {Position} from '../../src/engine/rules.js';
import {pileIds} from '../../src/engine/table.js';

/** The lines of a file in `test`. */
function linesOf<T>(path: string): T[] {
  const lines = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

/** The lines of a vector file whose games are in the registry. */
export function vectors<T extends {code?: string; record?: string}>(name: string): T[] {
  const prefixes = new Set(variants.map((game) => game.prefix));
  return linesOf<T>(`vectors/${name}.jsonl`).filter((line) =>
    prefixes.has((line.code ?? line.record ?? '').slice(0, 3)),
  );
}

export interface Won {
  readonly record: string;
  readonly score: number;
  readonly moves: number;
}

/** Won games of this project's own: short ones, at least one of each game that the vectors lack. */
export const ownWins = (): Won[] => linesOf('won-games.jsonl');

/** All won games that there are, those of other programs first. */
export const allWins = (): Won[] => [...vectors<Won>('wins'), ...ownWins()];

/** A card as the vectors write it: `TH`, in brackets if hidden. */
export function written(card: Card): string {
  const text = `${'A23456789TJQK'[card.rank - 1]}${card.suit[0]!.toUpperCase()}`;
  return card.faceUp ? text : `(${text})`;
}

export interface Written {
  columns: string[][];
  foundations: string[][];
  cells: (string | null)[];
  stock: string[];
  waste: string[];
}

/** A table as the vectors write it: the stock's next card first. */
export function writtenTable(state: TableState): Written {
  const bare = (card: Card) => written({...card, faceUp: true});
  return {
    columns: state.columns.map((pile) => pile.map(written)),
    foundations: state.foundations.map((pile) => pile.map(written)),
    cells: state.cells.map((card) => card && written(card)),
    stock: state.stock.map(bare).reverse(),
    waste: state.waste.map(written),
  };
}

export interface Choice {
  readonly variant: string;
  readonly options: Options;
  readonly name: string;
}

/** Every game with each choice of its options. */
export function everyGame(): Choice[] {
  return variants.flatMap((game) =>
    optionSets(game).map((options) => {
      const code = formatCode({variant: game.id, options, deal: 1});
      return {variant: game.id, options, name: code.slice(0, code.lastIndexOf('-'))};
    }),
  );
}

/** A deal of that game and options, by its number. */
export function dealt({variant, options}: Choice, deal: number): Game {
  return Game.fromCode(formatCode({variant, options, deal}));
}

/** Numbers for choosing among actions: the same seed plays the same game. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Plays up to `count` actions at random; sends cards up and uncovers more often than not. */
export function playAtRandom(game: Game, count: number, seed: number): Game {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const legal = game.legalActions();
    if (!legal.length) break;
    const up = legal.filter((action) => action.includes('-F'));
    const from = up.length && roll(4) ? up : legal;
    game.play(from[roll(from.length)]!);
  }
  return game;
}

/** How many sequences of `depth` actions are legal from here; the game ends as it began. */
export function perft(game: Game, depth: number): number {
  const actions = game.legalActions();
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    game.play(action);
    count += perft(game, depth - 1);
    game.undo();
  }
  return count;
}

/** Each card of the game, once for each deck, in order. */
export function allCards(state: TableState): string[] {
  const cells = state.cells.filter((card) => card !== null);
  const piles = [state.stock, state.waste, ...state.columns, ...state.foundations, cells];
  return piles
    .flat()
    .map((card) => written({...card, faceUp: true}))
    .sort();
}

let nextId = 0;

/** Cards from text: `KS (7D) 6C`, brackets for hidden ones. */
export function cards(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, rank, letter] = /^\(?(.)(.)\)?$/.exec(word)!;
      const suit = suits.find((name) => name[0]!.toUpperCase() === letter)!;
      const number = ('A23456789TJQK'.indexOf(rank!) + 1) as Rank;
      return {id: nextId++, rank: number, suit, faceUp: !word.startsWith('(')};
    });
}

/** A table laid out by hand: piles as text, bottom to top; what is left out is empty. */
export interface Layout {
  columns?: string[];
  foundations?: string[];
  cells?: string[];
  waste?: string;
  stock?: string;
}

/** Two decks of foundations unless told; columns 4 unless listed. */
export function lay(layout: Layout, decks = 2): TableState {
  const {columns = ['', '', '', ''], foundations = [], cells = [], waste = '', stock = ''} = layout;
  return {
    columns: columns.map(cards),
    foundations: Array.from({length: 4 * decks}, (_, at) => cards(foundations[at] ?? '')),
    cells: cells.map((text) => cards(text)[0] ?? null),
    waste: cards(waste),
    stock: cards(stock).map((card) => turned(card, false)),
  };
}

/** What is not as at the start of the game. */
export interface Circumstances {
  options?: Options;
  score?: number;
  pass?: number;
  /** Other data than the game has. */
  changed?: Partial<GameDefinition>;
}

/** A position of a game. */
export function at(
  variant: string,
  layout: Layout,
  {options, score = 0, pass = 1, changed}: Circumstances = {},
): Position {
  const game = {...variants.find(({id}) => id === variant)!, ...changed};
  const table = lay(layout, game.decks);
  const chosen = options ?? optionSets(game)[0]!;
  return {game, options: chosen, piles: pileIds(table), table, score, pass};
}

/** The reason that refuses an action on a table laid out by hand; `legal` where none does. */
export function reason(
  variant: string,
  layout: Layout,
  action: string,
  more?: Circumstances,
): Reason | 'legal' {
  const refusal = actionRefusal(at(variant, layout, more), parseAction(action)!);
  return refusal ? refusalFor(refusal).reason : 'legal';
}

/** The reason of a refused result; `ok` of one that was not. */
export function why(result: PlayResult): Reason | 'ok' {
  return result.ok ? 'ok' : result.reason;
}

/** What an action gets, asked without doing it: `ok` where it is legal, else why it is refused. */
export function asked(game: Game, action: string): Reason | 'ok' {
  const leave = game.subscribe({before: () => false});
  const reason = why(game.play(action));
  leave();
  return reason === 'cancelled' ? 'ok' : reason;
}

/** All that a refused action must leave alone. */
export function everything(game: Game): unknown {
  const {state, score, moves, won, canUndo, canRedo, undoLeft, stockAction} = game;
  const table = structuredClone(state);
  const record = game.toRecord();
  return {table, score, moves, won, canUndo, canRedo, undoLeft, stockAction, record};
}
