// Runs checks in parallel, and prints their progress.

import {availableParallelism, tmpdir} from 'node:os';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {run} from './run.mjs';

/** The time between two progress lines, in ms. */
const progressIntervalMs = 15_000;

/**
 * Runs `checks`, each after the checks that it needs, as many at a time as there are cores. Resolves to their results in the
 * order of the list: `{name, passed, failed, seconds}`.
 */
export async function runChecks(checks, slots = availableParallelism()) {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-test-'));
  const waiting = [...checks];
  const running = new Map();
  const results = new Map();
  const stopProgress = printProgress(running, results, checks.length);

  while (waiting.length || running.size) {
    for (const check of startable(waiting, checks, results)) {
      if (running.size >= slots) break;
      waiting.splice(waiting.indexOf(check), 1);
      const task = new Task(check, join(folder, `${checks.indexOf(check)}.json`));
      const done = task.perform().then((result) => {
        running.delete(check);
        results.set(check.name, result);
        print(task, result);
      });
      running.set(check, {task, done});
    }
    await Promise.race([...running.values()].map(({done}) => done));
  }

  stopProgress();
  rmSync(folder, {recursive: true});
  return checks.map(({name}) => results.get(name));
}

/** The checks whose needs are met. A check that needs a failed one still runs, and reports what is missing. */
function startable(waiting, checks, results) {
  const isChosen = (name) => checks.some((check) => check.name === name);
  return waiting.filter(({needs = []}) =>
    needs.every((name) => results.has(name) || !isChosen(name)),
  );
}

class Task {
  output = '';
  #check;
  #counts;
  #start = Date.now();

  /** `counts`: the file that a check writes its number of tests to. */
  constructor(check, counts) {
    this.#check = check;
    this.#counts = counts;
  }

  async perform() {
    const {name, steps, env, counts} = this.#check;
    let code = 0;
    for (const {args} of steps) {
      if (code !== 0) break;
      const result = await run(process.execPath, args.map(resolve), {
        // Each check uses one core.
        env: {TEST_CONCURRENCY: '1', ...env, TEST_COUNTS: this.#counts},
        capture: true,
      });
      code = result.code;
      this.output += result.output;
    }
    const {passed, failed} = counts ? this.tests() : {passed: code ? 0 : 1, failed: 0};
    // A run that fails before it counts is a failure, too.
    return {name, passed, failed: failed || (code === 0 ? 0 : 1), seconds: this.seconds()};
  }

  /** Whether to print the output of a check that passed. */
  get prints() {
    return this.#check.counts || this.#check.prints;
  }

  seconds() {
    return (Date.now() - this.#start) / 1000;
  }

  tests() {
    try {
      return JSON.parse(readFileSync(this.#counts, 'utf8'));
    } catch {
      return {passed: 0, failed: 0};
    }
  }

  progress() {
    const {name, counts} = this.#check;
    const {passed, failed} = this.tests();
    const soFar = counts ? `, ${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
    return `${name} (${Math.round(this.seconds())} s${soFar})`;
  }
}

/** Resolves paths into node_modules late, because packages are installed first. */
function resolve(arg) {
  return typeof arg === 'function' ? arg() : arg;
}

let lastPrinted = Date.now();

function say(text) {
  lastPrinted = Date.now();
  console.log(text);
}

function print(task, {name, failed, seconds}) {
  say(`${failed ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`);
  const output = plain(task.output);
  if ((failed || task.prints) && output) say(output);
}

function printProgress(running, results, total) {
  const timer = setInterval(() => {
    if (Date.now() - lastPrinted < progressIntervalMs) return;
    const now = [...running.values()].map(({task}) => task.progress());
    say(`… ${results.size} of ${total} checks done; running: ${now.join('; ')}`);
  }, 1000);
  return () => clearInterval(timer);
}

/** Removes control characters: some tools overwrite their own lines. */
function plain(output) {
  return stripVTControlCharacters(output)
    .replace(/^\s*\n/gm, '')
    .trimEnd();
}
