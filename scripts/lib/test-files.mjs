// Finds test files. The name of a file says where it runs:
//
//   test/engine/codes.test.ts                    in Node
//   test/input/tap.browser.test.ts               in every browser
//   test/elements/attributes.chromium.test.ts    in Chromium only

import {existsSync, readdirSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {root} from './run.mjs';

/** Tests that need a build in `dist/`. */
const needBuild = /^test\/(package|built-worker)\//;

/** Browser tests that take minutes: `npm run test:help` and `npm run test:games`. */
const long = /^test\/(assist|whole-games)\//;

/** The Node tests that do not need a build. */
export function unitTests() {
  return nodeTestsIn('test').filter((file) => !needBuild.test(file));
}

export function nodeTestsIn(path) {
  return testsIn(path).filter((file) => kindOf(file) === 'node');
}

/** The browser tests that `npm test` runs. */
export function shortBrowserTests() {
  return browserTestsIn('test').filter((file) => !long.test(file));
}

export function browserTestsIn(path) {
  return testsIn(path).filter((file) => kindOf(file) !== 'node');
}

export function runsIn(browser, file) {
  return kindOf(file) === 'browser' || kindOf(file) === browser;
}

/** 'node', 'browser' or 'chromium' */
function kindOf(file) {
  return /\.(browser|chromium)\.test\.ts$/.exec(file)?.[1] ?? 'node';
}

/** The file itself, or all test files in a folder and its subfolders. */
function testsIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, {recursive: true})
    .filter((name) => basename(name).endsWith('.test.ts'))
    .map((name) => join(path, name).replaceAll('\\', '/'))
    .sort();
}
