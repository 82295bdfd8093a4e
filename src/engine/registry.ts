import {games} from '../games/index.js';
import type {GameDefinition} from '../games/definition.js';

// The only place where the engine imports games: the rules never name one.

const all: GameDefinition[] = [...games];

/** All games, in display order. The list is live: registered games are added at the end. */
export const variants: readonly GameDefinition[] = all;

/** Adds a checked definition to the end of `variants`. */
export function addVariant(game: GameDefinition): void {
  all.push(game);
}

/** The game with that id, if there is one. */
export function findVariant(id: string): GameDefinition | undefined {
  return variants.find((game) => game.id === id);
}

/** The game with that prefix, if there is one. */
export function findPrefix(prefix: string): GameDefinition | undefined {
  return variants.find((game) => game.prefix === prefix);
}
