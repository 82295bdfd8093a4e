// What a player reads and hears at a table, in every language.

import {expect, fixtureCleanup} from '@open-wc/testing';
import '../../src/index.js';
import {variants} from '../../src/engine/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {gameName} from '../../src/locales/game-name.js';
import {mouse, press} from '../support/input.js';
import {deep, find, findAll, frame, page, settled, until, view, words} from '../support/page.js';

const languages = ['en', 'hi', 'fi', 'de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar'] as const;

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
async function click(table: SolitaireTableElement, ...name: string[]): Promise<void> {
  const begins = name.join(table.strings.comma);
  await mouse.click(findAll(table, '[role]').find((node) => node.ariaLabel?.startsWith(begins))!);
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

  for (const lang of languages) {
    describe(lang, () => {
      it('names cards, places and buttons', async () => {
        const table = await speaking(lang, 'code="DS1-D1N-AAAAAAB"');
        const {strings, state} = table;
        const shown = everything(table);
        for (const [i, column] of state.columns.entries()) {
          const top = column.at(-1)!;
          if (top.faceUp) expect(shown).to.include(strings.card(top.rank, top.suit));
          expect(shown).to.include(strings.column(i + 1));
        }
        for (const text of [
          'newGame',
          'restart',
          'undo',
          'redo',
          'hint',
          'settings',
          'stock',
          'waste',
          'copy',
        ] as const)
          expect(shown, text).to.include(strings[text]);
        expect(shown).to.include(strings.moves(0));
        expect(shown).to.include(gameName(table.game.definition, strings));
        if (lang !== 'en') expect(englishWords.exec(shown)).to.equal(null);
      });

      it('tells why something cannot be done', async () => {
        const table = await speaking(lang);
        table.loadRecord('DS1-D1N-5SKJYAA T5-T6 T1-T5');
        await settled(table);
        await until(() => !find(table, '.felt').getAnimations({subtree: true}).length);
        const {card, column, empty, reasons} = table.strings;
        await click(table, card(6, 'clubs'), column(3));
        await click(table, column(1), empty);
        expect(words(find(table, '[part="message"]'))).to.equal(reasons['king-only']);
      });

      it('speaks of what happens', async () => {
        const table = await speaking(lang, 'code="DS1-D1N-AAAAAAB"');
        const {strings} = table;
        const heard = (): string => words(find(table, '[role="log"]'));
        table.play('D');
        await settled(table);
        const {rank, suit} = table.game.state.waste[0]!;
        const drawn = strings.drew(1, strings.card(rank, suit)).replaceAll('\u00a0', ' ');
        expect(heard()).to.equal(drawn);
        table.undo();
        await settled(table);
        expect(heard()).to.include(strings.undone(drawn).replaceAll('\u00a0', ' '));
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
        for (const text of [table.strings.keys, ...Object.values(table.strings.keyNames)])
          expect(listed).to.include(text.replaceAll('\u00a0', ' '));
      });

      it('fills the dialogs', async () => {
        const table = await speaking(lang);
        const {strings} = table;
        const dialog = await open(table, 'new-game');
        const said = words(dialog);
        const texts = [strings.newGame, strings.game, strings.orCode, strings.deal, strings.cancel];
        texts.push(strings.choice('draw', 1, 0), strings.choice('draw', 3, 2));
        texts.push(strings.choice('scoring', 'vegas', 2), strings.legends.draw!);
        texts.push(...variants.map((game) => gameName(game, strings)));
        for (const text of texts) expect(said).to.include(text.replaceAll('\u00a0', ' '));
        if (lang !== 'en') expect(englishWords.exec(everything(table))).to.equal(null);
        dialog.close();
        await settled(table);
        const settings = words(await open(table, 'settings'));
        for (const text of ['settings', 'doubleClick', 'fourColor', 'leftHanded', 'close'] as const)
          expect(settings).to.include(strings[text]);
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
