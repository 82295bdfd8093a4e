import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatAction, parseAction} from '../../src/engine/index.js';

describe('Notation', () => {
  test('tells draws, recycles and moves', () => {
    assert.deepEqual(parseAction('D'), {type: 'draw'});
    assert.deepEqual(parseAction('R'), {type: 'recycle'});
    assert.deepEqual(parseAction('W-T3'), {type: 'move', from: 'W', to: 'T3', count: 1});
    assert.deepEqual(parseAction('C2-T10'), {type: 'move', from: 'C2', to: 'T10', count: 1});
    assert.deepEqual(parseAction('T4x3-T7'), {type: 'move', from: 'T4', to: 'T7', count: 3});
    assert.deepEqual(parseAction('T4x12-T7'), {type: 'move', from: 'T4', to: 'T7', count: 12});
  });

  test('reads as it was written', () => {
    for (const text of ['D', 'R', 'W-F1', 'T10x13-T1', 'F8-T9', 'C3-F2', 'S-T1', 'T1-W']) {
      assert.equal(formatAction(parseAction(text)!), text);
    }
  });

  const strange = [
    ...['', ' ', 'd', 'U', 'Y', 'DD', 'D ', 'w-t3', 'W_T3', 'W-T3 ', 'W-T3\n', 'T1'],
    ...['T0-T1', 'T01-T1', 'T-T1', 'W1-T1', 'T1x1-T2', 'T1x0-T2', 'T1x-1-T2', 'T1x2.5-T2'],
    ...['T1x02-T2', 'T1X2-T2', 'T1-T2x2', 'X1-T1', 'T1-T2-T3', 'T123-T1', 'T1x123-T2', 'Ｔ1-T2'],
  ];
  for (const text of strange) {
    test(`${JSON.stringify(text)} is no action`, () => assert.equal(parseAction(text), null));
  }
});
