import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {settle} from '../support/settle.js';
import {FakeSolver, hardGame, sitDown, type TestTable} from './support.js';

const working = 'Checking…';

describe('a query that takes long', () => {
  let solver: FakeSolver;
  let table: TestTable;

  beforeEach(async () => {
    mock.timers.enable({apis: ['setTimeout']});
    solver = new FakeSolver();
    table = await sitDown({code: hardGame, hints: 'solver', solver});
  });
  afterEach(() => mock.timers.reset());

  it('is shown and announced as being worked on, once, after 300 ms', async () => {
    const hint = table.hint();
    mock.timers.tick(299);
    assert.equal(table.panel, '');
    mock.timers.tick(1);
    assert.equal(table.panel, working);
    assert.deepEqual(table.said, [working]);
    await solver.last.answer({verdict: 'unknown'});
    assert.notEqual(await hint, null);
    assert.equal(table.panel, '');
    assert.equal(table.said.filter((line) => line === working).length, 1);
  });

  it('is not announced if its answer comes sooner', async () => {
    const hint = table.hint();
    await solver.last.answer({verdict: 'unknown'});
    await hint;
    mock.timers.tick(10_000);
    assert.equal(table.said.includes(working), false);
  });

  it('is one search for all who ask the same', async () => {
    table.start('SH1-C4-AAAAAAC');
    const hints = [table.hint(), table.hint()];
    assert.equal(solver.searches.length, 1);
    await solver.last.answer({verdict: 'unknown'});
    const [first, second] = await Promise.all(hints);
    assert.notEqual(first, second);
  });

  it('is aborted by a move in the same tick, and by asking again then, which keeps its own text', async () => {
    const before = table.hint();
    table.play('D');
    const after = table.hint();
    assert.equal(solver.searches.length, 2);
    const [first, second] = solver.searches;
    assert.equal(first!.isAborted(), true, 'nobody waits for it');
    mock.timers.tick(300);
    await settle();
    assert.equal(table.panel, working);
    await first!.answer({verdict: 'unwinnable'});
    assert.equal(await before, null);
    assert.equal(table.panel, working, 'the second one is still being worked on');
    await second!.answer({verdict: 'unknown'});
    assert.notEqual(await after, null);
    assert.equal(table.panel, '');
  });

  it('is dropped though its search ignores the signal', async () => {
    solver.search = () => new Promise(() => {});
    const hint = table.hint();
    mock.timers.tick(300);
    assert.equal(table.panel, working);
    table.play('D');
    await settle();
    assert.equal(await hint, null);
    assert.equal(table.panel, '');
  });

  it('ends when the table leaves the page', async () => {
    const hint = table.hint();
    mock.timers.tick(600);
    table.remove();
    assert.equal(await hint, null);
    assert.equal(table.panel, '');
    assert.equal(solver.left.length, 1);
  });

  it('leaves the mark of the last hint when the table leaves the page', async () => {
    table.host.hints = 'fair';
    const action = await table.hint();
    assert.equal(table.marked, action);
    table.host.hints = 'solver';
    const second = table.hint();
    mock.timers.tick(300);
    assert.equal(table.marked, null);
    table.remove();
    await second;
    assert.equal(table.marked, action);
  });
});
