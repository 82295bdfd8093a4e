import {createContext} from '@lit/context';
import type {Game, GameDefinition, Options} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {DialogName, Settings, TableUi} from '../store/table-store.js';

/** A deal as a player asks for it: a game with options, or a code. */
export type DealRequest = {readonly variant?: string; readonly code?: string} & Options;

/** What a control may ask of its table. */
export interface TableCommands {
  /** @returns false for a bad code, whose error the table then tells */
  newGame(request?: DealRequest): boolean;
  restart(): void;
  undo(): void;
  redo(): void;
  open(dialog: DialogName | null): void;
  set(settings: Partial<Settings>): void;
  /** Puts the celebration of a win away. */
  celebrated(): void;
}

/** What a table tells its controls: one value, replaced at every change. */
export interface TableContext {
  readonly game: Game;
  readonly games: readonly GameDefinition[];
  readonly ui: TableUi;
  /** Seconds of play. */
  readonly seconds: number;
  readonly strings: Strings;
  readonly disabled: boolean;
  readonly commands: TableCommands;
}

/** Named by a global symbol, so that the controls of one copy of the package serve tables of another. */
export const tableContext = createContext<TableContext>(Symbol.for('solitaire-table'));
