import {html, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {variants} from '../../src/engine/index.js';
import './stories.css';

/** The attributes of the table. `page` is a class of the stories' style sheet. */
export interface TableArgs {
  readonly variant?: string;
  readonly draw?: string;
  readonly scoring?: string;
  readonly cells?: string;
  readonly code?: string;
  readonly 'double-click'?: string;
  readonly controls?: string;
  readonly 'four-color'?: boolean;
  readonly 'large-index'?: boolean;
  readonly 'left-handed'?: boolean;
  readonly disabled?: boolean;
  readonly winnable?: boolean;
  readonly assist?: string;
  readonly hints?: string;
  readonly id?: string;
  readonly page?: string;
}

/** A table with these attributes and this content. */
export function table(args: TableArgs, content: unknown = ''): TemplateResult {
  return html`<solitaire-table
    id=${ifDefined(args.id)}
    class=${ifDefined(args.page)}
    variant=${ifDefined(args.variant)}
    draw=${ifDefined(args.draw)}
    scoring=${ifDefined(args.scoring)}
    cells=${ifDefined(args.cells)}
    code=${ifDefined(args.code)}
    double-click=${ifDefined(args['double-click'])}
    controls=${ifDefined(args.controls)}
    ?four-color=${args['four-color']}
    ?large-index=${args['large-index']}
    ?left-handed=${args['left-handed']}
    ?disabled=${args.disabled}
    ?winnable=${args.winnable}
    assist=${ifDefined(args.assist)}
    hints=${ifDefined(args.hints)}
    >${content}</solitaire-table
  >`;
}

type OptionName = 'draw' | 'scoring' | 'cells';

/** All values that any game offers for an option. */
function offered(name: OptionName): string[] {
  return [...new Set(variants.flatMap(({options}) => (options[name] ?? []).map(String)))];
}

const choice = (options: readonly string[]) => ({options, control: {type: 'select'}}) as const;
const flag = {control: {type: 'boolean'}} as const;
const hidden = {table: {disable: true}} as const;

/** Common settings of all stories. */
export const tableMeta = {
  component: 'solitaire-table',
  render: (args: TableArgs) => table(args),
  argTypes: {
    variant: choice(variants.map(({id}) => id)),
    draw: choice(offered('draw')),
    scoring: choice(offered('scoring')),
    cells: choice(offered('cells')),
    code: {control: {type: 'text'}},
    'double-click': choice(['on', 'off']),
    controls: choice(['full', 'minimal', 'none']),
    'four-color': flag,
    'large-index': flag,
    'left-handed': flag,
    disabled: flag,
    winnable: flag,
    assist: choice(['off', 'verdict']),
    hints: choice(['fair', 'solver']),
    id: hidden,
    page: hidden,
  },
} as const;
