import {css, type CSSResultGroup, html, nothing, svg, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableControl} from './table-control.js';

/**
 * A button with an icon, and its word where there is room. One that can do nothing now says so, but keeps the
 * focus: a button that is `disabled` would drop it.
 */
export abstract class CommandButton extends TableControl {
  static override styles: CSSResultGroup = [
    TableControl.styles,
    css`
      button:hover:not([aria-disabled]) {
        background: color-mix(in srgb, var(--_shade, #000) 22%, transparent);
      }
      [aria-disabled] {
        opacity: 0.45;
        cursor: default;
      }
      svg {
        inline-size: max(22px, 1.45em);
        block-size: max(22px, 1.45em);
        flex: none;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      :host(:dir(rtl)) svg {
        scale: -1 1;
      }
      @container (max-width: 26rem) {
        button {
          min-inline-size: clamp(30px, 10cqi, 38px);
        }
      }
      @container (max-width: 60rem) {
        button {
          padding: 0;
        }
        .word {
          font-size: 0;
        }
      }
    `,
  ];

  /** Path of its icon in a 24 × 24 box. */
  protected abstract readonly icon: string;
  /** The text that is its word. */
  protected abstract readonly word: 'newGame' | 'restart' | 'undo' | 'redo' | 'hint' | 'settings';

  protected abstract run(table: TableContext): void;

  protected able(table: TableContext): boolean {
    return !table.disabled;
  }

  protected override content(table: TableContext): TemplateResult {
    const word = table.strings[this.word];
    const able = this.able(table);
    return html`<button
      part="button"
      title=${word}
      aria-disabled=${able ? nothing : true}
      @click=${() => able && this.run(table)}
    >
      ${svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${this.icon}" /></svg>`}
      <span class="word">${word}</span>
    </button>`;
  }
}
