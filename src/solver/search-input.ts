import {Game} from '../engine/index.js';
import type {GameDefinition, Options, TableState} from '../engine/index.js';

/** What a search starts from: plain data, so that it can be sent to a worker. */
export interface SearchInput {
  readonly game: GameDefinition;
  readonly options: Options;
  readonly table: TableState;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
}

/** The actions of a record that have not been undone. */
export function withoutUndone(actions: readonly string[]): string[] {
  const done: string[] = [];
  const undone: string[] = [];
  for (const action of actions) {
    if (action === 'U') undone.push(done.pop()!);
    else done.push(action === 'Y' ? undone.pop()! : action);
  }
  return done;
}

/** The search input of a game's current position. */
export function searchInputOf({definition, options, state, pass}: Game): SearchInput {
  return {game: definition, options, table: state, pass};
}

/**
 * Returns a game as it is, or creates the one that a code or record describes. Throws CodeError,
 * RecordError or TypeError.
 */
export function gameOf(from: Game | string): Game {
  if (typeof from === 'string') {
    return /\s/.test(from.trim()) ? Game.fromRecord(from) : Game.fromCode(from);
  }
  // Not by `instanceof`: a page may have loaded the engine twice.
  if (typeof (from as Partial<Game> | null)?.toRecord === 'function') return from;
  throw new TypeError(`A Game, a code or a record is needed, not ${typeof from}`);
}
