import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import type {SolitaireTableElement} from '../src/index.js';
import {table, type TableArgs, tableMeta} from './support/table.js';
import {wonGame} from './support/won-game.js';

/** Methods, properties and events of the table. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Script and events'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Play, and see every event with its detail in the actions panel. */
export const Events: Story = {args: {code: 'DS1-D3N-AAAAAAB'}};

const tableOf = (event: Event): SolitaireTableElement | null =>
  (event.currentTarget as HTMLElement).closest('.page')?.querySelector('solitaire-table') ?? null;

const [code = '', ...actions] = wonGame.split(' ');

/** How many actions of the record are on the table. An undo takes one away. */
const done = ({record}: SolitaireTableElement): number =>
  record
    .split(' ')
    .slice(1)
    .reduce((count, action) => count + (action === 'U' ? -1 : 1), 0);

const step = (event: Event): void => {
  const target = tableOf(event);
  const action = target && actions[done(target)];
  if (action) target.play(action);
};

const toNearlyWon = (event: Event): void => {
  tableOf(event)?.loadRecord([code, ...actions.slice(0, -1)].join(' '));
};

/** Plays a record step by step with the public methods. */
export const StepByStep: Story = {
  args: {code, controls: 'none'},
  render: (args) =>
    html`<div class="page">
      <div class="toolbar">
        <button @click=${(event: Event) => tableOf(event)?.restart()}>restart()</button>
        <button @click=${(event: Event) => tableOf(event)?.undo()}>undo()</button>
        <button @click=${step}>play(action)</button>
        <button @click=${toNearlyWon}>loadRecord(all but one)</button>
      </div>
      ${table(args)}
    </div>`,
};
