import assert from 'node:assert/strict';
import {after, afterEach, before, describe, it} from 'node:test';
import type {Page} from 'puppeteer-core';
import {
  becomes,
  Browsing,
  describeInBrowsers,
  judgedTable,
  noVerdictTable,
  noWorker,
  scriptFrom,
  slicesOf,
  strict,
  told,
  workers,
} from './browsing.js';

/** By the clock, ms, while much else runs on the machine that tests. */
const slowMedian = 25;

/** What browsers call a long task, ms. */
const longTask = 50;

describeInBrowsers('the solver in a page', (browsing) => {
  /** The verdict is there, and of workers only these. */
  async function answers(page: Page, expected: string[]): Promise<void> {
    await becomes(() => told(page), ['Winnable']);
    assert.deepEqual(workers(page), expected);
    assert.deepEqual(browsing.complaints, []);
  }

  it('searches in a worker of the page’s own origin', async () => {
    await answers(await browsing.open(judgedTable), ['http:']);
  });

  it('does so under a strict content security policy', async () => {
    await answers(await browsing.open(judgedTable, {policy: strict}), ['http:']);
  });

  it('searches in a blob’s worker where its files are of another origin', async () => {
    const scripts = scriptFrom(await browsing.elsewhere());
    await answers(await browsing.open(judgedTable, {scripts}), ['blob:']);
  });

  it('does so under a policy that lets the other origin and blobs in', async () => {
    const url = await browsing.elsewhere();
    const policy = `default-src 'self' ${url}; worker-src ${url} blob:; require-trusted-types-for 'script'`;
    await answers(await browsing.open(judgedTable, {policy, scripts: scriptFrom(url)}), ['blob:']);
  });

  it('searches in the page’s own thread where the policy lets no blob be a worker', async () => {
    const url = await browsing.elsewhere();
    const policy = `default-src 'self' ${url}; require-trusted-types-for 'script'`;
    await answers(await browsing.open(judgedTable, {policy, scripts: scriptFrom(url)}), []);
  });

  it('does so where the policy lets nothing be a worker', async () => {
    await answers(await browsing.open(judgedTable, {policy: noWorker}), []);
  });

  it('does so where the policy takes no scripts’ addresses from the table', async () => {
    const policy = `${strict}; trusted-types lit-html`;
    await answers(await browsing.open(judgedTable, {policy}), []);
  });

  it('answers in a frame without an origin', async () => {
    const scripts = scriptFrom(await browsing.elsewhere());
    const inner = await browsing.publish(judgedTable, {scripts});
    const page = await browsing.open(`<iframe sandbox="allow-scripts" src="${inner}"></iframe>`);
    const frame = page.frames().at(-1)!;
    await becomes(() => told(frame), ['Winnable']);
    assert.deepEqual(browsing.complaints, []);
  });

  it('gives the page’s own thread back every few milliseconds', async () => {
    const page = await browsing.open(noVerdictTable, {policy: noWorker});
    await becomes(() => told(page), ['Checking…']);
    const times = await page.evaluate(() => window.heldTimes(2000));
    const slices = times.filter((time) => time > 2).sort((one, other) => one - other);
    const median = slices[slices.length >> 1]!;
    assert.ok(median < slowMedian, `${median} ms, ${slices.length} slices`);
    assert.ok(slices.length > 50, `${slices.length} slices`);
    assert.deepEqual(await told(page), ['Checking…']);
  });
});

describe('the slices of a search in the page’s own thread', () => {
  const browsing = new Browsing('chromium');
  before(() => browsing.start());
  afterEach(() => browsing.rest());
  after(() => browsing.end());

  it('are no long tasks, in the processor’s time', async () => {
    const page = await browsing.open(noVerdictTable, {policy: noWorker});
    await becomes(() => told(page), ['Checking…']);
    const slices = await slicesOf(page, 3000);
    assert.ok(slices.length > 50, `${slices.length} slices`);
    assert.ok(slices.at(-1)! < longTask, `${slices.slice(-5)} ms`);
    assert.ok(
      slices[slices.length >> 1]! < 8,
      `half of them take ${slices[slices.length >> 1]} ms`,
    );
  });
});
