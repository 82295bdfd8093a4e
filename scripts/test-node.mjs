// Runs tests in Node.
//
//   npm run test:unit                             all that do not need a build
//   npm run test:unit -- test/engine test/solver
//   npm run test:unit -- test/engine/codes.test.ts --test-name-pattern=vegas

import {availableParallelism} from 'node:os';
import {run} from './lib/run.mjs';
import {nodeTestsIn, unitTests} from './lib/test-files.mjs';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const paths = args.filter((arg) => !arg.startsWith('--'));
// Node 20 does not accept glob patterns, so the files are listed here.
const files = paths.length ? paths.flatMap(nodeTestsIn) : unitTests();
if (files.length === 0) {
  console.error(`No tests in ${paths.join(', ')}`);
  process.exit(1);
}

const {code} = await run(process.execPath, [
  // The mock timers of Node 20 are marked as experimental.
  '--disable-warning=ExperimentalWarning',
  '--import=tsx',
  '--import=./scripts/lib/assert-messages.mjs',
  '--test',
  // Node's default leaves one core idle.
  `--test-concurrency=${process.env.TEST_CONCURRENCY ?? availableParallelism()}`,
  '--test-reporter=./scripts/lib/node-reporter.mjs',
  ...options,
  ...files,
]);
process.exit(code);
