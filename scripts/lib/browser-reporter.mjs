// Counts the tests of a browser run and leaves the numbers in a file for who started it.

import {writeFileSync} from 'node:fs';

export function countReporter(file) {
  return {
    stop({sessions}) {
      const counts = {};
      for (const session of sessions) add(counts, session);
      for (const [name, {passed, failed}] of Object.entries(counts)) {
        console.log(`  ${name}: ${passed} passed, ${failed} failed`);
      }
      if (file) writeFileSync(file, JSON.stringify(total(Object.values(counts))));
    },
  };
}

function add(counts, session) {
  const count = (counts[session.browser.name] ??= {passed: 0, failed: 0});
  const results = testsOf(session.testResults);
  const failed = results.filter((test) => !test.passed && !test.skipped).length;
  count.passed += results.filter((test) => test.passed && !test.skipped).length;
  // A file that did not load, or broke outside its tests, is a failure of its own.
  count.failed += failed || (session.passed ? 0 : 1);
}

function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}

function total(counts) {
  return counts.reduce(
    (sum, count) => ({passed: sum.passed + count.passed, failed: sum.failed + count.failed}),
    {passed: 0, failed: 0},
  );
}
