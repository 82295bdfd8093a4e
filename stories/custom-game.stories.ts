import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {findVariant, type GameDefinition, registerGame} from '../src/engine/index.js';
import {table, type TableArgs} from './support/table.js';

/** FreeCell, but columns build down in suit. */
const bakersGame: GameDefinition = {
  id: 'bakers-game',
  prefix: 'BG1',
  names: {en: 'Baker’s Game'},
  decks: 1,
  options: {cells: [4, 3, 2]},
  deal: [{to: 'columns', lengths: [7, 7, 7, 7, 6, 6, 6, 6]}],
  builds: 'same-suit',
  lifts: 'supermove',
  emptyColumn: 'any',
  takeBack: ['columns', 'cells'],
  scores: {standard: {toFoundation: 10, takeBack: -10}},
  undoDepth: 200,
};

// Hot reload runs this module again, but the game stays registered.
if (!findVariant(bakersGame.id)) registerGame(bakersGame);

/** A page can add a game as data. The new-game dialog offers it, and its codes start with its prefix. */
const meta: Meta<TableArgs> = {
  title: 'Custom game',
  component: 'solitaire-table',
  render: (args) => table(args),
};

export default meta;

type Story = StoryObj<TableArgs>;

/** Baker's Game, dealt from a code. */
export const BakersGame: Story = {args: {code: 'BG1-C4-AAAAAAB'}};
