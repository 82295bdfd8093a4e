import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {
  type CodeError,
  findVariant,
  formatCode,
  isNumbered,
  parseCode,
  variants,
} from '../../engine/index.js';
import {gameName} from '../../locales/game-name.js';
import type {Strings} from '../../locales/en.js';
import type {DealRequest} from '../../store/ui-state.js';
import {TableDialog} from './table-dialog.js';

/** Asks which game, with which options, or for a code; and whether a game in progress may be left. */
export class SolitaireNewGameDialogElement extends TableDialog {
  static override properties = {
    wanted: {state: true},
    code: {state: true},
    wrong: {state: true},
  };

  protected readonly opens = 'new-game';

  declare private wanted: Readonly<Record<string, unknown>>;
  declare private code: string;
  declare private wrong: keyof Strings['badCode'] | null;

  protected override opening({game}: TableContext): void {
    this.wanted = {...game.options, variant: game.variant};
    this.code = '';
    this.wrong = null;
  }

  protected heading({strings}: TableContext): string {
    return strings.newGame;
  }

  protected body(table: TableContext): TemplateResult {
    const {strings} = table;
    return html`<form novalidate @submit=${(event: Event) => this.#submit(event, table)}>
      <fieldset>
        <label for="game">${strings.game}</label>
        <select id="game" @change=${(event: Event) => this.#want('variant', fieldValue(event))}>
          ${variants.map(
            (game) =>
              html`<option value=${game.id} ?selected=${game.id === this.wanted.variant}>
                ${gameName(game, strings)}
              </option>`,
          )}
        </select>
      </fieldset>
      ${this.#options(table)} ${this.#codeField(strings)}
      <div class="row buttons">
        <button type="button" @click=${() => this.close()}>${strings.cancel}</button>
        <button class="go">${strings.deal}</button>
      </div>
    </form>`;
  }

  #options({strings}: TableContext): unknown {
    const game = findVariant(this.wanted.variant as string);
    return Object.entries(game?.options ?? {}).map(
      ([name, values]: [string, readonly (string | number)[]], row) => html`<fieldset>
        <legend>${strings.legends[name]}</legend>
        <div class="row">
          ${values.map(
            (value, i) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name=${row}
                  .checked=${value === chosenValue(values, this.wanted[name])}
                  @change=${() => this.#want(name, value)}
                />
                ${strings.choice(name, value, i === 0 ? 0 : i < values.length - 1 ? 1 : 2)}
              </label>`,
          )}
        </div>
      </fieldset>`,
    );
  }

  #codeField(strings: Strings): TemplateResult {
    return html`<label for="code">${this.#numbered ? strings.orNumber : strings.orCode}</label>
      <input
        id="code"
        type="text"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        .value=${this.code}
        aria-invalid=${String(!!this.wrong)}
        aria-describedby="wrong"
        @input=${(event: Event) => this.#typed(fieldValue(event))}
      />
      <p id="wrong" class="wrong" role="alert" ?hidden=${!this.wrong}>
        ${this.wrong ? strings.badCode[this.wrong] : ''}
      </p>`;
  }

  #want(name: string, value: unknown): void {
    this.wanted = {...this.wanted, [name]: value};
  }

  #typed(code: string): void {
    this.code = code;
    this.wrong = null;
  }

  #submit(event: Event, table: TableContext): void {
    event.preventDefault();
    const request = this.#meant(this.code.trim());
    if (request) table.commands.requestNewGame(request);
    else this.renderRoot.querySelector<HTMLElement>('#code')?.focus();
  }

  /** The deal that is asked for, or null where the field tells no deal: it says why. */
  #meant(text: string): DealRequest | null {
    const request = this.#request();
    if (!text) return request;
    try {
      if (!this.#numbered || /\D/.test(text)) return {code: formatCode(parseCode(text))};
      const {variant = '', ...options} = request;
      return {code: formatCode({variant, options, deal: Number(text)})};
    } catch (error) {
      // A number out of range is no bad code, but a bad argument, which has no such reason.
      this.wrong = (error as Partial<CodeError>).reason ?? 'number';
      return null;
    }
  }

  get #numbered(): boolean {
    const game = findVariant(this.wanted.variant as string);
    return !!game && isNumbered(game);
  }

  #request(): DealRequest {
    const {variant} = this.wanted;
    const options = findVariant(variant as string)?.options ?? {};
    const pairs = Object.entries(options).map(([name, values]: [string, readonly unknown[]]) => [
      name,
      chosenValue(values, this.wanted[name]),
    ]);
    return {variant, ...Object.fromEntries(pairs)} as DealRequest;
  }
}

/** What was chosen for another game holds where this one offers it too. */
const chosenValue = <T>(values: readonly T[], wanted: unknown): T | undefined =>
  values.find((value) => value === wanted) ?? values[0];

const fieldValue = (event: Event): string => (event.target as HTMLInputElement).value;
