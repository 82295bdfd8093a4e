// npm test: installs what is missing, then runs every check, and reports all of them.
//
//   npm test                      everything but what takes long
//   npm run test:help             what takes long: the solver's help at the table, and where it searches
//   npm run test:games            what takes longer: whole games by hand
//   npm run verify                only what needs no tests to run (--static)
//   npm test -- types lint        only these

import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {adviceFor, ensureBrowsers, missingIn} from './browsers.mjs';
import {bin, run} from './lib/run.mjs';
import {ensureInstalled} from './lib/setup.mjs';

const node = (...args) => ({args});
const tool = (name, command, ...args) => ({args: [() => bin(name, command), ...args]});

/**
 * In order: later ones use what earlier ones built. `steps` run one after the other until one fails;
 * `counts` says that a check counts its own tests, `env` how much they do.
 */
const checks = [
  {
    name: 'types',
    static: true,
    steps: [
      tool('typescript', 'tsc', '-p', 'tsconfig.json'),
      tool('typescript', 'tsc', '-p', 'tsconfig.build.json', '--noEmit'),
    ],
  },
  {
    name: 'types without the DOM',
    static: true,
    steps: [tool('typescript', 'tsc', '-p', 'tsconfig.pure.json')],
  },
  {name: 'lint', static: true, steps: [tool('eslint', 'eslint', '.')]},
  {name: 'format', static: true, steps: [tool('prettier', 'prettier', '--check', '.')]},
  {name: 'manifest', static: true, steps: [node('scripts/manifest.mjs')]},
  {name: 'build', static: true, steps: [node('scripts/build.mjs')]},
  {name: 'size', static: true, steps: [node('scripts/size.mjs')]},
  {name: 'publint', static: true, steps: [tool('publint', 'publint', '--strict')]},
  {
    name: 'types of the package',
    static: true,
    steps: [
      tool('@arethetypeswrong/cli', 'attw', '--pack', '.', '--profile', 'esm-only', '-f', 'ascii'),
    ],
  },
  {name: 'unit tests', counts: true, steps: [node('scripts/test-node.mjs')]},
  {name: 'package tests', counts: true, steps: [node('scripts/test-node.mjs', 'test/package')]},
  {name: 'browser tests', counts: true, steps: [node('scripts/test-browser.mjs')]},
  {
    name: 'Storybook build',
    steps: [tool('storybook', 'storybook', 'build', '--quiet', '-o', 'storybook-static')],
  },
  {name: 'stories', steps: [node('scripts/test-stories.mjs')]},
  {
    name: 'solver at length',
    long: true,
    counts: true,
    env: {POSITIONS: '10000', SMALL_DECKS: '500'},
    steps: [node('scripts/test-node.mjs', 'test/solver')],
  },
  {
    name: 'help at the table',
    long: true,
    counts: true,
    steps: [node('scripts/test-browser.mjs', '--files', 'test/assist/*.browser.test.ts')],
  },
  {
    name: 'searches in pages',
    long: true,
    counts: true,
    steps: [node('scripts/build.mjs', '--no-types'), node('scripts/test-node.mjs', 'test/worker')],
  },
  {
    name: 'whole games',
    long: true,
    counts: true,
    steps: [node('scripts/test-browser.mjs', '--files', 'test/whole-games/*.browser.test.ts')],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'solitaire-test-'));
const start = Date.now();
const total = {passed: 0, failed: 0};
const failures = [];

await ensureInstalled();
const chosen = choose(process.argv.slice(2));
if (chosen.some((check) => !check.static)) checkBrowsers();
for (const check of chosen) await perform(check);
rmSync(folder, {recursive: true});
summarize();

function choose(args) {
  if (args.includes('--static')) return checks.filter((check) => check.static);
  const unknown = args.filter((arg) => !checks.some(({name}) => name === arg));
  if (unknown.length) {
    console.error(
      `No such check: ${unknown}. There are: ${checks.map(({name}) => name).join(', ')}`,
    );
    process.exit(1);
  }
  return checks.filter(({name, long}) => (args.length ? args.includes(name) : !long));
}

/** Chromium is always needed; on the CI the others are, too. */
function checkBrowsers() {
  const missing = missingIn(ensureBrowsers());
  for (const name of missing) {
    const needed = name === 'chromium' || process.env.CI === 'true';
    console.log(`${needed ? '✗' : '-'} ${adviceFor(name)}`);
    if (needed) fail(`browser ${name}`);
  }
}

function fail(name) {
  total.failed++;
  failures.push(name);
}

async function perform({name, steps, counts: counted, env}) {
  const since = Date.now();
  const counts = join(folder, 'counts.json');
  rmSync(counts, {force: true});
  const {code, output} = await runSteps(steps, {...env, TEST_COUNTS: counts});
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0 || counted || name === 'size') console.log(plain(output));
  if (counted) add(name, code, readCounts(counts));
  else if (code === 0) total.passed++;
  else fail(name);
}

/** Without the terminal's own language: what some tools write over their own lines. */
function plain(output) {
  return stripVTControlCharacters(output)
    .replace(/^\s*\n/gm, '')
    .trimEnd();
}

async function runSteps(steps, env) {
  const result = {code: 0, output: ''};
  for (const {args} of steps) {
    const {code, output} = await run(process.execPath, args.map(resolve), {env, capture: true});
    result.output += output;
    result.code ||= code;
  }
  return result;
}

/** Paths into node_modules are looked up late: before the set-up there are none. */
function resolve(arg) {
  return typeof arg === 'function' ? arg() : arg;
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {passed: 0, failed: 0};
  }
}

function add(name, code, {passed, failed}) {
  total.passed += passed;
  // A run that broke before it could count has failed all the same.
  total.failed += failed || (code === 0 ? 0 : 1);
  if (code !== 0 || failed) failures.push(name);
}

function summarize() {
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nAll is well');
  console.log(`${minutes} min`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}
