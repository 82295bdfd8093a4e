import type {GameDefinition} from './definition.js';

export const seahaven: GameDefinition = {
  id: 'seahaven',
  prefix: 'SH1',
  names: {en: 'Seahaven Towers'},
  decks: 1,
  options: {cells: [4, 2, 1]},
  deal: [
    {to: 'columns', lengths: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]},
    {to: 'cells', count: 2},
  ],
  builds: 'same-suit',
  lifts: 'supermove',
  emptyColumn: 'king',
  takeBack: ['columns', 'cells'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 100,
};
