import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {RecordError} from '../../src/engine/index.js';
import {analyze, solve} from '../../src/solver/index.js';
import {allWins} from '../engine/support.js';

const code = 'SH1-C4-454ML6L';

/** Actions that win, and one instead of the first that the deal is lost by. */
async function lostGame(): Promise<{won: string[]; blunders: string[]}> {
  const {actions = []} = await solve(code);
  const blunders = ['T1-C3', 'T1-C4', 'T2-C1', 'T2-C2'];
  return {won: [...actions], blunders};
}

describe('an analysis', () => {
  it('finds a won game winnable all along', async () => {
    const {won} = await lostGame();
    const {verdicts, lostAt} = await analyze([code, ...won].join(' '));
    assert.deepEqual(verdicts, Array(won.length + 1).fill('winnable'));
    assert.equal(lostAt, -1);
  });

  it('finds every won game of other programs winnable at every place', async () => {
    for (const {record} of allWins()) {
      const {verdicts} = await analyze(record, {maxNodes: 1000});
      assert.ok(
        verdicts.every((verdict) => verdict === 'winnable'),
        record.slice(0, 40),
      );
    }
  });

  it('may not be asked of a bad record', async () => {
    await assert.rejects(analyze(`${code} T1-T1`), RecordError);
  });
});
