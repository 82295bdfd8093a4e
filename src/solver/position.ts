import {Game, parseRecord} from '../engine/index.js';
import type {Start} from './rules.js';

/** A record's actions that have not been undone. */
export function standing(actions: readonly string[]): string[] {
  const done: string[] = [];
  const undone: string[] = [];
  for (const action of actions) {
    if (action === 'U') undone.push(done.pop()!);
    else done.push(action === 'Y' ? undone.pop()! : action);
  }
  return done;
}

/** Where a search of a game begins. A game does not tell its pass through the stock; its record does. */
export function startOf(game: Game): Start {
  const {actions} = parseRecord(game.toRecord());
  const pass = 1 + standing(actions).filter((action) => action === 'R').length;
  return {game: game.definition, options: game.options, table: game.state, pass};
}

/** The game itself, or the one of a code or record. Throws CodeError, RecordError or TypeError. */
export function gameOf(from: Game | string): Game {
  if (typeof from === 'string') {
    return /\s/.test(from.trim()) ? Game.fromRecord(from) : Game.fromCode(from);
  }
  // Not by `instanceof`: a page may have loaded the engine twice.
  if (typeof (from as Partial<Game> | null)?.toRecord === 'function') return from;
  throw new TypeError(`A Game, a code or a record is needed, not ${typeof from}`);
}
