import {parentPort} from 'node:worker_threads';
import {solve} from '../solver/index.js';
import type {Answer, Job} from './thread.js';

// The thread has nothing else to do while it searches, and is terminated from outside.
const pause = () => Promise.resolve();

/** Whether memory could not be allocated, or a collection grew too large. */
function isMemory(error: unknown): boolean {
  return error instanceof RangeError && /alloc|maximum size|array length/i.test(error.message);
}

async function answer({record, limits}: Job): Promise<Answer> {
  const begun = Date.now();
  try {
    return await solve(record, {...limits, pause});
  } catch (error) {
    const failure = isMemory(error) ? 'out of memory' : String(error);
    return {verdict: 'unknown', nodes: 0, ms: Date.now() - begun, failure};
  }
}

parentPort!.on('message', (job: Job) => {
  void answer(job).then((found) => parentPort!.postMessage(found));
});
parentPort!.postMessage('ready');
