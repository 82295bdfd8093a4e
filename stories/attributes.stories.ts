import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {type TableArgs, tableMeta} from './support/table.js';

/** Each story shows one attribute. Change its value in the controls. A change of the game or an option deals a new game. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Attributes'};

export default meta;

type Story = StoryObj<TableArgs>;

/** The game. */
export const Variant: Story = {args: {variant: 'squadron', code: 'SQ1-AAAAAAB'}};

/** Number of cards drawn at a time. */
export const Draw: Story = {args: {draw: '3', code: 'DS1-D3N-AAAAAAC'}};

/** Points or dollars. */
export const Scoring: Story = {args: {scoring: 'vegas', code: 'DS1-D1V-AAAAAAD'}};

/** Number of cells: 4 is easy, 1 is hard. */
export const Cells: Story = {args: {variant: 'seahaven', cells: '2', code: 'SH1-C2-AAAAAJ2'}};

/** Deals this exact game. Ignores case and surrounding space. An invalid code fires `solitaire-error`. */
export const Code: Story = {args: {code: 'ds1-d3v-aaaaaj2'}};

/** Whether a double tap moves a card to any pile that accepts it. */
export const DoubleClick: Story = {args: {'double-click': 'off', code: 'DS1-D1N-AAAAAAB'}};

/** A bar with only the most important controls. */
export const ControlsMinimal: Story = {args: {controls: 'minimal', code: 'DS1-D1N-AAAAAAB'}};

/** No bar, for pages with their own controls. */
export const ControlsNone: Story = {args: {controls: 'none', code: 'SH1-C4-AAAAAJ2'}};

/** Each suit has its own color. */
export const FourColor: Story = {args: {'four-color': true, code: 'SH1-C4-AAAAAJ2'}};

/** Large-print cards for low vision, or to read from a distance. */
export const LargeIndex: Story = {args: {'large-index': true, code: 'DS1-D1N-AAAAAAB'}};

/** Stock and foundations are on the other side. */
export const LeftHanded: Story = {args: {'left-handed': true, code: 'DS1-D1N-AAAAAAB'}};

/** Read-only: ignores player input. */
export const Disabled: Story = {args: {disabled: true, code: 'SQ1-AAAAAAB'}};
