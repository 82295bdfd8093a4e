import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {table, type TableArgs, tableMeta} from './support/table.js';

/** The nearest `lang` decides: on the table, around it, or of the document. */
const meta: Meta<TableArgs> = {...tableMeta, title: 'Languages'};

export default meta;

type Story = StoryObj<TableArgs>;

/** A story in a language: the table stands in a page that is written in it. */
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

/** From right to left, whatever the page: stock, fan and foundations are mirrored. */
export const Arabic = inLanguage('ar', 'DS1-D3N-AAAAAAB');

/** Two tables on one page, each in its own language. */
export const TwoLanguages: Story = {
  render: () =>
    html`<div class="page pair">
      <div lang="fi">${table({code: 'SH1-C4-AAAAAJ2'})}</div>
      <div lang="hi">${table({code: 'SQ1-AAAAAAB'})}</div>
    </div>`,
};

/** `strings` puts texts of the page's own in the place of the language's. */
export const OwnTexts: Story = {
  render: () =>
    html`<solitaire-table
      code="DS1-D1N-AAAAAAB"
      .strings=${{newGame: 'Play again', won: 'Well played!'}}
    ></solitaire-table>`,
};
