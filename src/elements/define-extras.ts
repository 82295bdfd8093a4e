import {SolitaireAssistElement} from './panels/assist-panel.js';
import {SolitaireKeysDialogElement} from './dialogs/keys-dialog.js';
import {SolitaireLeaveDialogElement} from './dialogs/leave-dialog.js';
import {SolitaireNewGameDialogElement} from './dialogs/new-game-dialog.js';
import {SolitaireSettingsDialogElement} from './dialogs/settings-dialog.js';
import {SolitaireWinElement} from './panels/win-panel.js';

/** Registers the dialogs and panels of tables. They are loaded when play begins, or when the first one opens. */
export function defineExtras(): void {
  if (customElements.get('solitaire-win')) return;
  customElements.define('solitaire-new-game-dialog', SolitaireNewGameDialogElement);
  customElements.define('solitaire-leave-dialog', SolitaireLeaveDialogElement);
  customElements.define('solitaire-settings-dialog', SolitaireSettingsDialogElement);
  customElements.define('solitaire-keys-dialog', SolitaireKeysDialogElement);
  customElements.define('solitaire-assist', SolitaireAssistElement);
  customElements.define('solitaire-win', SolitaireWinElement);
}
