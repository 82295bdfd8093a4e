// New deals that are proven winnable: how they are found, what is shown meanwhile, and what ends the search.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {solve} from '../../src/solver/index.js';
import {settle} from '../support/settle.js';
import {FakeSolver, sitDown, TestTable, until} from './support.js';

/** With one cell, two deals of a hundred are winnable; deal 24 is the first of them. */
const oneCell = {variant: 'seahaven', options: {cells: 1}} as const;
const firstDeals = [1, 2, 3, 4, 5, 6, 24];
const firstWinnable = 'SH1-C1-AAAAAAY';
const seahaven = {variant: 'seahaven', options: {cells: 4}} as const;
/** Deal 1 is lost, deal 2 is not. */
const lostSeahaven = 'SH1-C4-AAAAAAB';
const winnableSeahaven = 'SH1-C4-AAAAAAC';
const vegas = {variant: 'double', options: {draw: 3, scoring: 'vegas'}} as const;
const vegasCode = 'DS1-D3V-AAAAAAB';
const easy = {variant: 'double', options: {draw: 1, scoring: 'standard'}} as const;

const looking = 'Looking for a winnable deal…';
const cannotTell = 'Can’t tell if it’s winnable';
const dealAnyway = 'Deal anyway';
const keepPlaying = 'Keep playing';

const dealt = (table: TestTable, count = 1): Promise<void> =>
  until(() => table.types.filter((type) => type === 'deal').length >= count, `${count} deals`);

const isDealt = (table: TestTable): boolean => table.types.includes('deal');

describe('a winnable deal', () => {
  it('is the first one that is proven to be, and fires one deal', async () => {
    const table = await sitDown({deals: firstDeals});
    void table.loader.deal(oneCell, true);
    await dealt(table);
    await settle();
    assert.equal(table.record, firstWinnable);
    assert.equal((await solve(firstWinnable)).verdict, 'winnable');
    assert.deepEqual(table.types, ['deal']);
    const [change] = table.changes;
    assert.deepEqual(change?.type === 'deal' && [change.left, change.source], [null, 'script']);
    assert.deepEqual([table.panel, table.offers], ['', []]);
  });

  it('is winnable in games with face-down cards', async () => {
    for (const variant of ['double', 'klondike', 'seahaven', 'freecell']) {
      const table = await sitDown({});
      void table.loader.deal({variant, options: {}}, true);
      await dealt(table);
      assert.equal((await solve(table.game, {maxMs: 5000})).verdict, 'winnable', table.record);
    }
  });

  it('leaves the game in progress on the table until it is found', async () => {
    const table = await sitDown({record: firstWinnable, deals: firstDeals});
    void table.loader.deal(oneCell, true);
    assert.equal(table.record, firstWinnable);
    await dealt(table);
    const [change] = table.changes;
    assert.deepEqual(change?.type === 'deal' && [change.left, change.source], [
      firstWinnable,
      'script',
    ]);
    assert.equal(table.changes.length, 1);
  });

  it('is the player’s where the player asks for it', async () => {
    const table = await sitDown({code: lostSeahaven, deals: [1, 2]});
    table.store.asPlayer(() => void table.loader.deal(seahaven, true));
    await dealt(table);
    assert.deepEqual(
      table.changes.map(({type, source}) => [type, source]),
      [['deal', 'player']],
    );
    assert.equal(table.record, winnableSeahaven);
  });

  it('is one, however often it is asked for', async () => {
    const table = await sitDown({code: lostSeahaven, deals: [2, 2, 2, 2, 2]});
    for (let i = 0; i < 5; i++) void table.loader.deal(seahaven, true);
    await dealt(table);
    await settle();
    assert.deepEqual(table.types, ['deal']);
    assert.equal(table.panel, '');
  });

  it('is of the game that was asked for last', async () => {
    const table = await sitDown({deals: [2]});
    void table.loader.deal(vegas, true);
    await settle();
    void table.loader.deal(easy, true);
    void table.loader.deal(seahaven, true);
    await dealt(table);
    assert.equal(table.record, winnableSeahaven);
    assert.deepEqual(table.types, ['deal']);
  });

  it('comes as it is where no solver is to be had, or no assistant', async () => {
    const withoutAssistant = await sitDown({deals: [1], load: () => Promise.resolve(false)});
    void withoutAssistant.loader.deal(seahaven, true);
    await settle();
    assert.equal(withoutAssistant.record, lostSeahaven);
    assert.deepEqual(withoutAssistant.types, ['deal']);
  });
});

describe('the search for a winnable deal', () => {
  let solver: FakeSolver;
  let table: TestTable;

  beforeEach(() => {
    mock.timers.enable({apis: ['setTimeout']});
    solver = new FakeSolver();
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  /** Lets the search take its next step, which waits for a task of its own. */
  async function step(): Promise<void> {
    await settle();
    mock.timers.tick(1);
    await settle();
  }

  /** A table that looks for its first deal. */
  async function looksForFirst(deals = [1, 3, 4, 5]): Promise<void> {
    table = await sitDown({solver, deals});
    void table.loader.deal(vegas, true);
    await step();
  }

  /** A game in progress, and a search for the next. */
  async function looksForNext(deals = [3, 4, 5]): Promise<void> {
    table = await sitDown({record: `${vegasCode} D D`, solver, deals});
    void table.loader.deal(vegas, true);
    await step();
  }

  it('shows how many deals were tried, each for a second and a half', async () => {
    await looksForFirst();
    assert.equal(solver.last.options.maxMs, 1500);
    assert.deepEqual([table.panel, table.offers], [looking, [dealAnyway]]);
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(table.panel, `${looking} 1 deal checked`);
    await step();
    await solver.last.answer({verdict: 'unwinnable'});
    assert.equal(table.panel, `${looking} 2 deals checked`);
    assert.equal(isDealt(table), false);
    assert.equal(table.store.isProvisional, true, 'nothing is shown yet');
  });

  it('is announced after half a second, once', async () => {
    await looksForFirst();
    mock.timers.tick(498);
    assert.deepEqual(table.said, []);
    mock.timers.tick(1);
    assert.deepEqual(table.said, [looking]);
    await solver.last.answer({verdict: 'unknown'});
    mock.timers.tick(60_000);
    assert.deepEqual(table.said, [looking]);
  });

  it('is not announced where the deal is found sooner', async () => {
    await looksForNext([2]);
    void table.loader.deal(seahaven, true);
    await step();
    const {actions} = await solve(winnableSeahaven, {pause: () => Promise.resolve()});
    await solver.last.answer({verdict: 'winnable', actions: actions!});
    mock.timers.tick(60_000);
    assert.deepEqual(table.said, ['deal']);
    assert.equal(table.record, winnableSeahaven);
  });

  it('ends at once for players who do not want to wait, and says what is not known', async () => {
    await looksForFirst();
    table.press(dealAnyway);
    assert.throws(() => table.press(dealAnyway), /No button/);
    assert.deepEqual(
      table.changes.map(({type, source}) => [type, source]),
      [['deal', 'player']],
    );
    assert.equal(table.record, vegasCode);
    assert.equal(table.store.isProvisional, false);
    assert.deepEqual([table.panel, table.offers], [cannotTell, []]);
    assert.deepEqual(table.said, ['deal', cannotTell]);
    await step();
    assert.equal(solver.last.isAborted(), true);
    mock.timers.tick(6000);
    assert.equal(table.panel, '');
  });

  it('ends with the game that players would rather keep', async () => {
    await looksForNext();
    assert.deepEqual(table.offers, [dealAnyway, keepPlaying]);
    table.press(keepPlaying);
    assert.deepEqual([table.panel, table.offers], ['', []]);
    table.play('D', 'player');
    await step();
    mock.timers.tick(60_000);
    await step();
    assert.equal(table.record, `${vegasCode} D D D`);
    assert.deepEqual(table.types, ['move']);
    assert.equal(solver.searches.length, 1);
  });

  it('deals the next one anyway, in place of the game in progress', async () => {
    await looksForNext();
    table.press(dealAnyway);
    const [change] = table.changes;
    assert.equal(change?.type === 'deal' && change.left, `${vegasCode} D D`);
    assert.match(table.record, /^DS1-D3V-\w{7}$/);
    assert.notEqual(table.record, vegasCode);
    assert.equal(table.panel, cannotTell);
  });

  it('ends with a script that plays on the deal that is there', async () => {
    await looksForFirst();
    table.play('D');
    await step();
    assert.deepEqual(table.types, ['deal', 'move']);
    assert.equal(table.record, `${vegasCode} D`);
    assert.deepEqual([table.panel, table.offers], ['', []]);
    assert.equal(solver.last.isAborted(), true);
    mock.timers.tick(60_000);
    await step();
    assert.equal(table.record, `${vegasCode} D`);
  });

  it('goes on while a script plays on the game in progress', async () => {
    await looksForNext();
    table.play('D');
    await step();
    assert.equal(table.panel, looking);
    assert.equal(solver.last.isAborted(), false);
  });

  it('ends with any other game, which is there at once', async () => {
    for (const record of [lostSeahaven, `${vegasCode} D`]) {
      await looksForNext();
      table.start(record);
      assert.equal(table.record, record);
      await step();
      assert.deepEqual([table.panel, table.offers], ['', []]);
      assert.equal(solver.last.isAborted(), true);
      mock.timers.tick(60_000);
      await step();
      assert.equal(table.record, record);
      assert.deepEqual(table.types, ['deal']);
    }
  });

  it('does not begin where another game comes before the assistant does', async () => {
    let load: (isThere: boolean) => void = () => {};
    const loading = new Promise<boolean>((resolve) => (load = resolve));
    table = new TestTable({record: `${vegasCode} D D`, solver, load: () => loading});
    void table.loader.deal(vegas, true);
    assert.equal(table.panel, looking);
    table.start(winnableSeahaven);
    load(true);
    await step();
    assert.equal(table.record, winnableSeahaven);
    assert.deepEqual([table.panel, solver.searches.length], ['', 0]);
  });

  it('belongs to one table', async () => {
    await looksForNext();
    const first = table;
    await looksForNext();
    table.remove();
    assert.equal(solver.last.isAborted(), true);
    assert.equal(solver.searches[0]!.isAborted(), false);
    assert.equal(first.panel, looking);
  });

  it('speaks the table’s language', async () => {
    await looksForNext();
    table.host.strings = {...table.host.strings, looking: () => 'Sucht…', leaveNo: 'Weiter'};
    assert.deepEqual([table.panel, table.offers], ['Sucht…', [dealAnyway, 'Weiter']]);
  });

  it('pauses while the table is away, and continues with the same deal', async () => {
    await looksForNext();
    await solver.last.answer({verdict: 'unknown'});
    await step();
    assert.equal(solver.searches.length, 2);
    const before = table.panel;
    table.remove();
    mock.timers.tick(60_000);
    await step();
    assert.deepEqual([solver.searches.length, solver.last.isAborted()], [2, true]);
    table.append();
    await step();
    assert.equal(solver.searches.length, 3);
    assert.deepEqual(solver.last.start.table, solver.searches[1]!.start.table);
    assert.equal(table.panel, before);
    assert.deepEqual(table.types, []);
    await solver.last.answer({verdict: 'unwinnable'});
    assert.equal(table.panel, `${looking} 2 deals checked`);
  });

  it('waits for a table that is away when it begins', async () => {
    table = await sitDown({solver, deals: [1]});
    table.remove();
    void table.loader.deal(vegas, true);
    await step();
    assert.equal(solver.searches.length, 0);
    table.append();
    await step();
    assert.equal(solver.searches.length, 1);
  });

  it('is over once another game started while the table was away', async () => {
    await looksForNext();
    table.remove();
    table.start(winnableSeahaven);
    table.append();
    await step();
    mock.timers.tick(60_000);
    await step();
    assert.equal(table.record, winnableSeahaven);
    assert.deepEqual([table.panel, solver.searches.length], ['', 1]);
  });

  it('waits while the page is in the background', async () => {
    let show: () => void = () => {};
    const whenVisible = (): Promise<void> => new Promise((resolve) => (show = resolve));
    table = await sitDown({solver, deals: [1], environment: {whenVisible}});
    void table.loader.deal(vegas, true);
    await step();
    assert.equal(solver.searches.length, 0);
    show();
    await step();
    assert.equal(solver.searches.length, 1);
  });

  it('can be ended while the page is in the background', async () => {
    const whenVisible = (): Promise<void> => new Promise(() => {});
    table = await sitDown({solver, deals: [1], environment: {whenVisible}});
    void table.loader.deal(vegas, true);
    await step();
    table.press(dealAnyway);
    assert.deepEqual(table.types, ['deal']);
  });

  it('never leaves the table blocked: it deals where the search fails, and reports the fault', async () => {
    const reported: unknown[] = [];
    const {reportError} = globalThis;
    globalThis.reportError = (error) => reported.push(error);
    try {
      await looksForFirst();
      const fault = new Error('R cannot be done');
      await solver.last.fail(fault);
      assert.deepEqual(table.types, ['deal']);
      assert.equal(table.panel, cannotTell);
      assert.deepEqual(reported, [fault]);

      const broken = new Error('no deal');
      const deal = mock.fn(Game.deal, () => {
        throw broken;
      });
      table = await sitDown({solver, environment: {deal}});
      void table.loader.deal(vegas, true);
      await step();
      await solver.last.answer({verdict: 'unknown'});
      assert.deepEqual(table.types, ['deal'], 'the one that was tried last');
      assert.deepEqual(reported, [fault, broken]);
    } finally {
      globalThis.reportError = reportError;
    }
  });
});
