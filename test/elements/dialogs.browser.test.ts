import {expect} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {mouse, press, type} from '../support/input.js';
import {
  codes,
  deep,
  find,
  findAll,
  hear,
  ink,
  page,
  settled,
  until,
  view,
} from '../support/page.js';

const button = (table: Element, name: string) =>
  find<HTMLButtonElement>(find(table, `solitaire-${name}-button`), 'button');

const opened = (table: Element) =>
  findAll<HTMLDialogElement>(table, 'dialog').filter((dialog) => dialog.open);

/** The open dialog of a table; there is one at most. */
function dialog(table: Element): HTMLDialogElement {
  const all = opened(table);
  if (all.length !== 1) throw new Error(`${all.length} dialogs are open`);
  return all[0]!;
}

async function open(table: SolitaireTableElement, name: string): Promise<HTMLDialogElement> {
  button(table, name).focus();
  button(table, name).click();
  await settled(table);
  return dialog(table);
}

/** What is in the dialog by its words, as a player finds it. */
function named<E extends HTMLElement = HTMLElement>(table: Element, text: string): E {
  const nodes = [...dialog(table).querySelectorAll<HTMLElement>('button, label, h2, legend, p')];
  const found = nodes.find((node) => node.textContent.trim().startsWith(text));
  if (!found) throw new Error(`The dialog has no ${text}`);
  return ((found as HTMLLabelElement).control ?? found) as E;
}

async function pressed(table: SolitaireTableElement, text: string): Promise<void> {
  named(table, text).click();
  await settled(table);
}

async function choose(table: SolitaireTableElement, variant: string): Promise<void> {
  const select = named<HTMLSelectElement>(table, 'Game');
  select.value = variant;
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await settled(table);
}

async function write(table: SolitaireTableElement, code: string): Promise<void> {
  const field = find<HTMLInputElement>(dialog(table), '#code');
  field.value = code;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  await settled(table);
}

const choices = (table: Element) =>
  [...dialog(table).querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
    (input) => `${input.labels![0]!.textContent.trim()}${input.checked ? ' *' : ''}`,
  );

const heading = (table: Element) => dialog(table).querySelector('h2')!.textContent.trim();
const focused = (table: Element) =>
  deep(table)
    .map((node) => node.shadowRoot?.activeElement)
    .filter(Boolean)
    .at(-1) ?? table.shadowRoot!.activeElement;

describe('the new-game dialog', () => {
  let table: SolitaireTableElement;

  afterEach(async () => {
    for (const one of opened(document.body)) one.close();
    await settled(table);
  });

  it('offers the games with their options, as they run now', async () => {
    table = await page('code="DS1-D3V-AAAAAAB"');
    await open(table, 'new-game');
    expect(heading(table)).to.equal('New game');
    const select = named<HTMLSelectElement>(table, 'Game');
    expect([...select.options].map(({value, text}) => [value, text.trim()])).to.deep.equal([
      ['double', 'Double Solitaire'],
      ['seahaven', 'Seahaven Towers'],
      ['squadron', 'Squadron'],
      ['klondike', 'Klondike'],
      ['freecell', 'FreeCell'],
      ['forty-thieves', 'Forty Thieves'],
      ['josephine', 'Josephine'],
      ['thieves-of-egypt', 'Thieves of Egypt'],
    ]);
    expect(select.value).to.equal('double');
    expect(choices(table)).to.deep.equal(['Easy: draw 1', 'Hard: draw 3 *', 'Standard', 'Vegas *']);
    await choose(table, 'seahaven');
    expect(choices(table)).to.deep.equal(['Easy: 4 cells *', 'Medium: 2 cells', 'Hard: 1 cell']);
    await choose(table, 'squadron');
    expect(choices(table)).to.deep.equal([]);
    await choose(table, 'double');
    expect(choices(table)[1]).to.equal('Hard: draw 3 *');
  });

  it('deals what was chosen', async () => {
    table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    await open(table, 'new-game');
    await pressed(table, 'Hard: draw 3');
    await pressed(table, 'Vegas');
    expect(choices(table)).to.include.members(['Hard: draw 3 *', 'Vegas *', 'Easy: draw 1']);
    await pressed(table, 'Deal');
    expect(table.code).to.match(/^DS1-D3V-/);
    expect(opened(table)).to.have.lengthOf(0);
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').source).to.equal('player');
    expect([table.draw, table.scoring]).to.deep.equal([3, 'vegas']);
    expect(table.getAttributeNames()).to.deep.equal(['code']);

    await open(table, 'new-game');
    await choose(table, 'seahaven');
    await pressed(table, 'Medium: 2 cells');
    await pressed(table, 'Deal');
    expect(table.code).to.match(/^SH1-C2-/);

    await open(table, 'new-game');
    await choose(table, 'squadron');
    await pressed(table, 'Deal');
    expect(table.code).to.match(/^SQ1-/);
  });

  it('deals the same again', async () => {
    table = await page(`code="${codes.three}"`);
    await open(table, 'new-game');
    await pressed(table, 'Deal');
    expect(table.code).to.match(/^DS1-D3N-/);
    expect(table.code).not.to.equal(codes.three);
  });

  it('deals a typed code', async () => {
    table = await page(`code="${codes.double}"`);
    await open(table, 'new-game');
    find(dialog(table), '#code').focus();
    await type('sh1-c2-aaaaaj2');
    await press('Enter');
    await settled(table);
    expect(table.code).to.equal('SH1-C2-AAAAAJ2');
    expect(opened(table)).to.have.lengthOf(0);
    await open(table, 'new-game');
    expect(find<HTMLInputElement>(dialog(table), '#code').value).to.equal('');
    expect(choices(table)[1]).to.equal('Medium: 2 cells *');
  });

  it('says beside the field what is wrong with a code', async () => {
    table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    await open(table, 'new-game');
    const field = find<HTMLInputElement>(dialog(table), '#code');
    const wrong = () => field.getAttribute('aria-invalid') === 'true';
    const told = () => {
      const [note] = field.getAttribute('aria-describedby')!.split(' ');
      const node = dialog(table).querySelector<HTMLElement>(`#${note}`)!;
      return node.hidden ? '' : node.textContent.trim();
    };
    expect([wrong(), told()]).to.deep.equal([false, '']);
    const texts: string[] = [];
    for (const bad of ['hello', 'DS1-D9N-AAAAAAB', 'DS1-D1N-AAA']) {
      await write(table, bad);
      await pressed(table, 'Deal');
      expect([wrong(), told() !== '']).to.deep.equal([true, true]);
      expect(focused(table) === field).to.equal(true);
      texts.push(told());
    }
    expect(new Set(texts).size).to.equal(3);
    expect(table.record).to.equal(codes.double);
    expect(heard.story()).to.equal('');
    await write(table, 'DS1-D1N-AAAAAA');
    expect([wrong(), told()]).to.deep.equal([false, '']);
    await write(table, ' ');
    await pressed(table, 'Deal');
    expect(table.code).to.match(/^DS1-D1N/);
  });

  it("deals FreeCell by Microsoft's numbers, with the cells that are chosen", async () => {
    table = await page(`code="${codes.double}"`);
    await open(table, 'new-game');
    await choose(table, 'freecell');
    expect(choices(table)).to.deep.equal([
      'Easy: 4 cells *',
      'Medium: 3 cells',
      'Medium: 2 cells',
      'Hard: 1 cell',
    ]);
    await pressed(table, 'Medium: 3 cells');
    await write(table, ' 617 ');
    await pressed(table, 'Deal');
    expect(table.code).to.equal('FC1-C3-AAAAATJ');

    await open(table, 'new-game');
    await write(table, codes.seahaven);
    await pressed(table, 'Deal');
    expect(table.code).to.equal(codes.seahaven);
  });

  it('says beside the field what numbers there are; a number is no code of other games', async () => {
    table = await page(`code="FC1-C4-AAAAAAB"`);
    await open(table, 'new-game');
    const told = () => dialog(table).querySelector('#error')!.textContent.trim();
    for (const bad of ['0', '2147483648', '99999999999999999999999']) {
      await write(table, bad);
      await pressed(table, 'Deal');
      expect(told()).to.include('from 1 to 2147483647');
    }
    await write(table, '2147483647');
    await choose(table, 'squadron');
    await pressed(table, 'Deal');
    expect(told()).to.include('doesn’t match any game');
    expect(table.code).to.equal('FC1-C4-AAAAAAB');
    await choose(table, 'freecell');
    await pressed(table, 'Deal');
    expect(table.code).to.equal('FC1-C4-B777777');
  });

  it('asks before a game in progress is left', async () => {
    table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    const heard = hear(table);
    await open(table, 'new-game');
    await choose(table, 'squadron');
    await pressed(table, 'Deal');
    expect(heading(table)).to.equal('End this game?');
    expect(heard.story()).to.equal('');
    expect(dialog(table).contains(focused(table))).to.equal(true);
    await pressed(table, 'Keep playing');
    expect(opened(table)).to.have.lengthOf(0);
    expect(table.record).to.equal(`${codes.double} D`);

    await open(table, 'new-game');
    expect(heading(table)).to.equal('New game');
    await write(table, codes.seahaven);
    await pressed(table, 'Deal');
    expect(heading(table)).to.equal('End this game?');
    await pressed(table, 'End game');
    expect(table.code).to.equal(codes.seahaven);
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').left).to.equal(`${codes.double} D`);
    expect(opened(table)).to.have.lengthOf(0);
  });

  it('does not ask where nothing is lost', async () => {
    table = await page(`code="${codes.double}"`);
    await open(table, 'new-game');
    await pressed(table, 'Deal');
    expect(opened(table)).to.have.lengthOf(0);
  });

  for (const [how, close] of [
    ['Escape', () => press('Escape')],
    ['Cancel', () => pressed(table, 'Cancel')],
    ['a press beside it', () => mouse.click({x: 3, y: 3})],
  ] as const) {
    it(`closes by ${how}; the focus returns to the button`, async () => {
      await view(800, 600);
      table = await page(`code="${codes.double}"`);
      await open(table, 'new-game');
      expect(dialog(table).contains(focused(table))).to.equal(true);
      await close();
      await until(() => !opened(table).length, how);
      await settled(table);
      expect(focused(table) === button(table, 'new-game')).to.equal(true);
      expect(table.record).to.equal(codes.double);
      await open(table, 'new-game');
      expect(opened(table)).to.have.lengthOf(1);
    });
  }

  it('gives the focus back to the button after a deal', async () => {
    table = await page(`code="${codes.double}"`);
    await open(table, 'new-game');
    await pressed(table, 'Deal');
    await settled(table);
    expect(focused(table) === button(table, 'new-game')).to.equal(true);
  });

  it('closes by Escape while it asks', async () => {
    table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    await open(table, 'new-game');
    await pressed(table, 'Deal');
    await press('Escape');
    await until(() => !opened(table).length);
    expect(table.record).to.equal(`${codes.double} D`);
    await open(table, 'new-game');
    expect(heading(table)).to.equal('New game');
  });

  it('keeps the keys to itself', async () => {
    table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    await open(table, 'new-game');
    find(dialog(table), '#code').focus();
    await press('Control+z');
    expect(table.record).to.equal(`${codes.double} D`);
  });

  it('closes when the page deals meanwhile', async () => {
    table = await page(`code="${codes.double}"`);
    await open(table, 'new-game');
    table.newGame();
    await settled(table);
    expect(opened(table)).to.have.lengthOf(0);
  });

  it('fits narrow pages', async () => {
    await view(320, 480);
    table = await page(`code="${codes.double}"`);
    const {width, height} = (await open(table, 'new-game')).getBoundingClientRect();
    expect(width).to.be.at.most(320);
    expect(height).to.be.at.most(480);
    await view(800, 600);
  });
});

describe('restart', () => {
  it('deals again at once where nothing is lost', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    button(table, 'restart').click();
    await settled(table);
    expect(opened(table)).to.have.lengthOf(0);
    expect(heard.story()).to.equal('deal change');
  });

  it('asks where a game is in progress', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    await open(table, 'restart');
    expect(heading(table)).to.equal('End this game?');
    await pressed(table, 'Keep playing');
    expect(table.record).to.equal(`${codes.double} D`);
    expect(focused(table) === button(table, 'restart')).to.equal(true);
    await open(table, 'restart');
    await pressed(table, 'End game');
    expect(table.record).to.equal(codes.double);
    expect(opened(table)).to.have.lengthOf(0);
    expect(focused(table) === button(table, 'restart')).to.equal(true);
  });
});

describe('the settings dialog', () => {
  const boxes = (table: Element) =>
    [...dialog(table).querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(
      (input) => `${input.labels![0]!.textContent.trim()}: ${input.checked}`,
    );

  it('shows what the page set', async () => {
    const table = await page('double-click="off" four-color');
    await open(table, 'settings');
    expect(boxes(table)).to.deep.equal([
      'Double-click moves a card automatically: false',
      'Four-color deck: true',
      'Large-print cards: false',
      'Left-handed layout: false',
      'Deal only winnable games: false',
      'Show whether the game is winnable: false',
    ]);
    dialog(table).close();
  });

  it('changes the table at once, and no attributes or properties', async () => {
    const table = await page(`code="${codes.double}"`);
    const stock = () => find(table, '.place[data-pile="S"]').getBoundingClientRect().x;
    const diamonds = () => ink(table, 'diamonds');
    const before = {stock: stock(), ink: diamonds()};
    const heard = hear(table);
    await open(table, 'settings');
    await pressed(table, 'Four-color deck');
    expect(diamonds()).not.to.equal(before.ink);
    await pressed(table, 'Left-handed layout');
    expect(stock()).not.to.equal(before.stock);
    expect(opened(table)).to.have.lengthOf(1);
    expect(table.getAttributeNames()).to.deep.equal(['code']);
    expect([table.fourColor, table.leftHanded, table.doubleClick]).to.deep.equal([
      false,
      false,
      'on',
    ]);
    expect(heard.story()).to.equal('');
    await pressed(table, 'Four-color deck');
    await pressed(table, 'Left-handed layout');
    expect({stock: stock(), ink: diamonds()}).to.deep.equal(before);
    await pressed(table, 'Close');
    expect(opened(table)).to.have.lengthOf(0);
    expect(focused(table) === button(table, 'settings')).to.equal(true);
  });

  it('keeps what the player set through new games', async () => {
    const table = await page(`code="${codes.double}"`);
    await open(table, 'settings');
    await pressed(table, 'Four-color deck');
    await pressed(table, 'Double-click moves a card automatically');
    dialog(table).close();
    table.newGame();
    await settled(table);
    await open(table, 'settings');
    expect(boxes(table).slice(0, 2)).to.deep.equal([
      'Double-click moves a card automatically: false',
      'Four-color deck: true',
    ]);
    dialog(table).close();
  });

  it('follows the page where it changes its mind later', async () => {
    const table = await page(`code="${codes.double}"`);
    await open(table, 'settings');
    await pressed(table, 'Four-color deck');
    table.toggleAttribute('four-color', true);
    await settled(table);
    table.toggleAttribute('four-color', false);
    await settled(table);
    expect(boxes(table)[1]).to.equal('Four-color deck: false');
    dialog(table).close();
  });

  it('is one for each table', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.double}"`);
    await open(one, 'settings');
    await pressed(one, 'Four-color deck');
    dialog(one).close();
    await settled(one);
    await open(other, 'settings');
    expect(boxes(other)[1]).to.equal('Four-color deck: false');
    dialog(other).close();
  });
});
