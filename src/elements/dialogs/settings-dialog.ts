import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {Settings} from '../../store/table-store.js';
import {TableDialog} from './table-dialog.js';

/** What the player may set; each takes effect at once. */
export class SolitaireSettingsDialogElement extends TableDialog {
  protected readonly opens = 'settings';

  protected heading({strings}: TableContext): string {
    return strings.settings;
  }

  protected body(table: TableContext): TemplateResult {
    const {strings} = table;
    return html`<fieldset aria-labelledby="heading">
        <div class="choices">
          ${this.#check(table, 'doubleClick', strings.doubleClick)}
          ${this.#check(table, 'fourColor', strings.fourColor)}
          ${this.#check(table, 'leftHanded', strings.leftHanded)}
        </div>
      </fieldset>
      <div class="buttons">
        <button type="button" class="go" @click=${() => this.close()}>${strings.close}</button>
      </div>`;
  }

  #check({ui, commands}: TableContext, name: keyof Settings, label: string): TemplateResult {
    return html`<label class="choice">
      <input
        type="checkbox"
        .checked=${ui.settings[name]}
        @change=${(event: Event) =>
          commands.set({[name]: (event.target as HTMLInputElement).checked})}
      />
      ${label}
    </label>`;
  }
}
