import {defineControls} from './elements/define-controls.js';
import {defineTable} from './elements/define-table.js';

// The table comes first: controls inside it find it ready.
defineTable();
defineControls();

export * from './elements/controls/buttons.js';
export * from './elements/controls/displays.js';
export type * from './elements/events.js';
export {
  SolitaireTableElement,
  type TextResult,
} from './elements/solitaire-table-element.js';
export type {MaskedCard, MaskedState} from './elements/masked-state.js';
export type {DealRequest} from './context/table-context.js';
export type {Controls} from './view/table-template.js';
