import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {launch, type Browser, type Page} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from '../../scripts/browsers.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import {variants} from '../../src/engine/index.js';
import {allWins} from '../engine/support.js';

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

  /** Opens a table that cannot have its dialogs and its help; what the page complains of is collected. */
  async function openWithoutExtras(): Promise<{page: Page; complaints: string[]}> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.url().includes('.extras.') ? request.abort() : request.continue());
    });
    await page.goto(`${server.url}one.html`, {waitUntil: 'networkidle0'});
    return {page, complaints};
  }

  const tables = (page: Page) =>
    page.$$eval('solitaire-table', (found) => found.map((table) => table.matches(':defined')));

  it('has the hash that its .sri file says', () => {
    const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
    assert.equal(integrity, `sha384-${hash}`);
  });

  it('needs nothing at once beside itself, and later only files that are shipped with it', () => {
    const code = readFileSync(file, 'utf8');
    assert.ok(!/\bimport\b(?!\(|\.meta)/.test(code), 'it imports at once');
    const later = [...code.matchAll(/\bimport\("(.*?)"\)/g)].map(([, path = '']) => path);
    assert.ok(later.includes('./solitaire-table.extras.min.js'));
    for (const path of later) assert.ok(existsSync(`dist/${path}`), path);
  });

  it('plays on where the file with the dialogs is missing, and says so', async () => {
    const {page, complaints} = await openWithoutExtras();
    await page.locator('::-p-aria(New game)').click();
    await page.waitForNetworkIdle();
    const record = await page.$eval('solitaire-table', (element) => {
      const table = element as Table;
      table.play('D');
      return table.record;
    });
    assert.match(record, / D$/);
    assert.match(complaints.join('\n'), /cannot load dialogs and hints/);
    await page.close();
  });

  it('deals what was asked for last where no winnable deal can be looked for', async () => {
    const {page} = await openWithoutExtras();
    const dealt = await page.$eval('solitaire-table', async (element) => {
      const table = element as Table;
      const prefixes: string[] = [];
      table.addEventListener('solitaire-deal', () => prefixes.push(table.record.slice(0, 3)));
      table.setAttribute('winnable', '');
      table.newGame({variant: 'squadron'});
      table.newGame({variant: 'freecell'});
      while (!prefixes.length) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return prefixes;
    });
    assert.deepEqual(dealt, ['FC1']);
    await page.close();
  });

  it('plays every game of the demo under a strict content security policy', async () => {
    const {page, complaints} = await open('');
    const played = await page.$$eval('solitaire-table', (found) =>
      found.map((table) => String((table as HTMLElement & {code: string}).code).slice(0, 3)),
    );
    assert.deepEqual(
      played,
      variants.map(({prefix}) => prefix),
    );
    assert.deepEqual(complaints, []);
  });

  it('is harmless twice on a page', async () => {
    const {page, complaints} = await open('twice.html');
    assert.deepEqual(await tables(page), [true]);
    assert.deepEqual(complaints, []);
  });

  // Names are shortened in this file alone, so that a wrong one would show here and nowhere else.
  it('is played to a win by taps, a drag, keys, buttons and dialogs', async () => {
    const {page, complaints} = await open('one.html');
    await page.setViewport({width: 1000, height: 900});
    const won = allWins().find(({record}) => record.startsWith('SH1-'));
    assert.ok(won);
    const record = won.record.split(' ');
    const tail = record.splice(-2);
    const table = await page.$('solitaire-table');
    assert.ok(table);
    await table.evaluate((element, text) => (element as Table).loadRecord(text), record.join(' '));

    const read = () => table.evaluate((element) => (element as Table).record);
    const press = async (name: string) => page.locator(`::-p-aria(${name})`).click();
    const at = async (pile: string) => {
      const cards = await page.$$(`solitaire-table >>> .card[role][data-pile=${pile}]`);
      const box = await cards.at(-1)?.boundingBox();
      assert.ok(box, `a card on ${pile}`);
      return {x: box.x + box.width / 2, y: box.y + box.height - 20};
    };
    const rest = () => new Promise((done) => setTimeout(done, 700));
    await rest();

    // A drag that Escape ends puts the card back; a tap sends it.
    const [first, last] = tail as [string, string];
    const from = first.split('-')[0]!;
    const start = await at(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 150, start.y + 60, {steps: 4});
    await page.waitForSelector('solitaire-table >>> .dragging');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await rest();
    assert.equal(await read(), record.join(' '));
    await page.mouse.click(start.x, start.y);
    assert.equal(await read(), [...record, first].join(' '));

    await press('Undo');
    await press('Redo');
    assert.equal(await read(), [...record, first, 'U', 'Y'].join(' '));

    await press('Settings');
    await press('Four-color deck');
    await press('Close');
    await press('New game');
    await press('Or enter a game code');
    await page.keyboard.type('DS1-no');
    await press('Deal');
    await page.waitForSelector('solitaire-table >>> [role=alert]:not([hidden])');
    await page.keyboard.press('Escape');

    // The last card by keys: Enter picks it up, an arrow goes to its target, Enter puts it down.
    await rest();
    const lastPile = last.split('-')[0]!;
    const card = (await page.$$(`solitaire-table >>> .card[role][data-pile=${lastPile}]`)).at(-1);
    await card?.focus();
    await page.keyboard.press('Enter');
    const target = await page.$('solitaire-table >>> .target[data-pile^=F]');
    await target?.focus();
    await page.keyboard.press('Enter');
    assert.equal(await read(), [...record, first, 'U', 'Y', last].join(' '));
    await page.waitForSelector('solitaire-table >>> [part=win]');
    await page.waitForSelector('solitaire-table >>> canvas');
    const score = await page.$eval('solitaire-score', (one) => one.shadowRoot?.textContent);
    assert.match(String(score), /520/);
    assert.deepEqual(complaints, []);
  });
});

type Table = HTMLElement & {
  record: string;
  play(action: string): unknown;
  loadRecord(text: string): unknown;
  newGame(request: {variant: string}): unknown;
};
