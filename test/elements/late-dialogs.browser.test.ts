// Dialogs are a file of their own: this file alone does not load them ahead.

import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';

const defined = (): boolean => !!customElements.get('solitaire-win');

const openDialog = (table: SolitaireTableElement): HTMLDialogElement | null | undefined =>
  table.shadowRoot
    ?.querySelector('solitaire-new-game-dialog')
    ?.shadowRoot?.querySelector('dialog[open]');

async function until(so: () => unknown): Promise<void> {
  while (!so()) await new Promise((done) => setTimeout(done, 10));
}

describe('dialogs that come later', () => {
  it('are not loaded by a table that nobody plays, but by the press that asks for one', async () => {
    const table = await fixture<SolitaireTableElement>(
      html`<solitaire-table code="DS1-D1N-AAAAAAB"></solitaire-table>`,
    );
    await new Promise((done) => setTimeout(done, 300));
    expect(defined()).to.equal(false);
    const button = table.shadowRoot?.querySelector('solitaire-new-game-button');
    button?.shadowRoot?.querySelector('button')?.click();
    await until(() => openDialog(table));
    expect(openDialog(table)?.matches(':modal')).to.equal(true);
  });

  it('tell a win that comes before they do', async () => {
    const table = await fixture<SolitaireTableElement>(html`<solitaire-table></solitaire-table>`);
    const response = await fetch(new URL('../vectors/wins.jsonl', import.meta.url));
    const [line = ''] = (await response.text()).split('\n');
    const parts = (JSON.parse(line) as {record: string}).record.split(' ');
    const last = parts.pop() ?? '';
    table.loadRecord(parts.join(' '));
    table.play(last);
    await until(() =>
      table.shadowRoot?.querySelector('solitaire-win')?.shadowRoot?.querySelector('[part=win]'),
    );
    expect(table.won).to.equal(true);
  });
});
