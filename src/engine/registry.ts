import type {GameDefinition} from './definition.js';

const registered: GameDefinition[] = [];

/** The games there are, in the order that lists show them. */
export const variants: readonly GameDefinition[] = registered;

export function findVariant(id: string): GameDefinition | undefined {
  return registered.find((game) => game.id === id);
}

export function findPrefix(prefix: string): GameDefinition | undefined {
  return registered.find((game) => game.prefix === prefix);
}

/** Adds games; one whose id or prefix is there already is left out. */
export function addGames(games: readonly GameDefinition[]): void {
  for (const game of games) {
    if (!findVariant(game.id) && !findPrefix(game.prefix)) registered.push(game);
  }
}
