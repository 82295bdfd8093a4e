import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, describe, it} from 'node:test';

interface Lock {
  readonly packages: Record<string, {dependencies?: Record<string, string>}>;
}

/** The folders of all that a package needs, itself among them; '' is this project. */
function foldersOf({packages}: Lock, folder = '', found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
    foldersOf({packages}, `node_modules/${name}`, found);
  }
  return found;
}

function runIn(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
}

describe('the packed package', () => {
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'solitaire-install-'));
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    // With all of them packed, nothing has to be fetched.
    const sources = [...foldersOf(lock)].map((path) => resolve(path));
    const packed = runIn(folder, 'npm', 'pack', '--json', '--ignore-scripts', ...sources);
    const files = (JSON.parse(packed) as {filename: string}[]).map(({filename}) => `./${filename}`);
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    runIn(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...files);
  });
  after(() => rmSync(folder, {recursive: true}));

  const npx = (...args: string[]) =>
    runIn(folder, 'npx', '--no-install', 'solitaire-table', ...args);

  it('solves a deal by its command, with the file of its threads', () => {
    assert.match(npx('solve', 'SH1-C4-AAAAAJ2'), /^SH1-C4-AAAAAJ2: winnable in \d+ actions\n {2}T/);
  });

  it('tells its version', () => {
    assert.match(npx('--version'), /^\d+\.\d+\.\d+\n$/);
  });
});
