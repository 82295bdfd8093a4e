import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** Keys, sight and hands: what a page or a player may choose. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Access'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Press Tab, then `?` for the list of keys, R to hear the whole table. */
export const Keys: Story = {args: {code: 'DS1-D1N-AAAAAAB'}};

/** Ranks and suits that fill the card, a colour for each suit. */
export const LowVision: Story = {
  args: {code: 'SH1-C4-AAAAAJ2', 'large-index': true, 'four-color': true},
};

/** Stock and foundations by the left hand, taps instead of double taps. */
export const OneLeftHand: Story = {
  args: {code: 'DS1-D1N-AAAAAAB', 'left-handed': true, 'double-click': 'off'},
};

/** 320 CSS pixels: a small phone, or a window at 400%. */
export const Reflow: Story = {
  args: {code: 'SQ1-AAAAAAB'},
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};
