import {expect, fixture, html} from '@open-wc/testing';
import '../../src/index.js';
import {SolitaireTableElement} from '../../src/index.js';
import {fastTime, pass, realTime} from '../support/clock.js';
import {centre, mouse, press} from '../support/input.js';
import {cardsGlide} from '../support/motion.js';
import {
  codes,
  deep,
  find,
  findAll,
  frame,
  has,
  hear,
  page,
  rested,
  settled,
  tag,
  until,
  wait,
  view,
} from '../support/page.js';

const place = (style = '') => fixture<HTMLElement>(html`<div style=${style}></div>`);
const box = (table: Element, selector: string) => find(table, selector).getBoundingClientRect();
const stock = (table: Element) => find(table, '.place[data-pile="S"]');

/** The top card of column n, as far as it can be seen. */
const top = (table: SolitaireTableElement, n: number) => {
  const cards = findAll(table, `.card[data-pile="T${n}"]`);
  return cards.find(({dataset}) => Number(dataset.index) === cards.length - 1)!;
};

describe('a table that is moved in the page', () => {
  for (const [when, pause] of [
    ['in a tick', () => Promise.resolve()],
    ['later', () => wait(60)],
  ] as const) {
    it(`keeps game, options and settings: ${when}`, async () => {
      const table = await page(`code="${codes.three}" four-color`);
      table.play('D');
      table.play('D');
      table.undo();
      const {game, record, state} = table;
      const heard = hear(table);
      const there = await place();
      table.remove();
      await pause();
      there.append(table);
      await settled(table);
      expect(table.game === game).to.equal(true);
      expect([table.record, table.canRedo]).to.deep.equal([record, true]);
      expect(table.state).to.deep.equal(state);
      expect(heard.story()).to.equal('');
      expect(has(table, '.four-color')).to.equal(true);
      table.play('D');
      await settled(table);
      expect(find(table, 'solitaire-moves').shadowRoot!.textContent).to.include('3 moves');
      expect(box(table, '.felt').width).to.be.above(100);
    });

    it(`still takes what the player does: ${when}`, async () => {
      await view(800, 600);
      const table = await page(`code="${codes.double}"`);
      const there = await place();
      table.remove();
      await pause();
      there.append(table);
      await settled(table);
      await mouse.click(centre(stock(table)));
      expect(table.record).to.equal(`${codes.double} D`);
    });

    it(`puts back what hangs on the pointer: ${when}`, async () => {
      await view(800, 600);
      const table = await page(`code="${codes.double}"`);
      const card = top(table, 9);
      const from = centre(card);
      const rest = card.style.translate;
      await mouse.move(from);
      await mouse.down();
      await mouse.move({x: from.x - 60, y: from.y + 30}, 4);
      await settled(table);
      expect(has(table, '.dragging')).to.equal(true);
      const there = await place();
      table.remove();
      await pause();
      there.append(table);
      await settled(table);
      expect(has(table, '.dragging')).to.equal(false);
      expect(has(table, '.selected')).to.equal(false);
      expect(has(table, '.target')).to.equal(false);
      expect(top(table, 9).style.translate).to.equal(rest);
      await mouse.move({x: from.x - 120, y: from.y}, 2);
      await mouse.up();
      await settled(table);
      expect(top(table, 9).style.translate).to.equal(rest);
      expect(table.moves).to.equal(0);
      await mouse.click(centre(stock(table)));
      expect(table.moves).to.equal(1);
    });

    it(`has no dialog that hangs open: ${when}`, async () => {
      const table = await page(`code="${codes.double}"`);
      find(find(table, 'solitaire-settings-button'), 'button').click();
      await settled(table);
      const there = await place();
      table.remove();
      await pause();
      there.append(table);
      await settled(table);
      const open = findAll<HTMLDialogElement>(table, 'dialog').filter((dialog) => dialog.open);
      // Either it is closed, or it is shown as the modal dialog that it was.
      for (const dialog of open) expect(dialog.matches(':modal')).to.equal(true);
      for (const dialog of open) dialog.close();
      await settled(table);
      find(find(table, 'solitaire-settings-button'), 'button').click();
      await settled(table);
      const again = findAll<HTMLDialogElement>(table, 'dialog').filter((dialog) => dialog.open);
      expect(again.map((dialog) => dialog.matches(':modal'))).to.deep.equal([true]);
      again[0]!.close();
    });
  }

  it('keeps an open dialog modal, however it is moved', async () => {
    const table = await page(`code="${codes.double}"`);
    find(find(table, 'solitaire-settings-button'), 'button').click();
    await settled(table);
    (await place()).append(table);
    await settled(table);
    const dialog = findAll<HTMLDialogElement>(table, 'dialog').find(({open}) => open);
    expect(dialog?.matches(':modal')).to.equal(true);
    await wait(100);
    expect(dialog?.open).to.equal(true);
    await press('Escape');
    await settled(table);
    expect(findAll<HTMLDialogElement>(table, 'dialog').some(({open}) => open)).to.equal(false);
  });

  it('fits itself into its new place', async () => {
    const table = await page(`code="${codes.double}"`);
    const narrow = await place('width: 340px');
    narrow.append(table);
    await settled(table);
    await until(() => box(table, '.felt').width === 340);
    await until(() => box(table, '.card').width < 40);
  });

  it('follows into another document’s shadow roots', async () => {
    const table = await page(`code="${codes.double}"`);
    const outer = await place();
    const inner = document.createElement('div');
    outer.attachShadow({mode: 'open'}).append(inner);
    inner.attachShadow({mode: 'open'}).append(table);
    await settled(table);
    await mouse.click(centre(stock(table)));
    expect(table.record).to.equal(`${codes.double} D`);
    table.focus();
    expect(!!table.shadowRoot!.activeElement).to.equal(true);
  });
});

describe('a table that comes and goes', () => {
  afterEach(realTime);

  it('leaves no listener and no timer behind', async () => {
    const timers = new Set<number>();
    const listeners: string[] = [];
    const set = window.setInterval;
    const clear = window.clearInterval;
    const spied = [window, document, document.documentElement, document.body].map((target) => {
      const {addEventListener, removeEventListener} = target;
      target.addEventListener = (name: string, ...rest: [EventListener]) => {
        listeners.push(name);
        addEventListener.call(target, name, ...rest);
      };
      target.removeEventListener = (name: string, ...rest: [EventListener]) => {
        const at = listeners.indexOf(name);
        if (at >= 0) listeners.splice(at, 1);
        removeEventListener.call(target, name, ...rest);
      };
      return {target, addEventListener, removeEventListener};
    });
    window.setInterval = ((...args: Parameters<typeof set>) => {
      const id = set(...args);
      timers.add(id);
      return id;
    }) as typeof set;
    window.clearInterval = ((id: number) => {
      timers.delete(id);
      clear(id);
    }) as typeof clear;
    try {
      const holder = await place();
      for (let i = 0; i < 12; i++) {
        const table = tag(`code="${codes.double}"`);
        holder.append(table);
        await settled(table);
        table.play('D');
        await settled(table);
        expect(timers.size).to.equal(1);
        table.remove();
        holder.append(table);
        await settled(table);
        expect(timers.size).to.equal(1);
        table.remove();
        await settled(table);
        expect(timers.size).to.equal(0);
      }
      expect(listeners).to.deep.equal([]);
    } finally {
      window.setInterval = set;
      window.clearInterval = clear;
      for (const {target, ...own} of spied) Object.assign(target, own);
    }
  });

  it('has no timer before the first action, nor after the win', async () => {
    const set = window.setInterval;
    let timers = 0;
    window.setInterval = ((...args: Parameters<typeof set>) => {
      timers++;
      return set(...args);
    }) as typeof set;
    const table = await page(`code="${codes.double}"`);
    table.newGame();
    await settled(table);
    window.setInterval = set;
    expect(timers).to.equal(0);
  });

  it('does not grow', async () => {
    fastTime();
    const table = await page(`code="${codes.double}"`);
    const holder = table.parentElement!;
    const said = () => findAll(table, '[role="log"] > *');
    const count = () => deep(table).length - said().length;
    const before = count();
    for (let i = 0; i < 20; i++) {
      table.remove();
      if (i % 2) await wait(5);
      holder.append(table);
      await settled(table);
    }
    await frame();
    expect(count()).to.equal(before);
    for (let i = 0; i < 20; i++) {
      table.play('D');
      await settled(table);
      table.undo();
      await settled(table);
    }
    for (let i = 0; i < 10; i++) {
      table.restart();
      await settled(table);
    }
    await pass(1200);
    expect(count()).to.equal(before);
    expect(said().length, 'what can be read again').to.equal(6);
  });

  it('does not grow while cards turn in quick play', async () => {
    cardsGlide(true);
    const table = await page(`code="${codes.double}"`);
    cardsGlide(false);
    await rested(table);
    for (let i = 0; i < 30; i++) {
      table.play('D');
      await frame();
      table.undo();
      await frame();
    }
    await rested(table);
    expect(findAll(table, '.card').every((card) => card.childElementCount === 1)).to.equal(true);
  });

  it('is forgotten by controls elsewhere, and they by it', async () => {
    const holder = await place();
    holder.innerHTML = '<solitaire-moves for="it"></solitaire-moves>';
    for (let i = 0; i < 5; i++) {
      const table = tag(`id="it" code="${codes.double}"`);
      holder.append(table);
      for (let n = 0; n < i; n++) table.play('D');
      await settled(table);
      await settled(holder.firstElementChild!);
      const shown = holder.firstElementChild!.shadowRoot!.textContent;
      expect(shown).to.include(`${i} move`);
      table.remove();
    }
  });
});

describe('two tables on a page', () => {
  it('are independent', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.double}" controls="minimal" disabled`);
    const heard = hear(other);
    one.play('D');
    one.newGame();
    one.leftHanded = true;
    await settled(one);
    await settled(other);
    expect(heard.story()).to.equal('');
    expect(other.record).to.equal(codes.double);
    const left = (table: Element) => box(table, '.place[data-pile="S"]').x;
    expect(left(one)).not.to.equal(left(other));
    expect([one.disabled, other.disabled]).to.deep.equal([false, true]);
  });

  it('bear each other’s removal', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.seahaven}"`);
    one.remove();
    other.play(other.legalActions()[0]!);
    await settled(other);
    expect(other.moves).to.equal(1);
  });

  it('may be of different sizes', async () => {
    const wide = await page();
    const narrow = tag();
    (await place('width: 330px')).append(narrow);
    await settled(narrow);
    await until(() => box(narrow, '.card').width < 40);
    expect(box(wide, '.card').width).to.be.above(50);
  });

  it('may come from two copies of the module', async () => {
    const elements = ['table', 'score', 'new-game-dialog'].map((name) => `solitaire-${name}`);
    const classes = elements.map((name) => customElements.get(name));
    const copy = (await import(
      // @ts-expect-error: another address is another copy
      '../../src/index.js?copy'
    )) as typeof import('../../src/index.js');
    expect(elements.map((name) => customElements.get(name) === classes.shift())).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(copy.SolitaireTableElement).to.be.a('function');
    const table = await page(`code="${codes.double}"`);
    expect(table instanceof SolitaireTableElement).to.equal(true);
    table.play('D');
    await settled(table);
    expect(find(table, 'solitaire-moves').shadowRoot!.textContent).to.include('1 move');
  });
});

describe('a table in a place of its own', () => {
  it('waits in a hidden place, and appears with it', async () => {
    const holder = await place('display: none');
    const table = tag(`code="${codes.double}"`);
    holder.append(table);
    await settled(table);
    table.play('D');
    await settled(table);
    holder.style.display = 'block';
    await until(() => box(table, '.felt').height > 100);
    await settled(table);
    expect(box(table, '.card').width).to.be.above(20);
    await mouse.click(centre(stock(table)));
    expect(table.record).to.equal(`${codes.double} D D`);
    const {x, y} = box(table, '.card[data-pile="T9"]');
    holder.style.display = 'none';
    await wait(50);
    holder.style.display = 'block';
    await wait(100);
    expect(box(table, '.card[data-pile="T9"]')).to.include({x, y});
  });

  it('may be hidden itself', async () => {
    const table = await page('hidden');
    expect(table.getBoundingClientRect().height).to.equal(0);
    table.hidden = false;
    await until(() => box(table, '.felt').height > 100);
  });

  it('bears a place without width', async () => {
    const errors: unknown[] = [];
    const listen = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', listen);
    const holder = await place('inline-size: 0; overflow: hidden');
    const table = tag(`code="${codes.double}"`);
    holder.append(table);
    await settled(table);
    table.play('D');
    table.undo();
    await settled(table);
    await wait(100);
    holder.style.inlineSize = '5px';
    await wait(100);
    holder.style.inlineSize = '400px';
    await until(() => box(table, '.felt').width === 400);
    await until(() => box(table, '.card').width > 30);
    window.removeEventListener('error', listen);
    expect(errors).to.deep.equal([]);
  });

  it('follows its container, not the window', async () => {
    await view(1280, 800);
    const holder = await place('width: 700px');
    const table = tag(`code="${codes.double}"`);
    holder.append(table);
    await settled(table);
    await until(() => box(table, '.felt').width === 700);
    const wide = box(table, '.card').width;
    holder.style.width = '360px';
    await until(() => box(table, '.card').width < wide);
    const narrow = box(table, '.card').width;
    expect(narrow).to.be.within(30, 40);
    holder.style.width = '700px';
    await until(() => box(table, '.card').width === wide);
    await view(1000, 800);
    await wait(100);
    expect(box(table, '.card').width).to.equal(wide);
    await view(800, 600);
  });

  it('does not glide where only the room changes', async () => {
    const holder = await place('width: 700px');
    cardsGlide(true);
    const table = tag(`code="${codes.double}"`);
    cardsGlide(false);
    holder.append(table);
    await settled(table);
    await rested(table);
    holder.style.width = '500px';
    await until(() => box(table, '.felt').width === 500);
    await settled(table);
    const moving = deep(table).flatMap((node) => node.getAnimations());
    expect(moving).to.have.lengthOf(0);
  });
});

describe('a disabled table', () => {
  it('takes nothing from the player, shows all, and obeys the page', async () => {
    await view(800, 600);
    const table = await page(`code="${codes.double}" disabled`);
    const heard = hear(table);
    await mouse.click(centre(stock(table)));
    await mouse.drag(top(table, 9), top(table, 8));
    table.focus();
    expect(heard.story()).to.equal('');
    expect(table.moves).to.equal(0);
    expect(has(table, '.selected')).to.equal(false);
    table.play('D');
    expect(heard.story()).to.equal('before-move move change');
    table.disabled = false;
    await settled(table);
    await mouse.click(centre(stock(table)));
    expect(table.moves).to.equal(2);
  });
});
