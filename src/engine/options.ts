import type {GameDefinition, Options, OptionValues} from '../games/definition.js';
import {ArgumentError} from './errors.js';

type Offer = [keyof Options, readonly unknown[]];
const entriesOf = Object.entries as (offered: OptionValues) => Offer[];

/** The wanted value if it is offered, else the default: the first one. */
export function offeredOrDefault<T>(values: readonly T[], wanted: unknown): T {
  return values.find((value) => value === wanted) ?? (values[0] as T);
}

/**
 * The value of each option that the game has: the wanted one, or the default. Options that the game does not
 * have are left out. Throws ArgumentError for a value that the game does not offer.
 */
export function resolveOptions(offered: OptionValues, wanted: Options = {}): Options {
  const pairs = entriesOf(offered).map(([name, values]) => {
    const value = offeredOrDefault(values, wanted[name]);
    const isRefused = wanted[name] !== undefined && wanted[name] !== value;
    if (isRefused) throw new ArgumentError(name, wanted[name]);
    return [name, value];
  });
  return Object.fromEntries(pairs) as Options;
}

/** Every combination of options that a game offers, the defaults first. */
export function optionSets({options}: GameDefinition): Options[] {
  return entriesOf(options).reduce<Options[]>(
    (sets, [name, values]) =>
      sets.flatMap((set) => values.map((value) => ({...set, [name]: value}))),
    [{}],
  );
}

/** The middle part of a code, such as `D1N` or `C4`. Empty for a game without options. */
export function formatOptions({draw, scoring, cells}: Options): string {
  const letters = {standard: 'N', vegas: 'V'};
  return [draw && `D${draw}`, scoring && letters[scoring], cells && `C${cells}`].join('');
}
