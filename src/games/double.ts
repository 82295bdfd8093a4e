import type {GameDefinition} from './definition.js';

export const double: GameDefinition = {
  id: 'double',
  prefix: 'DS1',
  names: {en: 'Double Solitaire'},
  decks: 2,
  options: {draw: [1, 3], scoring: ['standard', 'vegas']},
  deal: [
    {to: 'columns', lengths: [1, 2, 3, 4, 5, 6, 7, 8, 9], order: 'columns', faceUp: 'last'},
    {to: 'stock'},
  ],
  builds: 'alternating',
  lifts: 'run',
  emptyColumn: 'king',
  passes: 0,
  takeBack: ['columns'],
  scores: {
    standard: {floor: 0, toFoundation: 10, wasteToColumn: 5, turnUp: 5, recycle: -100},
    vegas: {start: -104, toFoundation: 5, money: true, passes: 1},
  },
  undoDepth: 200,
};
