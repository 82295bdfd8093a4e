import type {Card, GameDefinition, Options, TableState} from '../engine/index.js';
import {suits} from '../engine/index.js';
import {allPruning} from './pruning.js';
import type {Pruning} from './pruning.js';

/** The position that a search starts from. */
export interface Start {
  readonly game: GameDefinition;
  readonly options: Options;
  readonly table: TableState;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
}

/** A game's rules as numbers, and where each part of its packed positions lies. */
export interface Rules {
  readonly decks: number;
  readonly columns: number;
  readonly cells: number;
  readonly foundations: number;
  readonly draw: number;
  /** Times through the stock; 0: as often as wanted. */
  readonly passes: number;
  readonly sameSuit: boolean;
  readonly lifts: GameDefinition['lifts'];
  /** Which moves and positions are left out. */
  readonly pruning: Pruning;
  readonly kingsOnly: boolean;
  readonly backToColumns: boolean;
  readonly backToCells: boolean;
  /** Whether a card may lie on another: `fits[card << 6 | under]`. */
  readonly fits: Uint8Array;
  /** The cards of stock and waste, in the order that they are drawn. */
  readonly talon: Uint8Array;
  /** Bytes that a column has room for. */
  readonly stride: number;
  /** Where cells, the columns' lengths, their hidden cards, the talon and the columns begin. */
  readonly at: Readonly<
    Record<'cells' | 'lengths' | 'hidden' | 'stock' | 'talon' | 'tableau', number>
  >;
  /** Bytes of a packed position. */
  readonly size: number;
}

export const king = 13;
const ace = 1;

/** A card as a byte: suit × 16 + rank; 0 is no card. */
export function packed({suit, rank}: Card): number {
  return (suits.indexOf(suit) << 4) | rank;
}

export function suitOf(card: number): number {
  return card >> 4;
}

export function rankOf(card: number): number {
  return card & 15;
}

/** 1 for hearts and diamonds, which stand between spades and clubs. */
export function redOf(card: number): number {
  return (((card >> 4) + 1) >> 1) & 1;
}

function fitsOf(sameSuit: boolean): Uint8Array {
  const fits = new Uint8Array(1 << 12);
  for (let card = 0; card < 64; card++) {
    for (let under = 0; under < 64; under++) {
      const suitFits = sameSuit ? suitOf(card) === suitOf(under) : redOf(card) !== redOf(under);
      const isNext = rankOf(card) >= ace && rankOf(under) <= king;
      if (suitFits && isNext && rankOf(under) === rankOf(card) + 1) fits[(card << 6) | under] = 1;
    }
  }
  return fits;
}

/** A column never grows by more than a queen to an ace, on whatever lies there at the start. */
function strideOf({columns}: TableState): number {
  return Math.max(...columns.map(({length}) => length)) + king;
}

/**
 * Pruning that is valid for the game. It makes no difference which of several like cards a run lies
 * on if any part of a run lifts, and if there is no cell that a bared card could go to.
 */
function validPruning(
  wanted: Pruning,
  {lifts, cells, passes}: Pick<Rules, 'lifts' | 'cells' | 'passes'>,
): Pruning {
  const idleRuns = wanted.idleRuns && lifts === 'run' && !cells;
  const foldedDraws = wanted.foldedDraws && !passes;
  return {...wanted, idleRuns, looseRuns: wanted.looseRuns && idleRuns, foldedDraws};
}

/** `singleCard`: one card moves at a time, whatever the game's rule. */
export function rulesOf(
  {game, options, table}: Start,
  singleCard = false,
  pruning = allPruning,
): Rules {
  const {stock, waste, columns, cells, foundations} = table;
  const {passes = game.passes ?? 1} = game.scores[options.scoring ?? 'standard']!;
  const lifts = singleCard ? 'one' : game.lifts;
  const talon = Uint8Array.from([...waste, ...[...stock].reverse()], packed);
  // Without a stock nothing ever runs out.
  const passesLeft = talon.length ? passes : 0;
  const stride = strideOf(table);
  const lengths = foundations.length + cells.length;
  const stockAt = lengths + 2 * columns.length;
  const tableau = stockAt + 3 + talon.length;
  return {
    decks: game.decks,
    columns: columns.length,
    cells: cells.length,
    foundations: foundations.length,
    draw: options.draw ?? 1,
    passes: passesLeft,
    sameSuit: game.builds === 'same-suit',
    lifts,
    pruning: validPruning(pruning, {lifts, cells: cells.length, passes: passesLeft}),
    kingsOnly: game.emptyColumn === 'king',
    backToColumns: game.takeBack.includes('columns'),
    backToCells: game.takeBack.includes('cells'),
    fits: fitsOf(game.builds === 'same-suit'),
    talon,
    stride,
    at: {
      cells: foundations.length,
      lengths,
      hidden: lengths + columns.length,
      stock: stockAt,
      talon: stockAt + 3,
      tableau,
    },
    size: tableau + columns.length * stride,
  };
}
