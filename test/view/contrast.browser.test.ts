// Contrast as WCAG 2.2 counts it, from the colours that the browser computes.

import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {browserName, press, wishes} from '../support/input.js';
import {codes, find, ink, settled, tag} from '../support/page.js';

type Rgb = readonly [number, number, number];

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const context = canvas.getContext('2d', {willReadFrequently: true})!;

/** What the eye sees of colours laid over each other, the lowest first. */
function seen(...layers: readonly string[]): Rgb {
  context.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The value of a custom property as a colour, where `node` stands. */
function colour(node: HTMLElement, value: string): string {
  const {color} = node.style;
  node.style.color = value;
  const computed = getComputedStyle(node).color;
  node.style.color = color;
  return computed;
}

/** The colours in a shadow, in the order that they are written in. */
const shadows = (shadow: string): string[] =>
  shadow.match(/(rgba?|color|oklch|oklab)\([^)]*\)/g) ?? [];

async function inside(style: string, attributes: string): Promise<SolitaireTableElement> {
  const holder = await fixture<HTMLElement>(html`<div style=${style}></div>`);
  const table = tag(attributes);
  holder.append(table);
  await settled(table);
  return table;
}

/** The felt's colours: its light, itself and its edges. */
function feltColours(table: Element): string[] {
  const felt = find(table, '.felt');
  return ['var(--_light)', 'var(--_felt)', 'color-mix(in oklab, var(--_felt), var(--_shade) 26%)']
    .map((value) => colour(felt, value))
    .filter((one, i, all) => all.indexOf(one) === i);
}

const felts = [
  ...['', '#16233b', '#000', '#1f5f9f', '#0000ff', '#6b8e23', '#777', '#7aa08c'],
  ...['#c0392b', '#e60000', '#4573f5', '#0a7d0a', '#cfe8d5', '#ffd257', '#f6f6f6', '#fff'],
];
const schemes = ['light', 'dark'] as const;

/** Does the same for every felt, light and dark. */
function everyFelt(
  table: SolitaireTableElement,
  check: (backs: string[], told: string) => void,
): void {
  const {style} = table.parentElement!;
  for (const scheme of schemes) {
    for (const felt of felts) {
      style.colorScheme = scheme;
      style.setProperty('--solitaire-felt', felt);
      check(feltColours(table), `${scheme} ${felt}`);
    }
  }
}

/** Presses a card or place as assistive technology does. */
async function presses(table: SolitaireTableElement, selector: string): Promise<void> {
  const node = [...table.shadowRoot!.querySelectorAll<HTMLElement>(selector)].at(-1)!;
  node.focus();
  node.click();
  await settled(table);
}

/** Selects a column's card that can go to some other column or cell. */
async function selected(table: SolitaireTableElement): Promise<void> {
  const from = table.legalActions().find((action) => /^T\d+-[TC]/.test(action))!;
  const [pile] = from.split('-');
  await presses(table, `.card[data-pile="${pile}"]`);
}

describe('contrast', () => {
  it('of words to the felt and the bar is 4.5 at least', async () => {
    const table = await inside('width: 900px', `code="${codes.double}"`);
    everyFelt(table, (backs, told) => {
      const word = getComputedStyle(find(table, '.felt')).color;
      const bar = getComputedStyle(find(table, '.bar'));
      const code = getComputedStyle(find(find(table, 'solitaire-code'), 'button'));
      for (const back of backs) {
        expect(ratio(seen(word), seen(back)), `felt ${told}`).to.be.at.least(4.5);
        const barBack = [back, bar.backgroundColor];
        expect(ratio(seen(bar.color), seen(...barBack)), `bar ${told}`).to.be.at.least(4.5);
        const under = seen(...barBack, code.backgroundColor);
        expect(ratio(seen(code.color), under), `code ${told}`).to.be.at.least(4.5);
      }
    });
  });

  it('of the places and their marks to the felt is 3 at least', async () => {
    const table = await inside('width: 900px', `code="${codes.double}"`);
    everyFelt(table, (backs, told) => {
      const place = getComputedStyle(find(table, '.place[data-pile="F1"]'));
      const [line] = shadows(place.boxShadow);
      for (const back of backs) {
        const under = [back, place.backgroundColor];
        expect(ratio(seen(...under, line!), seen(back)), `line ${told}`).to.be.at.least(3);
        expect(ratio(seen(...under, place.color), seen(...under)), told).to.be.at.least(3);
      }
    });
  });

  it('of what is selected to the felt and to a card is 3 at least', async () => {
    const table = await inside('width: 900px', `code="${codes.seahaven}"`);
    await selected(table);
    everyFelt(table, (backs, told) => {
      const ring = shadows(getComputedStyle(find(table, '.selected'), '::after').boxShadow);
      expect(ring.length).to.be.at.least(2);
      for (const back of [...backs, colour(find(table, '.felt'), 'var(--_face)')]) {
        const most = Math.max(...ring.map((one) => ratio(seen(one), seen(back))));
        expect(most, told).to.be.at.least(3);
      }
      expect(ratio(seen(ring[0]!), seen(ring[1]!)), 'within the ring').to.be.at.least(3);
    });
  });

  it('of where it may go to the felt and to a card is 3 at least', async () => {
    const table = await inside('width: 900px', `code="${codes.seahaven}"`);
    await selected(table);
    everyFelt(table, (backs, told) => {
      const after = getComputedStyle(find(table, '.target'), '::after');
      const dashes = [after.borderTopColor, after.outlineColor];
      expect(after.outlineStyle).to.equal('dashed');
      for (const back of [...backs, colour(find(table, '.felt'), 'var(--_face)')]) {
        const most = Math.max(...dashes.map((one) => ratio(seen(one), seen(back))));
        expect(most, told).to.be.at.least(3);
      }
      expect(ratio(seen(dashes[0]!), seen(dashes[1]!)), 'of the dashes').to.be.at.least(3);
    });
  });

  it('of the focus to all that it may lie on is 3 at least, and it is 2 px wide', async () => {
    const table = await inside('width: 900px', `code="${codes.seahaven}"`);
    const focused = () => table.shadowRoot!.activeElement?.closest('[data-key]');
    for (let i = 0; i < 20 && !focused(); i++) await press('Tab');
    // Keys of WebKitGTK's driver move the focus, but leave no trace that it was keys.
    if (browserName === 'webkit' && !focused()!.matches(':focus-visible')) return;
    const {boxShadow} = getComputedStyle(focused()!, '::after');
    const rings = shadows(boxShadow);
    const widths = [...boxShadow.matchAll(/(\d+)px(?=,|$)/g)].map(([, width]) => Number(width));
    expect(widths.map((width, i) => width - (widths[i - 1] ?? 0)).slice(0, 2)).to.deep.equal([
      2, 3,
    ]);
    for (const back of ['#fff', '#000', '#777', '#1c6e47']) {
      const most = Math.max(...rings.map((ring) => ratio(seen(ring), seen(back))));
      expect(most).to.be.at.least(3);
    }
  });

  it('of the suits to the card is 4.5 at least, in two colours and in four', async () => {
    for (const scheme of schemes) {
      for (const deck of ['', 'four-color', 'large-index', 'four-color large-index']) {
        const style = `width: 900px; color-scheme: ${scheme}`;
        const table = await inside(style, `code="${codes.seahaven}" ${deck}`);
        const paper = getComputedStyle(find(table, '.card rect')).fill;
        for (const suit of ['spades', 'hearts', 'diamonds', 'clubs']) {
          const contrast = ratio(seen(ink(table, suit)), seen(paper));
          expect(contrast, `${suit} ${scheme} ${deck}`).to.be.at.least(4.5);
        }
        table.remove();
      }
    }
  });

  it('of what is refused to its box is 4.5 at least, whatever lies under it', async () => {
    const table = await inside('width: 900px', `code="${codes.seahaven}"`);
    await presses(table, '.card[data-pile="T1"]');
    await presses(table, '.card[data-pile="T2"]');
    await presses(table, '.place[data-pile="F1"]');
    const {color, backgroundColor} = getComputedStyle(find(table, '.refusal'));
    for (const under of ['#fff', '#000', '#c13']) {
      expect(ratio(seen(color), seen(under, backgroundColor))).to.be.at.least(4.5);
    }
  });
});

// Only Chromium's driver can emulate these.
if (browserName === 'chromium') {
  describe('forced colours', () => {
    before(() => wishes({'forced-colors': 'active'}));
    after(() => wishes());

    it('tell places, what is selected, where it may go and the focus apart by outlines', async () => {
      const table = await inside('width: 900px', `code="${codes.seahaven}"`);
      await selected(table);
      const outline = (selector: string, pseudo?: string) => {
        const style = getComputedStyle(find(table, selector), pseudo);
        return `${style.outlineStyle} ${style.outlineWidth}`;
      };
      expect(outline('.place[data-pile="F1"]')).to.equal('solid 1px');
      expect(outline('.selected', '::after')).to.equal('solid 4px');
      expect(outline('.target', '::after')).to.equal('dashed 4px');
      await press('Escape');
      await press('ArrowRight');
      expect(outline('[data-key]:focus')).to.equal('double 3px');
    });

    it('leave every button an edge', async () => {
      const table = await inside('width: 900px', `code="${codes.seahaven}"`);
      for (const button of [...find(table, '.bar').querySelectorAll('*')].flatMap((one) => [
        ...(one.shadowRoot?.querySelectorAll('button') ?? []),
      ])) {
        const {borderTopStyle, borderTopWidth} = getComputedStyle(button);
        expect(`${borderTopStyle} ${borderTopWidth}`).to.equal('solid 1px');
      }
    });
  });

  describe('a wish for more contrast', () => {
    before(() => wishes({'prefers-contrast': 'more'}));
    after(() => wishes());

    it('makes the places’ lines as strong as the words', async () => {
      const table = await inside('width: 900px', `code="${codes.double}"`);
      const {color} = getComputedStyle(find(table, '.place[data-pile="F1"]'));
      expect(seen(color)).to.deep.equal(seen(getComputedStyle(find(table, '.felt')).color));
    });
  });
}
