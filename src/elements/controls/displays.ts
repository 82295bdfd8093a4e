import {css, type CSSResultGroup, html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {clockText, scoreText} from '../../locales/format.js';
import {TableControl} from './table-control.js';

/** Shows the score: points, or dollars with Vegas scoring. */
export class SolitaireScoreElement extends TableControl {
  protected content({game, strings}: TableContext): TemplateResult {
    return html`<span class="visually-hidden">${strings.score}</span
      ><span dir="ltr">${scoreText(game, strings)}</span>`;
  }
}

/** Shows how many actions were played. */
export class SolitaireMovesElement extends TableControl {
  protected content({game, strings}: TableContext): TemplateResult {
    return html`${strings.moves(game.moves)}`;
  }
}

/** Shows the time played. It starts with the first action and pauses while the page is hidden. */
export class SolitaireClockElement extends TableControl {
  protected content({seconds, strings}: TableContext): TemplateResult {
    return html`<span class="visually-hidden">${strings.time}</span
      ><span role="timer">${clockText(seconds)}</span>`;
  }
}

/** How long "Copied" replaces the code, in ms. */
const feedbackMs = 1600;

/**
 * Shows the game code. Pressing it copies it to the clipboard.
 *
 * @csspart button - The button that shows the code.
 */
export class SolitaireCodeElement extends TableControl {
  static override properties = {feedback: {state: true}};

  static override styles: CSSResultGroup = [
    TableControl.styles,
    css`
      button {
        min-block-size: 36px;
        background: color-mix(in srgb, var(--_shade, #000) 28%, transparent);
        font: 600 0.85em ui-monospace, monospace;
        user-select: text;
        -webkit-user-select: text;
      }
      @container (max-width: 26rem) {
        button {
          padding: 0 4px;
          font-size: clamp(11px, 3.2cqi, 12px);
        }
      }
    `,
  ];

  declare private feedback: 'copied' | 'copyFailed' | undefined;
  #feedbackTimeout = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#feedbackTimeout);
    this.feedback = undefined;
  }

  protected content({game, strings}: TableContext): TemplateResult {
    const feedback = this.feedback && strings[this.feedback];
    return html`<button
        part="button"
        dir="ltr"
        title=${strings.copy}
        aria-label="${strings.code} ${game.code}"
        @click=${() => this.#copy(game.code)}
      >
        ${feedback ?? game.code}</button
      ><span class="visually-hidden" role="status">${feedback}</span>`;
  }

  /** Copying can fail: frames and pages without TLS may not use the clipboard. */
  async #copy(code: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      this.feedback = 'copied';
    } catch {
      this.feedback = 'copyFailed';
    }
    clearTimeout(this.#feedbackTimeout);
    this.#feedbackTimeout = window.setTimeout(() => (this.feedback = undefined), feedbackMs);
  }
}
