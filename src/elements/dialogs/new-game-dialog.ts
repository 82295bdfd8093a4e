import {html, nothing, type TemplateResult} from 'lit';
import type {DealRequest, TableContext} from '../../context/table-context.js';
import {CodeError, type GameDefinition, parseCode} from '../../engine/index.js';
import {cellsLevel, gameName} from '../../locales/names.js';
import type {Strings} from '../../locales/en.js';
import {inProgress} from '../controls/buttons.js';
import {TableDialog} from './table-dialog.js';

type OptionName = 'draw' | 'scoring' | 'cells';

/** Asks which game, with which options, or for a code; and whether a game in progress may be left. */
export class SolitaireNewGameDialogElement extends TableDialog {
  static override properties = {
    wanted: {state: true},
    code: {state: true},
    wrong: {state: true},
    pending: {state: true},
  };

  protected readonly opens = 'new-game';

  private wanted: Readonly<Record<string, unknown>> = {};
  private code = '';
  private wrong: CodeError['reason'] | null = null;
  /** The deal that waits for the player to leave his game. */
  private pending: DealRequest | null = null;

  protected override opening({game}: TableContext): void {
    this.wanted = {...game.options, variant: game.variant};
    this.code = '';
    this.wrong = null;
    this.pending = null;
  }

  protected heading({strings}: TableContext): string {
    return this.pending ? strings.leave : strings.newGame;
  }

  protected body(table: TableContext): TemplateResult {
    return this.pending ? this.#leaving(table, this.pending) : this.#form(table);
  }

  #form(table: TableContext): TemplateResult {
    const {strings, games} = table;
    return html`<form novalidate @submit=${(event: Event) => this.#submit(event, table)}>
      <fieldset>
        <label class="label" for="game">${strings.game}</label>
        <select id="game" @change=${(event: Event) => this.#want('variant', fieldValue(event))}>
          ${games.map(
            (game) =>
              html`<option value=${game.id} ?selected=${game.id === this.wanted.variant}>
                ${gameName(game, strings)}
              </option>`,
          )}
        </select>
      </fieldset>
      ${this.#options(table)} ${this.#codeField(strings)}
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${strings.cancel}</button>
        <button class="go">${strings.deal}</button>
      </div>
    </form>`;
  }

  #options({games, strings}: TableContext): unknown {
    const game = games.find(({id}) => id === this.wanted.variant);
    if (!game) return nothing;
    const {draw, scoring, cells} = game.options;
    return [
      draw &&
        this.#choice(game, 'draw', strings.difficulty, draw, (n) => strings.draw[n] ?? String(n)),
      cells &&
        this.#choice(game, 'cells', strings.difficulty, cells, (n) =>
          cellsLevel(cells, n, strings),
        ),
      scoring &&
        this.#choice(game, 'scoring', strings.scoring, scoring, (name) => strings.scorings[name]),
    ];
  }

  #choice<T extends string | number>(
    game: GameDefinition,
    name: OptionName,
    legend: string,
    values: readonly T[],
    label: (value: T) => string,
  ): TemplateResult {
    const chosen = chosenValue(values, this.wanted[name]);
    return html`<fieldset>
      <legend>${legend}</legend>
      <div class="choices">
        ${values.map(
          (value) =>
            html`<label class="choice">
              <input
                type="radio"
                name="${game.id}-${name}"
                .checked=${value === chosen}
                @change=${() => this.#want(name, value)}
              />
              ${label(value)}
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #codeField(strings: Strings): TemplateResult {
    return html`<label class="label" for="code">${strings.orCode}</label>
      <input
        id="code"
        type="text"
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

  #leaving({strings}: TableContext, request: DealRequest): TemplateResult {
    return html`<p>${strings.leaveText}</p>
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${strings.leaveNo}</button>
        <button type="button" class="go" @click=${() => this.table?.commands.newGame(request)}>
          ${strings.leaveYes}
        </button>
      </div>`;
  }

  #want(name: string, value: unknown): void {
    this.wanted = {...this.wanted, [name]: value};
  }

  #typed(code: string): void {
    this.code = code;
    this.wrong = null;
  }

  #submit(event: Event, {game, games, commands}: TableContext): void {
    event.preventDefault();
    const request = this.code.trim() ? this.#codeRequest() : this.#request(games);
    if (!request) return;
    if (inProgress(game)) this.pending = request;
    else commands.newGame(request);
  }

  #codeRequest(): DealRequest | null {
    try {
      parseCode(this.code);
      return {code: this.code};
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      this.wrong = error.reason;
      this.renderRoot.querySelector<HTMLInputElement>('#code')?.focus();
      return null;
    }
  }

  #request(games: readonly GameDefinition[]): DealRequest {
    const {variant} = this.wanted;
    const options = games.find(({id}) => id === variant)?.options ?? {};
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
