import {
  CodeError,
  findVariant,
  formatOptions,
  Game,
  type GameDefinition,
  type Options,
  variants,
} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';

export type OptionName = 'variant' | 'draw' | 'scoring' | 'cells';

/** A deal as a page asks for it: values raw, in any spelling. */
export type RawRequest = Readonly<Partial<Record<OptionName, unknown>>>;

export interface DealChoice {
  readonly variant: string;
  readonly options: Options;
}

/** Every value that some game offers, the default first. */
function known(name: OptionName): readonly (string | number)[] {
  const values = variants.flatMap(({id, options}): readonly (string | number)[] =>
    name === 'variant' ? [id] : (options[name] ?? []),
  );
  return [...new Set(values)];
}

/**
 * An enumerated attribute's value, read as HTML reads its own: one of `values`, else the first, with
 * a warning where something else was written.
 */
export function enumerated<T extends string | number>(
  name: string,
  values: readonly T[],
  value: unknown,
): T {
  const fallback = values[0] as T;
  const text = String(value).trim();
  const known = values.find((one) => String(one) === text.toLowerCase());
  if (known === undefined && value != null && text) {
    console.warn(
      `solitaire-table: ${name}="${text}" is none of ${values.join(', ')}; using ${fallback}`,
    );
  }
  return known ?? fallback;
}

/** The game and options that a request names; what is unknown falls back to the default. */
export function chooseDeal(request: RawRequest): DealChoice {
  const ids = variants.map(({id}) => id);
  const variant = enumerated('variant', ids, request.variant);
  const offered = (findVariant(variant) as GameDefinition).options;
  const options = Object.entries(offered).map(
    ([name, values]: [string, readonly (string | number)[]]) => [
      name,
      enumerated(name, values, request[name as OptionName]),
    ],
  );
  return {variant, options: Object.fromEntries(options) as Options};
}

/**
 * Gathers what a page asks for by attributes and properties, however many of them change at once,
 * and answers all of it with one deal.
 */
export class DealRequests {
  #values: RawRequest = {};
  #code: string | null = null;
  #changed = true;
  readonly #store: TableStore;
  readonly #deal: (choice: DealChoice) => void;
  readonly #badCode: (text: string, error: CodeError) => void;

  constructor(
    store: TableStore,
    /** Puts a random deal of a game on the table. */
    deal: (choice: DealChoice) => void,
    /** Told of a code that cannot be read. */
    badCode: (text: string, error: CodeError) => void,
  ) {
    this.#store = store;
    this.#deal = deal;
    this.#badCode = badCode;
  }

  ask(name: OptionName, value: unknown): void {
    this.#values = {...this.#current(), [name]: enumerated(name, known(name), value)};
    this.#changed = true;
  }

  /** A code decides over all that is asked for in the same tick; null or space asks for nothing. */
  askCode(code: unknown): void {
    const text = String(code);
    this.#code = code != null && text.trim() ? text : null;
  }

  /** What is asked for, else what the running game has. */
  read(name: OptionName): unknown {
    if (this.#code !== null) this.answer();
    return this.#current()[name] ?? known(name)[0];
  }

  /** Deals if what is asked for is not what lies on the table. */
  answer(): void {
    const code = this.#code;
    this.#code = null;
    if (code !== null && this.#dealCode(code)) return;
    if (!this.#changed && this.#store.hasGame) return;
    const {variant, options} = chooseDeal(this.#current());
    this.#changed = false;
    if (!this.#lies({variant, options})) this.#deal({variant, options});
  }

  /** Whether the running game is such a one, and none is looked for that could be another. */
  #lies({variant, options}: DealChoice): boolean {
    const {hasGame, ui} = this.#store;
    if (!hasGame || ui.looking !== null) return false;
    const {game} = this.#store;
    return game.variant === variant && formatOptions(game.options) === formatOptions(options);
  }

  /** Forgets what was asked for: the page has put another game on the table since. */
  discard(): void {
    this.#changed = false;
    this.#code = null;
  }

  #dealCode(code: string): boolean {
    try {
      const game = Game.fromCode(code);
      this.#changed = false;
      this.#store.start(game);
      return true;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      this.#badCode(code, error);
      return false;
    }
  }

  /** Once dealt, the running game's options are what everything reads; others keep what was asked. */
  #current(): RawRequest {
    if (this.#changed || !this.#store.hasGame) return this.#values;
    const {game} = this.#store;
    return {...this.#values, ...game.options, variant: game.variant};
  }
}
