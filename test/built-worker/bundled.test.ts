import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, it} from 'node:test';
import {build, createServer} from 'vite';
import {root, runNpm} from '../../scripts/lib/run.mjs';
import {becomes, describeInBrowsers, judgedTable, told, workers} from './browsing.js';

/** What a page without a bundler tells the browser of Lit. */
const imports = {
  'solitaire-table': '/node_modules/solitaire-table/dist/index.js',
  lit: '/node_modules/lit/index.js',
  'lit/': '/node_modules/lit/',
  'lit-html': '/node_modules/lit-html/lit-html.js',
  'lit-html/': '/node_modules/lit-html/',
  'lit-element/': '/node_modules/lit-element/',
  '@lit/context': '/node_modules/@lit/context/index.js',
  '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
  '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
};

const page = (head: string): string => `<!doctype html>
<html lang="en">
  <title>Solitaire</title>
  <link rel="icon" href="data:," />
  ${head}
  ${judgedTable}
</html>`;

const bundled = page('<script type="module" src="/page.js"></script>');
const unbundled = page(`<script type="importmap">${JSON.stringify({imports})}</script>
  <script type="module" src="/page.js"></script>`);

/** Puts the package, as it is published, into a site's node_modules. */
async function install(site: string): Promise<void> {
  const modules = join(site, 'node_modules');
  const own = join(modules, 'solitaire-table');
  mkdirSync(own, {recursive: true});
  for (const name of ['lit', 'lit-html', 'lit-element', '@lit', 'vite']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', site];
  const packed = (await runNpm(args, {capture: true})) as {code: number; output: string};
  const {code, output} = packed;
  assert.equal(code, 0, output);
  const archive = join(site, output.trim().split('\n').at(-1)!);
  execFileSync('tar', ['-xzf', archive, '-C', own, '--strip-components=1']);
}

describeInBrowsers('the solver of the package', (browsing) => {
  let site: string;

  before(async () => {
    site = mkdtempSync(join(tmpdir(), 'solitaire-site-'));
    await install(site);
    writeFileSync(join(site, 'page.js'), "import 'solitaire-table';\n");
    writeFileSync(join(site, 'index.html'), bundled);
    mkdirSync(join(site, 'unbundled'));
    writeFileSync(join(site, 'unbundled/index.html'), unbundled);
  });
  after(() => rmSync(site, {recursive: true}));

  /** Serves the site as one works on it; Vite bundles the packages that it uses, but for those excluded. */
  async function develop(exclude: string[] = []): Promise<string> {
    const address = {host: '127.0.0.1', port: 0};
    const options = {root: site, logLevel: 'warn', optimizeDeps: {exclude}} as const;
    const server = await createServer({...options, server: address});
    browsing.afterwards(() => server.close());
    await server.listen();
    return server.resolvedUrls!.local[0]!;
  }

  async function answers(url: string, expected: string[]): Promise<void> {
    const page = await browsing.visit(url);
    await becomes(() => told(page), ['Winnable']);
    assert.deepEqual(workers(page), expected);
    assert.deepEqual(browsing.complaints, []);
  }

  it('searches in a worker of a page without a bundler', async () => {
    await answers(`${await browsing.serve([site])}unbundled/`, ['http:']);
  });

  it('searches in a worker of a page that Vite has built', async () => {
    await build({root: site, logLevel: 'warn'});
    await answers(await browsing.serve([join(site, 'dist')]), ['http:']);
  });

  it('answers in a page of Vite’s development server, which leaves the worker’s file behind', async () => {
    await answers(await develop(), []);
  });

  it('searches in a worker there, too, if Vite takes the package as it is', async () => {
    await answers(await develop(['solitaire-table']), ['http:']);
  });
});
