// The custom elements manifest is committed, because it is public API and changes to it must be reviewed.
//
//   npm run manifest             writes custom-elements.json
//   node scripts/manifest.mjs    fails if it is out of date

import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {bin, root, run} from './lib/run.mjs';

const committed = join(root, 'custom-elements.json');
// Inside the project, because the analyzer resolves its output folder against it.
const folder = mkdtempSync(join(root, 'node_modules', '.manifest-'));
const fresh = join(folder, 'custom-elements.json');

try {
  process.exitCode = await main();
} finally {
  rmSync(folder, {recursive: true});
}

async function main() {
  const outdir = folder.slice(root.length);
  const args = ['analyze', '--config', 'custom-elements-manifest.config.mjs', '--outdir', outdir];
  const analyzer = bin('@custom-elements-manifest/analyzer', 'cem');
  const {code, output} = await run(process.execPath, [analyzer, ...args, '--quiet'], {
    capture: true,
  });
  if (code !== 0 || !existsSync(fresh)) {
    console.error(output);
    return 1;
  }
  return process.argv.includes('--write') ? write() : compare();
}

function write() {
  copyFileSync(fresh, committed);
  return 0;
}

function compare() {
  const [was, is] = [committed, fresh].map(linesOf);
  const at = is.findIndex((line, i) => line !== was[i]);
  if (at === -1 && was.length === is.length) return 0;
  console.error('custom-elements.json is not what the sources say: run `npm run manifest`.');
  console.error(`Line ${at + 1}\n- ${was[at] ?? ''}\n+ ${is[at] ?? ''}`);
  return 1;
}

function linesOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}
