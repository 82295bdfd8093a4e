import {css, type CSSResultGroup, html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {clockText, scoreText} from '../../locales/format.js';
import {TableControl} from './table-control.js';

/** The score: points, or dollars in Vegas scoring. */
export class SolitaireScoreElement extends TableControl {
  protected content({game, strings}: TableContext): TemplateResult {
    return html`<span class="visually-hidden">${strings.score}</span
      ><span dir="ltr">${scoreText(game, strings)}</span>`;
  }
}

/** How many actions the game has seen. */
export class SolitaireMovesElement extends TableControl {
  protected content({game, strings}: TableContext): TemplateResult {
    return html`${strings.moves(game.moves)}`;
  }
}

/** The time of play. It begins with the first action and rests while the page is hidden. */
export class SolitaireClockElement extends TableControl {
  protected content({seconds, strings}: TableContext): TemplateResult {
    return html`<span class="visually-hidden">${strings.time}</span
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

  declare private told: 'copied' | 'copyFailed' | undefined;
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.told = undefined;
  }

  protected content({game, strings}: TableContext): TemplateResult {
    const told = this.told && strings[this.told];
    return html`<button
        part="button"
        dir="ltr"
        title=${strings.copy}
        aria-label="${strings.code} ${game.code}"
        @click=${() => this.#copy(game.code)}
      >
        ${told ?? game.code}</button
      ><span class="visually-hidden" role="status">${told}</span>`;
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
    this.#timer = window.setTimeout(() => (this.told = undefined), 1600);
  }
}
