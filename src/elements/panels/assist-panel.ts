import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {AssistRequest, TableContext} from '../../context/table-context.js';
import type {Strings} from '../../locales/en.js';
import {TableControl} from '../controls/table-control.js';

/** What the panel tells now, and what it offers to do about it. */
interface Told {
  readonly text: string;
  readonly offers: readonly (readonly [request: AssistRequest, text: string])[];
}

function toldOf({ui, game, strings}: TableContext): Told | null {
  const {looking, canFinish, verdict, stuck, noWayBack} = ui;
  const notice = ui.notice?.(strings);
  if (looking !== null)
    return {text: strings.looking(looking), offers: offersLooking(game, strings)};
  if (canFinish) return {text: notice ?? strings.canFinish, offers: [['finish', strings.finish]]};
  const text = notice ?? (verdict && strings.verdicts[verdict]);
  const mayGoBack = (stuck || verdict === 'unwinnable') && game.canUndo && !noWayBack;
  return text ? {text, offers: mayGoBack ? [['back', strings.goBack]] : []} : null;
}

/** Who has played may keep his game. */
function offersLooking({moves, won}: TableContext['game'], strings: Strings): Told['offers'] {
  const anyway = ['deal', strings.dealAnyway] as const;
  return moves && !won ? [anyway, ['keep', strings.leaveNo]] : [anyway];
}

/** Tells what the solver has found, and offers what follows from it: a row under the felt, or a pill on it. */
export class SolitaireAssistElement extends TableControl {
  static override styles: CSSResultGroup = [
    TableControl.styles,
    css`
      :host {
        display: flex;
        justify-content: center;
        padding-inline: 8px;
      }
      /* What is taller than its row grows over the felt, which stays as it is. */
      :host([docked]) {
        block-size: 48px;
        align-items: end;
        padding: 0 4px 4px;
        box-sizing: border-box;
      }
      :host(:not([docked])) div {
        margin-block-end: 8px;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0 0.6em;
        padding-inline: 14px 4px;
        border: 1px solid transparent;
        border-radius: 24px;
        background: rgb(12 20 16 / 88%);
        color: #fff;
        white-space: normal;
        pointer-events: auto;
      }
      /* A deal that is found at once needs no words. */
      .late {
        animation: late 0.5s;
      }
      @keyframes late {
        0%,
        90% {
          opacity: 0;
        }
      }
      span {
        padding-block: 8px;
      }
      @container (max-width: 26rem) {
        div {
          gap: 0 0.4em;
          padding-inline-start: 10px;
          font-size: 14px;
        }
        button {
          padding-inline: 8px;
        }
      }
      div:not(:has(button)) {
        padding-inline-end: 14px;
      }
      button {
        min-block-size: 36px;
        margin-block: 3px;
        border-radius: 18px;
        background: #fff;
        color: #10281c;
        font-weight: 600;
        white-space: normal;
      }
      button:focus-visible {
        outline: 2px solid #fff;
        outline-offset: 2px;
      }
      i {
        display: inline-block;
        margin-inline-end: 0.3em;
        inline-size: 10px;
        block-size: 10px;
        border-radius: 50%;
        background: #9aa;
      }
      .winnable {
        background: #6fdc9c;
      }
      .unwinnable {
        border-radius: 0;
        rotate: 45deg;
        background: #ff8a80;
      }
    `,
  ];

  #focused = false;

  protected override willUpdate(): void {
    this.#focused = !!this.shadowRoot?.activeElement;
  }

  /** The focus does not vanish with a button; it goes to the cards. */
  protected override updated(): void {
    if (!this.#focused || this.shadowRoot?.activeElement) return;
    this.#host.focus();
  }

  get #host(): HTMLElement & {readonly disabled: boolean} {
    return (this.getRootNode() as ShadowRoot).host as HTMLElement & {readonly disabled: boolean};
  }

  protected override content(table: TableContext): TemplateResult {
    const told = toldOf(table);
    if (!told) return html``;
    const {ui, commands, strings} = table;
    // The context calls a table disabled that only looks for a deal, too.
    const offers = this.#host.disabled ? [] : told.offers;
    return html`<div
      part="assist"
      class=${ui.looking === null ? '' : 'late'}
      lang=${strings.htmlLang}
      dir=${strings.rtl ? 'rtl' : nothing}
    >
      <span
        >${ui.verdict && !ui.notice && ui.looking === null ? html`<i class=${ui.verdict}></i>` : nothing}
        ${told.text}</span
      >
      ${offers.map(
        ([request, text]) =>
          html`<button @click=${() => commands.assist(request)}>${text}</button>`,
      )}
    </div>`;
  }
}
