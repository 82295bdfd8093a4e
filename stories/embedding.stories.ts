import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** Fit the table into your page with controls, slots, colors and size. */
const meta: Meta<TableArgs> = {
  ...tableMeta,
  title: 'Embedding',
  args: {code: 'DS1-D1N-AAAAAAB'},
};

export default meta;

type Story = StoryObj<TableArgs>;

/** `slot="bar"` replaces the content of the bar. */
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

/** `slot="bar-end"` adds content to the end of the bar. */
export const BarEndSlot: Story = {
  render: (args) => table(args, html`<solitaire-moves slot="bar-end"></solitaire-moves>`),
};

/** Controls can be anywhere on the page. `for` takes the table's id. */
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

/** One custom property sets the color of the felt. The text on it adapts. */
export const DarkFelt: Story = {args: {page: 'felt-dark'}};

export const LightFelt: Story = {args: {page: 'felt-light'}};

export const RedFelt: Story = {args: {page: 'felt-red'}};

/** Custom colors for card faces, card backs and suits. */
export const CustomDeck: Story = {args: {page: 'custom-deck'}};

/** Use parts for everything that the custom properties don't cover. */
export const Parts: Story = {args: {page: 'custom-parts'}};

/** Two tables on a page are independent of each other. */
export const TwoTables: Story = {
  render: () =>
    html`<div class="page pair">
      ${table({code: 'SH1-C4-AAAAAJ2'})} ${table({code: 'SQ1-AAAAAAB', 'four-color': true})}
    </div>`,
};

/** The layout depends on the size of the table, not of the window. */
export const Narrow: Story = {
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};

export const Wide: Story = {
  render: (args) => html`<div class="wide">${table(args)}</div>`,
};

/** The cards fit into the height that you set on the table. */
export const FixedHeight: Story = {args: {page: 'fixed-height'}};

/** On a right-to-left page the table is mirrored. */
export const RightToLeft: Story = {
  render: (args) => html`<div dir="rtl">${table(args)}</div>`,
};
