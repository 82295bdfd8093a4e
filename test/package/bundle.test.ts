import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {launch, type Browser, type Page} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from '../../scripts/browsers.mjs';
import {serve} from '../../scripts/lib/serve.mjs';

const file = 'dist/solitaire-table.min.js';
const integrity = readFileSync(`${file}.sri`, 'utf8').trim();

describe('the one file', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;

  before(async () => {
    const {chromium} = findBrowsers() as {chromium?: string};
    assert.ok(chromium, 'Chromium is needed');
    // The policy that npm start uses: no inline style or script, no eval.
    const policy = "default-src 'self'; require-trusted-types-for 'script'";
    const headers = {'content-security-policy': policy};
    server = await serve(['demo', 'dist', 'test/package/pages'], {headers});
    browser = await launch({executablePath: chromium, args: chromiumArgs});
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  /** Opens a page, and returns it with every complaint that it makes. */
  async function open(path: string): Promise<{page: Page; complaints: string[]}> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${server.url}${path}`, {waitUntil: 'networkidle0'});
    return {page, complaints};
  }

  const tables = (page: Page) =>
    page.$$eval('solitaire-table', (found) => found.map((table) => table.matches(':defined')));

  it('has the hash that its .sri file says', () => {
    const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
    assert.equal(integrity, `sha384-${hash}`);
  });

  it('needs nothing beside itself', () => {
    assert.doesNotMatch(readFileSync(file, 'utf8'), /(from|import)\s*\(?["']/);
  });

  it('plays the demo under a strict content security policy', async () => {
    const {page, complaints} = await open('');
    assert.deepEqual(await tables(page), [true, true, true]);
    assert.deepEqual(complaints, []);
  });

  it('is harmless twice on a page', async () => {
    const {page, complaints} = await open('twice.html');
    assert.deepEqual(await tables(page), [true]);
    assert.deepEqual(complaints, []);
  });
});
