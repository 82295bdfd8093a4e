// Whether the game can be won, kept up to date at every move.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {solve} from '../../src/solver/index.js';
import {settle} from '../support/settle.js';
import {
  FakeSolver,
  hardGame,
  RealSolver,
  sitDown,
  type TestTable,
  until,
  wonGame,
} from './support.js';

/** Winnable; this first move loses it. */
const code = 'SH1-C4-K2YDUZD';
const losing = 'T7-C3';
const lost = `${code} ${losing}`;
const lostDeal = 'SH1-C4-ZGCJN4Q';

const winnable = 'Winnable';
const unwinnable = 'Unwinnable';
const noLongerWinnable = 'This game can no longer be won.';
const cannotTell = 'Can’t tell if it’s winnable';
const back = 'Back to a winnable point';
const settings = {verdict: true};

const shows = (table: TestTable, text: string): Promise<void> =>
  until(() => table.panel === text, text);

async function setVerdict({store}: TestTable, verdict: boolean): Promise<void> {
  store.update({settings: {...store.ui.settings, verdict}});
  await settle();
}

describe('the verdict', () => {
  it('is off by default', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code, solver});
    table.play(losing);
    await settle();
    assert.deepEqual([table.panel, solver.searches.length], ['', 0]);
  });

  it('is shown and announced, and follows every move', async () => {
    const table = await sitDown({code, settings});
    await shows(table, winnable);
    assert.deepEqual([table.said, table.offers], [[winnable], []]);
    table.play(losing);
    await shows(table, unwinnable);
    assert.equal(table.said.at(-1), noLongerWinnable);
    assert.deepEqual(table.offers, [back]);
    table.game.undo();
    await shows(table, winnable);
    assert.deepEqual(table.offers, []);
    table.game.redo();
    await shows(table, unwinnable);
  });

  it('is announced only when it changes', async () => {
    const {actions} = await solve(code);
    const table = await sitDown({code, settings});
    await shows(table, winnable);
    for (const action of actions!.slice(0, 6)) {
      table.play(action);
      await shows(table, winnable);
    }
    assert.deepEqual(table.said, [winnable, ...Array<string>(6).fill('move')]);
  });

  it('needs no search along the line that wins', async () => {
    const solver = new RealSolver();
    const {actions} = await solve(code);
    const table = await sitDown({code, settings, solver});
    await shows(table, winnable);
    for (const action of actions!) {
      table.play(action);
      await settle();
    }
    assert.equal(solver.searches, 1);
  });

  it('is about the position on the table, however quickly that changes', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, settings, solver});
    table.start(lostDeal);
    await settle();
    table.start(code);
    await settle();
    const [hard, second, third] = solver.searches;
    assert.deepEqual(
      [hard, second, third].map((search) => search?.isAborted()),
      [true, true, false],
    );
    await second!.answer({verdict: 'unwinnable'});
    assert.equal(table.panel, '');
    await third!.answer({verdict: 'unknown'});
    assert.equal(table.panel, cannotTell);
    assert.deepEqual(table.heard.slice(-1), [cannotTell]);
  });

  it('goes and comes with the setting, however quickly', async () => {
    const table = await sitDown({code});
    for (const value of [true, false, true, false]) await setVerdict(table, value);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(table.panel, '');
    for (const value of [true, false, true]) await setVerdict(table, value);
    await shows(table, winnable);
    await setVerdict(table, false);
    assert.equal(table.panel, '');
  });

  it('goes on when the table comes back to the page', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, settings, solver});
    table.remove();
    assert.equal(solver.last.isAborted(), true);
    await settle();
    table.append();
    await settle();
    assert.equal(solver.searches.length, 2);
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(table.panel, cannotTell);
    table.remove();
    table.start(lost);
    await settle();
    assert.equal(solver.searches.length, 2, 'nobody searches for a table that is nowhere');
    table.append();
    await settle();
    await solver.last.answer({verdict: 'unwinnable'});
    assert.equal(table.panel, unwinnable);
  });

  it('belongs to one table, whether or not another leaves', async () => {
    const table = await sitDown({code, settings});
    const other = await sitDown({code: lostDeal, settings});
    await shows(table, winnable);
    await shows(other, unwinnable);
    other.remove();
    table.play(losing);
    await shows(table, unwinnable);
  });

  it('speaks the table’s language, also when that changes', async () => {
    const table = await sitDown({record: lost, settings});
    await shows(table, unwinnable);
    const {strings} = table.host;
    table.host.strings = {...strings, verdicts: {...strings.verdicts, unwinnable: 'Verloren'}};
    assert.equal(table.panel, 'Verloren');
  });

  it('is none in a won game, and comes again with the next deal', async () => {
    const table = await sitDown({record: wonGame('SH1-C4-AAAAAAH', 1000), settings});
    await settle();
    assert.equal(table.panel, '');
    table.start(code);
    await shows(table, winnable);
  });

  it('is unknown where the search fails, and the fault is reported', async () => {
    const reported: unknown[] = [];
    const {reportError} = globalThis;
    globalThis.reportError = (error) => reported.push(error);
    try {
      const solver = new FakeSolver();
      const table = await sitDown({code: hardGame, settings, solver});
      const fault = new TypeError('no such card');
      await solver.last.fail(fault);
      assert.equal(table.panel, cannotTell);
      assert.deepEqual(reported, [fault]);
    } finally {
      globalThis.reportError = reportError;
    }
  });
});

describe('a verdict that takes long', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  it('is shown as being worked on after 200 ms, which is not announced', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, settings, solver});
    assert.equal(solver.last.options.maxMs, 10_000);
    mock.timers.tick(199);
    assert.equal(table.panel, '');
    mock.timers.tick(1);
    assert.equal(table.panel, 'Checking…');
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(table.panel, cannotTell);
    assert.deepEqual(table.said, [cannotTell]);
  });

  it('leaves the last one until then, and replaces it directly if it comes sooner', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({record: lost, settings, solver});
    await solver.last.answer({verdict: 'unwinnable'});
    table.game.undo();
    await settle();
    mock.timers.tick(199);
    assert.equal(table.panel, unwinnable);
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(table.panel, cannotTell);
    mock.timers.tick(1000);
    assert.equal(table.panel, cannotTell);
  });
});
