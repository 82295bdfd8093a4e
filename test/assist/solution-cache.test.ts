import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {SolutionCache} from '../../src/assist/solution-cache.js';

const second = 1000;
const path = (text: string): string[] => text.split(' ').filter(Boolean);

/** What is known of a position that these actions lead to. */
function verdictOf(knowledge: SolutionCache, actions: string, maxMs = second): string {
  return knowledge.get(path(actions), maxMs)?.verdict ?? 'not asked';
}

describe('what is known of a deal', () => {
  it('is nothing before anything was asked', () => {
    assert.equal(verdictOf(new SolutionCache(), ''), 'not asked');
  });

  it('after one win: every position on the way to it, and what is left to do', () => {
    const knowledge = new SolutionCache();
    knowledge.add(path('D W-T3'), {verdict: 'winnable', actions: path('T1-F1 T2-F1')}, second);
    for (const on of ['', 'D', 'D W-T3', 'D W-T3 T1-F1', 'D W-T3 T1-F1 T2-F1'])
      assert.equal(verdictOf(knowledge, on), 'winnable', on);
    for (const off of ['W-T3', 'D D', 'D W-T3 T2-F1', 'D W-T3 T1-F1 T2-F1 D'])
      assert.equal(verdictOf(knowledge, off), 'not asked', off);
    assert.deepEqual(knowledge.get(['D'], second)?.line, path('W-T3 T1-F1 T2-F1'));
  });

  it('after one loss: whatever is played from there is lost, too', () => {
    const knowledge = new SolutionCache();
    knowledge.add(path('D D'), {verdict: 'unwinnable'}, second);
    assert.equal(verdictOf(knowledge, 'D D'), 'unwinnable');
    assert.equal(verdictOf(knowledge, 'D D W-T1'), 'unwinnable');
    assert.equal(verdictOf(knowledge, 'D'), 'not asked');
    assert.equal(verdictOf(knowledge, 'D W-T1'), 'not asked');
  });

  it('after a search without an answer: that one as long would find no more', () => {
    const knowledge = new SolutionCache();
    knowledge.add(path('D'), {verdict: 'unknown'}, second);
    assert.equal(verdictOf(knowledge, 'D'), 'unknown');
    assert.equal(verdictOf(knowledge, 'D', 2 * second), 'not asked');
    assert.equal(verdictOf(knowledge, ''), 'not asked');
    assert.equal(verdictOf(knowledge, 'D D'), 'not asked');
    knowledge.add(path('D'), {verdict: 'winnable', actions: path('T1-F1')}, 2 * second);
    assert.equal(verdictOf(knowledge, 'D'), 'winnable');
  });
});
