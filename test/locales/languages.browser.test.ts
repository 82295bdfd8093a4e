// Which language a table speaks, and when.

import {expect, fixtureCleanup} from '@open-wc/testing';
import {
  registerLocale,
  type Locale,
  type SolitaireTableElement,
  type SomeTexts,
} from '../../src/index.js';
import {de} from '../../src/locales/de.js';
import {browserName} from '../support/input.js';
import {
  find,
  has,
  page,
  settled,
  tag,
  until,
  view,
  wait,
  warnings,
  words,
} from '../support/page.js';

/** The word on the undo button. */
const undo = (table: SolitaireTableElement): string =>
  has(table, 'solitaire-undo-button') ? words(find(table, 'solitaire-undo-button')) : '';

const undoIn = {
  en: 'Undo',
  de: 'Rückgängig',
  es: 'Deshacer',
  fi: 'Peru',
  pt: 'Desfazer',
  zh: '撤销',
  ar: 'تراجع',
} as const;

/** Waits until a table speaks a language. */
async function speaks(table: SolitaireTableElement, lang: keyof typeof undoIn): Promise<void> {
  await until(() => undo(table) === undoIn[lang], `${lang}: ${undo(table)}`);
  await settled(table);
}

/** A table inside of a page's own markup. */
async function within(markup: string): Promise<SolitaireTableElement> {
  const holder = (await page()).parentElement!;
  holder.innerHTML = markup;
  const table = holder.querySelector('solitaire-table')!;
  await settled(table);
  return table;
}

describe('the language of a table', () => {
  afterEach(() => {
    fixtureCleanup();
    document.documentElement.lang = 'en';
  });

  it('is that of its own lang', async () => {
    await speaks(await page('lang="fi"'), 'fi');
  });

  it('is that of the nearest element around it', async () => {
    await speaks(
      await within('<div lang="de"><p lang="es"><solitaire-table></solitaire-table></p></div>'),
      'es',
    );
  });

  it('is found through shadow roots', async () => {
    const table = tag();
    const outer = (await page()).parentElement!;
    outer.innerHTML = '<section lang="fi"><div></div></section>';
    const root = outer.querySelector('div')!.attachShadow({mode: 'closed'});
    const inner = document.createElement('div');
    root.append(inner);
    inner.attachShadow({mode: 'open'}).append(table);
    await speaks(table, 'fi');
    inner.lang = 'es';
    await speaks(table, 'es');
    outer.querySelector('section')!.lang = 'de';
    inner.removeAttribute('lang');
    await speaks(table, 'de');
  });

  it('is that of the document where nothing nearer has one', async () => {
    const table = await page();
    document.documentElement.lang = 'de';
    await speaks(table, 'de');
  });

  it('is English where none is known', async () => {
    document.documentElement.removeAttribute('lang');
    await speaks(await page(), 'en');
    await speaks(await page('lang=""'), 'en');
  });

  it('is not that of a document around where the element says that none is known', async () => {
    document.documentElement.lang = 'de';
    await speaks(await page('lang=""'), 'en');
  });

  it('follows lang as it changes and goes', async () => {
    const table = await page('lang="fi"');
    await speaks(table, 'fi');
    table.lang = 'es';
    await speaks(table, 'es');
    table.removeAttribute('lang');
    await speaks(table, 'en');
  });

  it('follows a table that is moved to another part of the page', async () => {
    const table = await within(
      '<div lang="fi"><solitaire-table></solitaire-table></div><div lang="es"></div>',
    );
    await speaks(table, 'fi');
    const {code} = table;
    document.querySelector('div[lang="es"]')!.append(table);
    await speaks(table, 'es');
    expect(table.code).to.equal(code);
    document.querySelector<HTMLElement>('div[lang="fi"]')!.lang = 'de';
    await wait(50);
    await speaks(table, 'es');
  });

  it('is each table’s own', async () => {
    const table = await within(
      '<solitaire-table lang="fi"></solitaire-table><solitaire-table lang="de"></solitaire-table>',
    );
    const other = table.parentElement!.querySelectorAll('solitaire-table')[1]!;
    await speaks(table, 'fi');
    await speaks(other, 'de');
    table.lang = 'es';
    await speaks(table, 'es');
    await speaks(other, 'de');
  });

  it('does not change the game', async () => {
    const table = await page('lang="de" code="DS1-D1N-AAAAAAB"');
    table.play('D');
    const {record} = table;
    await speaks(table, 'de');
    table.lang = 'ar';
    await speaks(table, 'ar');
    expect(table.record).to.equal(record);
  });

  const tags: [string, keyof typeof undoIn][] = [
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['de_CH', 'de'],
    ['pt-PT', 'pt'],
    ['pt-BR', 'pt'],
    ['zh-Hant', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['ar-EG', 'ar'],
    ['es-419', 'es'],
    ['en-GB', 'en'],
    ['xx', 'en'],
    ['fil', 'en'],
    ['-', 'en'],
    ['not a tag!', 'en'],
    ['constructor', 'en'],
    ['__proto__', 'en'],
    ['x-private', 'en'],
  ];
  for (const [lang, spoken] of tags) {
    it(`${spoken} for ${lang}`, async () => {
      const warned = warnings();
      const table = await page(`lang="${lang}"`);
      await speaks(table, spoken);
      expect(table.strings.lang).to.equal(spoken);
      expect(warned.texts).to.deep.equal([]);
      warned.restore();
    });
  }

  it('is told to assistive technology, for table and dialogs', async () => {
    const table = await page('lang="xx"');
    expect(find(table, '.felt').closest('[lang]')!.getAttribute('lang')).to.equal('en');
    table.lang = 'de-AT';
    await speaks(table, 'de');
    expect(find(table, '.felt').closest('[lang]')!.getAttribute('lang')).to.equal('de');
    expect(
      find(table, 'solitaire-new-game-button').closest('[lang]')!.getAttribute('lang'),
    ).to.equal('de');
    expect(find(find(table, 'solitaire-settings-dialog'), 'dialog').lang).to.equal('de');
  });
});

describe('the language that assistive technology is told of', () => {
  afterEach(() => fixtureCleanup());

  const told = (table: SolitaireTableElement): string | undefined =>
    find(table, '.felt').closest<HTMLElement>('[lang]')?.lang;

  it('says which Portuguese and which Chinese the texts are', async () => {
    const portuguese = await page('lang="pt-PT"');
    await speaks(portuguese, 'pt');
    expect(told(portuguese)).to.equal('pt-BR');
    expect(find(find(portuguese, 'solitaire-settings-dialog'), 'dialog').lang).to.equal('pt-BR');
    const chinese = await page('lang="zh"');
    await speaks(chinese, 'zh');
    expect(told(chinese)).to.equal('zh-Hans');
  });

  it('is the page’s own tag where the page brings the language', async () => {
    registerLocale('pt-AO', (spoken) => ({...de(spoken), undo: 'Anular'}));
    const table = await page('lang="pt-AO"');
    expect(undo(table)).to.equal('Anular');
    expect(told(table)).to.equal('pt-AO');
  });
});

describe('from right to left', () => {
  afterEach(() => fixtureCleanup());

  const middle = (node: Element): number => {
    const {left, width} = node.getBoundingClientRect();
    return left + width / 2;
  };
  const stock = (table: SolitaireTableElement): number => middle(find(table, '[data-pile="S"]'));
  const column = (table: SolitaireTableElement, n: number): number =>
    middle(find(table, `[data-pile="T${n}"]`));

  it('Arabic mirrors the table on a page that runs from left to right', async () => {
    const table = await page('lang="en"');
    const [stockWas, columnWas] = [stock(table), column(table, 2)];
    const mirrored = (x: number): number => 2 * middle(table) - x;
    table.lang = 'ar';
    await speaks(table, 'ar');
    expect(stock(table)).to.be.closeTo(mirrored(stockWas), 1).and.not.closeTo(stockWas, 20);
    expect(column(table, 2)).to.be.closeTo(mirrored(columnWas), 1);
    expect(column(table, 1)).to.be.greaterThan(column(table, 2));
    expect(middle(find(table, 'solitaire-new-game-button'))).to.be.greaterThan(middle(table));
    expect(
      getComputedStyle(find(find(table, 'solitaire-settings-dialog'), 'dialog')).direction,
    ).to.equal('rtl');
    table.lang = 'en';
    await speaks(table, 'en');
    expect(stock(table)).to.be.closeTo(stockWas, 1);
    expect(middle(find(table, 'solitaire-new-game-button'))).to.be.lessThan(middle(table));
  });

  it('fans the waste the other way', async () => {
    const xs = async (lang: string): Promise<number[]> => {
      const table = await page(`lang="${lang}" code="DS1-D3N-AAAAAAB"`);
      await until(() => table.strings.lang === lang);
      table.play('D');
      await settled(table);
      await until(() => !find(table, '.felt').getAnimations({subtree: true}).length);
      return [...table.shadowRoot!.querySelectorAll('[data-pile="W"][part="card"]')].map(middle);
    };
    const [first = 0, second = 0, third = 0] = await xs('en');
    expect(first < second && second < third, 'to the right').to.equal(true);
    const [last = 0, before = 0, top = 0] = await xs('ar');
    expect(last > before && before > top, 'to the left').to.equal(true);
  });

  it('shows the ranks of a fan on small cards, too', async () => {
    await view(360, 740);
    const table = await page('lang="ar" code="DS1-D3N-AAAAAAB"');
    await speaks(table, 'ar');
    table.play('D');
    await settled(table);
    await until(() => !find(table, '.felt').getAnimations({subtree: true}).length);
    const cards = [...table.shadowRoot!.querySelectorAll('[data-pile="W"][part="card"]')];
    for (const [i, card] of cards.slice(0, -1).entries()) {
      const rank = card.querySelector('path[transform]')!;
      expect(middle(rank)).to.be.greaterThan(cards[i + 1]!.getBoundingClientRect().right);
    }
    await view(800, 600);
  });

  it('leaves an English table on a page that runs so as the page has it', async () => {
    const table = await within(
      '<div dir="rtl"><solitaire-table lang="en"></solitaire-table></div>',
    );
    expect(column(table, 1)).to.be.greaterThan(column(table, 2));
    expect(undo(table)).to.equal('Undo');
  });

  it('keeps dollars and codes from left to right', async () => {
    const table = await page('lang="ar" code="DS1-D1V-AAAAAAB"');
    await speaks(table, 'ar');
    for (const [tagName, text] of [
      ['solitaire-score', '-$104'],
      ['solitaire-code', 'DS1-D1V-AAAAAAB'],
    ] as const) {
      const shown = [...find(table, tagName).shadowRoot!.querySelectorAll('*')].find(
        ({textContent}) => textContent.trim() === text,
      )!;
      expect(getComputedStyle(shown).direction, tagName).to.equal('ltr');
    }
  });
});

describe('strings', () => {
  afterEach(() => fixtureCleanup());

  it('put texts of the page’s own over those of any language, until null', async () => {
    const table = await page();
    table.strings = {undo: 'Oops'};
    await until(() => undo(table) === 'Oops');
    table.lang = 'fi';
    await until(() => table.strings.lang === 'fi');
    await settled(table);
    expect(undo(table)).to.equal('Oops');
    expect(words(find(table, 'solitaire-new-game-button'))).to.equal('Uusi peli');
    table.strings = null;
    await speaks(table, 'fi');
  });

  it('belong to one table', async () => {
    const table = await page();
    const other = await page();
    table.strings = {undo: 'Oops'};
    await until(() => undo(table) === 'Oops');
    expect(undo(other)).to.equal('Undo');
  });

  it('may be set before the element is on a page', async () => {
    const table = tag('lang="fi"');
    table.strings = {redo: 'Uudestaan'};
    document.body.append(table);
    await speaks(table, 'fi');
    expect(words(find(table, 'solitaire-redo-button'))).to.equal('Uudestaan');
    table.remove();
  });

  it('may be set before the element is known', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<solitaire-table></solitaire-table>';
    const table = template.content.firstElementChild as SolitaireTableElement;
    table.strings = {undo: 'Oops'};
    document.body.append(table);
    await settled(table);
    expect(undo(table)).to.equal('Oops');
    expect(table.strings.redo).to.equal('Redo');
    table.remove();
  });

  it('keep the other texts of a group', async () => {
    const table = await page();
    table.strings = {reasons: {'king-only': 'Kings only!'}};
    expect(table.strings.reasons['king-only']).to.equal('Kings only!');
    expect(table.strings.reasons['stock-empty']).to.equal('The stock is empty.');
  });

  it('say which of them is of the wrong type, and change nothing', async () => {
    const table = await page();
    const wrong: [unknown, string][] = [
      [{undo: 3}, 'strings.undo must be of type string, not number'],
      [{cards: 'cards'}, 'strings.cards must be of type function, not string'],
      [{reasons: 'no'}, 'strings.reasons must be of type object, not string'],
      ['Undo', 'strings must be an object of texts'],
    ];
    for (const [strings, message] of wrong) {
      expect(() => (table.strings = strings as SomeTexts)).to.throw(TypeError, message);
    }
    await settled(table);
    expect(undo(table)).to.equal('Undo');
  });

  it('that are undefined stay as they are', async () => {
    const table = await page();
    table.strings = {undo: undefined} as unknown as SomeTexts;
    await settled(table);
    expect(undo(table)).to.equal('Undo');
    table.strings = undefined as unknown as null;
    await settled(table);
    expect(undo(table)).to.equal('Undo');
  });
});

describe('registerLocale', () => {
  afterEach(() => fixtureCleanup());

  it('teaches a language to the tables that are there and to those that come', async () => {
    const table = await page('lang="sv"');
    expect(undo(table)).to.equal('Undo');
    registerLocale('sv', (spoken) => ({...de(spoken), undo: 'Ångra'}));
    await until(() => undo(table) === 'Ångra');
    const other = await page('lang="sv-FI"');
    expect(undo(other)).to.equal('Ångra');
    expect(other.strings.lang).to.equal('sv');
  });

  it('prefers the language of a region where there is one', async () => {
    registerLocale('de-CH', (spoken) => ({...de(spoken), undo: 'Zrugg'}));
    const swiss = await page('lang="de-ch"');
    expect(undo(swiss)).to.equal('Zrugg');
    await speaks(await page('lang="de"'), 'de');
  });

  it('replaces a language of the package', async () => {
    const table = await page('lang="fr"');
    registerLocale('fr', (spoken) => ({...de(spoken), undo: 'Défaire'}));
    await until(() => undo(table) === 'Défaire');
    await wait(300);
    expect(undo(table), 'the file that was on its way does not undo that').to.equal('Défaire');
  });

  it('fills what is missing with English', async () => {
    const some = () => ({undo: 'Vezmi zpět', reasons: {'king-only': 'Jen král.'}});
    registerLocale('cs', some as unknown as Locale);
    const table = await page('lang="cs"');
    expect(undo(table)).to.equal('Vezmi zpět');
    expect(words(find(table, 'solitaire-redo-button'))).to.equal('Redo');
    expect(table.strings.reasons['king-only']).to.equal('Jen král.');
    expect(table.strings.reasons['stock-empty']).to.equal('The stock is empty.');
    expect(table.strings.cards(2)).to.equal('2 cards');
  });

  it('refuses what is no language with a clear error', () => {
    const anything = registerLocale as (lang: unknown, locale: unknown) => void;
    expect(() => anything('no', {})).to.throw(TypeError, 'a function of texts');
    expect(() => anything('no', undefined)).to.throw(TypeError, 'a function');
    expect(() => anything(undefined, de)).to.throw(TypeError, 'takes a tag');
    expect(() => anything('no', () => null)).to.throw(TypeError, 'must be an object of texts');
    expect(() => anything('no', () => ({cards: 'kort'}))).to.throw(
      TypeError,
      'no.cards must be of type function, not string',
    );
    expect(() => anything('n_o', de)).to.throw(RangeError);
    expect(() => anything('', de)).to.throw(RangeError);
  });
});

describe('a language file that cannot be had', () => {
  /** A page in a frame, whose Finnish is not on the server. */
  async function pageWithout(): Promise<{window: Window & typeof globalThis; warned: string[]}> {
    const frame = document.createElement('iframe');
    const url = (path: string): string => new URL(`../../src/${path}`, import.meta.url).href;
    const missing = url('locales/missing.js');
    const imports = {[url('locales/fi.js')]: missing, [url('locales/fi.ts')]: missing};
    frame.srcdoc = `<!doctype html><html lang="en"><script type="importmap">${JSON.stringify({imports})}</script>
      <script>
        warned = [];
        console.warn = (...all) => String(all).includes('lit.dev') || warned.push(all.join(' '));
      </script>
      <script type="module" src="${url('index.ts')}"></script>
      <solitaire-table lang="fi"></solitaire-table><solitaire-table lang="fi"></solitaire-table>`;
    document.body.append(frame);
    const inside = (): Window & typeof globalThis & {warned?: string[]} =>
      frame.contentWindow as Window & typeof globalThis;
    await until(() => inside().warned?.length, 'a warning', 10_000);
    return {window: inside(), warned: inside().warned!};
  }

  afterEach(() => document.querySelector('iframe')?.remove());

  it('leaves English, warns once, and is tried again later', async () => {
    const {window, warned} = await pageWithout();
    await wait(100);
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.include('solitaire-table: cannot load the language fi');
    const table = window.document.querySelector('solitaire-table')!;
    // Of another window: what the table shows there is out of this page's hands.
    expect(table.strings.undo).to.equal('Undo');
    const tries = (): number =>
      window.performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('missing.js')).length;
    const before = tries();
    table.lang = 'fi-FI';
    await wait(300);
    // The others remember for as long as the page lives that there was no such file.
    if (browserName === 'chromium') expect(tries()).to.be.greaterThan(before);
    expect(warned.length, 'said once').to.equal(1);
    table.lang = 'de';
    await until(() => table.strings.undo === undoIn.de);
  });
});
