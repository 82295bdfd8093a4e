import type {GameDefinition} from './definition.js';

export const freecell: GameDefinition = {
  id: 'freecell',
  prefix: 'FC1',
  names: {en: 'FreeCell'},
  decks: 1,
  options: {cells: [4, 3, 2, 1]},
  shuffle: 'microsoft',
  deal: [{to: 'columns', lengths: [7, 7, 7, 7, 6, 6, 6, 6]}],
  builds: 'alternating',
  lifts: 'supermove',
  emptyColumn: 'any',
  takeBack: ['columns', 'cells'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};
