import {cardsInDeck} from './cards.js';
import {must} from './validators.js';
import {dealTable} from './deal.js';
import type {GameDefinition, Options} from '../games/definition.js';
import {optionSets} from './options.js';
import {addVariant, findPrefix, findVariant} from './registry.js';
import {checkFields} from './schema.js';

/** A copy of what is JSON, which nobody can edit; undefined for anything else. */
function frozenCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value), (_, inner: unknown) => Object.freeze(inner));
  } catch {
    return undefined;
  }
}

/** Whether every card comes to lie on the table. */
function dealsAll(game: GameDefinition, options: Options): boolean {
  try {
    const {stock, columns, cells} = dealTable(game, options, 1);
    const dealt = [...stock, ...columns.flat(), ...cells.filter((card) => card !== null)];
    const total = game.decks * cardsInDeck;
    // Where the cards run out, what is dealt has no id.
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

/** Checks what no field can tell by itself. */
function checkWhole(game: GameDefinition): void {
  must(!findVariant(game.id), 'id', 'is taken');
  must(!findPrefix(game.prefix), 'prefix', 'is taken');
  for (const scoring of game.options.scoring ?? []) {
    must(game.scores[scoring], `scores.${scoring}`, 'is missing');
  }
  checkDeal(game);
}

/**
 * Adds a copy of a definition to `variants`: codes, tables and lists have the game from then on.
 * Throws GameDefinitionError, which tells the path of what is wrong, and adds nothing then.
 */
export function registerGame(definition: GameDefinition): void {
  const game = frozenCopy(definition) as GameDefinition;
  checkFields(game, '');
  checkWhole(game);
  addVariant(game);
}
