import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {codes, find, findAll, has, page, settled, tag, tick, words} from '../support/page.js';

const displays = ['score', 'moves', 'clock', 'code'] as const;
const buttons = ['new-game', 'restart', 'undo', 'redo', 'hint', 'settings'] as const;
const all = [...displays, ...buttons.map((name) => `${name}-button`)];

const score = (table: SolitaireTableElement) => table.game.score;
/** Two tables that can be told apart by their codes. */
const place = () => fixture<HTMLElement>(html`<div></div>`);

async function code(holder: ParentNode, attributes = ''): Promise<HTMLElement> {
  const control = document.createElement('solitaire-code');
  for (const pair of attributes.split(' ').filter(Boolean)) {
    const [name, value] = pair.split('=');
    control.setAttribute(name!, value!);
  }
  holder.append(control);
  await settled(control);
  return control;
}

const shows = (control: Element) => words(control).split(' ')[0];

describe('which controls there are', () => {
  it('full: all of them', async () => {
    const table = await page();
    for (const name of all) expect(findAll(table, `solitaire-${name}`), name).to.have.lengthOf(1);
  });

  it('minimal: the least', async () => {
    const table = await page('controls="minimal"');
    for (const name of ['new-game-button', 'undo-button', 'redo-button', 'score']) {
      expect(findAll(table, `solitaire-${name}`), name).to.have.lengthOf(1);
    }
    for (const name of ['restart-button', 'settings-button', 'code', 'moves', 'clock']) {
      expect(has(table, `solitaire-${name}`), name).to.equal(false);
    }
  });

  it('none: none', async () => {
    const table = await page('controls="none"');
    for (const name of all) expect(has(table, `solitaire-${name}`), name).to.equal(false);
    expect(has(table, '.bar')).to.equal(false);
    table.controls = 'full';
    await settled(table);
    expect(has(table, 'solitaire-code')).to.equal(true);
    table.controls = 'none';
    await settled(table);
    for (const name of all) expect(has(table, `solitaire-${name}`), name).to.equal(false);
  });

  it('says nothing and takes no room where it has no table', async () => {
    for (const name of all) {
      const control = document.createElement(`solitaire-${name}`);
      (await place()).append(control);
      await settled(control);
      expect(words(control), name).to.equal('');
      expect(control.getBoundingClientRect().width, name).to.equal(0);
    }
  });
});

describe('a control in a slot', () => {
  for (const slot of ['bar', 'bar-end', '']) {
    it(`is fed by the table around it: slot="${slot}"`, async () => {
      const table = await page(`code="${codes.vegas}"`);
      const controls = all.map((name) => document.createElement(`solitaire-${name}`));
      for (const control of controls) {
        if (slot) control.slot = slot;
        table.append(control);
      }
      await settled(table);
      const [points, moves, clock, text] = controls as unknown as [
        Element,
        Element,
        Element,
        Element,
      ];
      expect(words(points)).to.include('-$104');
      expect(words(moves)).to.include('0 moves');
      expect(words(clock)).to.include('0:00');
      expect(words(text)).to.include(codes.vegas);
      for (const control of controls.slice(4)) expect(has(control, 'button')).to.equal(true);
      table.play('D');
      await settled(table);
      expect(words(moves)).to.include('1 move');
    });
  }

  it('replaces the bar’s own, in slot bar', async () => {
    const table = await page();
    const control = document.createElement('solitaire-score');
    control.slot = 'bar';
    table.append(control);
    await settled(table);
    const own = find(find(table, '.bar'), 'solitaire-new-game-button');
    expect(own.getBoundingClientRect().width).to.equal(0);
    expect(control.getBoundingClientRect().width).to.be.above(0);
  });

  it('is fed from within an element of the page’s own', async () => {
    const table = await page(`code="${codes.double}"`);
    const wrapper = document.createElement('div');
    wrapper.slot = 'bar-end';
    wrapper.attachShadow({mode: 'open'}).append(document.createElement('solitaire-code'));
    table.append(wrapper);
    await settled(table);
    expect(shows(find(wrapper, 'solitaire-code'))).to.equal(codes.double);
  });

  it('is fed when it comes with the table, from markup', async () => {
    const holder = await place();
    holder.innerHTML = `<solitaire-table code="${codes.squadron}"><solitaire-code slot="bar-end"></solitaire-code></solitaire-table>`;
    await settled(holder.firstElementChild!);
    expect(shows(holder.querySelector('solitaire-code')!)).to.equal(codes.squadron);
  });
});

describe('a control with for', () => {
  for (const name of all) {
    it(`may stand anywhere: ${name}`, async () => {
      const table = await page(`id="there" code="${codes.vegas}"`);
      const holder = await place();
      holder.innerHTML = `<solitaire-${name} for="there"></solitaire-${name}>`;
      const control = holder.firstElementChild!;
      await settled(control);
      expect(words(control)).not.to.equal('');
      if (name.endsWith('button')) {
        const inner = find<HTMLButtonElement>(control, 'button');
        const idle = name === 'undo-button' || name === 'redo-button';
        expect(inner.ariaDisabled).to.equal(idle ? 'true' : null);
        table.disabled = true;
        await settled(table);
        await settled(control);
        expect(inner.ariaDisabled).to.equal('true');
      }
    });
  }

  it('finds a table later in the document', async () => {
    const holder = await place();
    holder.innerHTML = `<solitaire-code for="later"></solitaire-code><solitaire-table id="later" code="${codes.double}"></solitaire-table>`;
    await settled(holder.lastElementChild!);
    expect(shows(holder.firstElementChild!)).to.equal(codes.double);
  });

  it('finds a table that comes later', async () => {
    const holder = await place();
    const control = await code(holder, 'for=late');
    expect(words(control)).to.equal('');
    const table = tag(`id="late" code="${codes.double}"`);
    holder.append(table);
    await settled(table);
    await settled(control);
    expect(shows(control)).to.equal(codes.double);
  });

  it('finds a table whose id comes later', async () => {
    const table = await page(`code="${codes.double}"`);
    const control = await code(await place(), 'for=named');
    expect(words(control)).to.equal('');
    table.id = 'named';
    await tick();
    await settled(control);
    expect(shows(control)).to.equal(codes.double);
    table.removeAttribute('id');
    await tick();
    await settled(control);
    expect(words(control)).to.equal('');
  });

  it('goes over to another table of that id', async () => {
    const holder = await place();
    const one = tag(`id="same" code="${codes.double}"`);
    holder.append(one);
    const control = await code(holder, 'for=same');
    expect(shows(control)).to.equal(codes.double);
    const other = tag(`id="same" code="${codes.seahaven}"`);
    one.replaceWith(other);
    await settled(other);
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
    one.newGame();
    await settled(one);
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
  });

  it('lets go of a table that leaves, and finds it again', async () => {
    const table = await page(`id="gone" code="${codes.double}"`);
    const parent = table.parentElement!;
    const control = await code(await place(), 'for=gone');
    table.remove();
    await tick();
    await settled(control);
    expect(words(control)).to.equal('');
    parent.append(table);
    table.newGame({code: codes.squadron});
    await settled(table);
    await settled(control);
    expect(shows(control)).to.equal(codes.squadron);
  });

  it('follows for when it changes', async () => {
    const holder = await place();
    holder.append(tag(`id="a" code="${codes.double}"`), tag(`id="b" code="${codes.seahaven}"`));
    const control = await code(holder, 'for=a');
    await settled(holder);
    expect(shows(control)).to.equal(codes.double);
    control.setAttribute('for', 'b');
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
    (holder.firstElementChild as SolitaireTableElement).newGame();
    await settled(holder);
    expect(shows(control)).to.equal(codes.seahaven);
    control.setAttribute('for', 'nobody');
    await settled(control);
    expect(words(control)).to.equal('');
    control.setAttribute('for', 'a');
    await settled(control);
    expect(shows(control)).to.match(/^DS1/);
  });

  it('goes over from the table around to the one named, and back', async () => {
    const around = await page(`code="${codes.double}"`);
    await page(`id="named" code="${codes.seahaven}"`);
    const control = await code(around);
    expect(shows(control)).to.equal(codes.double);
    control.setAttribute('for', 'named');
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
    control.removeAttribute('for');
    await settled(control);
    expect(shows(control)).to.equal(codes.double);
  });

  it('looks in its own shadow root', async () => {
    await page(`id="twice" code="${codes.double}"`);
    const holder = await place();
    const root = holder.attachShadow({mode: 'open'});
    root.append(tag(`id="twice" code="${codes.seahaven}"`));
    const control = await code(root, 'for=twice');
    await settled(holder);
    expect(shows(control)).to.equal(codes.seahaven);
  });

  it('is not fed by what is no table', async () => {
    const holder = await place();
    holder.innerHTML = '<div id="plain"></div><not-yet-known id="unknown"></not-yet-known>';
    for (const id of ['plain', 'unknown']) {
      const control = await code(holder, `for=${id}`);
      expect(words(control)).to.equal('');
    }
  });

  it('acts on its table only', async () => {
    const holder = await place();
    holder.append(tag(`id="a" code="${codes.double}"`), tag(`id="b" code="${codes.double}"`));
    holder.insertAdjacentHTML(
      'beforeend',
      '<solitaire-undo-button for="b"></solitaire-undo-button>',
    );
    await settled(holder);
    const [a, b] = findAll<SolitaireTableElement>(holder, 'solitaire-table') as [
      SolitaireTableElement,
      SolitaireTableElement,
    ];
    a.play('D');
    b.play('D');
    await settled(holder);
    find(holder.lastElementChild!, 'button').click();
    expect([a.record, b.record]).to.deep.equal([`${codes.double} D`, `${codes.double} D U`]);
    expect(score(b)).to.equal(0);
  });

  it('opens the dialog of its table', async () => {
    const table = await page('id="asked" controls="none"');
    const holder = await place();
    holder.innerHTML = '<solitaire-new-game-button for="asked"></solitaire-new-game-button>';
    await settled(holder);
    find(holder, 'button').click();
    await settled(table);
    const dialogs = findAll<HTMLDialogElement>(table, 'dialog').filter(({open}) => open);
    expect(dialogs).to.have.lengthOf(1);
    dialogs[0]!.close();
  });
});

describe('a control that moves', () => {
  it('goes over from one table to another, in a tick', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.seahaven}"`);
    const control = await code(one);
    other.append(control);
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
    one.newGame();
    await settled(one);
    expect(shows(control)).to.equal(codes.seahaven);
    one.append(control);
    await settled(control);
    expect(shows(control)).to.equal(one.code);
  });

  it('goes over from one table to another, later', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.seahaven}"`);
    const control = await code(one);
    control.remove();
    await settled(control);
    expect(words(control)).to.equal('');
    other.append(control);
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
  });

  it('with for, may leave and come again', async () => {
    await page(`id="home" code="${codes.double}"`);
    const holder = await place();
    const control = await code(holder, 'for=home');
    control.remove();
    await settled(control);
    await tick();
    expect(words(control)).to.equal('');
    holder.append(control);
    await settled(control);
    expect(shows(control)).to.equal(codes.double);
  });

  it('with for, may change it while it is out of the page', async () => {
    await page(`id="one" code="${codes.double}"`);
    await page(`id="two" code="${codes.seahaven}"`);
    const holder = await place();
    const control = await code(holder, 'for=one');
    holder.remove();
    await settled(control);
    control.setAttribute('for', 'two');
    await settled(control);
    document.body.append(holder);
    await settled(control);
    expect(shows(control)).to.equal(codes.seahaven);
    holder.remove();
  });

  it('finds no table outside of one', async () => {
    const one = await page(`code="${codes.double}"`);
    const control = await code(one);
    (await place()).append(control);
    await settled(control);
    expect(words(control)).to.equal('');
  });
});
