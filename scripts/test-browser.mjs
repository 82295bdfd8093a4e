// Runs the browser tests.
//
//   npm run test:browser                                       every test, in every browser found
//   npm run test:browser -- --files test/input/tap.browser.test.ts --browser chromium
//   npm run test:browser -- --watch --browser chromium         again at each change

import {parseArgs} from 'node:util';
import {adviceFor, browserNames, findBrowsers} from './browsers.mjs';
import {bin, run} from './lib/run.mjs';
import {startWebkitDriver} from './lib/webkit-driver.mjs';

const {values, positionals} = parseArgs({
  options: {
    files: {type: 'string', multiple: true},
    browser: {type: 'string', multiple: true},
    watch: {type: 'boolean'},
  },
  allowPositionals: true,
});

const found = findBrowsers();
const wanted = values.browser?.flatMap((names) => names.split(',')) ?? Object.keys(found);
const problems = wanted.filter((name) => !found[name]).map(problemWith);
if (problems.length || wanted.length === 0) {
  console.error(problems.join('\n') || adviceFor('chromium'));
  process.exit(1);
}

function problemWith(name) {
  return browserNames.includes(name)
    ? adviceFor(name)
    : `There is no browser '${name}': ${browserNames.join(', ')}`;
}

const driver = wanted.includes('webkit') ? await startWebkitDriver(found.webkit) : undefined;
const files = [...(values.files ?? []), ...positionals];
const args = [...(files.length ? ['--files', ...files] : []), ...(values.watch ? ['--watch'] : [])];
const env = {TEST_BROWSERS: wanted.join(), WEBKIT_DRIVER_PORT: String(driver?.port)};
const {code} = await run(process.execPath, [bin('@web/test-runner', 'wtr'), ...args], {
  env,
  stdin: values.watch,
});
await driver?.stop();
process.exit(code);
