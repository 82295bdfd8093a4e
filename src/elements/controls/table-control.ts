import {
  css,
  type CSSResultGroup,
  html,
  LitElement,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import {TableLink} from '../../context/table-link.js';
import type {TableContext} from '../../context/table-context.js';
import {visuallyHidden} from '../../view/visually-hidden.js';

/** The base class of elements that show something of a table or send it commands. */
export abstract class TableControl extends LitElement {
  static override properties: PropertyDeclarations = {for: {}};

  static override styles: CSSResultGroup = [
    visuallyHidden,
    css`
    :host {
      display: inline-flex;
      align-items: center;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    :host([hidden]) {
      display: none;
    }
    button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 0.45em;
      min-inline-size: 44px;
      min-block-size: 44px;
      padding: 0 0.7em;
      /* Visible with forced colors. */
      border: 1px solid transparent;
      border-radius: 8px;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
      touch-action: manipulation;
    }
    button:focus-visible {
      outline: 2px solid;
      outline-offset: -3px;
    }
  `,
  ];

  /** The id of the table that it belongs to. Empty: the table around it. */
  declare for: string;

  readonly #link = new TableLink(this);

  constructor() {
    super();
    this.for = '';
  }

  /** The context of its table, or undefined while it has none. */
  get table(): TableContext | undefined {
    return this.#link.value;
  }

  protected override render(): TemplateResult {
    return this.table ? this.content(this.table) : html`<slot></slot>`;
  }

  /** Renders the element for its table. */
  protected abstract content(table: TableContext): TemplateResult;
}
