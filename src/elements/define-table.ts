import {SolitaireTableElement} from './solitaire-table-element.js';

/** Registers the table, unless another copy of the package already has. */
export function defineTable(): void {
  if (customElements.get('solitaire-table')) return;
  customElements.define('solitaire-table', SolitaireTableElement);
}
