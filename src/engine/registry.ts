import {games} from '../games/index.js';
import type {GameDefinition} from '../games/definition.js';

// The one place that brings games and engine together: the rules never name a game.

const all: GameDefinition[] = [...games];

/** The games there are, in the order that lists show them. Live: a registered game comes last. */
export const variants: readonly GameDefinition[] = all;

export function addVariant(game: GameDefinition): void {
  all.push(game);
}

export function findVariant(id: string): GameDefinition | undefined {
  return variants.find((game) => game.id === id);
}

export function findPrefix(prefix: string): GameDefinition | undefined {
  return variants.find((game) => game.prefix === prefix);
}
