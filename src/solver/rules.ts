import {suits} from '../engine/index.js';
import type {Card, GameDefinition, TableState} from '../engine/index.js';
import {allPruning} from './pruning.js';
import type {Pruning} from './pruning.js';
import type {SearchInput} from './search-input.js';

/** Where each part of a packed position begins, in bytes. The foundations come first. */
interface Offsets {
  /** A card or 0 for each cell. */
  readonly cells: number;
  /** How many cards each column has. */
  readonly lengths: number;
  /** How many cards of each column lie face down. */
  readonly hidden: number;
  /** Three bytes: the length of the talon, the length of the waste, the pass. */
  readonly stock: number;
  /** The talon: indexes into `Rules.talon`. */
  readonly talon: number;
  /** The cards of the columns, `Rules.stride` bytes for each column. */
  readonly tableau: number;
}

/** A game's rules as numbers, and the layout of its packed positions. */
export interface Rules {
  readonly decks: number;
  readonly columns: number;
  readonly cells: number;
  readonly foundations: number;
  /** Cards per draw. */
  readonly draw: number;
  /** Passes through the stock; 0 means no limit. */
  readonly passes: number;
  readonly sameSuit: boolean;
  readonly lifts: GameDefinition['lifts'];
  /** Which moves and positions the search leaves out. */
  readonly pruning: Pruning;
  /** Empty columns take kings only. */
  readonly kingsOnly: boolean;
  readonly backToColumns: boolean;
  readonly backToCells: boolean;
  /** Whether a card may lie on another: `fits[(card << 6) | under]` is 1. */
  readonly fits: Uint8Array;
  /** The cards of stock and waste at the start of the search, in the order in which they are drawn. */
  readonly talon: Uint8Array;
  /** Bytes reserved for a column. */
  readonly stride: number;
  readonly offsets: Offsets;
  /** Bytes of a packed position. */
  readonly size: number;
}

export const suitCount = 4;
export const king = 13;
const ace = 1;

export function cardsInGame({decks}: Rules): number {
  return decks * suitCount * king;
}

/** A card as a byte: suit × 16 + rank. 0 is no card. */
export function packed({suit, rank}: Card): number {
  return (suits.indexOf(suit) << 4) | rank;
}

export function suitOf(card: number): number {
  return card >> 4;
}

export function rankOf(card: number): number {
  return card & 15;
}

/** 1 for hearts and diamonds, which come second and third; 0 for spades and clubs. */
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

/** On top of what lies in a column at the start, at most a queen to an ace can be built. */
function strideOf({columns}: TableState): number {
  return Math.max(...columns.map(({length}) => length)) + king;
}

function offsetsOf({columns, cells, foundations}: TableState, talonLength: number): Offsets {
  const lengths = foundations.length + cells.length;
  const hidden = lengths + columns.length;
  const stock = hidden + columns.length;
  const talon = stock + 3;
  return {cells: foundations.length, lengths, hidden, stock, talon, tableau: talon + talonLength};
}

/**
 * Pruning that is valid for the game. It makes no difference which of several like cards a run lies
 * on if any part of a run lifts, and if there is no cell that a bared card could go to.
 */
function validPruning(
  wanted: Pruning,
  lifts: Rules['lifts'],
  cells: number,
  passes: number,
): Pruning {
  const idleRuns = wanted.idleRuns && lifts === 'run' && !cells;
  const foldedDraws = wanted.foldedDraws && !passes;
  return {...wanted, idleRuns, looseRuns: wanted.looseRuns && idleRuns, foldedDraws};
}

/** `singleCard` moves one card at a time, whatever the game's rule. */
export function rulesOf(
  {game, options, table}: SearchInput,
  singleCard = false,
  pruning = allPruning,
): Rules {
  const {stock, waste, columns, cells, foundations} = table;
  const {passes: passesInGame = game.passes ?? 1} = game.scores[options.scoring ?? 'standard']!;
  const talon = Uint8Array.from([...waste, ...[...stock].reverse()], packed);
  // Without a stock there is nothing to limit.
  const passes = talon.length ? passesInGame : 0;
  const lifts = singleCard ? 'one' : game.lifts;
  const sameSuit = game.builds === 'same-suit';
  const stride = strideOf(table);
  const offsets = offsetsOf(table, talon.length);
  return {
    decks: game.decks,
    columns: columns.length,
    cells: cells.length,
    foundations: foundations.length,
    draw: options.draw ?? 1,
    passes,
    sameSuit,
    lifts,
    pruning: validPruning(pruning, lifts, cells.length, passes),
    kingsOnly: game.emptyColumn === 'king',
    backToColumns: game.takeBack.includes('columns'),
    backToCells: game.takeBack.includes('cells'),
    fits: fitsOf(sameSuit),
    talon,
    stride,
    offsets,
    size: offsets.tableau + columns.length * stride,
  };
}
