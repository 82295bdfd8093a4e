import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {
  ArgumentError,
  CodeError,
  findVariant,
  formatCode,
  isNumbered,
  offeredOrDefault,
  parseCode,
  variants,
} from '../../engine/index.js';
import {gameName} from '../../locales/game-name.js';
import type {Strings} from '../../locales/en.js';
import type {DealRequest} from '../../store/ui-state.js';
import {TableDialog} from './table-dialog.js';

/** The dialog for a new game: a game and its options, or a code. */
export class SolitaireNewGameDialogElement extends TableDialog {
  static override properties = {
    choices: {state: true},
    code: {state: true},
    error: {state: true},
  };

  protected readonly dialogName = 'new-game';

  /** The chosen values by option, and of `variant`. Options of games that are not chosen now stay. */
  declare private choices: Readonly<Record<string, unknown>>;
  declare private code: string;
  /** What is wrong with the code. */
  declare private error: keyof Strings['badCode'] | null;

  protected override onOpen({game}: TableContext): void {
    this.choices = {...game.options, variant: game.variant};
    this.code = '';
    this.error = null;
  }

  protected heading({strings}: TableContext): string {
    return strings.newGame;
  }

  protected body(table: TableContext): TemplateResult {
    const {strings} = table;
    return html`<form novalidate @submit=${(event: Event) => this.#submit(event, table)}>
      <fieldset>
        <label for="game">${strings.game}</label>
        <select id="game" @change=${(event: Event) => this.#choose('variant', fieldValue(event))}>
          ${variants.map(
            (game) =>
              html`<option value=${game.id} ?selected=${game.id === this.choices.variant}>
                ${gameName(game, strings)}
              </option>`,
          )}
        </select>
      </fieldset>
      ${this.#options(table)} ${this.#codeField(strings)}
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${strings.cancel}</button>
        <button class="primary">${strings.deal}</button>
      </div>
    </form>`;
  }

  #options({strings}: TableContext): unknown {
    const game = findVariant(this.choices.variant as string);
    return Object.entries(game?.options ?? {}).map(
      ([name, values]: [string, readonly (string | number)[]], row) => html`<fieldset>
        <legend>${strings.legends[name]}</legend>
        <div class="choices">
          ${values.map(
            (value, i) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name=${row}
                  .checked=${value === offeredOrDefault(values, this.choices[name])}
                  @change=${() => this.#choose(name, value)}
                />
                ${strings.choice(name, value, difficultyOf(i, values.length))}
              </label>`,
          )}
        </div>
      </fieldset>`,
    );
  }

  #codeField(strings: Strings): TemplateResult {
    return html`<label for="code">${this.#isNumbered ? strings.orNumber : strings.orCode}</label>
      <input
        id="code"
        type="text"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        .value=${this.code}
        aria-invalid=${String(!!this.error)}
        aria-describedby="error"
        @input=${(event: Event) => this.#setCode(fieldValue(event))}
      />
      <p id="error" class="error" role="alert" ?hidden=${!this.error}>
        ${this.error ? strings.badCode[this.error] : ''}
      </p>`;
  }

  #choose(name: string, value: unknown): void {
    this.choices = {...this.choices, [name]: value};
  }

  #setCode(code: string): void {
    this.code = code;
    this.error = null;
  }

  #submit(event: Event, table: TableContext): void {
    event.preventDefault();
    const request = this.#parseRequest(this.code.trim());
    if (request) table.commands.requestNewGame(request);
    else this.renderRoot.querySelector<HTMLElement>('#code')?.focus();
  }

  /** The chosen deal, or null if the code names none: then `error` says why. */
  #parseRequest(text: string): DealRequest | null {
    const request = this.#chosenRequest();
    if (!text) return request;
    try {
      if (!this.#isNumbered || /\D/.test(text)) return {code: formatCode(parseCode(text))};
      const {variant = '', ...options} = request;
      return {code: formatCode({variant, options, deal: Number(text)})};
    } catch (error) {
      if (error instanceof CodeError) this.error = error.reason;
      else if (error instanceof ArgumentError) this.error = 'number';
      else throw error;
      return null;
    }
  }

  /** Whether the chosen game's deals can be named by their numbers alone. */
  get #isNumbered(): boolean {
    const game = findVariant(this.choices.variant as string);
    return !!game && isNumbered(game);
  }

  #chosenRequest(): DealRequest {
    const {variant} = this.choices;
    const options = findVariant(variant as string)?.options ?? {};
    const pairs = Object.entries(options).map(([name, values]: [string, readonly unknown[]]) => [
      name,
      offeredOrDefault(values, this.choices[name]),
    ]);
    return {variant, ...Object.fromEntries(pairs)} as DealRequest;
  }
}

/** How hard an option's value is: values are listed from easy, 0, to hard, 2. */
function difficultyOf(index: number, count: number): 0 | 1 | 2 {
  if (index === 0) return 0;
  return index < count - 1 ? 1 : 2;
}

const fieldValue = (event: Event): string => (event.target as HTMLInputElement).value;
