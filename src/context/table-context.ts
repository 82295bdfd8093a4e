import {createContext} from '@lit/context';
import type {Game} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {DealRequest, Settings, TableUi} from '../store/ui-state.js';

/**
 * What the player may ask of the solver's panel: go back to where the game could be won; play all the rest up; take the
 * next deal though it is not known to be winnable; keep the game instead.
 */
export type AssistRequest = 'back' | 'finish' | 'deal' | 'keep';

/** What a control may ask of its table. */
export interface TableCommands {
  newGame(request?: DealRequest): unknown;
  /** A new game, but where one is in progress the player is asked first. */
  requestNewGame(request: DealRequest): void;
  undo(): void;
  redo(): void;
  /** Shows a hint; again: the next best. */
  hint(): unknown;
  /** Opens a dialog, or closes the one that is open. */
  openDialog(name: 'new-game' | 'settings' | 'keys' | null): void;
  updateSettings(settings: Partial<Settings>): void;
  /** Puts the celebration of a win away. */
  dismissWin(): void;
  assist(request: AssistRequest): void;
}

/** What a table tells its controls: one value, replaced at every change. */
export interface TableContext {
  readonly game: Game;
  readonly ui: TableUi;
  /** Seconds of play. */
  readonly seconds: number;
  readonly strings: Strings;
  readonly disabled: boolean;
  readonly commands: TableCommands;
}

/** Named by a global symbol, so that the controls of one copy of the package serve tables of another. */
export const tableContext = createContext<TableContext>(Symbol.for('solitaire-table'));
