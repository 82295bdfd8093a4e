import {css, type CSSResultGroup, html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {Strings} from '../../locales/en.js';
import {TableDialog} from './table-dialog.js';

/** The keys as they are printed on keyboards, and the names of the texts that say what they do. */
const keys: readonly (readonly [string, keyof Strings['keyNames']])[] = [
  ['← → ↑ ↓', 'walk'],
  ['Home End', 'ends'],
  ['Enter Space', 'press'],
  ['+ −', 'run'],
  ['Esc', 'escape'],
  ['D', 'draw'],
  ['G', 'foundation'],
  ['U', 'undo'],
  ['Y', 'redo'],
  ['H', 'hint'],
  ['R', 'read'],
  ['S W C F T', 'jump'],
  ['0–9', 'number'],
  ['?', 'keys'],
];

/** The dialog that lists the keys. */
export class SolitaireKeysDialogElement extends TableDialog {
  static override styles: CSSResultGroup = [
    TableDialog.styles,
    css`
      dl {
        display: grid;
        grid-template-columns: 2fr 3fr;
        gap: 6px 12px;
        padding: 2px;
        max-block-size: max(11rem, 100vh - 13rem);
        margin: 0;
        overflow: auto;
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        margin-inline-end: 4px;
        padding: 1px 7px;
        border: 1px solid;
        border-radius: 5px;
        direction: ltr;
        unicode-bidi: isolate;
        white-space: nowrap;
      }
    `,
  ];

  protected readonly dialogName = 'keys';

  protected heading({strings}: TableContext): string {
    return strings.keys;
  }

  protected body({strings}: TableContext): TemplateResult {
    return html`<dl tabindex="0">
        ${keys.map(
          ([names, use]) =>
            html`<dt>${names.split(' ').map((name) => html`<kbd>${name}</kbd>`)}</dt>
              <dd>${strings.keyNames[use]}</dd>`,
        )}
      </dl>
      <div class="buttons">
        <button class="primary" @click=${() => this.close()}>${strings.close}</button>
      </div>`;
  }
}
