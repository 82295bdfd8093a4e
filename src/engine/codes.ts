import type {GameDefinition, Options} from '../games/definition.js';
import {ArgumentError, CodeError} from './errors.js';
import {formatOptions, optionSets, resolveOptions} from './options.js';
import {findPrefix, findVariant} from './registry.js';
import {shuffleOf} from './shuffle.js';

/** Everything that determines a deal. */
export interface DealCode {
  readonly variant: string;
  readonly options: Options;
  /** The deal number: a whole number from 0, below 2^35. */
  readonly deal: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const dealPattern = /^[A-Z0-8]{7}$/;
/** Characters that are not in the alphabet, and what they are read as. */
const misread: Record<string, string> = {'0': 'O', '1': 'I', '8': 'B'};

function formatDeal(deal: number): string {
  const text = deal.toString(32).padStart(7, '0');
  return text.replace(/./g, (digit) => digits[parseInt(digit, 32)]!);
}

/** The deal number, or −1 if the text is not 7 base32 characters. */
function parseDeal(text: string): number {
  if (!dealPattern.test(text)) return -1;
  const valueOf = (digit: string) => digits.indexOf(misread[digit] ?? digit);
  return [...text].reduce((deal, digit) => deal * 32 + valueOf(digit), 0);
}

/** Whether the game has a deal with that number. */
export function isDeal(game: GameDefinition, deal: number): boolean {
  const {first, last} = shuffleOf(game);
  return Number.isInteger(deal) && deal >= first && deal <= last;
}

/**
 * Parses `PREFIX-OPTIONS-DEAL`, or `PREFIX-DEAL` for a game without options. Ignores surrounding white space
 * and case, and reads 0, 1 and 8 in the deal as O, I and B. Throws CodeError.
 */
export function parseCode(text: string): DealCode {
  const trimmed = String(text).trim();
  const fail = (reason: CodeError['reason']) => new CodeError(reason, trimmed);
  if (!trimmed) throw fail('empty');
  const [prefix = '', ...rest] = trimmed.toUpperCase().split('-');
  const game = findPrefix(prefix);
  if (!game) throw fail('prefix');
  const sets = optionSets(game);
  const middle = sets.length > 1 || rest.length > 1 ? rest.shift() : '';
  const options = sets.find((set) => formatOptions(set) === middle);
  if (!options) throw fail('options');
  const deal = parseDeal(rest.join('-'));
  if (!isDeal(game, deal)) throw fail('deal');
  return {variant: game.id, options, deal};
}

/** Writes the canonical code. Options that are left out have their defaults. Throws ArgumentError. */
export function formatCode({
  variant,
  options,
  deal,
}: {
  readonly variant: string;
  readonly options?: Options;
  readonly deal: number;
}): string {
  const game = variantOf(variant);
  if (!isDeal(game, deal)) throw new ArgumentError('deal', deal);
  const middle = formatOptions(resolveOptions(game.options, options));
  return [game.prefix, middle, formatDeal(deal)].filter(Boolean).join('-');
}

/** Whether players know the game's deals by number, as in FreeCell. */
export function isNumbered({shuffle}: GameDefinition): boolean {
  return shuffle === 'microsoft';
}

/** The game with that id. Throws ArgumentError if there is none. */
export function variantOf(id: string): GameDefinition {
  const game = findVariant(id);
  if (!game) throw new ArgumentError('variant', id);
  return game;
}
