import {css, type CSSResultGroup, html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../../context/table-context.js';
import type {OpenDialog} from '../../store/ui-state.js';
import {TableControl} from '../controls/table-control.js';
import {dialogStyles} from '../../view/dialog-styles.js';

/** The base class of dialogs, which a table opens by name. Escape and a click outside close them. */
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

  /** The name by which the table opens the dialog. */
  protected abstract readonly dialogName: OpenDialog['name'];

  protected abstract heading(table: TableContext): string;
  /** Renders what is below the heading. */
  protected abstract body(table: TableContext): TemplateResult;

  /** Called each time before the dialog opens. */
  protected onOpen?(table: TableContext): void;

  #isOpen = false;

  /** A dialog that leaves the page is no longer modal. If it comes back, `updated` opens it again. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dialog?.removeAttribute('open');
  }

  protected override willUpdate(): void {
    const {table} = this;
    const isOpen = table?.ui.dialog?.name === this.dialogName;
    if (isOpen && !this.#isOpen) this.onOpen?.(table);
    this.#isOpen = isOpen;
  }

  protected override updated(): void {
    const dialog = this.#dialog;
    if (!dialog || dialog.open === this.#isOpen) return;
    if (!this.#isOpen) return dialog.close();
    dialog.showModal();
    // Focusing can scroll a dialog that is taller than the screen. The heading must be seen first.
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
        ${this.#isOpen ? this.body(table) : ''}
      </div>
    </dialog>`;
  }

  /** The browser closed the dialog, for example by Escape. */
  #closed(): void {
    if (this.#isOpen) this.close();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }
}
