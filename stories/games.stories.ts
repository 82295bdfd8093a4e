import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {formatCode, variants} from '../src/engine/index.js';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** Each game with a fixed code. The code sets the game and its options; a change of those deals a new game. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Games'};

export default meta;

type Story = StoryObj<TableArgs>;

/** The classic rules with two decks and nine columns. */
export const DoubleSolitaire: Story = {args: {code: 'DS1-D1N-AAAAAAB'}};

/** Vegas scoring: draw three cards at a time, and go through the stock once. */
export const DoubleSolitaireVegas: Story = {args: {code: 'DS1-D3V-AAAAAAB'}};

/** One deck, all cards face up, four cells. */
export const SeahavenTowers: Story = {args: {code: 'SH1-C4-AAAAAJ2'}};

/** Two decks, three cells, one card at a time. */
export const Squadron: Story = {args: {code: 'SQ1-AAAAAAB'}};

/** One deck, seven columns. */
export const Klondike: Story = {args: {code: 'KL1-D1N-AAAAAAB'}};

/** Microsoft's deal number 617. */
export const FreeCell: Story = {args: {code: 'FC1-C4-AAAAATJ'}};

/** Two decks, one card at a time, one pass through the stock. */
export const FortyThieves: Story = {args: {code: 'FT1-AAAAAAB'}};

/** Forty Thieves, but runs can move. */
export const Josephine: Story = {args: {code: 'JO1-AAAAAAB'}};

/** A pyramid of two decks, two passes through the stock. */
export const ThievesOfEgypt: Story = {args: {code: 'TE1-AAAAAAB'}};

/** All games, each with its first deal. */
export const EveryGame: Story = {
  parameters: {controls: {disable: true}},
  render: () =>
    html`<div class="page">
      ${variants.map(
        ({id, names}) =>
          html`<h3>${names.en}</h3>
            ${table({code: formatCode({variant: id, deal: 1})})}`,
      )}
    </div>`,
};
