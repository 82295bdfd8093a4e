import {createContext} from '@lit/context';
import type {Game} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {DealRequest, Settings, TableUi} from '../store/ui-state.js';

/**
 * What the player can request of the assistant: undo to where the game could still be won (`rewind`), play all
 * cards to the foundations (`finish`), play the next deal without a proof that it is winnable (`deal-anyway`),
 * or keep the current game (`keep-game`).
 */
export type AssistRequest = 'rewind' | 'finish' | 'deal-anyway' | 'keep-game';

/** What a control can request of its table. Changes have the player as their source. */
export interface TableCommands {
  /** Deals a new game at once. */
  newGame(request?: DealRequest): unknown;
  /** Deals a new game. If a game is in progress, the player is asked first. */
  requestNewGame(request: DealRequest): void;
  undo(): void;
  redo(): void;
  /** Shows a hint, or the next best one. */
  hint(): unknown;
  /** Opens a dialog. Null closes the open one. */
  openDialog(name: 'new-game' | 'settings' | 'keys' | null): void;
  updateSettings(settings: Partial<Settings>): void;
  /** Closes the panel after a win. */
  dismissWin(): void;
  assist(request: AssistRequest): void;
}

/** What a table provides to its controls: one value, replaced with every change. */
export interface TableContext {
  readonly game: Game;
  /** The table's own state. */
  readonly ui: TableUi;
  /** The time of play in seconds. */
  readonly seconds: number;
  readonly strings: Strings;
  /** Whether the table ignores player input right now. */
  readonly disabled: boolean;
  readonly commands: TableCommands;
}

/**
 * The context that carries a table's state and commands to its controls: request it with `ContextConsumer` of
 * `@lit/context`, or with a `context-request` event. Its key is a global symbol, so that controls of one copy of
 * the package work with tables of another.
 */
export const tableContext = createContext<TableContext>(Symbol.for('solitaire-table'));
