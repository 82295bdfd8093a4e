import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readInput} from '../../src/cli/inputs.js';
import {solveAll} from '../../src/cli/solve-all.js';
import type {Result} from '../../src/cli/solve-all.js';
import {SolverThread} from '../../src/cli/thread.js';

const mortal = new URL('./mortal-worker.mjs', import.meta.url);
const limits = {singleCard: false};
const never = new AbortController().signal;

const deadly = 'SH1-C4-AAAAAAD';
const hungry = 'SH1-C4-AAAAAAM';
const faulty = 'SH1-C4-AAAAAAT';
const endless = 'SH1-C4-AAAAAAS';
const plain = ['SH1-C4-AAAAAAB', 'SH1-C4-AAAAAAC', 'SH1-C4-AAAAAAE'];

const threads = (count: number, file = mortal) =>
  Array.from({length: count}, () => new SolverThread(16, file));

const told = (result: Result) =>
  'error' in result ? result.error : (result.answer.failure ?? result.answer.verdict);

interface Stop {
  readonly signal?: AbortSignal;
  readonly onResult?: (results: readonly Result[]) => void;
  /** Called when a thread asks for more than there is. */
  readonly onEnd?: () => void;
}

async function resultsOf(codes: readonly string[], count: number, stop: Stop = {}) {
  const {signal = never, onResult, onEnd} = stop;
  const results: Result[] = [];
  const report = (result: Result) => {
    results.push(result);
    onResult?.(results);
  };
  function* inputs() {
    yield* codes.map(readInput);
    onEnd?.();
  }
  await solveAll(inputs(), {limits, threads: threads(count), report, signal});
  return results;
}

for (const count of [1, 3]) {
  describe(`${count} threads`, () => {
    it('solve on after one has died, run out of memory or met a fault', async () => {
      const codes = [plain[0]!, deadly, plain[1]!, hungry, faulty, plain[2]!];
      assert.deepEqual((await resultsOf(codes, count)).map(told), [
        'unwinnable',
        'its thread ended with code 3',
        'unwinnable',
        'out of memory',
        'a fault',
        'unwinnable',
      ]);
    });

    it('report in the order that was asked in', async () => {
      const codes = [hungry, ...plain, deadly, ...plain];
      const found = await resultsOf(codes, count);
      assert.deepEqual(
        found.map((result) => 'code' in result && result.code),
        codes,
      );
    });

    it('end in the midst of a search when they are stopped', async () => {
      const stop = new AbortController();
      const codes = [...plain, ...Array<string>(9).fill(endless)];
      const found = await resultsOf(codes, count, {
        signal: stop.signal,
        onResult: ({length}) => {
          if (length === plain.length) setTimeout(() => stop.abort(), 100);
        },
      });
      assert.deepEqual(found.map(told), ['unwinnable', 'unwinnable', 'unwinnable']);
    });
  });
}

describe('what was found', () => {
  it('is reported when the search is stopped, though a deal before it is not done', async () => {
    const stop = new AbortController();
    const {signal} = stop;
    const found = await resultsOf([endless, ...plain], 2, {signal, onEnd: () => stop.abort()});
    assert.deepEqual(found.map(told), ['unwinnable', 'unwinnable', 'unwinnable']);
  });
});

describe('threads that cannot start', () => {
  it('are told of, instead of failing deal by deal', async () => {
    const missing = new URL('./no-worker.mjs', import.meta.url);
    const inputs = plain.map(readInput);
    const report = () => assert.fail('a result');
    const run = solveAll(inputs, {limits, threads: threads(2, missing), report, signal: never});
    await assert.rejects(run, /no-worker/);
  });
});
