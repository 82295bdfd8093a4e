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

/** The game itself, or the one that a code or record tells. Throws CodeError or RecordError. */
export function gameOf(from: Game | string): Game {
  if (typeof from !== 'string') return from;
  return /\s/.test(from.trim()) ? Game.fromRecord(from) : Game.fromCode(from);
}
