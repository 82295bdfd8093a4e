import type * as buttons from './elements/controls/buttons.js';
import type * as displays from './elements/controls/displays.js';
import {defineControls} from './elements/define-controls.js';
import {defineTable} from './elements/define-table.js';
import type {SolitaireTableElement} from './elements/solitaire-table-element.js';

// The table is defined first, so that it is ready when controls inside it are upgraded.
defineTable();
defineControls();

export * from './elements/controls/buttons.js';
export * from './elements/controls/displays.js';
export type * from './elements/events.js';
export {GameDefinitionError, registerGame, type GameDefinition} from './engine/index.js';
export {registerLocale} from './locales/locales.js';
export type {Locale, SomeTexts, Strings, Texts} from './locales/en.js';
export type {Forms, Words} from './locales/words.js';
export {SolitaireTableElement, type TextResult} from './elements/solitaire-table-element.js';
export type {MaskedCard, MaskedState} from './elements/masked-state.js';
export type {DealRequest} from './store/ui-state.js';
export {
  tableContext,
  type AssistRequest,
  type TableCommands,
  type TableContext,
} from './context/table-context.js';
export type {Controls} from './view/table-template.js';

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-table': SolitaireTableElement;
    'solitaire-score': displays.SolitaireScoreElement;
    'solitaire-moves': displays.SolitaireMovesElement;
    'solitaire-clock': displays.SolitaireClockElement;
    'solitaire-code': displays.SolitaireCodeElement;
    'solitaire-new-game-button': buttons.SolitaireNewGameButtonElement;
    'solitaire-restart-button': buttons.SolitaireRestartButtonElement;
    'solitaire-undo-button': buttons.SolitaireUndoButtonElement;
    'solitaire-redo-button': buttons.SolitaireRedoButtonElement;
    'solitaire-hint-button': buttons.SolitaireHintButtonElement;
    'solitaire-settings-button': buttons.SolitaireSettingsButtonElement;
  }
}
