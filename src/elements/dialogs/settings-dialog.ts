import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {Settings} from '../../store/ui-state.js';
import {TableDialog} from './table-dialog.js';

/** What the player may set; each takes effect at once. */
export class SolitaireSettingsDialogElement extends TableDialog {
  protected readonly opens = 'settings';

  protected heading({strings}: TableContext): string {
    return strings.settings;
  }

  protected body(table: TableContext): TemplateResult {
    const {strings, ui, commands} = table;
    const names: readonly (keyof Settings)[] = [
      'doubleClick',
      'fourColor',
      'largeIndex',
      'leftHanded',
      'winnable',
      'verdict',
    ];
    return html`<div class="row">
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
      <div class="row buttons">
        <button @click=${() => commands.openDialog('keys')}>${strings.keys}</button>
        <button class="go" @click=${() => this.close()}>${strings.close}</button>
      </div>`;
  }
}
