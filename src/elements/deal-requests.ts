import {
  CodeError,
  findVariant,
  formatOptions,
  Game,
  type GameDefinition,
  offeredOrDefault,
  type Options,
  variants,
} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';

/** An attribute that decides which game is dealt. */
export type OptionName = 'variant' | 'draw' | 'scoring' | 'cells';

/** A deal as the page requests it, with unparsed values. */
export type RawRequest = Readonly<Partial<Record<OptionName, unknown>>>;

/** A game with all of its options. */
export interface DealChoice {
  readonly variant: string;
  readonly options: Options;
}

/** Every value that any game offers for an option, the default first. */
function offeredValues(name: OptionName): readonly (string | number)[] {
  const values = variants.flatMap(({id, options}): readonly (string | number)[] =>
    name === 'variant' ? [id] : (options[name] ?? []),
  );
  return [...new Set(values)];
}

/**
 * Parses an enumerated attribute as HTML does: the value without regard to case, or the default (the first of
 * `values`) with a console warning if it is unknown.
 */
export function parseEnumerated<T extends string | number>(
  name: string,
  values: readonly T[],
  value: unknown,
): T {
  const text = String(value).trim();
  const match = values.find((one) => String(one) === text.toLowerCase());
  const result = offeredOrDefault(values, match);
  if (match === undefined && value != null && text) {
    const list = values.join(', ');
    console.warn(`solitaire-table: ${name}="${text}" is not one of ${list}. Using ${result}.`);
  }
  return result;
}

/** The game and options of a request. Unknown values fall back to the defaults. */
export function resolveDeal(request: RawRequest): DealChoice {
  const ids = variants.map(({id}) => id);
  const variant = parseEnumerated('variant', ids, request.variant);
  const offered = (findVariant(variant) as GameDefinition).options;
  const options = Object.entries(offered).map(
    ([name, values]: [string, readonly (string | number)[]]) => [
      name,
      parseEnumerated(name, values, request[name as OptionName]),
    ],
  );
  return {variant, options: Object.fromEntries(options) as Options};
}

/**
 * Collects the deals that a page requests through attributes and properties, and applies all changes of one
 * tick with a single deal.
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
    /** Deals a random game. */
    deal: (choice: DealChoice) => void,
    /** Called with a code that cannot be read. */
    badCode: (text: string, error: CodeError) => void,
  ) {
    this.#store = store;
    this.#deal = deal;
    this.#badCode = badCode;
  }

  request(name: OptionName, value: unknown): void {
    this.#values = {...this.#current(), [name]: parseEnumerated(name, offeredValues(name), value)};
    this.#changed = true;
  }

  /** A code overrides all other requests of the same tick. Null and white space request nothing. */
  requestCode(code: unknown): void {
    const text = String(code);
    this.#code = code != null && text.trim() ? text : null;
  }

  /** The requested value, or else the running game's. Deals a requested code first, since the code decides. */
  read(name: OptionName): unknown {
    if (this.#code !== null) this.apply();
    return this.#current()[name] ?? offeredValues(name)[0];
  }

  /** Deals a game if the requests differ from the running one. */
  apply(): void {
    const code = this.#code;
    this.#code = null;
    if (code !== null && this.#dealCode(code)) return;
    if (!this.#changed && this.#store.hasGame) return;
    const {variant, options} = resolveDeal(this.#current());
    this.#changed = false;
    if (!this.#isRunning({variant, options})) this.#deal({variant, options});
  }

  /** Whether the running game has this variant and these options, and no search for another deal is running. */
  #isRunning({variant, options}: DealChoice): boolean {
    const {hasGame, ui} = this.#store;
    if (!hasGame || ui.assist.type === 'finding-deal') return false;
    const {game} = this.#store;
    return game.variant === variant && formatOptions(game.options) === formatOptions(options);
  }

  /** Drops all requests: the page has started another game since. */
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

  /** The running game's variant and options, and requested values for options that it does not have. */
  #current(): RawRequest {
    if (this.#changed || !this.#store.hasGame) return this.#values;
    const {game} = this.#store;
    return {...this.#values, ...game.options, variant: game.variant};
  }
}
