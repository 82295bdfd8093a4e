import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** What the solver can do for the player. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Solver'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Deals only games that are proven winnable. */
export const Winnable: Story = {args: {variant: 'seahaven', winnable: true}};

/** Shows after each move whether the game can still be won. Play until it can't, then go back. */
export const Verdict: Story = {args: {code: 'SH1-C4-AAAAAJ2', assist: 'verdict'}};

/** A deal that can't be won. */
export const Unwinnable: Story = {args: {code: 'SH1-C4-ZGCJN4Q', assist: 'verdict'}};

/** Hints that may be based on face-down cards, and say so. */
export const SolverHints: Story = {args: {code: 'DS1-D1N-AAAAAAB', hints: 'solver'}};

/** The badge on a small phone. */
export const Narrow: Story = {
  args: {code: 'DS1-D1N-AAAAAAB', assist: 'verdict'},
  render: (args) => html`<div class="narrow">${table(args)}</div>`,
};
