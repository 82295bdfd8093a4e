// Runs browser tests.
//
//   npm run test:browser                                   the tests of `npm test`, in every installed browser
//   npm run test:browser -- --browser chromium test/input test/view/layout.browser.test.ts
//   npm run test:browser -- --slowest 20                   and lists the slowest tests

import {defaultReporter, startTestRunner} from '@web/test-runner';
import {parseArgs} from 'node:util';
import {adviceFor, browserNames, findBrowsers} from './browsers.mjs';
import {accessibilityCommands} from './lib/accessibility-commands.mjs';
import {browserLabels, launcherFor} from './lib/browser-launchers.mjs';
import {countReporter} from './lib/browser-reporter.mjs';
import {bundledTests} from './lib/bundled-tests.mjs';
import {inputCommands} from './lib/input-commands.mjs';
import {browserTestsIn, runsIn, shortBrowserTests} from './lib/test-files.mjs';
import {startWebkitDriver} from './lib/webkit-driver.mjs';

const {values, positionals} = parseArgs({
  options: {
    browser: {type: 'string', multiple: true},
    slowest: {type: 'string', default: '0'},
  },
  allowPositionals: true,
});

const found = findBrowsers();
const browsers = values.browser?.flatMap((names) => names.split(',')) ?? Object.keys(found);
const problems = browsers.filter((name) => !found[name]).map(problemWith);
if (browsers.length === 0) problems.push(adviceFor('chromium'));
const files = positionals.length ? positionals.flatMap(browserTestsIn) : shortBrowserTests();
if (files.length === 0) problems.push(`No browser tests in ${positionals.join(', ')}`);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function problemWith(name) {
  return browserNames.includes(name)
    ? adviceFor(name)
    : `There is no browser '${name}': ${browserNames.join(', ')}`;
}

const driver = browsers.includes('webkit') ? await startWebkitDriver(found.webkit) : undefined;
const runner = await startTestRunner({
  config: configOf(),
  readCliArgs: false,
  readFileConfig: false,
  autoExitProcess: false,
});
runner.on('stopped', async (passed) => {
  await driver?.stop();
  process.exit(passed ? 0 : 1);
});

function configOf() {
  return {
    groups: browsers
      .map((name) => ({
        name: browserLabels[name],
        files: files.filter((file) => runsIn(name, file)),
        browsers: [launcherFor(name, found, driver?.port)],
      }))
      .filter((group) => group.files.length),
    // One page per browser, because input needs focus.
    concurrency: 1,
    concurrentBrowsers: 2,
    hostname: '127.0.0.1',
    browserStartTimeout: 60_000,
    testsStartTimeout: 60_000,
    // For a whole file: eight games by keyboard take minutes. Each test has its own limit.
    testsFinishTimeout: 900_000,
    testFramework: {config: {ui: 'bdd', timeout: 20_000}},
    plugins: [bundledTests(files), inputCommands(), accessibilityCommands()],
    reporters: [
      defaultReporter({reportTestResults: true, reportTestProgress: false}),
      countReporter(process.env.TEST_COUNTS, Number(values.slowest)),
    ],
    filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
    testRunnerHtml,
  };
}

function testRunnerHtml(testFramework) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>solitaire-table tests</title>
  </head>
  <body>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`;
}
