// Reporter for node:test: prints the failures and the total, and keeps the counts so far in a file.

import {writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {inspect} from 'node:util';

/** How often the counts are written, in ms: `npm test` shows them while the tests run. */
const writeIntervalMs = 2000;

export default async function* report(source) {
  const counts = {passed: 0, failed: 0};
  let written = 0;
  for await (const {type, data} of source) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass' && !data.skip && !data.todo) counts.passed++;
    if (type === 'test:fail' && !data.todo) {
      counts.failed++;
      yield failure(data);
    }
    if (Date.now() - written > writeIntervalMs) {
      written = Date.now();
      write(counts);
    }
    // A test's own output explains its failure.
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:stdout') yield data.message;
  }
  yield `  ${counts.passed} passed, ${counts.failed} failed\n`;
  write(counts);
}

function write(counts) {
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
}

function failure({name, file, details}) {
  const error = details.error.cause ?? details.error;
  const message = error.stack ?? inspect(error);
  const place = file ? ` (${relative(process.cwd(), file)})` : '';
  return `✗ ${name}${place}\n${message.replace(/^/gm, '    ')}\n`;
}
