import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableDialog} from './table-dialog.js';

/** The dialog that asks whether to leave a game in progress for another one. */
export class SolitaireLeaveDialogElement extends TableDialog {
  protected readonly dialogName = 'leave';

  protected heading({strings}: TableContext): string {
    return strings.leave;
  }

  protected body({strings, commands, ui: {dialog}}: TableContext): TemplateResult {
    const request = dialog && 'request' in dialog ? dialog.request : {};
    return html`<p>${strings.leaveText}</p>
      <div class="buttons">
        <button @click=${() => this.close()}>${strings.leaveNo}</button>
        <button class="primary" @click=${() => commands.newGame(request)}>${strings.leaveYes}</button>
      </div>`;
  }
}
