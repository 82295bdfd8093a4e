import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** Settings for keyboard, low vision, one hand and small screens. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Accessibility'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Press Tab to reach the cards, `?` for the shortcuts, and R to read the table aloud. */
export const Keyboard: Story = {args: {code: 'DS1-D1N-AAAAAAB'}};

/** Large-print cards, with a color for each suit. */
export const LowVision: Story = {
  args: {code: 'SH1-C4-AAAAAJ2', 'large-index': true, 'four-color': true},
};

/** Stock and foundations on the other side, and no double taps. */
export const LeftHand: Story = {
  args: {code: 'DS1-D1N-AAAAAAB', 'left-handed': true, 'double-click': 'off'},
};

/** 320 CSS pixels wide, like a small phone or a window at 400% zoom. */
export const Reflow: Story = {
  args: {code: 'SQ1-AAAAAAB'},
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};
