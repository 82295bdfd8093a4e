import type {GameDefinition} from './definition.js';

export const josephine: GameDefinition = {
  id: 'josephine',
  prefix: 'JO1',
  names: {en: 'Josephine'},
  decks: 2,
  options: {},
  deal: [{to: 'columns', lengths: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]}, {to: 'stock'}],
  builds: 'same-suit',
  lifts: 'run',
  emptyColumn: 'any',
  takeBack: ['columns'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};
