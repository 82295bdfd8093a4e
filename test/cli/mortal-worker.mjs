// Stands in for the solver's thread: what becomes of it hangs on the deal that it is given.
import {parentPort} from 'node:worker_threads';

const fates = {
  'SH1-C4-AAAAAAD': () => process.exit(3),
  'SH1-C4-AAAAAAM': hoard,
  'SH1-C4-AAAAAAT': () => {
    throw new Error('a fault');
  },
  'SH1-C4-AAAAAAS': () => undefined,
};

function hoard() {
  const held = [];
  for (;;)
    held.push(
      Array(1000)
        .fill({})
        .map(() => ({})),
    );
}

parentPort.on('message', ({record}) => {
  const fate = fates[record];
  if (fate) fate();
  else parentPort.postMessage({verdict: 'unwinnable', nodes: 1, ms: 0});
});
parentPort.postMessage('ready');
