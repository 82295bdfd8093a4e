import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableControl} from '../controls/table-control.js';
import {assistContent} from './assist-content.js';

/** Shows what the assistant has to say, and offers what follows from it: a row below the felt, or a pill on it. */
export class SolitaireAssistElement extends TableControl {
  static override styles: CSSResultGroup = [
    TableControl.styles,
    css`
      :host {
        display: flex;
        justify-content: center;
        padding-inline: 8px;
      }
      /* A panel that is taller than its row covers part of the felt; the felt does not move. */
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
      /* Not shown at all for a deal that is found at once. */
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

  /** If the focused button disappears, focus moves to the cards. */
  protected override updated(): void {
    if (!this.#focused || this.shadowRoot?.activeElement) return;
    this.#host.focus();
  }

  get #host(): HTMLElement & {readonly disabled: boolean} {
    return (this.getRootNode() as ShadowRoot).host as HTMLElement & {readonly disabled: boolean};
  }

  protected override content(table: TableContext): TemplateResult {
    const content = assistContent(table);
    if (!content) return html``;
    const {ui, commands, strings} = table;
    // To the context, a table that is looking for a deal is disabled, too.
    const offers = this.#host.disabled ? [] : content.offers;
    const isFindingDeal = ui.assist.type === 'finding-deal';
    return html`<div
      part="assist"
      class=${isFindingDeal ? 'late' : ''}
      lang=${strings.htmlLang}
      dir=${strings.rtl ? 'rtl' : nothing}
    >
      <span
        >${content.verdict ? html`<i class=${content.verdict}></i>` : nothing} ${content.text}</span
      >
      ${offers.map(
        ([request, label]) =>
          html`<button @click=${() => commands.assist(request)}>${label}</button>`,
      )}
    </div>`;
  }
}
