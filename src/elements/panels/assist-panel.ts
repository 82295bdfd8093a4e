import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {AssistRequest, TableContext} from '../../context/table-context.js';
import {assistText} from '../../assist/assist-text.js';
import {canFinish} from '../../assist/auto-finish.js';
import type {Strings} from '../../locales/en.js';
import {TableControl} from '../controls/table-control.js';

/** What the panel says, and the buttons that follow from it. */
interface Content {
  readonly text: string;
  readonly offers: readonly (readonly [request: AssistRequest, label: string])[];
}

function contentOf({ui, game, strings}: TableContext): Content | null {
  const {assist, verdict} = ui;
  const text = assistText(assist, strings);
  if (assist.type === 'finding-deal') return {text, offers: dealOffers(game, strings)};
  if (assist.type !== 'finishing' && canFinish(game)) {
    return {text: text || strings.canFinish, offers: [['finish', strings.finish]]};
  }
  const shown = text || (verdict && strings.verdicts[verdict]);
  const offers = canRewind(ui) && game.canUndo ? ([['back', strings.goBack]] as const) : [];
  return shown ? {text: shown, offers} : null;
}

/** Players who have begun a game may keep it. */
function dealOffers({moves, won}: TableContext['game'], strings: Strings): Content['offers'] {
  const dealAnyway = ['deal', strings.dealAnyway] as const;
  return moves && !won ? [dealAnyway, ['keep', strings.leaveNo]] : [dealAnyway];
}

/** Whether the game is lost, or no hint leads on, and going back was not tried in vain. */
function canRewind({assist, verdict}: TableContext['ui']): boolean {
  if (assist.type === 'no-rewind') return false;
  return verdict === 'unwinnable' || (assist.type === 'no-hint' && assist.reason !== 'won');
}

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

  /** When the button that has the focus disappears, the cards get it. */
  protected override updated(): void {
    if (!this.#focused || this.shadowRoot?.activeElement) return;
    this.#host.focus();
  }

  get #host(): HTMLElement & {readonly disabled: boolean} {
    return (this.getRootNode() as ShadowRoot).host as HTMLElement & {readonly disabled: boolean};
  }

  protected override content(table: TableContext): TemplateResult {
    const content = contentOf(table);
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
      <span>${verdictMark(ui, strings)} ${content.text}</span>
      ${offers.map(
        ([request, label]) =>
          html`<button @click=${() => commands.assist(request)}>${label}</button>`,
      )}
    </div>`;
  }
}

/** Stands before a verdict, but not before other text. */
function verdictMark({assist, verdict}: TableContext['ui'], strings: Strings): unknown {
  return verdict && !assistText(assist, strings) ? html`<i class=${verdict}></i>` : nothing;
}
