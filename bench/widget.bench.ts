/**
 * Measures in Chromium how long a player waits for a winnable deal, with a worker and without one, and without one how long
 * a slice of a search blocks the page. Deals are numbered from 1; deals without a proof are skipped.
 *
 *   npm run bench:widget
 *   npm run bench:widget -- double     only games with this in their name
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {launch, type Browser, type Page} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from '../scripts/browsers.mjs';
import {serve} from '../scripts/lib/serve.mjs';

interface Kind {
  readonly name: string;
  readonly attributes: string;
}

interface TraceEvent {
  readonly name: string;
  /** Wall time and processor time, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

const deals = 50;
const sliceSeconds = 6;
const noWorker = "default-src 'self'; worker-src 'none'";

const kinds: readonly Kind[] = [
  {name: 'seahaven', attributes: 'variant="seahaven"'},
  {name: 'double, draw 1', attributes: 'variant="double"'},
];

const threads = [
  {name: 'worker', policy: "default-src 'self'"},
  {name: 'page’s thread', policy: noWorker},
];

/** Deals that no search decides while slices are measured. */
const longSearches = [
  {name: 'double, Vegas, draw 1', code: 'DS1-D1V-AAAAAAB'},
  {name: 'forty-thieves', code: 'FT1-AAAAAAD'},
  {name: 'josephine', code: 'JO1-AAAAAAD'},
];

/** Gives random deals the numbers 1, 2, … */
const inOrder = `{
  let deal = 0;
  crypto.getRandomValues = (words) => {
    words.set([0, ++deal]);
    return words;
  };
}`;

/** Milliseconds from the request for a deal to the deal: first with the new table, then again and again. */
function waits(page: Page, attributes: string): Promise<number[]> {
  return page.evaluate(
    async (tag, count) => {
      await customElements.whenDefined('solitaire-table');
      const times: number[] = [];
      for (let i = 0; i <= count; i++) {
        const dealt = new Promise((done) =>
          document.addEventListener('solitaire-deal', done, {once: true}),
        );
        const begun = performance.now();
        if (i) (document.querySelector('solitaire-table') as Table).newGame();
        else document.body.innerHTML = tag;
        await dealt;
        times.push(performance.now() - begun);
        // Let the cards come to rest, as a player would.
        await new Promise((done) => window.setTimeout(done, 200));
        await new Promise(requestAnimationFrame);
      }
      return times;
    },
    `<solitaire-table ${attributes} winnable></solitaire-table>`,
    deals,
  );
}

type Table = HTMLElement & {newGame(): unknown};

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The percentile of sorted values. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const ms = (time: number): string => `${time.toFixed(time < 20 ? 1 : 0)} ms`;

function told(times: readonly number[]): string {
  const [median, most, nearlyAll, all] = [0.5, 0.9, 0.99, 1].map((share) =>
    ms(quantile(sorted(times), share)),
  );
  return `median ${median}, 90% ${most}, 99% ${nearlyAll}, longest ${all}`;
}

/** Serves and opens an empty page. */
async function opened(browser: Browser, policy: string) {
  const headers = {'content-security-policy': policy};
  const server = await serve([folder, 'dist', 'demo'], {headers});
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(inOrder);
  await page.goto(server.url);
  const close = async () => {
    await page.close();
    server.close();
  };
  return {page, close};
}

async function measureWaits(browser: Browser, kind: Kind, thread: (typeof threads)[0]) {
  const {page, close} = await opened(browser, thread.policy);
  const [first = 0, ...others] = await waits(page, kind.attributes);
  console.log(`${kind.name}, ${thread.name}: ${told(others)}; with the table ${ms(first)}`);
  await close();
}

/** A search in the page uses timers between its slices. */
async function measureSlices(browser: Browser, {name, code}: (typeof longSearches)[0]) {
  const {page, close} = await opened(browser, noWorker);
  await page.tracing.start({categories: ['devtools.timeline']});
  await page.evaluate((tag) => {
    document.body.innerHTML = tag;
  }, `<solitaire-table code="${code}" assist="verdict"></solitaire-table>`);
  await setTimeout(sliceSeconds * 1000);
  const trace = new TextDecoder().decode(await page.tracing.stop());
  const {traceEvents} = JSON.parse(trace) as {traceEvents: TraceEvent[]};
  const timers = traceEvents.filter((event) => event.name === 'TimerFire');
  const clock = told(timers.map(({dur = 0}) => dur / 1000));
  const processor = told(timers.map(({tdur = 0}) => tdur / 1000));
  console.log(`${name}, ${timers.length} slices: ${clock}; of the processor: ${processor}`);
  await close();
}

const {chromium} = findBrowsers() as {chromium?: string};
if (!chromium) throw new Error('Chromium is needed');
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'solitaire-bench-'));
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><script type="module" src="solitaire-table.min.js"></script><body></body>',
);
const browser = await launch({executablePath: chromium, args: chromiumArgs});
console.log(`${deals} deals each; load of this machine: ${loadavg()[0]!.toFixed(1)}`);
const isWanted = ({name}: {readonly name: string}) => wanted.every((word) => name.includes(word));
for (const kind of kinds.filter(isWanted)) {
  for (const thread of threads) await measureWaits(browser, kind, thread);
}
for (const search of longSearches.filter(isWanted)) await measureSlices(browser, search);
await browser.close();
rmSync(folder, {recursive: true});
