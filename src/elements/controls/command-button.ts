import {css, type CSSResultGroup, html, nothing, svg, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableControl} from './table-control.js';

/**
 * A button with an icon, and its label where there is room. A button that can do nothing now is
 * `aria-disabled`, not `disabled`, so that it does not lose the focus.
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
        .label {
          font-size: 0;
        }
      }
    `,
  ];

  /** The icon's path in a 24 × 24 box. */
  protected abstract readonly icon: string;
  /** The name of the text that labels the button. */
  protected abstract readonly label: 'newGame' | 'restart' | 'undo' | 'redo' | 'hint' | 'settings';

  /** Runs the button's command. */
  protected abstract run(table: TableContext): void;

  /** Whether the command can be run now. */
  protected isEnabled(table: TableContext): boolean {
    return !table.disabled;
  }

  protected override content(table: TableContext): TemplateResult {
    const label = table.strings[this.label];
    const isEnabled = this.isEnabled(table);
    return html`<button
      part="button"
      title=${label}
      aria-disabled=${isEnabled ? nothing : true}
      @click=${() => isEnabled && this.run(table)}
    >
      ${svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${this.icon}" /></svg>`}
      <span class="label">${label}</span>
    </button>`;
  }
}
