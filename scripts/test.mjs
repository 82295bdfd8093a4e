// npm test: installs missing packages, runs all checks, and prints a summary.
//
//   npm test                   all checks except the long ones
//   npm run verify             only the checks that run no tests (--static)
//   npm run test:stories      the built stories, with axe (--stories)
//   npm run test:help          hints and verdicts in browsers, and where searches run (--help)
//   npm run test:games         whole games played with real input (--games)
//   npm test -- --ci           all of these
//   npm test -- types lint     only these

import {adviceFor, ensureBrowsers, missingIn} from './browsers.mjs';
import {checks, chosenChecks, unknownArguments} from './lib/checks.mjs';
import {runChecks} from './lib/run-checks.mjs';
import {ensureInstalled} from './lib/setup.mjs';

const start = Date.now();
const args = process.argv.slice(2);
const unknown = unknownArguments(args);
if (unknown.length) {
  const names = checks.map(({name}) => name).join(', ');
  console.error(`No such check: ${unknown.join(', ')}. There are: ${names}`);
  process.exit(1);
}

await ensureInstalled();
const chosen = chosenChecks(args);
const missing = chosen.some(({when}) => when !== 'static') ? missingIn(ensureBrowsers()) : [];
for (const name of missing) console.log(`${isNeeded(name) ? '✗' : '-'} ${adviceFor(name)}`);
const results = [
  ...missing.filter(isNeeded).map((name) => ({name: `browser ${name}`, passed: 0, failed: 1})),
  ...(await runChecks(chosen.filter(({browser}) => !missing.includes(browser)))),
];
summarize();

/** Chromium is required. CI also requires the other browsers. */
function isNeeded(browser) {
  return browser === 'chromium' || process.env.CI === 'true';
}

function summarize() {
  console.log('\nSummary');
  for (const {name, passed, failed, seconds} of results) {
    const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s${tests})`;
    console.log(`${failed ? '✗' : '✓'} ${name}${time}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${((Date.now() - start) / 60_000).toFixed(1)} min`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
