import {expect} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {pass, realTime, stopTime} from '../support/clock.js';
import {before, codes, find, page, settled, tick, until, wins, words} from '../support/page.js';

const control = (table: Element, name: string) => find(table, `solitaire-${name}`);
const button = (table: Element, name: string) =>
  find<HTMLButtonElement>(control(table, `${name}-button`), 'button');
const disabled = (table: Element, ...names: string[]) =>
  names.map((name) => button(table, name).ariaDisabled === 'true');

describe('undo and redo buttons', () => {
  it('can be pressed where there is something to undo or redo', async () => {
    const table = await page(`code="${codes.double}"`);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([true, true]);
    table.play('D');
    await settled(table);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([false, true]);
    button(table, 'undo').click();
    await settled(table);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([true, false]);
    expect(table.record).to.equal(`${codes.double} D U`);
    button(table, 'redo').click();
    await settled(table);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([false, true]);
    expect(table.record).to.equal(`${codes.double} D U Y`);
    table.newGame();
    await settled(table);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([true, true]);
  });

  it('stop where the undo ends', async () => {
    const table = await page(`code="${codes.three}"`);
    for (let i = 0; i < 205; i++) table.play(table.game.stockAction === 'recycle' ? 'R' : 'D');
    await settled(table);
    for (let i = 0; i < 200; i++) expect(table.undo().ok).to.equal(true);
    await settled(table);
    expect(disabled(table, 'undo', 'redo')).to.deep.equal([true, false]);
  });

  it('all rest while the table is disabled', async () => {
    const names = ['new-game', 'restart', 'undo', 'redo', 'hint', 'settings'];
    const table = await page(`code="${codes.double}" disabled`);
    table.play('D');
    await settled(table);
    expect(disabled(table, ...names)).to.deep.equal([true, true, true, true, true, true]);
    table.disabled = false;
    await settled(table);
    expect(disabled(table, ...names)).to.deep.equal([false, false, false, true, false, false]);
  });

  it('have names', async () => {
    const table = await page();
    const names = ['new-game', 'restart', 'undo', 'redo', 'hint', 'settings'].map((name) =>
      button(table, name).textContent.trim(),
    );
    expect(names).to.deep.equal(['New game', 'Restart', 'Undo', 'Redo', 'Hint', 'Settings']);
  });

  it('are large enough to be touched', async () => {
    const table = await page();
    for (const name of ['new-game', 'restart', 'undo', 'redo', 'hint', 'settings']) {
      const {width, height} = button(table, name).getBoundingClientRect();
      expect(Math.min(width, height), name).to.be.at.least(24);
    }
  });
});

describe('score and moves', () => {
  it('show points', async () => {
    const [win] = await wins('DS1-D1N');
    const [code, action] = win!.split(' ');
    const table = await page(`code="${code}"`);
    expect(words(control(table, 'score'))).to.equal('Score0');
    table.play(action!);
    await settled(table);
    expect(words(control(table, 'score'))).to.equal('Score15');
    expect(words(control(table, 'moves'))).to.equal('1 move');
    table.undo();
    await settled(table);
    expect(words(control(table, 'score'))).to.equal('Score0');
    expect(words(control(table, 'moves'))).to.equal('1 move');
  });

  it('write large numbers as the language does', async () => {
    const [win = ''] = await wins('DS1-D1N-AAAAAFB');
    const table = await page();
    table.loadRecord(win);
    await settled(table);
    expect(words(control(table, 'score'))).to.equal('Score1,210');
    table.lang = 'de';
    await until(() => words(control(table, 'score')) === 'Punktestand1.210');
  });

  it('show Vegas in dollars', async () => {
    const [win] = await wins('DS1-D1V');
    const table = await page();
    const shown: string[] = [];
    const [code, ...actions] = win!.split(' ');
    table.code = code!;
    await settled(table);
    shown.push(words(control(table, 'score')));
    for (const action of actions) {
      table.play(action);
      if (![-99, -4, 1, 6, 416].includes(table.score)) continue;
      await settled(table);
      shown.push(words(control(table, 'score')));
    }
    const amounts = [...new Set(shown)].map((text) => text.replace('Score', ''));
    expect(amounts).to.deep.equal(['-$104', '-$99', '-$4', '$1', '$6', '$416']);
  });
});

describe('the clock', () => {
  const time = (table: Element) => find(control(table, 'clock'), '[role="timer"]').textContent;
  const goesOn = async (table: SolitaireTableElement, ms: number) => {
    await pass(ms);
    await settled(table);
    return time(table);
  };

  function hide(hidden: boolean): void {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  }
  beforeEach(stopTime);
  afterEach(() => {
    realTime();
    delete (document as {hidden?: boolean}).hidden;
  });

  it('starts at the first action', async () => {
    const table = await page(`code="${codes.double}"`);
    expect(await goesOn(table, 1200)).to.equal('0:00');
    table.play('R');
    expect(await goesOn(table, 1200)).to.equal('0:00');
    table.play('D');
    expect(await goesOn(table, 1000)).to.equal('0:01');
    expect(await goesOn(table, 1000)).to.equal('0:02');
  });

  it('shows each second, though a tick comes a little early or late', async () => {
    const table = await page(`code="${codes.double}"`);
    let late = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + late;
    table.play('D');
    const shown: string[] = [];
    for (late of [-1, 1, -2, 3]) shown.push(await goesOn(table, 1000));
    expect(shown).to.deep.equal(['0:01', '0:02', '0:03', '0:04']);
  });

  it('starts anew with another deal', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    expect(await goesOn(table, 1000)).to.equal('0:01');
    table.restart();
    await settled(table);
    expect(time(table)).to.equal('0:00');
    expect(await goesOn(table, 1200)).to.equal('0:00');
  });

  it('pauses while the page is hidden', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    expect(await goesOn(table, 1000)).to.equal('0:01');
    hide(true);
    expect(await goesOn(table, 60_000)).to.equal('0:01');
    hide(false);
    expect(await goesOn(table, 1000)).to.equal('0:02');
  });

  it('pauses while the table is out of the page', async () => {
    const table = await page(`code="${codes.double}"`);
    const parent = table.parentElement!;
    table.play('D');
    expect(await goesOn(table, 1000)).to.equal('0:01');
    table.remove();
    await pass(60_000);
    parent.append(table);
    await settled(table);
    expect(time(table)).to.equal('0:01');
    expect(await goesOn(table, 1000)).to.equal('0:02');
  });

  it('does not start while the table is out of the page, and starts when it comes', async () => {
    const table = await page(`code="${codes.double}"`);
    const parent = table.parentElement!;
    table.remove();
    table.play('D');
    await pass(1500);
    parent.append(table);
    await settled(table);
    expect(time(table)).to.equal('0:00');
    expect(await goesOn(table, 1000)).to.equal('0:01');
  });

  it('stops at the win', async () => {
    const [win] = await wins('SH1');
    const {record, rest} = before(win!, 2);
    const table = await page();
    table.loadRecord(record);
    table.play(rest[0]!);
    expect(await goesOn(table, 1000)).to.equal('0:01');
    let told = -1;
    table.addEventListener('solitaire-win', ({detail}) => (told = detail.seconds));
    table.play(rest[1]!);
    await settled(table);
    expect(told).to.equal(1);
    expect(await goesOn(table, 1500)).to.equal('0:01');
    expect(find(table, '[part=win]').textContent).to.include('0:01');
  });

  it('goes on when a win is taken back', async () => {
    const [win] = await wins('SH1');
    const {record, rest} = before(win!, 2);
    const table = await page();
    table.loadRecord(record);
    for (const action of rest) table.play(action);
    table.undo();
    expect(await goesOn(table, 1000)).to.equal('0:01');
  });

  it('stands where a finished game is put on the table', async () => {
    const [win] = await wins('SH1');
    const table = await page();
    table.loadRecord(win!);
    expect(await goesOn(table, 1200)).to.equal('0:00');
  });

  it('is one for each table', async () => {
    const one = await page(`code="${codes.double}"`);
    const other = await page(`code="${codes.double}"`);
    one.play('D');
    expect(await goesOn(one, 1000)).to.equal('0:01');
    expect(time(other)).to.equal('0:00');
  });
});

describe('the code', () => {
  afterEach(() => {
    realTime();
    delete (navigator as {clipboard?: unknown}).clipboard;
  });

  function stub(writeText: ((text: string) => Promise<void>) | null): void {
    const value = writeText && {writeText};
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value});
  }

  const press = async (table: SolitaireTableElement) => {
    const code = control(table, 'code');
    find(code, 'button').click();
    await tick();
    await settled(code);
    return code;
  };

  it('is shown, and named', async () => {
    const table = await page(`code="${codes.double}"`);
    const shown = find(control(table, 'code'), 'button');
    expect(shown.textContent.trim()).to.equal(codes.double);
    expect(shown.getAttribute('aria-label') ?? shown.textContent).to.include(codes.double);
  });

  it('is copied by a press, which is told for a while', async () => {
    stopTime();
    const written: string[] = [];
    stub((text) => Promise.resolve(void written.push(text)));
    const table = await page(`code="${codes.double}"`);
    const code = await press(table);
    expect(written).to.deep.equal([codes.double]);
    expect(find(code, '[role="status"]').textContent).to.include('Copied');
    await pass(1500);
    expect(words(code)).to.include('Copied');
    await pass(200);
    await settled(code);
    expect(words(code)).not.to.include('Copied');
    expect(words(code)).to.include(codes.double);
  });

  it('tells where the clipboard is refused', async () => {
    stub(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const table = await page(`code="${codes.double}"`);
    const code = await press(table);
    expect(find(code, '[role="status"]').textContent).to.include('Couldn’t copy');
  });

  it('tells where there is no clipboard', async () => {
    stub(null);
    const table = await page(`code="${codes.double}"`);
    const code = await press(table);
    expect(find(code, '[role="status"]').textContent).to.include('Couldn’t copy');
  });

  it('can be copied where the table is disabled: it changes nothing', async () => {
    const written: string[] = [];
    stub((text) => Promise.resolve(void written.push(text)));
    const table = await page(`code="${codes.double}" disabled`);
    await press(table);
    expect(written).to.deep.equal([codes.double]);
  });
});
