import type {GameDefinition, Options, OptionValues} from '../games/definition.js';
import {ArgumentError} from './errors.js';

type Offer = [keyof Options, readonly unknown[]];
const entriesOf = Object.entries as (offered: OptionValues) => Offer[];

/**
 * The options that the game has, each chosen or the default; others are left out.
 * Throws ArgumentError for a value that the game does not offer.
 */
export function resolveOptions(offered: OptionValues, wanted: Options = {}): Options {
  const pairs = entriesOf(offered).map(([name, values]) => {
    const value = wanted[name] ?? values[0];
    if (!values.includes(value)) throw new ArgumentError(name, value);
    return [name, value];
  });
  return Object.fromEntries(pairs) as Options;
}

/** Every choice of options that a game offers, the defaults first. */
export function optionSets({options}: GameDefinition): Options[] {
  return entriesOf(options).reduce<Options[]>(
    (sets, [name, values]) =>
      sets.flatMap((set) => values.map((value) => ({...set, [name]: value}))),
    [{}],
  );
}

/** The middle part of a code: `D1N`, `C4`; empty where a game has no options. */
export function formatOptions({draw, scoring, cells}: Options): string {
  const letters = {standard: 'N', vegas: 'V'};
  return [draw && `D${draw}`, scoring && letters[scoring], cells && `C${cells}`].join('');
}
