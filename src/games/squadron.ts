import type {GameDefinition} from './definition.js';

export const squadron: GameDefinition = {
  id: 'squadron',
  prefix: 'SQ1',
  names: {en: 'Squadron'},
  decks: 2,
  options: {},
  deal: [
    {to: 'cells', count: 3},
    {to: 'columns', lengths: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]},
    {to: 'stock'},
  ],
  cells: 3,
  builds: 'same-suit',
  lifts: 'one',
  emptyColumn: 'any',
  takeBack: ['columns'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};
