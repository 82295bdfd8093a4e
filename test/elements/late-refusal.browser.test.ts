// A refusal before there are words for it: this file alone does not load them ahead.

import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';

it('a refusal that comes before its words is told with them, and goes again like any other', async () => {
  const table = await fixture<SolitaireTableElement>(
    html`<solitaire-table code="DS1-D1N-AAAAAAB"></solitaire-table>`,
  );
  const root = table.shadowRoot!;
  const message = (): string => root.querySelector('[part=message]')?.textContent ?? '';
  table.focus();
  root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', {key: 'u', bubbles: true}));
  await table.updateComplete;
  expect(message(), 'no words yet').to.equal('');
  await waitUntil(message, 'the words', {timeout: 5000});
  expect(message()).to.equal('Nothing to undo.');
  expect(root.querySelector('[role=log]')?.textContent).to.equal('Nothing to undo.');
  const [fading] = root.querySelector('[part=message]')!.getAnimations();
  expect(fading!.effect!.getTiming().duration).to.equal(4500);
  fading!.finish();
  await waitUntil(() => !message(), 'the words are gone');
});
