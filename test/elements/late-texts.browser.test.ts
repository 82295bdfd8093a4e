// Texts of dialogs that a page sets before there are any: this file alone does not load them ahead.

import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import type {SomeTexts} from '../../src/locales/en.js';

it('a wrong text of a dialog that has not come yet keeps no dialog away', async () => {
  const {warn} = console;
  const warned: string[] = [];
  console.warn = (...args: unknown[]) => warned.push(args.join(' '));
  try {
    const table = await fixture<SolitaireTableElement>(
      html`<solitaire-table code="DS1-D1N-AAAAAAB"></solitaire-table>`,
    );
    table.strings = {close: 42, cancel: 'Leave it'} as unknown as SomeTexts;
    expect(await table.hint()).to.equal('D');
    expect(table.strings.close).to.equal('Close');
    expect(table.strings.cancel).to.equal('Leave it');
    expect(warned.filter((text) => !text.includes('lit.dev'))).to.deep.equal([
      'solitaire-table: close must be of type string, not number',
    ]);
  } finally {
    console.warn = warn;
  }
});
