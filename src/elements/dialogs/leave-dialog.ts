import {html, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import {TableDialog} from './table-dialog.js';

/** Asks whether a game in progress may go for the one that was asked for. */
export class SolitaireLeaveDialogElement extends TableDialog {
  protected readonly opens = 'leave';

  protected heading({strings}: TableContext): string {
    return strings.leave;
  }

  protected body({strings, commands, ui: {dialog}}: TableContext): TemplateResult {
    const request = dialog && 'request' in dialog ? dialog.request : {};
    return html`<p>${strings.leaveText}</p>
      <div class="row buttons">
        <button @click=${() => this.close()}>${strings.leaveNo}</button>
        <button class="go" @click=${() => commands.newGame(request)}>${strings.leaveYes}</button>
      </div>`;
  }
}
