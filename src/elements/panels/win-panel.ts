import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {cascade} from '../../view/cascade.js';
import {dialogStyles} from '../../view/dialog-styles.js';
import {zIndex} from '../../view/z-index.js';
import {clockText, scoreText} from '../../locales/format.js';
import {TableControl} from '../controls/table-control.js';

/** Shows a win on the felt, while the cards bounce off their foundations. */
export class SolitaireWinElement extends TableControl {
  static override properties = {still: {type: Boolean}, plain: {type: Boolean}};

  static override styles: CSSResultGroup = [
    TableControl.styles,
    dialogStyles,
    css`
      :host {
        position: absolute;
        inset: 0;
        z-index: ${zIndex.winPanel};
        pointer-events: none;
      }
      canvas {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
      }
      dialog {
        inset: 50% 0 auto;
        translate: 0 -50%;
        margin: auto;
        inline-size: fit-content;
        text-align: center;
        pointer-events: auto;
      }
      .buttons {
        justify-content: center;
      }
    `,
  ];

  /** No animation: the user prefers reduced motion. */
  declare still: boolean;
  /** No button for a new game: the page has its own controls. */
  declare plain: boolean;

  #hasStarted = false;

  #stop: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override updated(): void {
    const canvas = this.renderRoot.querySelector('canvas');
    if (!canvas || !this.table || this.#hasStarted) return;
    this.#hasStarted = true;
    this.#takeFocus();
    if (this.still) return;
    this.#stop = cascade(canvas, this.table.game.state.foundations, (pile) =>
      this.parentElement?.querySelector(`[data-key='${pile}']`),
    );
  }

  /** If the felt has focus, focus moves to the panel. The table takes it back when the panel closes. */
  #takeFocus(): void {
    const {activeElement} = this.getRootNode() as ShadowRoot;
    if (activeElement?.hasAttribute('data-key')) this.renderRoot.querySelector('button')?.focus();
  }

  protected content({game, seconds, strings, commands}: TableContext): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>
      <dialog open class="sheet" part="win" aria-labelledby="won">
        <h2 id="won">${strings.won}</h2>
        <p>${strings.wonText(scoreText(game, strings), game.moves, clockText(seconds))}</p>
        <div class="buttons">
          <button @click=${() => commands.dismissWin()}>${strings.close}</button>
          ${
            this.plain
              ? nothing
              : html`<button class="primary" @click=${() => commands.openDialog('new-game')}>${strings.newGame}</button>`
          }
        </div>
      </dialog>`;
  }
}
