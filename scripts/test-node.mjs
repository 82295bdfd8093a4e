// Runs tests in Node: those of a folder, or single files.
//
//   node scripts/test-node.mjs test/engine
//   npm run test:engine -- test/engine/codes.test.ts --test-name-pattern=vegas

import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {root, run} from './lib/run.mjs';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const paths = args.filter((arg) => !arg.startsWith('--'));
// Files that are named take the place of their folder.
const single = paths.filter((path) => path.endsWith('.ts'));
const files = (single.length ? single : paths).flatMap(testsIn);

if (files.length === 0) {
  console.error(`No tests in ${paths.join(', ')}`);
  process.exit(1);
}

// Node 20 takes no patterns, so the files are looked up here.
function testsIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, {recursive: true})
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(path, name))
    .sort();
}

const reporter = ['--test-reporter=./scripts/lib/node-reporter.mjs'];
const {code} = await run(process.execPath, [
  '--import=tsx',
  '--import=./scripts/lib/assert-messages.mjs',
  '--test',
  ...reporter,
  ...options,
  ...files,
]);
process.exit(code);
