import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {Settings} from '../../store/ui-state.js';
import {TableDialog} from './table-dialog.js';

/** The settings in the order in which they are shown. */
const names: readonly (keyof Settings)[] = [
  'doubleClick',
  'fourColor',
  'largeIndex',
  'leftHanded',
  'winnable',
  'verdict',
];

/** The dialog with the player's settings. Each takes effect at once. */
export class SolitaireSettingsDialogElement extends TableDialog {
  protected readonly dialogName = 'settings';

  protected heading({strings}: TableContext): string {
    return strings.settings;
  }

  protected body(table: TableContext): TemplateResult {
    const {strings, ui, commands} = table;
    return html`<div class="choices">
        ${names.map(
          (name) =>
            html`<label class="choice">
              <input
                type="checkbox"
                .checked=${ui.settings[name]}
                @change=${() => commands.updateSettings({[name]: !ui.settings[name]})}
              />
              ${strings[name]}
            </label>`,
        )}
      </div>
      <div class="buttons">
        <button @click=${() => commands.openDialog('keys')}>${strings.keys}</button>
        <button class="primary" @click=${() => this.close()}>${strings.close}</button>
      </div>`;
  }
}
