import assert from 'node:assert/strict';
import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {execFileSync} from 'node:child_process';

type Target = string | {types: string; default: string};
type Names = Record<string, unknown>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Target>;
  customElements: string;
  sideEffects: string[];
};
const targets = Object.entries(manifest.exports);
const tag = 'solitaire-table';
// Types are checked before there is a build to look into.
const engine = ['solitaire-table', 'engine'].join('/');

/** Runs a module in a Node of its own, in which nothing is loaded yet, and returns what it logs. */
function inNode(source: string): unknown {
  const args = ['--input-type=module', '--eval', source];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'}));
}

describe('exports', () => {
  for (const [subpath, target] of targets) {
    it(`has the files of ${subpath}`, () => {
      const files = typeof target === 'string' ? [target] : Object.values(target);
      for (const file of files) assert.ok(existsSync(file), file);
    });

    it(`resolves ${subpath} by the package's name`, () => {
      const file = typeof target === 'string' ? target : target.default;
      const name = `solitaire-table${subpath.slice(1)}`;
      assert.equal(import.meta.resolve(name), pathToFileURL(file).href);
    });
  }

  it('does not let other files through', () => {
    assert.throws(() => import.meta.resolve('solitaire-table/dist/index.js'), {
      code: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
    });
  });

  it('names the manifest for tools', () => {
    assert.equal(manifest.customElements, 'custom-elements.json');
  });
});

describe('the engine', () => {
  it('loads in bare Node, without Lit and without the DOM', () => {
    const found = inNode(`
      import {Game} from 'solitaire-table/engine';
      const names = ['HTMLElement', 'litElementVersions', 'customElements', 'document'];
      console.log(JSON.stringify([typeof Game, names.filter((name) => name in globalThis)]));
    `);
    assert.deepEqual(found, ['function', []]);
  });

  it('is in the package once: the table uses the same code', () => {
    const modules = readdirSync('dist', {recursive: true, encoding: 'utf8'}).filter(
      (name) => name.endsWith('.js') && !name.endsWith('.min.js'),
    );
    const holders = modules.filter((name) =>
      /\bclass Game\b/.test(readFileSync(`dist/${name}`, 'utf8')),
    );
    assert.equal(holders.length, 1, holders.join());
  });
});

describe('the class entry', () => {
  it('registers nothing', () => {
    const found = inNode(`
      const {SolitaireTableElement} = await import('solitaire-table/solitaire-table-element.js');
      const defined = globalThis.customElements?.get('${tag}') !== undefined;
      console.log(JSON.stringify([typeof SolitaireTableElement, defined]));
    `);
    assert.deepEqual(found, ['function', false]);
  });

  it('is the class that the front door registers', () => {
    const same = inNode(`
      const {SolitaireTableElement} = await import('solitaire-table/solitaire-table-element.js');
      await import('solitaire-table');
      console.log(customElements.get('${tag}') === SolitaireTableElement);
    `);
    assert.equal(same, true);
  });
});

describe('two copies', () => {
  const copy = 'node_modules/.cache/solitaire-table-copy';

  before(() => {
    mkdirSync(copy, {recursive: true});
    cpSync('dist', `${copy}/dist`, {recursive: true});
    cpSync('package.json', `${copy}/package.json`);
  });
  after(() => rmSync(copy, {recursive: true}));

  it('live side by side: the first one keeps the tag', () => {
    const first = inNode(`
      await import('solitaire-table');
      const first = customElements.get('${tag}');
      await import('./${copy}/dist/index.js');
      console.log(customElements.get('${tag}') === first);
    `);
    assert.equal(first, true);
  });

  it('read the same codes', async () => {
    const entry = (await import(engine)) as Names;
    const url = pathToFileURL(`${copy}/dist/engine/index.js`).href;
    const other = (await import(url)) as Names;
    assert.notEqual(entry.Game, other.Game);
    const state = ({Game}: Names) =>
      (Game as {fromCode(code: string): {state: unknown}}).fromCode('DS1-D1N-AAAAAAB').state;
    assert.deepEqual(state(entry), state(other));
  });
});
