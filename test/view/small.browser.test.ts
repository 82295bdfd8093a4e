// Small screens, and small screens that are large ones zoomed in: targets, and nothing cut off.

import {expect, fixture, html} from '@open-wc/testing';
import {Game, variants} from '../../src/engine/index.js';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {browserName, viewport} from '../support/input.js';
import {find, findAll, settled, tag, until, view} from '../support/page.js';

const box = (node: Element) => node.getBoundingClientRect();

/** A target's least width and height, px (WCAG 2.2, 2.5.8). */
const least = 24;

/** Each game with each of its sets of options that deals in another way. */
const codes = variants.flatMap(({id}) =>
  id === 'double' || id === 'klondike'
    ? [Game.deal(id, {draw: 1}).code, Game.deal(id, {draw: 3}).code]
    : id === 'seahaven' || id === 'freecell'
      ? [Game.deal(id, {cells: 4}).code, Game.deal(id, {cells: 1}).code]
      : [Game.deal(id).code],
);

async function inside(width: number, attributes: string): Promise<SolitaireTableElement> {
  const holder = await fixture<HTMLElement>(
    html`<div style="margin: -8px; width: ${width}px"></div>`,
  );
  const table = tag(attributes);
  holder.append(table);
  await settled(table);
  await until(() => box(find(table, '.felt')).height > 0);
  await settled(table);
  return table;
}

/** What can be met of each target on the felt: of a card in a column, what the next one leaves free. */
function feltTargets(table: Element): {name: string; width: number; height: number}[] {
  const nodes = findAll(table, '.felt [role="button"]');
  return nodes.map((node) => {
    const {x, y, width, height} = box(node);
    const above = findAll(table, '.card')
      .map(box)
      .filter((other) => Math.abs(other.x - x) < 1 && other.y > y && other.y < y + height);
    const bottom = Math.min(y + height, ...above.map((other) => other.y));
    return {name: node.ariaLabel ?? '', width, height: bottom - y};
  });
}

const buttons = (table: Element) =>
  findAll(find(table, '.bar'), 'button').filter((one) => box(one).width);

describe('targets', () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 740],
  ] as const) {
    for (const deck of ['', 'large-index']) {
      it(`are ${least} px wide and high at every deal, ${width} × ${height} ${deck}`, async () => {
        await view(width, height);
        for (const code of codes) {
          const table = await inside(width, `code="${code}" ${deck}`);
          const bar = buttons(table).map((one) => ({name: one.innerText, ...sizeOf(one)}));
          expect(bar.length).to.be.at.least(6);
          const felt = feltTargets(table);
          expect(felt.length).to.be.above(10);
          for (const target of [...felt, ...bar]) {
            const told = `${code}: ${target.name}`;
            expect(target.width, told).to.be.at.least(least);
            expect(target.height, told).to.be.at.least(least);
          }
          table.remove();
        }
      });
    }
  }

  it('of the bar do not overlap', async () => {
    for (const width of [320, 360]) {
      await view(width, 640);
      const table = await inside(width, 'code="DS1-D1N-AAAAAAB"');
      const rects = buttons(table).map(box);
      for (const [i, a] of rects.entries())
        for (const b of rects.slice(i + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          expect(across > 0.5 && down > 0.5, `${width}`).to.equal(false);
        }
      table.remove();
    }
  });
});

describe('a table zoomed to 400%', () => {
  it('is scrolled in one direction only, 320 × 256', async () => {
    // No window is as low in WebKit.
    if (browserName === 'webkit') return;
    await viewport(320, 256);
    for (const code of codes) {
      const table = await inside(320, `code="${code}"`);
      expect(document.documentElement.scrollWidth, code).to.be.at.most(336);
      allInside(table, code);
      table.remove();
    }
  });
});

describe('text of twice the size', () => {
  before(() => (document.documentElement.style.fontSize = '200%'));
  after(() => (document.documentElement.style.fontSize = ''));

  for (const width of [320, 768, 1280]) {
    it(`is larger in the bar, and nothing is cut off, ${width} px wide`, async () => {
      await view(width, 800);
      for (const code of ['DS1-D1N-AAAAAAB', 'SH1-C4-AAAAAJ2']) {
        const table = await inside(width, `code="${code}"`);
        expect(parseFloat(getComputedStyle(find(table, '.bar')).fontSize)).to.be.at.least(30);
        allInside(table, `${code} ${width}`);
        table.remove();
      }
    });
  }

  it('wraps long words', async () => {
    await view(1280, 800);
    const table = await inside(1280, 'code="SH1-C4-AAAAAJ2"');
    table.strings = {
      newGame: 'Neues Kartenspiel beginnen',
      restart: 'Dieselbe Kartenverteilung noch einmal spielen',
      undo: 'Letzte Handlung rückgängig machen',
      redo: 'Rückgängig Gemachtes wiederherstellen',
      settings: 'Spieleinstellungen',
    };
    await settled(table);
    allInside(table, 'German');
  });
});

/** All that the bar holds lies within it, and no word runs out of its button. */
function allInside(table: SolitaireTableElement, told: string): void {
  const bar = find(table, '.bar');
  const {left, right, top, bottom} = box(bar);
  const shown = findAll(table, '.bar button, .scoreboard > *').filter((one) => box(one).width);
  for (const node of [...shown, ...buttons(table)]) {
    const rect = box(node);
    if (node.closest('.felt')) continue;
    const off = Math.max(
      left - rect.left,
      rect.right - right,
      top - rect.top,
      rect.bottom - bottom,
    );
    expect(off, `${told} ${node.localName} ${node.innerText}`).to.be.at.most(0.5);
    expect(node.scrollWidth, `${told} ${node.localName}`).to.be.at.most(node.clientWidth + 1);
  }
}

function sizeOf(node: Element): {width: number; height: number} {
  const {width, height} = box(node);
  return {width, height};
}
