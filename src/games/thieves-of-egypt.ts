import type {GameDefinition} from './definition.js';

export const thievesOfEgypt: GameDefinition = {
  id: 'thieves-of-egypt',
  prefix: 'TE1',
  names: {en: 'Thieves of Egypt'},
  decks: 2,
  options: {},
  deal: [
    {to: 'columns', lengths: [1, 3, 5, 7, 9, 10, 8, 6, 4, 2], order: 'columns'},
    {to: 'stock'},
  ],
  builds: 'alternating',
  lifts: 'run',
  emptyColumn: 'king',
  passes: 2,
  takeBack: ['columns'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};
