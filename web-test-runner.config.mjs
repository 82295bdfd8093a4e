// Started by scripts/test-browser.mjs, which finds the browsers and starts WebKit's driver.

import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {puppeteerLauncher} from '@web/test-runner-puppeteer';
import {webdriverLauncher} from '@web/test-runner-webdriver';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromiumArgs, findBrowsers} from './scripts/browsers.mjs';
import {accessibilityCommands} from './scripts/lib/accessibility-commands.mjs';
import {countReporter} from './scripts/lib/browser-reporter.mjs';
import {inputCommands} from './scripts/lib/input-commands.mjs';

const found = findBrowsers();
const wanted = (process.env.TEST_BROWSERS ?? 'chromium').split(',');

const launchers = {
  chromium: () =>
    withFreshPages(
      named(
        'Chromium',
        chromeLauncher({launchOptions: {executablePath: found.chromium, args: chromiumArgs}}),
      ),
    ),
  firefox: () =>
    puppeteerLauncher({launchOptions: {browser: 'firefox', executablePath: found.firefox}}),
  webkit: () =>
    named(
      'WebKit',
      webdriverLauncher({
        hostname: '127.0.0.1',
        port: Number(process.env.WEBKIT_DRIVER_PORT),
        path: '/',
        capabilities: {
          browserName: 'MiniBrowser',
          'wdio:enforceWebDriverClassic': true,
          'webkitgtk:browserOptions': {binary: found.webkit.browser, args: ['--automation']},
        },
      }),
    ),
};

/** A page of Chromium that has felt two fingers delivers no touch to the next file. */
function withFreshPages(launcher) {
  const startSession = launcher.startSession.bind(launcher);
  launcher.startSession = async (...args) => {
    const used = launcher.inactivePages.splice(0);
    await Promise.all(used.map(({puppeteerPage}) => puppeteerPage.close()));
    return startSession(...args);
  };
  return launcher;
}

function named(name, launcher) {
  const initialize = launcher.initialize.bind(launcher);
  launcher.initialize = async (...args) => {
    await initialize(...args);
    launcher.name = name;
  };
  return launcher;
}

export default {
  files: ['test/!(assist|whole-games)/*.browser.test.ts', 'test/!(assist)/*.chromium.test.ts'],
  nodeResolve: true,
  browsers: wanted.map((name) => launchers[name]()),
  // One page a browser: input needs the focus, and two cores carry two browsers.
  concurrency: 1,
  concurrentBrowsers: 2,
  hostname: '127.0.0.1',
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // Of a whole file: eight games by keys take minutes. Each test has a bound of its own.
  testsFinishTimeout: 900_000,
  testFramework: {config: {ui: 'bdd', timeout: 20_000}},
  // A worker's address is no import, which the plugin would find the TypeScript of.
  middleware: [
    (context, next) => {
      const source = context.path.replace(/\.js$/, '.ts');
      if (/^\/src\/.*\.js$/.test(context.path) && existsSync(`.${source}`)) context.path = source;
      return next();
    },
  ],
  plugins: [
    esbuildPlugin({ts: true, tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url))}),
    inputCommands(),
    accessibilityCommands(),
  ],
  reporters: [
    defaultReporter({reportTestResults: true, reportTestProgress: false}),
    countReporter(process.env.TEST_COUNTS),
  ],
  filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
  testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>solitaire-table tests</title>
  </head>
  <body>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`,
};
