import type {GameDefinition} from './definition.js';

export const fortyThieves: GameDefinition = {
  id: 'forty-thieves',
  prefix: 'FT1',
  names: {en: 'Forty Thieves'},
  decks: 2,
  options: {},
  deal: [{to: 'columns', lengths: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]}, {to: 'stock'}],
  builds: 'same-suit',
  lifts: 'one',
  emptyColumn: 'any',
  takeBack: ['columns'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};
