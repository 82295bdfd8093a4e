import {SolitaireTableElement} from './solitaire-table-element.js';

/** Registers the table; one that another copy has registered stays as it is. */
export function defineTable(): void {
  if (customElements.get('solitaire-table')) return;
  customElements.define('solitaire-table', SolitaireTableElement);
}
