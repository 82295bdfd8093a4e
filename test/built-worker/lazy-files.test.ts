// Files that are loaded when they are needed, on a network that fails at first: in every engine they come later, without
// a reload of the page.

import assert from 'node:assert/strict';
import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {setTimeout} from 'node:timers/promises';
import {launch} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from '../../scripts/browsers.mjs';
import {root} from '../../scripts/lib/run.mjs';
import {startWebkitDriver} from '../../scripts/lib/webkit-driver.mjs';

const found = findBrowsers() as Record<string, string> & {
  webkit?: {driver: string; browser: string; display?: string};
};

/** What becomes of each file: on the first try, and once it is tried again. */
const expected = {
  hint: [null, true],
  language: ['en', 'fi'],
  verdict: ['Can’t tell if it’s winnable', 'Winnable'],
};

/** Tries each file twice, more than ten seconds apart, and writes what came of it into the title. */
const script = `
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const append = async (html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    await wait(1000);
    return document.body.lastElementChild;
  };
  const panel = (table) =>
    table.shadowRoot.querySelector('solitaire-assist').shadowRoot.textContent.trim();
  await customElements.whenDefined('solitaire-table');
  const hint = [], language = [], verdict = [];
  const table = await append('<solitaire-table code="SH1-C4-454ML6L"></solitaire-table>');
  hint.push(await table.hint());
  language.push((await append('<solitaire-table lang="fi"></solitaire-table>')).strings.lang);
  await wait(11000);
  hint.push(!!(await table.hint()));
  language.push((await append('<solitaire-table lang="fi"></solitaire-table>')).strings.lang);
  const judged = '<solitaire-table code="SH1-C4-454ML6L" assist="verdict"></solitaire-table>';
  verdict.push(panel(await append(judged)));
  await wait(11000);
  verdict.push(panel(await append(judged)));
  document.title = JSON.stringify({hint, language, verdict});
`;

const page = `<!doctype html>
<html lang="en">
  <title>Solitaire</title>
  <link rel="icon" href="data:," />
  <script type="module" src="solitaire-table.min.js"></script>
  <body>
    <script type="module">${script}</script>
  </body>
</html>`;

/** Serves the shipped files, but refuses the first request for each that comes after the first file. No worker may run. */
async function serveFailing(): Promise<{url: string; requests: string[]; close(): void}> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url!, 'http://localhost');
    if (pathname === '/') {
      const headers = {'content-type': 'text/html', 'content-security-policy': "worker-src 'none'"};
      return response.writeHead(200, headers).end(page);
    }
    const isLazy = /(extras|solver|locales\/\w+)\.min\.js$/.test(pathname);
    const isFirst = !requests.some((path) => path.startsWith(pathname));
    if (isLazy) requests.push(pathname + search);
    const file = join(root, 'dist', pathname);
    if ((isLazy && isFirst) || !statSync(file, {throwIfNoEntry: false})?.isFile()) {
      return response.writeHead(404).end();
    }
    response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'no-cache'});
    return createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://127.0.0.1:${port}/`, requests, close};
}

/** Waits for the title that the script writes. */
async function titleFrom(read: () => Promise<string>): Promise<string> {
  for (let i = 0; i < 600; i++) {
    const title = await read();
    if (title.startsWith('{')) return title;
    await setTimeout(200);
  }
  return read();
}

async function visitByPuppeteer(name: 'chromium' | 'firefox', url: string): Promise<string> {
  const browser = await (name === 'firefox'
    ? launch({browser: 'firefox', executablePath: found.firefox!})
    : launch({executablePath: found.chromium!, args: chromiumArgs}));
  try {
    const tab = await browser.newPage();
    await tab.goto(url);
    return await titleFrom(() => tab.title());
  } finally {
    await browser.close();
  }
}

async function visitByWebDriver(url: string): Promise<string> {
  const webkit = found.webkit!;
  const driver = await startWebkitDriver({display: undefined, ...webkit});
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = {method, ...(body === undefined ? {} : {body: JSON.stringify(body)})};
    const response = await fetch(`http://127.0.0.1:${driver.port}/session${path}`, init);
    return ((await response.json()) as {value: unknown}).value;
  };
  try {
    const options = {binary: webkit.browser, args: ['--automation']};
    const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options};
    const session = (await send('POST', '', {capabilities: {alwaysMatch}})) as {sessionId: string};
    const path = `/${session.sessionId}`;
    await send('POST', `${path}/url`, {url});
    const title = await titleFrom(async () => (await send('GET', `${path}/title`)) as string);
    await send('DELETE', path);
    return title;
  } finally {
    await driver.stop();
  }
}

describe('dialogs and hints, languages and the solver', () => {
  for (const name of ['chromium', 'firefox', 'webkit'] as const) {
    const skip = !found[name];
    it(`come later in ${name}, where the first request for each fails`, {skip}, async () => {
      const server = await serveFailing();
      try {
        const title = await (name === 'webkit'
          ? visitByWebDriver(server.url)
          : visitByPuppeteer(name, server.url));
        assert.deepEqual(JSON.parse(title), expected, server.requests.join(' '));
      } finally {
        server.close();
      }
    });
  }
});
