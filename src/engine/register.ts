import {cardsInDeck} from './cards.js';
import {must} from './validators.js';
import {dealTable} from './deal.js';
import type {GameDefinition, Options} from '../games/definition.js';
import {optionSets} from './options.js';
import {addVariant, findPrefix, findVariant} from './registry.js';
import {checkFields} from './schema.js';

/** A deeply frozen copy of JSON data. Undefined for anything that is not JSON. */
function frozenCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value), (_, inner: unknown) => Object.freeze(inner));
  } catch {
    return undefined;
  }
}

/** Whether the deal places every card. */
function dealsAll(game: GameDefinition, options: Options): boolean {
  try {
    const {stock, columns, cells} = dealTable(game, options, 1);
    const dealt = [...stock, ...columns.flat(), ...cells.filter((card) => card !== null)];
    const total = game.decks * cardsInDeck;
    // Past the last card, the deal produces cards without an id.
    return dealt.length === total && new Set(dealt.map(({id}) => id)).size === total;
  } catch {
    return false;
  }
}

function checkDeal(game: GameDefinition): void {
  const {deal, options, cells = 0} = game;
  const most = Math.max(...(options.cells ?? [cells]));
  for (const [at, step] of deal.entries()) {
    const fits = step.to !== 'cells' || step.count <= most;
    must(fits, `deal[${at}].count`, `must not be more than the cells, ${most}`);
  }
  must(
    deal.some(({to}) => to === 'columns'),
    'deal',
    'must deal columns',
  );
  const complete = optionSets(game).every((set) => dealsAll(game, set));
  must(complete, 'deal', 'must deal each card once, whatever the options');
}

/** Checks what depends on more than one field. */
function checkWhole(game: GameDefinition): void {
  must(!findVariant(game.id), 'id', 'is taken');
  must(!findPrefix(game.prefix), 'prefix', 'is taken');
  for (const scoring of game.options.scoring ?? []) {
    must(game.scores[scoring], `scores.${scoring}`, 'is missing');
  }
  checkDeal(game);
}

/**
 * Adds a copy of a definition to `variants`. Codes, tables and lists know the game from then on. Throws
 * GameDefinitionError with the path of the first invalid field, and then adds nothing.
 */
export function registerGame(definition: GameDefinition): void {
  const game = frozenCopy(definition) as GameDefinition;
  checkFields(game, '');
  checkWhole(game);
  addVariant(game);
}
