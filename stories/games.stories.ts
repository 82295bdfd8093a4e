import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {formatCode, variants} from '../src/engine/index.js';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** Each game from a fixed code. A code decides over game and options; other values deal anew. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Games'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Two packs, nine columns: the classic rules. */
export const DoubleSolitaire: Story = {args: {code: 'DS1-D1N-AAAAAAB'}};

/** The same, for money: three cards at a time, and only once through. */
export const DoubleSolitaireForMoney: Story = {args: {code: 'DS1-D3V-AAAAAAB'}};

/** One pack, all of it face up; four cells. */
export const SeahavenTowers: Story = {args: {code: 'SH1-C4-AAAAAJ2'}};

/** Two packs, three cells, one card at a time. */
export const Squadron: Story = {args: {code: 'SQ1-AAAAAAB'}};

/** One pack, seven columns. */
export const Klondike: Story = {args: {code: 'KL1-D1N-AAAAAAB'}};

/** Deal 617 of Microsoft's numbers. */
export const FreeCell: Story = {args: {code: 'FC1-C4-AAAAATJ'}};

/** Two packs, one card at a time, once through. */
export const FortyThieves: Story = {args: {code: 'FT1-AAAAAAB'}};

/** Forty Thieves, but runs move. */
export const Josephine: Story = {args: {code: 'JO1-AAAAAAB'}};

/** A pyramid of two packs, twice through. */
export const ThievesOfEgypt: Story = {args: {code: 'TE1-AAAAAAB'}};

/** Every game that there is, each with its first deal. */
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
