import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {OpenDialog} from '../../store/ui-state.js';
import {TableControl} from '../controls/table-control.js';
import {dialogStyles} from '../../view/dialog-styles.js';

/** A native dialog that its table opens by name. Escape and a press beside it close it. */
export abstract class TableDialog extends TableControl {
  static override styles: CSSResultGroup = [
    TableControl.styles,
    dialogStyles,
    css`
      :host {
        position: absolute;
      }
    `,
  ];

  /** The name by which the table opens it. */
  protected abstract readonly opens: OpenDialog['name'];

  protected abstract heading(table: TableContext): string;
  protected abstract body(table: TableContext): TemplateResult;

  /** Called each time before it is shown. */
  protected opening?(table: TableContext): void;

  #open = false;

  /** What leaves the page is modal no more: it is shown anew if it comes back, and nobody has closed it. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dialog?.removeAttribute('open');
  }

  protected override willUpdate(): void {
    const {table} = this;
    const open = table?.ui.dialog?.name === this.opens;
    if (open && !this.#open) this.opening?.(table);
    this.#open = open;
  }

  protected override updated(): void {
    const dialog = this.#dialog;
    if (!dialog || dialog.open === this.#open) return;
    if (!this.#open) return dialog.close();
    dialog.showModal();
    // What gets the focus may be taller than the screen: the heading is to be seen first.
    requestAnimationFrame(() => (dialog.scrollTop = 0));
  }

  protected close(): void {
    this.table?.commands.openDialog(null);
  }

  protected override content(table: TableContext): TemplateResult {
    const {htmlLang, rtl} = table.strings;
    return html`<dialog
      part="dialog"
      lang=${htmlLang}
      dir=${rtl ? 'rtl' : nothing}
      aria-labelledby="heading"
      @close=${() => this.#closed()}
      @click=${(event: Event) => event.target === event.currentTarget && this.close()}
    >
      <div class="sheet">
        <h2 id="heading">${this.heading(table)}</h2>
        ${this.#open ? this.body(table) : ''}
      </div>
    </dialog>`;
  }

  #closed(): void {
    if (this.#open) this.close();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }
}
