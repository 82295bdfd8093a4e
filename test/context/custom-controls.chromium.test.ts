// Controls that a page writes itself, as docs/custom-controls.md shows.

import {ContextConsumer} from '@lit/context';
import {expect, fixtureCleanup} from '@open-wc/testing';
import {html, LitElement, nothing} from 'lit';
import {tableContext, type TableContext} from '../../src/context/table-context.js';
import type {SolitaireTableElement} from '../../src/index.js';
import '../../src/index.js';
import {codes, find, page, settled, words} from '../support/page.js';

class StockButton extends LitElement {
  readonly #table = new ContextConsumer(this, {context: tableContext, subscribe: true});

  protected override render(): unknown {
    const table = this.#table.value;
    if (!table) return nothing;
    const {game, strings, disabled} = table;
    const {length} = game.state.stock;
    return html`<button ?disabled=${disabled || !length} @click=${() => game.play('D')}>
      ${strings.stock}: ${strings.cards(length)}
    </button>`;
  }
}
customElements.define('stock-button', StockButton);

class MoveCount extends HTMLElement {
  #unsubscribe: (() => void) | undefined;

  connectedCallback(): void {
    const event = new Event('context-request', {bubbles: true, composed: true});
    const callback = ({game, strings}: TableContext, unsubscribe?: () => void): void => {
      this.#unsubscribe = unsubscribe;
      this.textContent = strings.moves(game.moves);
    };
    const request = {context: tableContext, contextTarget: this, callback, subscribe: true};
    this.dispatchEvent(Object.assign(event, request));
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }
}
customElements.define('move-count', MoveCount);

/** A table with a control in its bar. */
async function tableWith(name: string): Promise<[SolitaireTableElement, HTMLElement]> {
  const table = await page(`code="${codes.double}"`);
  const control = document.createElement(name);
  control.slot = 'bar-end';
  table.append(control);
  await settled(table);
  return [table, control];
}

describe('a control of the page', () => {
  afterEach(() => fixtureCleanup());

  it('shows what its table has, and plays', async () => {
    const [table, control] = await tableWith('stock-button');
    const button = find(control, 'button');
    expect(words(button)).to.equal('stock: 59 cards');
    button.click();
    await settled(table);
    expect(table.record).to.equal(`${codes.double} D`);
    expect(words(button)).to.equal('stock: 58 cards');
  });

  it('can do without Lit', async () => {
    const [table, control] = await tableWith('move-count');
    expect(control.textContent).to.equal('0 moves');
    table.play('D');
    await settled(table);
    expect(control.textContent).to.equal('1 move');
  });

  it('does not follow a table that it has left', async () => {
    const [table, control] = await tableWith('move-count');
    control.remove();
    table.play('D');
    await settled(table);
    expect(control.textContent).to.equal('0 moves');
  });
});
