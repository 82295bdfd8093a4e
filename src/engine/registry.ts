import {games} from '../games/index.js';
import type {GameDefinition} from './definition.js';

// The one place that brings games and engine together: the rules never name a game.

/** The games there are, in the order that lists show them. */
export const variants: readonly GameDefinition[] = games;

export function findVariant(id: string): GameDefinition | undefined {
  return variants.find((game) => game.id === id);
}

export function findPrefix(prefix: string): GameDefinition | undefined {
  return variants.find((game) => game.prefix === prefix);
}
