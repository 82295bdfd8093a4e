import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** What the solver does for the player, where the page or he himself wants it. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Solver'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Every new deal is proven winnable before it lies on the table. */
export const Winnable: Story = {args: {variant: 'seahaven', winnable: true}};

/** At every step: can it still be won? Play on until it is lost, and go back from there. */
export const Verdict: Story = {args: {code: 'SH1-C4-AAAAAJ2', assist: 'verdict'}};

/** A deal that nobody can win. */
export const Lost: Story = {args: {code: 'SH1-C4-ZGCJN4Q', assist: 'verdict'}};

/** Hints that know the hidden cards, and say so. */
export const KnowingHints: Story = {args: {code: 'DS1-D1N-AAAAAAB', hints: 'solver'}};

/** On a small phone. */
export const Narrow: Story = {
  args: {code: 'DS1-D1N-AAAAAAB', assist: 'verdict'},
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};
