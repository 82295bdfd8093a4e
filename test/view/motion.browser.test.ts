import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {browserName} from '../support/input.js';
import {cardsGlide} from '../support/motion.js';
import {
  before as cutBefore,
  codes,
  deep,
  find,
  findAll,
  frame,
  has,
  hear,
  page,
  settled,
  until,
  wait,
  wins,
} from '../support/page.js';

const running = (table: Element) =>
  deep(table)
    .flatMap((node) => node.getAnimations())
    .filter(({playState}) => playState === 'running');

const animations = (table: Element) => deep(table).flatMap((node) => node.getAnimations());

async function won(
  prepare: (table: SolitaireTableElement) => void = () => {},
  prefix = 'SH1',
): Promise<SolitaireTableElement> {
  const [win] = await wins(prefix);
  const {record, rest} = cutBefore(win!);
  const table = await page();
  table.loadRecord(record);
  prepare(table);
  await settled(table);
  table.play(rest[0]!);
  await settled(table);
  return table;
}

/** A page whose reader wants things to stay still, as far as script and style can tell. */
async function still<T>(act: () => Promise<T>): Promise<T> {
  if (browserName === 'chromium') await emulateMedia({reducedMotion: 'reduce'});
  cardsGlide(false);
  try {
    return await act();
  } finally {
    cardsGlide(true);
    if (browserName === 'chromium') await emulateMedia({reducedMotion: 'no-preference'});
  }
}

/** Nothing glides any more within a second. */
const rests = (table: Element): Promise<void> =>
  until(() => !running(table).length, 'rest within a second', 1000);

before(() => cardsGlide(true));

describe('motion', () => {
  it('sweeps a deal in within its time, and then rests', async () => {
    const table = await page(`code="${codes.double}"`);
    expect(running(table).length).to.be.above(20);
    await rests(table);
  });

  it('can be played into', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    table.play('D');
    await settled(table);
    await rests(table);
    expect(findAll(table, '.card[data-pile="W"]').length).to.be.above(0);
  });

  it('glides a played card, and rests a second later', async () => {
    const table = await page(`code="${codes.double}"`);
    await rests(table);
    for (const act of [
      () => table.play('D'),
      () => table.undo(),
      () => table.redo(),
      () => table.game.play('D'),
    ]) {
      act();
      await settled(table);
      expect(running(table).length).to.be.within(1, 6);
      await rests(table);
    }
  });

  it('puts each card where it belongs, however quick the play', async () => {
    const table = await page(`code="${codes.double}"`);
    await rests(table);
    for (let i = 0; i < 10; i++) {
      table.play('D');
      await frame();
    }
    for (let i = 0; i < 8; i++) {
      table.undo();
      await frame();
    }
    await rests(table);
    const place = find(table, '.place[data-pile="W"]').getBoundingClientRect();
    for (const card of findAll(table, '.card[data-pile="W"]')) {
      const {x, y} = card.getBoundingClientRect();
      expect([Math.round(x - place.x), Math.round(y - place.y)]).to.deep.equal([0, 0]);
    }
  });

  it('rests while the clock runs', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    await rests(table);
    let frames = 0;
    const {requestAnimationFrame: ask} = window;
    window.requestAnimationFrame = (act) => {
      frames++;
      return ask(act);
    };
    await wait(300);
    window.requestAnimationFrame = ask;
    expect(frames).to.equal(0);
  });

  it('is none at all where the reader wants none', async () => {
    await still(async () => {
      const table = await page(`code="${codes.double}"`);
      const seen: Animation[] = [...animations(table)];
      const look = async () => {
        await settled(table);
        seen.push(...animations(table));
      };
      for (const act of [
        () => table.play('D'),
        () => table.undo(),
        () => table.redo(),
        () => table.play('nonsense'),
        () => table.newGame(),
        () => table.loadRecord(`${codes.double} D D D`),
      ]) {
        act();
        await look();
      }
      expect(seen).to.have.lengthOf(0);
      const drawn = find(table, '.card[data-pile="W"]').getBoundingClientRect();
      const place = find(table, '.place[data-pile="W"]').getBoundingClientRect();
      expect(Math.round(drawn.x)).to.equal(Math.round(place.x));
    });
  });
});

describe('a win', () => {
  it('is told: score, moves, time', async () => {
    const table = await won();
    const panel = find(table, '[part=win]');
    expect(panel.getAttribute('part')).to.equal('win');
    expect(panel.textContent).to.include('520');
    expect(panel.textContent).to.include(String(table.moves));
    expect(panel.textContent).to.include('0:00');
    const {top, bottom} = find(table, '.felt').getBoundingClientRect();
    const rect = panel.getBoundingClientRect();
    expect(rect.top).to.be.at.least(top);
    expect(rect.bottom).to.be.at.most(bottom);
  });

  it('is told in dollars in Vegas', async () => {
    const table = await won(undefined, 'DS1-D1V');
    expect(find(table, '[part=win]').textContent).to.include('$416');
  });

  it('is celebrated by a cascade that ends', async () => {
    const table = await won();
    const canvas = find<HTMLCanvasElement>(table, 'canvas');
    await until(() => {
      const {width, height} = canvas;
      const pixels = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
      return pixels.some((value) => value);
    });
    find(find(table, '[part=win]'), 'button').click();
    await settled(table);
    expect(has(table, '[part=win]')).to.equal(false);
    expect(has(table, 'canvas')).to.equal(false);
    expect(table.won).to.equal(true);
  });

  it('offers a new game, where there are controls', async () => {
    const table = await won();
    const again = findAll(find(table, '[part=win]'), 'button').at(-1)!;
    again.click();
    await settled(table);
    const open = findAll(table, 'dialog').filter((dialog) => dialog.matches(':modal'));
    expect(open).to.have.lengthOf(1);
    find(open[0]!, '.primary').click();
    await settled(table);
    expect(has(table, '[part=win]')).to.equal(false);
    expect(table.moves).to.equal(0);
  });

  it('offers none without controls', async () => {
    const table = await won((one) => (one.controls = 'none'));
    expect(findAll(find(table, '[part=win]'), 'button')).to.have.lengthOf(1);
  });

  it('is left to the page where it cancels it', async () => {
    const table = await won((one) =>
      one.addEventListener('solitaire-win', (event) => event.preventDefault()),
    );
    expect(table.won).to.equal(true);
    expect(has(table, '[part=win]')).to.equal(false);
    expect(has(table, 'canvas')).to.equal(false);
  });

  it('is over when it is taken back, or another game comes', async () => {
    const table = await won();
    table.undo();
    await settled(table);
    expect(has(table, '[part=win]')).to.equal(false);
    const heard = hear(table);
    table.redo();
    await settled(table);
    expect(heard.details('solitaire-win')).to.have.lengthOf(0);
    const other = await won();
    other.restart();
    await settled(other);
    expect(has(other, '[part=win]')).to.equal(false);
  });

  it('stays still where the reader wants it so, and is told all the same', async () => {
    await still(async () => {
      let frames = 0;
      const ask = window.requestAnimationFrame;
      const table = await won();
      await wait(100);
      window.requestAnimationFrame = (act) => {
        frames++;
        return ask(act);
      };
      await wait(200);
      window.requestAnimationFrame = ask;
      expect(find(table, '[part=win]').textContent).to.include('520');
      expect(frames).to.equal(0);
      expect(animations(table)).to.have.lengthOf(0);
    });
  });

  it('does not go on in a table that left the page', async () => {
    const table = await won();
    let frames = 0;
    const ask = window.requestAnimationFrame;
    await wait(100);
    table.remove();
    window.requestAnimationFrame = (act) => {
      frames++;
      return ask(act);
    };
    await wait(200);
    window.requestAnimationFrame = ask;
    expect(frames).to.equal(0);
  });
});
