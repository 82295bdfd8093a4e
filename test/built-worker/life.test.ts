import assert from 'node:assert/strict';
import {appendFileSync, cpSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {setTimeout} from 'node:timers/promises';
import type {Page} from 'puppeteer-core';
import {
  becomes,
  describeInBrowsers,
  judgedTable,
  noVerdictTable,
  noWorker,
  type Table,
  told,
  winnableTable,
  workers,
} from './browsing.js';

const hint = (page: Page) => page.$eval('solitaire-table', (table) => (table as Table).hint());
const remove = (page: Page) => page.$eval('solitaire-table', (table) => table.remove());

describeInBrowsers('the life of a search', (browsing) => {
  it('does not begin before something asks', async () => {
    const page = await browsing.open(winnableTable);
    await page.$eval('solitaire-table', (element) => {
      const table = element as Table;
      table.play(table.legalActions()[0]!);
    });
    await page.waitForSelector('solitaire-table >>> solitaire-assist');
    await setTimeout(300);
    assert.deepEqual(workers(page), []);
    assert.ok(await hint(page));
    assert.deepEqual(workers(page), ['http:']);
  });

  it('has one worker for all tables, which ends when the last of them has left', async () => {
    const page = await browsing.open(judgedTable + judgedTable);
    await becomes(() => told(page), ['Winnable', 'Winnable']);
    assert.deepEqual(workers(page), ['http:']);
    await remove(page);
    await setTimeout(300);
    assert.deepEqual(workers(page), ['http:']);
    await remove(page);
    await becomes(() => workers(page), []);
    assert.deepEqual(browsing.complaints, []);
  });

  it('ends with a table that leaves while its worker is still on the way', async () => {
    const page = await browsing.open('');
    await page.evaluate(async () => {
      await customElements.whenDefined('solitaire-table');
      document.body.innerHTML = '<solitaire-table variant="seahaven"></solitaire-table>';
      const table = document.querySelector('solitaire-table') as Table;
      await table.hint();
      table.remove();
      for (let i = 0; i < 5; i++) {
        document.body.append(table);
        table.newGame();
        void table.hint();
        await new Promise((done) => window.setTimeout(done, i * 4));
        table.remove();
      }
    });
    await becomes(() => workers(page), []);
    await setTimeout(300);
    assert.deepEqual(workers(page), []);
    assert.deepEqual(browsing.complaints, []);
  });

  it('is not asked for by a table that stands on no page', async () => {
    const page = await browsing.open(winnableTable);
    await becomes(() => page.$eval('solitaire-table', (table) => !!(table as Table).code), true);
    const hints = await page.$eval('solitaire-table', async (element) => {
      const table = element as Table;
      table.remove();
      table.newGame({code: 'SH1-C4-454ML6L'});
      return [await table.hint(), await table.hint()];
    });
    assert.ok(hints.every(Boolean));
    await setTimeout(300);
    assert.deepEqual(workers(page), []);
  });

  it('begins anew with a table that comes back', async () => {
    const page = await browsing.open(judgedTable);
    await becomes(() => told(page), ['Winnable']);
    await page.evaluate(() => {
      const table = document.querySelector('solitaire-table') as Table;
      table.remove();
      document.body.append(table);
      table.newGame({code: 'SH1-C4-AAAAAAB'});
    });
    await becomes(() => told(page), ['Unwinnable']);
    assert.deepEqual(workers(page), ['http:']);
    assert.deepEqual(browsing.complaints, []);
  });

  it('goes on with a table that is moved elsewhere while it searches', async () => {
    const page = await browsing.open(`${noVerdictTable}<main></main>`);
    await becomes(() => told(page), ['Checking…']);
    await page.evaluate(() => {
      const table = document.querySelector('solitaire-table') as Table;
      document.querySelector('main')!.append(table);
      table.code = 'SH1-C4-454ML6L';
    });
    await becomes(() => told(page), ['Winnable']);
    assert.deepEqual(workers(page), ['http:']);
    assert.deepEqual(browsing.complaints, []);
  });

  it('leaves nothing running in the page’s own thread', async () => {
    const page = await browsing.open(noVerdictTable, {policy: noWorker});
    await becomes(() => told(page), ['Checking…']);
    const timers = () => page.evaluate(() => window.timers);
    const before = await timers();
    await becomes(async () => (await timers()) > before, true);
    await remove(page);
    await setTimeout(200);
    const after = await timers();
    await setTimeout(500);
    assert.equal(await timers(), after);
  });

  it('rests once it has answered', async () => {
    const page = await browsing.open(judgedTable, {policy: noWorker});
    await becomes(() => told(page), ['Winnable']);
    await setTimeout(200);
    const after = await page.evaluate(() => window.timers);
    await setTimeout(500);
    assert.equal(await page.evaluate(() => window.timers), after);
  });

  it('continues in the page where its worker crashes, twice', async () => {
    const folder = browsing.folder();
    cpSync('dist', folder, {recursive: true});
    const crash = "setTimeout(() => { throw new Error('out of memory'); }, 700);";
    const file = join(folder, 'solitaire-table.solver.min.js');
    appendFileSync(file, `;if (typeof WorkerGlobalScope !== 'undefined') ${crash}`);
    const page = await browsing.open(noVerdictTable, {folder});
    await becomes(() => told(page), ['Checking…']);
    const deal = (code: string) =>
      page.$eval('solitaire-table', (table, text) => ((table as Table).code = text), code);
    await becomes(() => browsing.complaints.length, 1);
    assert.match(browsing.complaints[0]!, /the solver’s worker failed .*searching in the page/);
    assert.deepEqual(await told(page), ['Checking…']);
    await deal('DS1-D1V-AAAAAAC');
    await becomes(() => browsing.complaints.length, 2);
    await deal('SH1-C4-454ML6L');
    await becomes(() => told(page), ['Winnable']);
    assert.deepEqual(workers(page), [], 'no third worker');
  });

  describe('where its file is missing', () => {
    /** The shipped files but for the solver's. */
    function withoutSolver(): string {
      const folder = browsing.folder();
      cpSync('dist', folder, {recursive: true, filter: (path) => !path.includes('.solver.')});
      return folder;
    }

    it('is told of once and not fetched at every step, and the table plays on', async () => {
      const page = await browsing.open(judgedTable, {folder: withoutSolver()});
      await becomes(() => told(page), ['Can’t tell if it’s winnable']);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const actions = await page.$eval('solitaire-table', async (element) => {
        const table = element as Table;
        const first = await table.hint();
        if (first) table.play(first);
        return [table.record.split(' ')[1] === first, await table.hint()] as const;
      });
      assert.deepEqual(
        fetched.filter((url) => url.includes('.solver.')),
        [],
      );
      assert.equal(actions[0], true);
      assert.ok(actions[1], 'a second hint');
      assert.equal(browsing.complaints.length, 1, browsing.complaints.join('\n'));
      assert.match(browsing.complaints[0]!, /cannot load the solver/);
      assert.deepEqual(workers(page), []);
    });

    it('deals all the same where deals are to be winnable', async () => {
      const table = '<solitaire-table variant="seahaven" winnable></solitaire-table>';
      const page = await browsing.open(table, {folder: withoutSolver()});
      await becomes(() => told(page), ['Can’t tell if it’s winnable']);
      const [first, second] = await page.$eval('solitaire-table', async (element) => {
        const one = element as Table;
        const before = one.code;
        const dealt = new Promise((done) => one.addEventListener('solitaire-deal', done));
        one.newGame();
        await dealt;
        return [before, one.code];
      });
      assert.notEqual(first, second);
      assert.equal(browsing.complaints.length, 1, browsing.complaints.join('\n'));
    });
  });
});
