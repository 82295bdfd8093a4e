import {css, type CSSResultGroup, html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {clockText, scoreText} from '../../view/numbers.js';
import {TableControl} from './table-control.js';

const figures = css`
  :host {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The score: points, or dollars in Vegas scoring. */
export class SolitaireScoreElement extends TableControl {
  static override styles: CSSResultGroup = [TableControl.styles, figures];

  protected content({game, strings}: TableContext): TemplateResult {
    return html`<span class="unseen">${strings.score}</span>${scoreText(game)}`;
  }
}

/** How many actions the game has seen. */
export class SolitaireMovesElement extends TableControl {
  static override styles: CSSResultGroup = [TableControl.styles, figures];

  protected content({game, strings}: TableContext): TemplateResult {
    return html`${strings.moves(game.moves)}`;
  }
}

/** The time of play. It begins with the first action and rests while the page is hidden. */
export class SolitaireClockElement extends TableControl {
  static override styles: CSSResultGroup = [TableControl.styles, figures];

  protected content({seconds, strings}: TableContext): TemplateResult {
    return html`<span class="unseen">${strings.time}</span
      ><span role="timer">${clockText(seconds)}</span>`;
  }
}

/**
 * The code that names the deal, and a press that copies it.
 *
 * @csspart button - The button that shows the code.
 */
export class SolitaireCodeElement extends TableControl {
  static override properties = {told: {state: true}};

  static override styles: CSSResultGroup = [
    TableControl.styles,
    css`
      button {
        min-block-size: 36px;
        padding: 0 0.8em;
        border: 0;
        border-radius: 8px;
        background: rgb(0 0 0 / 28%);
        color: inherit;
        font: 600 0.85em ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
        letter-spacing: 0.04em;
        white-space: nowrap;
        cursor: copy;
        user-select: text;
        touch-action: manipulation;
      }
      @container (max-width: 26rem) {
        button {
          padding: 0 0.5em;
          font-size: 11.5px;
          letter-spacing: 0;
        }
      }
      button:focus-visible {
        outline: 2px solid currentColor;
        outline-offset: 2px;
      }
    `,
  ];

  private told: 'copied' | 'copyFailed' | null = null;
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.told = null;
  }

  protected content({game, strings}: TableContext): TemplateResult {
    return html`<button
        part="button"
        title=${strings.copy}
        aria-label="${strings.code} ${game.code}"
        @click=${() => this.#copy(game.code)}
      >
        ${this.told ? strings[this.told] : game.code}</button
      ><span class="unseen" role="status">${this.told ? strings[this.told] : ''}</span>`;
  }

  /** A page in a frame, or one without TLS, may refuse the clipboard. */
  async #copy(code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      this.told = 'copied';
    } catch {
      this.told = 'copyFailed';
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.told = null), 1600);
  }
}
