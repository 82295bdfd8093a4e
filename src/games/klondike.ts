import type {GameDefinition} from './definition.js';
import {double} from './double.js';

export const klondike: GameDefinition = {
  id: 'klondike',
  prefix: 'KL1',
  names: {en: 'Klondike'},
  decks: 1,
  options: {draw: [1, 3], scoring: ['standard', 'vegas']},
  deal: [
    {to: 'columns', lengths: [1, 2, 3, 4, 5, 6, 7], order: 'columns', faceUp: 'last'},
    {to: 'stock'},
  ],
  builds: 'alternating',
  lifts: 'run',
  emptyColumn: 'king',
  passes: 0,
  takeBack: ['columns'],
  scores: {...double.scores, vegas: {...double.scores.vegas, start: -52}},
  undoDepth: 200,
};
