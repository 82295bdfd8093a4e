import type {Game} from '../../engine/game.js';
import type {Shape} from './geometry.js';

/** The shape of a game's table, as it is now. Layouts are computed for the deal: see `Game.fromCode`. */
export function shapeOf({definition, options, state, stockAction}: Game): Shape {
  const {columns, foundations, cells} = state;
  return {
    columns: columns.length,
    longest: Math.max(...columns.map((column) => column.length)),
    foundations: foundations.length,
    decks: definition.decks,
    cells: cells.length,
    stock: stockAction !== 'none',
    fan: options.draw ?? 1,
  };
}
