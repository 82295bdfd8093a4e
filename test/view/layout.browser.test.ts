import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {
  before,
  codes,
  deep,
  find,
  findAll,
  has,
  ink,
  settled,
  tag,
  until,
  wait,
  view,
  wins,
} from '../support/page.js';

const felt = (table: Element) => find(table, '.felt');
const box = (node: Element) => node.getBoundingClientRect();
const lying = (table: Element) =>
  findAll(table, '.card, .place').filter((node) => box(node).width > 0);

/** A table in a container of its own, laid out. */
async function inside(style: string, attributes: string): Promise<SolitaireTableElement> {
  const holder = await fixture<HTMLElement>(html`<div style=${style}></div>`);
  const table = tag(attributes);
  holder.append(table);
  await settled(table);
  await until(() => box(felt(table)).height > 0);
  await settled(table);
  return table;
}

/** All that lies on the felt lies within it, to a pixel. */
function within(table: SolitaireTableElement): void {
  const {left, right, top, bottom} = box(felt(table));
  for (const node of lying(table)) {
    const rect = box(node);
    const off = Math.max(
      left - rect.left,
      rect.right - right,
      top - rect.top,
      rect.bottom - bottom,
    );
    const {key, pile} = node.dataset;
    if (off > 1) throw new Error(`${key} of ${pile} reaches ${off} px outside the felt`);
  }
}

/** No two piles lie on each other. */
function apart(table: SolitaireTableElement): void {
  const rects = findAll(table, '.place').map((node) => ({node, rect: box(node)}));
  for (const [i, a] of rects.entries()) {
    for (const b of rects.slice(i + 1)) {
      const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      const names = `${a.node.dataset.pile} ${b.node.dataset.pile} of ${table.code}`;
      expect(x > 0.5 && y > 0.5, names).to.equal(false);
    }
  }
}

function unscrolled(table: SolitaireTableElement): void {
  for (const node of [felt(table), find(table, '.table'), table]) {
    expect(node.scrollHeight, node.className).to.be.at.most(node.clientHeight);
    expect(node.scrollWidth, node.className).to.be.at.most(node.clientWidth);
  }
}

const sizes = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
const games = [codes.double, codes.three, codes.seahaven, codes.squadron];

describe('the layout', () => {
  for (const [width, height] of sizes) {
    it(`keeps all within the felt, and no two piles on each other, ${width} px wide`, async () => {
      await view(width, height);
      for (const code of games) {
        const table = await inside(`width: ${width}px; margin: -8px`, `code="${code}"`);
        expect(box(felt(table)).width, code).to.equal(width);
        within(table);
        apart(table);
        unscrolled(table);
        expect(document.documentElement.scrollWidth).to.be.at.most(width + 16);
        table.remove();
      }
    });
  }

  for (const [width, height] of [
    [320, 568],
    [1280, 800],
    [740, 360],
  ] as const) {
    it(`is as tall through a whole game, ${width} × ${height}`, async () => {
      await view(width, height);
      for (const prefix of ['DS1-D3N', 'SH1', 'SQ1']) {
        const [win] = await wins(prefix);
        const [code, ...actions] = win!.split(' ');
        const table = await inside(`width: ${width}px`, `code="${code}"`);
        const tall = table.offsetHeight;
        let nth = 0;
        for (const action of actions) {
          table.play(action);
          if (++nth % 7) continue;
          await table.updateComplete;
          within(table);
          expect(table.offsetHeight, `${prefix} ${nth}`).to.equal(tall);
        }
        await settled(table);
        unscrolled(table);
        expect(table.offsetHeight, 'won').to.equal(tall);
        table.restart();
        await settled(table);
        expect(table.offsetHeight, 'again').to.equal(tall);
        table.remove();
      }
    });
  }

  it('is as tall for a game put on the table midway as for its deal', async () => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await view(width, height);
      for (const prefix of ['DS1-D1N', 'SH1', 'SQ1']) {
        const [win] = await wins(prefix);
        const table = await inside(`width: ${width}px`, `code="${win!.split(' ')[0]}"`);
        const tall = table.offsetHeight;
        const card = box(find(table, '.card')).width;
        for (const left of [win!.split(' ').length >> 1, 1]) {
          table.loadRecord(before(win!, left).record);
          await settled(table);
          expect(table.offsetHeight, prefix).to.equal(tall);
          expect(box(find(table, '.card')).width, prefix).to.equal(card);
        }
        table.remove();
      }
    }
  });

  it('is the same in the same room, whatever room there was before', async () => {
    await view(1280, 800);
    const table = await inside('width: 360px', `code="${codes.double}"`);
    const holder = table.parentElement!;
    for (const width of [320, 360, 500, 700, 900]) {
      holder.style.width = `${width}px`;
      await until(() => box(felt(table)).width === width);
      await wait(80);
      const there = await inside(`width: ${width}px`, `code="${codes.double}"`);
      await wait(80);
      expect(box(felt(table)).height, String(width)).to.equal(box(felt(there)).height);
      expect(box(find(table, '.place')).width).to.equal(box(find(there, '.place')).width);
      there.parentElement!.remove();
    }
  });

  it('stays in the window where the page sets no height', async () => {
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [800, 600],
      [360, 740],
    ] as const) {
      await view(width, height);
      for (const code of games) {
        const table = await inside(`width: ${width}px`, `code="${code}"`);
        expect(table.offsetHeight, `${code} ${width}`).to.be.at.most(height);
        table.remove();
      }
    }
  });

  it('keeps the height that the page gave it', async () => {
    await view(1280, 800);
    for (const code of games) {
      const table = await inside('width: 1000px', `code="${code}" style="height: 500px"`);
      expect(table.offsetHeight).to.equal(500);
      expect(find(table, '.table').offsetHeight).to.be.at.most(500);
      within(table);
      const card = box(find(table, '.card')).width;
      table.style.height = '700px';
      await until(() => box(find(table, '.card')).width > card, `${code} grows`);
      expect(table.offsetHeight).to.equal(700);
      expect(find(table, '.table').offsetHeight).to.be.at.most(700);
      table.style.height = '500px';
      await until(() => box(find(table, '.card')).width === card, `${code} shrinks`);
      table.remove();
    }
  });

  it('fills a container of a height by percent', async () => {
    const table = await inside(
      'width: 900px; height: 480px',
      `code="${codes.double}" style="height: 100%"`,
    );
    expect(find(table, '.table').offsetHeight).to.be.within(300, 480);
    within(table);
  });

  it('keeps within --solitaire-max-height', async () => {
    await view(1280, 800);
    const table = await inside(
      'width: 1000px',
      `code="${codes.double}" style="--solitaire-max-height: 450px"`,
    );
    expect(table.offsetHeight).to.be.at.most(450);
    within(table);
    table.style.setProperty('--solitaire-max-height', '700px');
    await until(() => table.offsetHeight > 450);
    expect(table.offsetHeight).to.be.at.most(700);
  });

  it('mirrors for the left hand', async () => {
    await view(1280, 800);
    for (const code of games) {
      const table = await inside('width: 1000px', `code="${code}"`);
      const at = (pile: string) => box(find(table, `.place[data-pile="${pile}"]`)).x;
      const pile = code === codes.seahaven ? 'F1' : 'S';
      const before = Math.sign(at(pile) - at('T5'));
      const columns = at('T1') < at('T2');
      table.leftHanded = true;
      await settled(table);
      expect(Math.sign(at(pile) - at('T5')), code).to.equal(-before);
      expect(at('T1') < at('T2')).to.equal(columns);
      within(table);
      table.remove();
    }
  });

  it('mirrors from right to left', async () => {
    await view(1280, 800);
    for (const width of [360, 1000]) {
      for (const code of games) {
        const table = await inside(`width: ${width}px; direction: ltr`, `code="${code}"`);
        const there = await inside(`width: ${width}px; direction: rtl`, `code="${code}"`);
        const places = (one: Element) => findAll(one, '.place').filter((node) => !node.hidden);
        const mirrored = places(there);
        for (const [i, node] of places(table).entries()) {
          const left = box(node).left - box(felt(table)).left;
          const right = box(felt(there)).right - box(mirrored[i]!).right;
          expect(right, `${code} ${node.dataset.pile}`).to.be.closeTo(left, 1);
        }
        within(there);
        table.remove();
        there.remove();
      }
    }
  });

  it('follows dir when it changes', async () => {
    const table = await inside('width: 700px', `code="${codes.double}"`);
    const at = () => box(find(table, '.place[data-pile="T1"]')).x;
    const ltr = at();
    table.dir = 'rtl';
    table.requestUpdate();
    await settled(table);
    expect(at()).to.be.above(ltr + 200);
  });
});

describe('what the table shows', () => {
  always(() => view(1280, 800));

  it('three fanned waste cards with draw 3', async () => {
    for (const width of [360, 1000]) {
      const table = await inside(`width: ${width}px`, `code="${codes.three}"`);
      table.play('D');
      await settled(table);
      const waste = () => findAll(table, '.card[data-pile="W"]').map((node) => box(node));
      const lefts = waste().map(({left}) => left);
      expect(new Set(lefts).size).to.equal(3);
      expect([...lefts].sort((a, b) => a - b)).to.deep.equal(lefts);
      table.play('D');
      await settled(table);
      expect(new Set(waste().map(({left}) => left)).size).to.equal(3);
      within(table);
      table.remove();
    }
  });

  it('one waste card with draw 1', async () => {
    const table = await inside('width: 1000px', `code="${codes.double}"`);
    for (let i = 0; i < 4; i++) table.play('D');
    await settled(table);
    const lefts = findAll(table, '.card[data-pile="W"]').map((node) => box(node).left);
    expect(new Set(lefts).size).to.equal(1);
  });

  it('whether the stock is empty, can be turned back or is finished', async () => {
    for (const [code, mark, words] of [
      [codes.double, 'recycle', 'turn over the waste'],
      [codes.vegas, 'finished', 'no cards left to draw'],
      [codes.squadron, 'finished', 'no cards left to draw'],
    ] as const) {
      const table = await inside('width: 1000px', `code="${code}"`);
      const place = () => find(table, '.place[data-pile="S"]');
      expect(place().ariaLabel).to.match(/stock, \d+ cards/);
      expect(has(table, '.card[data-pile="S"]')).to.equal(true);
      while (table.state.stock.length) table.play('D');
      await settled(table);
      expect(has(table, '.card[data-pile="S"]')).to.equal(false);
      expect(!!place().querySelector(`.${mark}`), mark).to.equal(true);
      expect(place().ariaLabel).to.include(words);
      table.remove();
    }
  });

  it('an empty stock and waste that cannot be turned back', async () => {
    const [win] = await wins('DS1-D1N');
    const table = await inside('width: 1000px', '');
    table.loadRecord(win!);
    await settled(table);
    const place = find(table, '.place[data-pile="S"]');
    expect(table.state.waste).to.have.lengthOf(0);
    expect(!!place.querySelector('.recycle')).to.equal(false);
  });

  it('no stock where the game has none, and as many cells as it has', async () => {
    for (const [code, cells] of [
      [codes.seahaven, 4],
      ['SH1-C2-AAAAAJ2', 2],
      ['SH1-C1-AAAAAJ2', 1],
      [codes.squadron, 3],
      [codes.double, 0],
    ] as const) {
      const table = await inside('width: 1000px', `code="${code}"`);
      const places = findAll(table, '.place').map(({dataset}) => dataset.pile![0]);
      expect(places.filter((kind) => kind === 'C')).to.have.lengthOf(cells);
      expect(places.includes('S')).to.equal(!code.startsWith('SH1'));
      table.remove();
    }
  });

  it('four colours', async () => {
    const suits = ['spades', 'hearts', 'diamonds', 'clubs'];
    const table = await inside('width: 1000px', `code="${codes.seahaven}"`);
    const inks = () => new Set(suits.map((suit) => ink(table, suit)));
    expect(inks().size).to.equal(2);
    table.fourColor = true;
    await settled(table);
    expect(inks().size).to.equal(4);
    table.style.setProperty('--solitaire-clubs', 'rgb(1, 2, 3)');
    expect(ink(table, 'clubs')).to.equal('rgb(1, 2, 3)');
  });

  it('a large index: two fifths of the card, seen whole on each open card', async () => {
    for (const width of [320, 1280]) {
      const table = await inside(`width: ${width}px`, `code="${codes.seahaven}" large-index`);
      const cards = findAll(table, '.card[data-pile="T1"]');
      for (const [i, card] of cards.entries()) {
        const path = card.querySelector<SVGPathElement>('path')!;
        const pen = parseFloat(getComputedStyle(path).strokeWidth);
        const {y, height} = path.getBBox();
        expect((height + pen) / 350).to.be.at.least(0.4);
        // The card's centre is the path's origin.
        const bottom = ((175 + y + height + pen / 2) / 350) * box(card).height;
        const next = cards[i + 1];
        expect(box(card).top + bottom).to.be.at.most(next ? box(next).top + 1 : Infinity);
      }
      const print = () => find(table, '.card path').getAttribute('d');
      const large = print();
      table.largeIndex = false;
      await settled(table);
      expect(print()).not.to.equal(large);
      table.remove();
    }
  });

  it('faces that can be told from their paper', async () => {
    const table = await inside('width: 1000px', `code="${codes.double}"`);
    const paper = getComputedStyle(find(table, '.card[role] rect')).fill;
    for (const suit of ['spades', 'hearts', 'diamonds', 'clubs']) {
      if (has(table, `.card[aria-label*="of ${suit}"]`)) {
        expect(ink(table, suit)).not.to.equal(paper);
      }
    }
  });

  it('no style attribute from a template: the markup before script has none', async () => {
    const table = tag(`code="${codes.double}"`);
    const written: string[] = [];
    const {setAttribute} = Element.prototype;
    Element.prototype.setAttribute = function (name: string, value: string) {
      if (name === 'style') written.push(this.localName);
      setAttribute.call(this, name, value);
    };
    document.body.append(table);
    await settled(table);
    table.play('D');
    await settled(table);
    find(find(table, 'solitaire-new-game-button'), 'button').click();
    await settled(table);
    Element.prototype.setAttribute = setAttribute;
    expect(written).to.deep.equal([]);
    const styled = deep(table).filter((node) => node.hasAttribute('style'));
    // Only places and sizes that the stage writes, by properties.
    for (const node of styled) {
      expect(
        node.matches('.card, .place, .felt, .scoreboard'),
        node.outerHTML.slice(0, 80),
      ).to.equal(true);
    }
    expect(has(table, 'style')).to.equal(false);
    table.remove();
  });
});

function always(act: () => Promise<void>): void {
  beforeEach(act);
}
