import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {RecordError} from '../../src/engine/index.js';
import {analyze, solve} from '../../src/solver/index.js';
import {analyzeBy} from '../../src/solver/analyze.js';
import {allWins} from '../engine/support.js';

const code = 'SH1-C4-454ML6L';
/** Its sixth action loses the deal. */
const lost = `${code} T3-T10 T4-T7 T6-C4 T8-C3 T8-T10 T8-T5 T2-T1 T2-T1 T6-T1 T9-F3`;

describe('an analysis', () => {
  it('names the action that lost the game', async () => {
    const {verdicts, lostAt} = await analyze(lost);
    assert.equal(lostAt, 5);
    assert.deepEqual(verdicts.slice(0, 6), Array(6).fill('winnable'));
    assert.deepEqual(verdicts.slice(6), Array(5).fill('unwinnable'));
  });

  it('knows that an undone mistake lost nothing', async () => {
    const {verdicts, lostAt} = await analyze(`${lost} U U U U U`);
    assert.deepEqual([verdicts.at(-2), verdicts.at(-1), lostAt], ['unwinnable', 'winnable', -1]);
  });

  it('knows that a mistake done again loses again', async () => {
    const {lostAt} = await analyze(`${lost} U U U U U Y`);
    assert.equal(lostAt, 15);
  });

  it('finds a won game winnable all along', async () => {
    const {actions = []} = await solve(code);
    const {verdicts, lostAt} = await analyze([code, ...actions].join(' '));
    assert.deepEqual(verdicts, Array(actions.length + 1).fill('winnable'));
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

  it('does not guess where positions are too many', async () => {
    const {verdicts, lostAt} = await analyze('DS1-D3V-AAAAAAB D', {maxNodes: 100});
    assert.deepEqual([verdicts, lostAt], [['unknown', 'unknown'], -1]);
  });

  it('holds for 100,000 actions, undone ones among them', async () => {
    const {actions = []} = await solve('DS1-D1N-AAAAAAB');
    const round = [...Array<string>(59).fill('D'), 'R'];
    const long = ['DS1-D1N-AAAAAAB'];
    while (long.length < 60_000) long.push(...round);
    while (long.length < 100_000) long.push('D', 'U', 'Y', 'U');
    const {verdicts, lostAt} = await analyze([...long, ...actions].join(' '));
    assert.equal(verdicts.length, long.length + actions.length);
    assert.ok(verdicts.every((verdict) => verdict === 'winnable'));
    assert.equal(lostAt, -1);
  });

  it('holds for 100,000 actions of a lost game', async () => {
    const long = lost.split(' ');
    while (long.length < 100_000) long.push('U', 'Y');
    const {verdicts, lostAt} = await analyze(long.join(' '));
    assert.equal(verdicts.length, long.length);
    assert.equal(verdicts.filter((verdict) => verdict === 'winnable').length, 6);
    assert.equal(lostAt, 5);
  });

  it('asks of each position of a long record but once', async () => {
    let asked = 0;
    const record = ['DS1-D3V-AAAAAAB', ...Array<string>(20).fill('D')];
    while (record.length < 100_000) record.push('U', 'D');
    await analyzeBy(() => {
      asked++;
      return Promise.resolve('unknown');
    }, record.join(' '));
    assert.equal(asked, 21);
  });

  it('may not be asked of a bad record', async () => {
    await assert.rejects(analyze(`${code} T1-T1`), RecordError);
    await assert.rejects(analyze('nothing'), RecordError);
  });
});
