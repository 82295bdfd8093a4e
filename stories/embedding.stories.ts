import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** The table in a page of one's own: controls, slots, colours, room. */
const meta: Meta<TableArgs> = {
  ...tableMeta,
  title: 'Embedding',
  args: {code: 'DS1-D1N-AAAAAAB'},
};

export default meta;

type Story = StoryObj<TableArgs>;

/** `slot="bar"` replaces what is in the bar. */
export const BarSlot: Story = {
  render: (args) =>
    table(
      args,
      html`<div slot="bar" class="toolbar">
        <solitaire-undo-button></solitaire-undo-button>
        <solitaire-score></solitaire-score>
        <solitaire-clock></solitaire-clock>
      </div>`,
    ),
};

/** `slot="bar-end"` adds to it. */
export const BarEndSlot: Story = {
  render: (args) => table(args, html`<solitaire-moves slot="bar-end"></solitaire-moves>`),
};

/** Controls anywhere in the page: `for` names their table. */
export const ControlsElsewhere: Story = {
  args: {id: 'elsewhere', controls: 'none'},
  render: (args) =>
    html`<div class="page">
      <div class="toolbar">
        <solitaire-new-game-button for="elsewhere"></solitaire-new-game-button>
        <solitaire-restart-button for="elsewhere"></solitaire-restart-button>
        <solitaire-undo-button for="elsewhere"></solitaire-undo-button>
        <solitaire-redo-button for="elsewhere"></solitaire-redo-button>
        <solitaire-settings-button for="elsewhere"></solitaire-settings-button>
        <solitaire-score for="elsewhere"></solitaire-score>
        <solitaire-moves for="elsewhere"></solitaire-moves>
        <solitaire-clock for="elsewhere"></solitaire-clock>
        <solitaire-code for="elsewhere"></solitaire-code>
      </div>
      ${table(args)}
    </div>`,
};

/** One custom property colours the felt; what is written on it follows. */
export const DarkFelt: Story = {args: {page: 'felt-dark'}};

export const LightFelt: Story = {args: {page: 'felt-light'}};

export const RedFelt: Story = {args: {page: 'felt-red'}};

/** Faces, backs and suits in colours of the page's own. */
export const OwnDeck: Story = {args: {page: 'own-deck'}};

/** Parts take any style that the custom properties do not cover. */
export const Parts: Story = {args: {page: 'own-shape'}};

/** Two tables know nothing of each other. */
export const TwoTables: Story = {
  render: () =>
    html`<div class="page pair">
      ${table({code: 'SH1-C4-AAAAAJ2'})} ${table({code: 'SQ1-AAAAAAB', 'four-color': true})}
    </div>`,
};

/** The layout goes by the room that the table has, not by the window. */
export const Narrow: Story = {
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};

export const Wide: Story = {
  render: (args) => html`<div class="wide">${table(args)}</div>`,
};

/** With a height of its own the table keeps within it. */
export const Low: Story = {args: {page: 'low'}};

/** In a page that runs from right to left the table is mirrored. */
export const RightToLeft: Story = {
  render: (args) => html`<div dir="rtl">${table(args)}</div>`,
};
