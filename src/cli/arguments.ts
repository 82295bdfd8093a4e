import {randomInt} from 'node:crypto';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {ArgumentError, findVariant, resolveOptions, variants} from '../engine/index.js';
import type {GameDefinition, Options} from '../engine/index.js';
import {codeAt, dealRange} from './deals.js';
import type {Deals} from './deals.js';
import {help, solveHelp, UsageError} from './usage.js';

/** The limits of each search. */
export interface Limits {
  readonly maxMs?: number;
  readonly maxNodes?: number;
  readonly singleCard: boolean;
}

/** The arguments of `solve`. */
export interface SolveCommand {
  readonly does: 'solve';
  /** Codes, records and `-` for standard input; or deals of one game. */
  readonly what: readonly string[] | Deals;
  readonly limits: Limits;
  readonly jobs: number;
  readonly json: boolean;
  /** Whether to print the actions that win. */
  readonly line: boolean;
}

/** A parsed command line. */
export type Command =
  {readonly does: 'help'; readonly text: string} | {readonly does: 'version'} | SolveCommand;

const optionTypes = {
  random: {type: 'string'},
  variant: {type: 'string'},
  draw: {type: 'string'},
  scoring: {type: 'string'},
  cells: {type: 'string'},
  seed: {type: 'string'},
  from: {type: 'string'},
  'max-ms': {type: 'string'},
  'max-nodes': {type: 'string'},
  'single-card': {type: 'boolean'},
  jobs: {type: 'string', short: 'j'},
  json: {type: 'boolean'},
  'no-line': {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

/** The options that select the deals of `--random`. */
const dealOptions = ['variant', 'draw', 'scoring', 'cells', 'seed', 'from'] as const;

const defaultMs = 10_000;

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: optionTypes, allowPositionals: true});
  } catch (error) {
    // The rest of Node's message is about paths that begin with a hyphen.
    throw new UsageError((error as Error).message.split(/\n|\. /)[0]);
  }
}

type Values = ReturnType<typeof parse>['values'];
type NumberOption = 'random' | 'draw' | 'cells' | 'seed' | 'from' | 'max-ms' | 'max-nodes' | 'jobs';

function wholeNumber(values: Values, name: NumberOption, least: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && Number.isSafeInteger(value)) return value;
  throw new UsageError(`--${name} takes a whole number from ${least}, not "${text}"`);
}

function gameOf({variant = variants[0]!.id}: Values): GameDefinition {
  const game = findVariant(variant);
  const known = variants.map(({id}) => id).join(', ');
  if (!game) throw new UsageError(`--variant is one of ${known}, not "${variant}"`);
  return game;
}

/** The options of a game. Throws UsageError for an option that it does not have. */
function optionsOf(game: GameDefinition, values: Values): Options {
  const {scoring} = values;
  const wanted = {
    draw: wholeNumber(values, 'draw', 1),
    scoring,
    cells: wholeNumber(values, 'cells', 1),
  };
  for (const [name, value] of Object.entries(wanted)) {
    const offered: readonly unknown[] | undefined = game.options[name as keyof Options];
    if (value === undefined || offered?.includes(value)) continue;
    const choice = offered ? `takes ${offered.join(', ')}` : 'is not an option of this game';
    throw new UsageError(`--${name} ${choice} (${game.names.en})`);
  }
  return resolveOptions(game.options, wanted as Options);
}

function orderOf(values: Values): Deals['by'] {
  const seed = wholeNumber(values, 'seed', 0);
  const from = wholeNumber(values, 'from', 0);
  if (from === undefined) return {seed: seed ?? randomInt(2 ** 32)};
  if (seed !== undefined) throw new UsageError('Use either --seed or --from, not both');
  return {from};
}

function dealsOf(count: number, values: Values): Deals {
  const game = gameOf(values);
  const deals = {game, options: optionsOf(game, values), count, by: orderOf(values)};
  try {
    for (const place of [0, count - 1]) codeAt(deals, place);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new UsageError(`${game.names.en} has only deals ${dealRange(game)}`);
  }
  return deals;
}

function whatOf(
  texts: readonly string[],
  values: Values,
  isTerminal: boolean,
): SolveCommand['what'] {
  const count = wholeNumber(values, 'random', 1);
  if (count !== undefined) {
    if (texts.length) throw new UsageError('Use either codes or --random, not both');
    return dealsOf(count, values);
  }
  const lost = dealOptions.find((name) => values[name] !== undefined);
  if (lost) throw new UsageError(`--${lost} needs --random; a code already contains it`);
  if (texts.length) return texts;
  if (isTerminal) throw new UsageError('Name the deals by codes, or use --random');
  return ['-'];
}

function limitsOf(values: Values): Limits {
  const maxNodes = wholeNumber(values, 'max-nodes', 1);
  const maxMs = wholeNumber(values, 'max-ms', 0) ?? (maxNodes ? 0 : defaultMs);
  return {
    ...(maxMs && {maxMs}),
    ...(maxNodes && {maxNodes}),
    singleCard: values['single-card'] ?? false,
  };
}

/**
 * Reads the arguments after the program's name. Without codes, they come from standard input, unless
 * that is a terminal. Throws UsageError.
 */
export function readArguments(args: readonly string[], isTerminal = false): Command {
  const {values, positionals} = parse(args);
  const [command, ...texts] = positionals;
  if (values.version) return {does: 'version'};
  if (values.help) return {does: 'help', text: command === 'solve' ? solveHelp : help};
  if (command === undefined) throw new UsageError('Name a command: solve');
  if (command !== 'solve')
    throw new UsageError(`No such command: "${command}". The only command is: solve`);
  return {
    does: 'solve',
    what: whatOf(texts, values, isTerminal),
    limits: limitsOf(values),
    jobs: wholeNumber(values, 'jobs', 1) ?? availableParallelism(),
    json: values.json ?? false,
    line: !values['no-line'],
  };
}
