import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, afterEach, before, describe} from 'node:test';
import {setTimeout} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import {launch, type Browser, type Frame, type Page} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from '../../scripts/browsers.mjs';
import {serve} from '../../scripts/lib/serve.mjs';

/** What the tests use of a table, and what watch.js adds to a page. */
export type Table = HTMLElement & {
  code: string;
  record: string;
  play(action: string): unknown;
  hint(): Promise<string | null>;
  legalActions(): string[];
  newGame(request?: {code: string}): unknown;
};

declare global {
  interface Window {
    timers: number;
    heldTimes(duration: number): Promise<number[]>;
  }
}

export interface PageOptions {
  /** The Content-Security-Policy that it comes with. */
  readonly policy?: string;
  /** What its server serves beside the page. Default: the shipped files. */
  readonly folder?: string;
  /** The head's scripts. Default: the one file, from the page's own server. */
  readonly scripts?: string;
}

/** A deal that can be won, and nothing about it is hidden. */
export const winnableTable = '<solitaire-table code="SH1-C4-454ML6L"></solitaire-table>';
export const judgedTable = winnableTable.replace(' ', ' assist="verdict" ');

/** A deal that no verdict comes on within seconds. */
export const noVerdictTable =
  '<solitaire-table code="DS1-D1V-AAAAAAB" assist="verdict"></solitaire-table>';

/** The policy that npm start uses: no inline style or script, no eval. */
export const strict = "default-src 'self'; require-trusted-types-for 'script'";
/** The same, and no worker either. */
export const noWorker = `${strict}; worker-src 'none'`;

export const scriptFrom = (url: string): string =>
  `<script type="module" src="${url}solitaire-table.min.js"></script>`;

const html = (body: string, scripts: string): string => `<!doctype html>
<html lang="en">
  <title>Solitaire</title>
  <link rel="icon" href="icon.svg" />
  <script src="watch.js"></script>
  ${scripts}
  ${body}
</html>`;

/** How Firefox tells as errors what a policy has stopped, or what could not be loaded. */
const isFirefoxs = /^Error: (Content-Security-Policy|Loading (Worker|module))/;

/** A browser, pages that it opens, and what they said. */
export class Browsing {
  #browser: Browser | undefined;
  readonly #endings: (() => unknown)[] = [];
  readonly #name: string;
  /** The table's own complaints. */
  readonly complaints: string[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  async start(): Promise<void> {
    const {chromium, firefox} = findBrowsers() as Record<string, string>;
    assert.ok(chromium, 'Chromium is needed');
    this.#browser = await (this.#name === 'firefox'
      ? launch({browser: 'firefox', executablePath: firefox!})
      : launch({executablePath: chromium, args: chromiumArgs}));
  }

  /** Does something once the test is over. */
  afterwards(end: () => unknown): void {
    this.#endings.push(end);
  }

  /** Serves folders until the end of the test. */
  async serve(folders: string[], headers: Record<string, string> = {}): Promise<string> {
    const {url, close} = await serve(folders, {headers});
    this.afterwards(close);
    return url;
  }

  /** The shipped files, from another origin than the page's. */
  elsewhere(): Promise<string> {
    return this.serve(['dist'], {'access-control-allow-origin': '*'});
  }

  /** A folder for this test alone. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'solitaire-page-'));
    this.afterwards(() => rmSync(folder, {recursive: true}));
    return folder;
  }

  /** Serves a page with this in it. */
  publish(body: string, options: PageOptions = {}): Promise<string> {
    const {policy, folder = 'dist', scripts = scriptFrom('')} = options;
    const own = this.folder();
    writeFileSync(join(own, 'index.html'), html(body, scripts));
    const headers: Record<string, string> = policy ? {'content-security-policy': policy} : {};
    return this.serve([own, folder, 'demo', 'test/built-worker/pages'], headers);
  }

  /** Opens a page with this in it. */
  async open(body: string, options?: PageOptions): Promise<Page> {
    return this.visit(await this.publish(body, options));
  }

  async visit(url: string): Promise<Page> {
    const page = await this.#browser!.newPage();
    this.afterwards(() => page.close());
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('solitaire-table:')) this.complaints.push(text);
    });
    page.on('pageerror', (error) => {
      const text = String(error);
      if (!isFirefoxs.test(text)) this.complaints.push(text);
    });
    await page.goto(url);
    return page;
  }

  /** Closes what the test has opened. */
  async rest(): Promise<void> {
    for (const end of this.#endings.splice(0).reverse()) await end();
    this.complaints.length = 0;
  }

  async end(): Promise<void> {
    await this.#browser?.close();
  }
}

/** Tests in each browser that is there. */
export function describeInBrowsers(name: string, tests: (browsing: Browsing) => void): void {
  const found = Object.keys(findBrowsers());
  for (const browser of ['chromium', 'firefox'].filter((one) => found.includes(one))) {
    describe(`${name}, in ${browser}`, () => {
      const browsing = new Browsing(browser);
      before(() => browsing.start());
      afterEach(() => browsing.rest());
      after(() => browsing.end());
      tests(browsing);
    });
  }
}

/** Waits until what is read is as it should be; fails with what it is instead. */
export async function becomes<T>(read: () => Promise<T> | T, wanted: T): Promise<void> {
  const deadline = Date.now() + 15_000;
  let found = await read();
  while (!isDeepStrictEqual(found, wanted) && Date.now() < deadline) {
    await setTimeout(50);
    found = await read();
  }
  assert.deepEqual(found, wanted);
}

/** What each table's panel tells. */
export const told = (page: Page | Frame): Promise<string[]> =>
  page.$$eval('solitaire-table >>> solitaire-assist', (panels) =>
    panels.map((panel) => panel.shadowRoot?.textContent.trim() ?? ''),
  );

/** The kinds of addresses that the page's workers have. */
export const workers = (page: Page): string[] =>
  page.workers().map((worker) => new URL(worker.url()).protocol);

interface TraceEvent {
  readonly name: string;
  /** Microseconds of the processor. */
  readonly tdur?: number;
}

/** How long the page's timers held its thread in the next ms, in the processor's ms, the shortest first. Chromium only. */
export async function slicesOf(page: Page, duration: number): Promise<number[]> {
  await page.tracing.start({categories: ['devtools.timeline']});
  await setTimeout(duration);
  const trace = new TextDecoder().decode(await page.tracing.stop());
  const {traceEvents} = JSON.parse(trace) as {traceEvents: TraceEvent[]};
  return traceEvents
    .filter(({name}) => name === 'TimerFire')
    .map(({tdur = 0}) => tdur / 1000)
    .sort((one, other) => one - other);
}
