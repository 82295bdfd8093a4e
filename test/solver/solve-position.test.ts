import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PositionError, solvePosition} from '../../src/solver/index.js';
import type {PositionColumn, PositionInput, Solution} from '../../src/solver/index.js';
import {vectors} from '../engine/support.js';

interface LatePosition extends PositionInput {
  readonly verdict: Solution['verdict'];
}

const late = vectors<LatePosition>('late');
const games = [...new Set(late.map(({code}) => code.slice(0, 3)))];
const squadron = late.find(({code}) => code === 'SQ1')!;
const seahaven = late.find(({code}) => code.startsWith('SH1'))!;
const klondike = late.find(({code}) => code === 'KL1-D1N')!;

describe('a position that no record leads to', () => {
  it('has all games among its vectors', () => {
    assert.deepEqual([late.length, games.length], [640, 8]);
  });

  for (const game of games) {
    it(`of ${game} has the verdict of a plain exhaustive search`, async () => {
      for (const {verdict, ...position} of late.filter(({code}) => code.startsWith(game))) {
        const solution = await solvePosition(position);
        assert.equal(solution.verdict, verdict, JSON.stringify(position));
        assert.equal(!!solution.actions, verdict === 'winnable');
      }
    });
  }

  it('is written as the docs say', async () => {
    const {verdict, actions} = await solvePosition({
      code: 'FC1-C1',
      columns: [
        {hidden: 0, cards: ['KS', 'QS']},
        {hidden: 0, cards: ['KH']},
        {hidden: 0, cards: ['KD']},
        {hidden: 0, cards: ['KC']},
        ...Array<PositionColumn>(4).fill({hidden: 0, cards: []}),
      ],
      foundations: [11, 12, 12, 12],
      cells: [null],
    });
    assert.equal(verdict, 'winnable');
    assert.deepEqual(actions, ['T1-F1', 'T1-F1', 'T2-F2', 'T3-F3', 'T4-F4']);
  });

  it('is solved within limits', async () => {
    const lost = late.find(({code, verdict}) => code === 'FC1-C2' && verdict === 'unwinnable')!;
    assert.equal((await solvePosition(lost, {maxNodes: 2})).verdict, 'unknown');
    await assert.rejects(solvePosition(lost, {maxNodes: NaN}), RangeError);
  });

  it('may leave out empty cells, stock and waste, and recycles', async () => {
    const {code, columns, foundations} = late.find(
      (position) => position.code === 'FC1-C1' && position.cells?.[0] === null,
    )!;
    const short = await solvePosition({code, columns, foundations});
    const long = await solvePosition({
      ...{code, columns, foundations},
      ...{cells: [null], stock: [], waste: [], recycles: 0},
    });
    assert.deepEqual([short.verdict, short.nodes], [long.verdict, long.nodes]);
  });
});

describe('a bad position', () => {
  const changed = (position: PositionInput, change: object) =>
    solvePosition({...position, ...change});

  async function assertBad(answer: Promise<unknown>, path: string, reason: RegExp): Promise<void> {
    await assert.rejects(answer, (error: unknown) => {
      assert.ok(error instanceof PositionError, String(error));
      assert.equal(error.path, path);
      assert.match(error.reason, reason);
      return true;
    });
  }

  it('is no position at all', async () => {
    await assertBad(solvePosition(null as never), '', /^must be an object, not null$/);
    await assertBad(changed(squadron, {columns: 7}), 'columns', /^must be a list, not 7$/);
    await assertBad(changed(squadron, {columns: []}), 'columns', /^must be 10$/);
    const columns = [null, ...squadron.columns.slice(1)];
    await assertBad(changed(squadron, {columns}), 'columns[0]', /must be an object/);
  });

  it('has the code of a deal, or of no game', async () => {
    await assertBad(changed(squadron, {code: 'XX1'}), 'code', /prefix of a game, not "XX1"/);
    await assertBad(changed(squadron, {code: 'SQ1-AAAAAAB'}), 'code', /must be one of SQ1, not/);
    await assertBad(changed(seahaven, {code: 'SH1'}), 'code', /one of SH1-C4, SH1-C2, SH1-C1, not/);
  });

  it('has a card that is none', async () => {
    const stock = ['7H', '1H'];
    await assertBad(changed(squadron, {stock}), 'stock[1]', /^must be a card .+, not "1H"$/);
    await assertBad(changed(squadron, {stock: ['7h']}), 'stock[0]', /^must be a card/);
    await assertBad(changed(squadron, {cells: [5]}), 'cells[0]', /^must be a card .+, not 5$/);
  });

  it('has a card too often, or too seldom', async () => {
    const {stock = [], waste = []} = squadron;
    await assertBad(changed(squadron, {waste: [...waste, '3S']}), 'waste[4]', /^has 3S once more/);
    await assertBad(
      changed(squadron, {stock: stock.slice(1)}),
      '',
      /^has 7H 1 times instead of 2$/,
    );
  });

  it('hides more cards than a column may', async () => {
    const column = {hidden: 2, cards: ['7H', '7H']};
    const columns = [column, ...squadron.columns.slice(1)];
    const reason = /^must be a whole number from 0 to 1, not 2$/;
    await assertBad(changed(squadron, {columns}), 'columns[0].hidden', reason);
  });

  it('has foundations that the game has not', async () => {
    const foundations = [14, ...squadron.foundations.slice(1)];
    await assertBad(changed(squadron, {foundations}), 'foundations[0]', /from 0 to 13, not 14/);
    await assertBad(changed(squadron, {foundations: [0, 0]}), 'foundations', /^must be 8$/);
  });

  it('has cells or a stock that the game has not', async () => {
    const cells = ['6D', '7D', 'TH', null];
    await assertBad(changed(squadron, {cells}), 'cells', /^must be at most 3$/);
    await assertBad(changed(seahaven, {stock: ['7H']}), 'stock', /the game has no stock/);
  });

  it('has more recycles than the game', async () => {
    await assertBad(changed(squadron, {recycles: 1}), 'recycles', /from 0 to 0, not 1$/);
    await assertBad(changed(squadron, {recycles: 'any'}), 'recycles', /from 0 to 0, not "any"$/);
    await assertBad(changed(klondike, {recycles: 3}), 'recycles', /^must be "any", not 3$/);
  });
});
