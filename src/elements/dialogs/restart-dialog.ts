import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableDialog} from './table-dialog.js';

/** Asks whether a game in progress may be dealt again from its start. */
export class SolitaireRestartDialogElement extends TableDialog {
  protected readonly opens = 'restart';

  protected heading({strings}: TableContext): string {
    return strings.restartAsk;
  }

  protected body({strings, commands}: TableContext): TemplateResult {
    return html`<p>${strings.restartText}</p>
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${strings.leaveNo}</button>
        <button type="button" class="go" @click=${() => commands.restart()}>${strings.restart}</button>
      </div>`;
  }
}
