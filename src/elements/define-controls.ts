import {
  SolitaireHintButtonElement,
  SolitaireNewGameButtonElement,
  SolitaireRedoButtonElement,
  SolitaireRestartButtonElement,
  SolitaireSettingsButtonElement,
  SolitaireUndoButtonElement,
} from './controls/buttons.js';
import {
  SolitaireClockElement,
  SolitaireCodeElement,
  SolitaireMovesElement,
  SolitaireScoreElement,
} from './controls/displays.js';

/** Registers all controls, unless another copy of the package already has. */
export function defineControls(): void {
  if (customElements.get('solitaire-score')) return;
  customElements.define('solitaire-score', SolitaireScoreElement);
  customElements.define('solitaire-moves', SolitaireMovesElement);
  customElements.define('solitaire-clock', SolitaireClockElement);
  customElements.define('solitaire-code', SolitaireCodeElement);
  customElements.define('solitaire-new-game-button', SolitaireNewGameButtonElement);
  customElements.define('solitaire-restart-button', SolitaireRestartButtonElement);
  customElements.define('solitaire-undo-button', SolitaireUndoButtonElement);
  customElements.define('solitaire-redo-button', SolitaireRedoButtonElement);
  customElements.define('solitaire-hint-button', SolitaireHintButtonElement);
  customElements.define('solitaire-settings-button', SolitaireSettingsButtonElement);
}
