// Runs tests in Node: the unit tests, or those of folders or single files.
//
//   npm run test:unit
//   npm run test:unit -- test/engine test/solver
//   npm run test:unit -- test/engine/codes.test.ts --test-name-pattern=vegas

import {existsSync, readdirSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {root, run} from './lib/run.mjs';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const paths = args.filter((arg) => !arg.startsWith('--'));
const files = paths.length ? paths.flatMap(testsIn) : testsIn('test').filter(isUnitTest);

if (files.length === 0) {
  console.error(`No tests in ${paths.join(', ')}`);
  process.exit(1);
}

/** Those of `test/package` and `test/worker` need a build. */
function isUnitTest(file) {
  return !/^test\/(package|worker)\//.test(file);
}

// Node 20 takes no patterns, so the files are looked up here.
function testsIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, {recursive: true})
    .filter((name) => /^[^.]+\.test\.ts$/.test(basename(name)))
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
