// What a player reads and hears at a table, in every language.

import {expect, fixtureCleanup} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {mouse, press} from '../support/input.js';
import {deep, find, findAll, frame, page, settled, until, view, words} from '../support/page.js';
import {expectedTexts} from './expected-texts.js';

/** A table that speaks a language already. */
async function speaking(lang: string, attributes = ''): Promise<SolitaireTableElement> {
  const table = await page(`lang="${lang}" ${attributes}`);
  await until(() => table.strings.lang === lang, `${lang} is there`, 10_000);
  await settled(table);
  return table;
}

/** Opens a dialog by its button in the bar, and returns it. */
async function open(table: SolitaireTableElement, name: string): Promise<HTMLDialogElement> {
  find(find(table, `solitaire-${name}-button`), 'button').click();
  await settled(table);
  return opened(table);
}

/** The dialog that is open, once it is. */
async function opened(table: SolitaireTableElement): Promise<HTMLDialogElement> {
  const modal = (): HTMLDialogElement | undefined =>
    findAll<HTMLDialogElement>(table, 'dialog').find((dialog) => dialog.matches(':modal'));
  await until(modal, 'a dialog is open');
  return modal()!;
}

/** Names, titles and texts, those for assistive technology too. */
function everything(table: SolitaireTableElement): string {
  const nodes = [table, ...deep(table)];
  const parents: ParentNode[] = nodes.flatMap((node) => [node, node.shadowRoot ?? []].flat());
  const texts = parents
    .filter((parent) => !(parent instanceof HTMLStyleElement))
    .flatMap(({childNodes}) => [...childNodes])
    .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
    .map(({textContent}) => textContent ?? '');
  const names = nodes.flatMap((node) => [node.ariaLabel ?? '', node.getAttribute('title') ?? '']);
  return [...names, ...texts].filter((text) => text.trim()).join('\n');
}

/** Clicks a card or place, by how its name begins. */
async function click(table: SolitaireTableElement, name: string): Promise<void> {
  await mouse.click(findAll(table, '[role]').find((node) => node.ariaLabel?.startsWith(name))!);
  await settled(table);
}

const englishWords =
  /\b(spades|hearts|diamonds|clubs|column|foundation|stock|waste|undo|redo|restart|settings|moves|new game|game|cancel|close|easy|hard|difficulty|empty|copy|the|of)\b/i;

/** What has no room for its words. */
const cut = (nodes: readonly HTMLElement[]): string[] =>
  nodes
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1)
    .map((node) => `${node.tagName} ${node.className} ${node.textContent.trim()}`);

describe('every language at the table', () => {
  afterEach(() => fixtureCleanup());

  for (const [lang, expected] of Object.entries(expectedTexts)) {
    describe(lang, () => {
      it('names cards, places and buttons', async () => {
        const table = await speaking(lang, 'code="DS1-D1N-AAAAAAB"');
        const shown = everything(table).replaceAll('\u00a0', ' ');
        for (const text of [...expected.names, ...expected.bar, expected.game])
          expect(shown).to.include(text);
        if (lang !== 'en') expect(englishWords.exec(shown)).to.equal(null);
      });

      it('tells why something cannot be done', async () => {
        const table = await speaking(lang);
        table.loadRecord('DS1-D1N-5SKJYAA T5-T6 T1-T5');
        await settled(table);
        await until(() => !find(table, '.felt').getAnimations({subtree: true}).length);
        await click(table, expected.card);
        await click(table, expected.column);
        expect(words(find(table, '[part="message"]'))).to.equal(expected.refusal);
      });

      it('speaks of what happens', async () => {
        const table = await speaking(lang, 'code="DS1-D1N-AAAAAAB"');
        const heard = (): string => words(find(table, '[role="log"]'));
        table.play('D');
        await settled(table);
        expect(heard()).to.equal(expected.drawn);
        table.undo();
        await settled(table);
        expect(heard()).to.include(expected.undone);
        if (lang !== 'en') expect(englishWords.exec(heard())).to.equal(null);
      });

      it('lists the keys', async () => {
        await view(360, 640);
        const table = await speaking(lang);
        table.focus();
        await press('?');
        const dialog = await opened(table);
        const listed = words(dialog);
        await frame();
        await frame();
        const heading = find(dialog, 'h2').getBoundingClientRect();
        expect(heading.top, 'the heading is in sight').to.be.at.least(
          dialog.getBoundingClientRect().top,
        );
        for (const text of expected.keys) expect(listed).to.include(text);
      });

      it('fills the dialogs', async () => {
        const table = await speaking(lang);
        const dialog = await open(table, 'new-game');
        const said = words(dialog);
        for (const text of expected.newGame) expect(said).to.include(text);
        if (lang !== 'en') expect(englishWords.exec(everything(table))).to.equal(null);
        dialog.close();
        await settled(table);
        const settings = words(await open(table, 'settings'));
        for (const text of expected.settings) expect(settings).to.include(text);
      });

      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [1280, 800],
      ] as const) {
        it(`cuts no words off at ${width} px`, async () => {
          await view(width, height);
          const table = await speaking(lang, 'code="DS1-D1V-AAAAAAB"');
          const bar = find(table, '.bar');
          expect(bar.scrollWidth).to.be.at.most(bar.clientWidth);
          const inside = bar.getBoundingClientRect();
          for (const button of findAll(bar, 'button')) {
            const {left, right} = button.getBoundingClientRect();
            expect(left, words(button)).to.be.at.least(inside.left - 0.5);
            expect(right, words(button)).to.be.at.most(inside.right + 0.5);
          }
          for (const name of ['new-game', 'settings']) {
            const dialog = await open(table, name);
            expect(
              cut([dialog, ...findAll(dialog, '.sheet, label, legend, button, p, select')]),
            ).to.deep.equal([]);
            dialog.close();
            await settled(table);
          }
        });
      }
    });
  }
});
