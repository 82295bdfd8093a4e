import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {analyze, solve, solvePosition} from '../../src/solver/index.js';
import type {PositionInput, SolveOptions} from '../../src/solver/index.js';
import {vectors} from '../engine/support.js';

const code = 'SH1-C4-454ML6L';
const [late] = vectors<PositionInput>('late');

const searches: Record<string, (options: SolveOptions) => Promise<unknown>> = {
  solve: (options) => solve(code, options),
  analyze: (options) => analyze(code, options),
  solvePosition: (options) => solvePosition(late!, options),
};

for (const [name, search] of Object.entries(searches)) {
  describe(`a limit of ${name}`, () => {
    for (const limit of ['maxMs', 'maxNodes']) {
      it(`${limit} is neither NaN nor negative`, async () => {
        const error = {name: 'RangeError', message: `${limit} must be 0 or more, not NaN`};
        await assert.rejects(search({[limit]: NaN}), error);
        await assert.rejects(search({[limit]: -1}), {name: 'RangeError'});
      });

      it(`${limit} is a number`, async () => {
        const error = {name: 'TypeError', message: `${limit} must be a number, not string`};
        await assert.rejects(search({[limit]: '1000'}), error);
        await assert.rejects(search({[limit]: null}), {name: 'TypeError'});
      });

      it(`${limit} may be infinite, zero or left out`, async () => {
        for (const value of [Infinity, 0, undefined]) await search({[limit]: value});
      });
    }
  });
}

describe('what is searched', () => {
  it('is a game or text', async () => {
    for (const nothing of [null, undefined, 7, {}]) {
      const error = {name: 'TypeError', message: /^A Game, a code or a record is needed, not /};
      await assert.rejects(solve(nothing as never), error);
    }
  });

  it('is a record where it is analyzed', async () => {
    for (const nothing of [null, undefined, 7, {}]) {
      const error = {name: 'TypeError', message: /^A record is needed, not /};
      await assert.rejects(analyze(nothing as never), error);
    }
  });
});
