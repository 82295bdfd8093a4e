import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** The table uses the nearest `lang` attribute: its own, an ancestor's or the document's. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Languages'};

export default meta;

type Story = StoryObj<TableArgs>;

/** A table in a part of the page with this language. */
function inLanguage(lang: string, code: string): Story {
  return {args: {code}, render: (args) => html`<div lang=${lang}>${table(args)}</div>`};
}

export const English = inLanguage('en', 'DS1-D1N-AAAAAAB');
export const Hindi = inLanguage('hi', 'DS1-D1N-AAAAAAB');
export const Finnish = inLanguage('fi', 'SH1-C4-AAAAAJ2');
export const German = inLanguage('de', 'DS1-D3V-AAAAAAB');
export const Spanish = inLanguage('es', 'SQ1-AAAAAAB');
export const French = inLanguage('fr', 'KL1-D1N-AAAAAAB');
export const Portuguese = inLanguage('pt-BR', 'FC1-C4-AAAAHVB');
export const Japanese = inLanguage('ja', 'KL1-D3N-AAAAAAB');
export const Chinese = inLanguage('zh-Hans', 'JO1-AAAAAAB');

/** The table is mirrored, even on a left-to-right page. */
export const Arabic = inLanguage('ar', 'DS1-D3N-AAAAAAB');

/** Two tables on a page, each in its own language. */
export const TwoLanguages: Story = {
  render: () =>
    html`<div class="page pair">
      <div lang="fi">${table({code: 'SH1-C4-AAAAAJ2'})}</div>
      <div lang="hi">${table({code: 'SQ1-AAAAAAB'})}</div>
    </div>`,
};

/** `strings` overrides texts. */
export const CustomTexts: Story = {
  render: () =>
    html`<solitaire-table
      code="DS1-D1N-AAAAAAB"
      .strings=${{newGame: 'Play again', won: 'Well played!'}}
    ></solitaire-table>`,
};
