// Reporter for Web Test Runner: counts the tests of each browser, and writes the total to a file after each test file.

import {writeFileSync} from 'node:fs';

/** `slowest`: how many of the slowest tests to print at the end. */
export function countReporter(file, slowest = 0) {
  let sessions;
  return {
    start(args) {
      ({sessions} = args);
    },
    reportTestFileResults() {
      if (file) writeFileSync(file, JSON.stringify(total(Object.values(countsOf(sessions.all())))));
    },
    stop({sessions}) {
      for (const [name, {passed, failed}] of Object.entries(countsOf(sessions))) {
        console.log(`  ${name}: ${passed} passed, ${failed} failed`);
      }
      for (const line of slowestOf(sessions, slowest)) console.log(line);
      if (file) writeFileSync(file, JSON.stringify(total(Object.values(countsOf(sessions)))));
    },
  };
}

function countsOf(sessions) {
  const counts = {};
  for (const session of sessions) if (session.status === 'FINISHED') add(counts, session);
  return counts;
}

function add(counts, session) {
  const count = (counts[session.browser.name] ??= {passed: 0, failed: 0});
  const results = testsOf(session.testResults);
  const failed = results.filter((test) => !test.passed && !test.skipped).length;
  count.passed += results.filter((test) => test.passed && !test.skipped).length;
  // A file that did not load, or failed outside its tests, counts as a failure.
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

function slowestOf(sessions, count) {
  return [...sessions]
    .flatMap(({browser, testFile, testResults}) =>
      testsOf(testResults).map(({name, duration = 0}) => ({browser, testFile, name, duration})),
    )
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({browser, testFile, name, duration}) => {
      const place = testFile.replace(/^.*\/test\//, 'test/');
      return `${String(Math.round(duration)).padStart(8)} ms  ${browser.name}  ${place}  ${name}`;
    });
}
