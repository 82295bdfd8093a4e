import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {type TableArgs, tableMeta} from './support/table.js';

/** One attribute a story: try its values below. Changing the game or an option deals anew. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Attributes'};

export default meta;

type Story = StoryObj<TableArgs>;

/** Which game. */
export const Variant: Story = {args: {variant: 'squadron', code: 'SQ1-AAAAAAB'}};

/** Cards turned from the stock at once. */
export const Draw: Story = {args: {draw: '3', code: 'DS1-D3N-AAAAAAC'}};

/** Points, or dollars. */
export const Scoring: Story = {args: {scoring: 'vegas', code: 'DS1-D1V-AAAAAAD'}};

/** How many cells there are: 4 is easy, 1 is hard. */
export const Cells: Story = {args: {variant: 'seahaven', cells: '2', code: 'SH1-C2-AAAAAJ2'}};

/** A certain deal. Case and space around do not matter; a bad code fires `solitaire-error`. */
export const Code: Story = {args: {code: 'ds1-d3v-aaaaaj2'}};

/** Whether a second tap looks further than the foundations. */
export const DoubleClick: Story = {args: {'double-click': 'off', code: 'DS1-D1N-AAAAAAB'}};

/** A bar with the most needed only. */
export const ControlsMinimal: Story = {args: {controls: 'minimal', code: 'DS1-D1N-AAAAAAB'}};

/** No bar at all: for pages that bring controls of their own. */
export const ControlsNone: Story = {args: {controls: 'none', code: 'SH1-C4-AAAAAJ2'}};

/** Each suit in its own colour. */
export const FourColor: Story = {args: {'four-color': true, code: 'SH1-C4-AAAAAJ2'}};

/** Ranks and suits to be read from afar, or with low vision. */
export const LargeIndex: Story = {args: {'large-index': true, code: 'DS1-D1N-AAAAAAB'}};

/** Stock and foundations on the other side. */
export const LeftHanded: Story = {args: {'left-handed': true, code: 'DS1-D1N-AAAAAAB'}};

/** A table to look at. */
export const Disabled: Story = {args: {disabled: true, code: 'SQ1-AAAAAAB'}};
