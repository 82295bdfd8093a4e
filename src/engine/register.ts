import {cardsInDeck} from './cards.js';
import {checkValues, must, required} from './check.js';
import {dealTable} from './deal.js';
import type {GameDefinition} from './definition.js';
import {optionSets} from './options.js';
import {addVariant, findPrefix, findVariant} from './registry.js';

/** Whether every card comes to lie on the table, whatever the options. */
function dealsAll(game: GameDefinition): boolean {
  try {
    return optionSets(game).every((options) => {
      const {stock, columns, cells} = dealTable(game, options, 1);
      const cards = [stock, columns, cells].flat(2).filter(Boolean);
      return cards.length === game.decks * cardsInDeck;
    });
  } catch {
    return false;
  }
}

/** Checks what each value by itself cannot tell. */
function checkGame(game: GameDefinition): void {
  const {options} = game as Partial<GameDefinition>;
  const scorings = options?.scoring?.map((scoring) => `scores.${scoring}`) ?? [];
  for (const path of [...required(), ...scorings]) {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], game);
    must(value != null, path, 'is missing');
  }
  must(!findVariant(game.id), 'id', 'is taken');
  must(!findPrefix(game.prefix), 'prefix', 'is taken');
  must(dealsAll(game), 'deal', 'must deal each card once');
}

/**
 * Adds a copy of a definition to `variants`: codes, tables and lists have the game from then on.
 * Throws GameDefinitionError, which tells the path of what is wrong, and adds nothing then.
 */
export function registerGame(definition: GameDefinition): void {
  // In a list even a function reads as null, not as nothing.
  const [game] = JSON.parse(JSON.stringify([definition])) as [GameDefinition];
  checkValues(game, '');
  checkGame(game);
  addVariant(game);
}
