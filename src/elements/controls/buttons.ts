import type {TableContext} from '../../context/table-context.js';
import {CommandButton} from './command-button.js';

/**
 * Opens the new game dialog.
 *
 * @csspart button - The button itself.
 */
export class SolitaireNewGameButtonElement extends CommandButton {
  protected readonly icon = 'M12 5v14M5 12h14';
  protected readonly label = 'newGame';

  protected run({commands}: TableContext): void {
    commands.openDialog('new-game');
  }
}

/**
 * Restarts the deal. Asks first if a game is in progress.
 *
 * @csspart button - The button itself.
 */
export class SolitaireRestartButtonElement extends CommandButton {
  protected readonly icon = 'M6 5v14M19 6l-9 6 9 6z';
  protected readonly label = 'restart';

  protected run({commands, game}: TableContext): void {
    commands.requestNewGame({code: game.code});
  }
}

/**
 * Undoes the last action.
 *
 * @csspart button - The button itself.
 */
export class SolitaireUndoButtonElement extends CommandButton {
  protected readonly icon = 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-2';
  protected readonly label = 'undo';

  protected override isEnabled({game, disabled}: TableContext): boolean {
    return !disabled && game.canUndo;
  }

  protected run({commands}: TableContext): void {
    commands.undo();
  }
}

/**
 * Redoes the last undone action.
 *
 * @csspart button - The button itself.
 */
export class SolitaireRedoButtonElement extends CommandButton {
  protected readonly icon = 'm16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h2';
  protected readonly label = 'redo';

  protected override isEnabled({game, disabled}: TableContext): boolean {
    return !disabled && game.canRedo;
  }

  protected run({commands}: TableContext): void {
    commands.redo();
  }
}

/**
 * Shows a hint. Pressed again, shows the next best.
 *
 * @csspart button - The button itself.
 */
export class SolitaireHintButtonElement extends CommandButton {
  protected readonly icon = 'M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v3H9z';
  protected readonly label = 'hint';

  protected run({commands}: TableContext): void {
    commands.hint();
  }
}

/**
 * Opens the settings dialog.
 *
 * @csspart button - The button itself.
 */
export class SolitaireSettingsButtonElement extends CommandButton {
  protected readonly icon = 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5';
  protected readonly label = 'settings';

  protected run({commands}: TableContext): void {
    commands.openDialog('settings');
  }
}
