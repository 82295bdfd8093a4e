import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Game, parseAction} from '../../src/engine/index.js';
import {perform} from '../../src/engine/perform.js';
import {at, vectors} from './support.js';
import type {Circumstances, Layout} from './support.js';

const vegas = {draw: 1, scoring: 'vegas'} as const;

/** The score after an action on a table laid out by hand. */
function scored(
  variant: string,
  layout: Layout,
  action: string,
  more: Circumstances = {score: 50},
): number {
  return perform(at(variant, layout, more), parseAction(action)!).score;
}

describe('Standard scores', () => {
  test('give 10 for a card to a foundation, from a column or the waste', () => {
    assert.equal(scored('double', {columns: ['AS']}, 'T1-F1'), 60);
    assert.equal(scored('double', {waste: 'AS'}, 'W-F1'), 60);
  });

  test('give 5 for a card from the waste to a column', () => {
    assert.equal(scored('double', {columns: ['7S'], waste: '6H'}, 'W-T1'), 55);
  });

  test('give 5 for a hidden card turned up, besides the points of the move', () => {
    assert.equal(scored('double', {columns: ['(9C) 6H', '7S']}, 'T1-T2'), 55);
    assert.equal(scored('double', {columns: ['(9C) AS']}, 'T1-F1'), 65);
  });

  test('give nothing from column to column, for a draw, or for a card taken back', () => {
    assert.equal(scored('double', {columns: ['9C 6H', '7S']}, 'T1-T2'), 50);
    assert.equal(scored('double', {stock: 'AS'}, 'D'), 50);
    assert.equal(scored('double', {columns: ['3H'], foundations: ['AS 2S']}, 'F1-T1'), 50);
  });

  test('take 100 for a recycle, but never fall below 0', () => {
    assert.equal(scored('double', {waste: 'AS'}, 'R', {score: 260}), 160);
    assert.equal(scored('double', {waste: 'AS'}, 'R', {score: 100}), 0);
    assert.equal(scored('double', {waste: 'AS'}, 'R', {score: 60}), 0);
    assert.equal(scored('double', {waste: 'AS'}, 'R', {score: 0}), 0);
  });
});

describe('Vegas scores', () => {
  const after = (layout: Layout, action: string) =>
    scored('double', layout, action, {options: vegas, score: -104});

  test('start at −$104', () => {
    assert.equal(Game.fromCode('DS1-D1V-AAAAAAB').score, -104);
    assert.equal(Game.fromCode('DS1-D3V-AAAAAAB').score, -104);
  });

  test('give $5 for a card to a foundation, and nothing else', () => {
    assert.equal(after({columns: ['(9C) AS']}, 'T1-F1'), -99);
    assert.equal(after({columns: ['7S'], waste: '6H'}, 'W-T1'), -104);
    assert.equal(after({columns: ['(9C) 6H', '7S']}, 'T1-T2'), -104);
    assert.equal(after({columns: ['3H'], foundations: ['AS 2S']}, 'F1-T1'), -104);
  });
});

describe('Seahaven and Squadron', () => {
  for (const variant of ['seahaven', 'squadron']) {
    test(`${variant}: 10 for a card to a foundation, −10 for one taken back`, () => {
      assert.equal(scored(variant, {columns: ['AS']}, 'T1-F1'), 60);
      assert.equal(scored(variant, {columns: ['3S'], foundations: ['AS 2S']}, 'F1-T1'), 40);
    });

    test(`${variant}: nothing for all else`, () => {
      assert.equal(scored(variant, {columns: ['6S', '7S']}, 'T1-T2'), 50);
      assert.equal(scored(variant, {columns: ['6S'], cells: ['']}, 'T1-C1'), 50);
      assert.equal(scored(variant, {columns: ['7S'], waste: '6S', stock: '2D'}, 'W-T1'), 50);
    });
  }
});

/** A won record, action by action; its own undos are left out of the books. */
function books(record: string) {
  const game = Game.fromRecord(record.split(' ')[0]!);
  const sum = {wasteToColumn: 0, recycled: 0, takenBack: 0};
  const foundationScores: number[] = [];
  for (const action of record.split(' ').slice(1)) {
    assert.ok(!/[UY]/.test(action), 'the books do not know undos');
    const result = game.play(action);
    if (!result.ok) assert.fail(`${action}: ${result.reason}`);
    if (action.startsWith('W-T')) sum.wasteToColumn++;
    if (action === 'R') sum.recycled -= result.points;
    if (action.startsWith('F')) sum.takenBack++;
    const up = game.state.foundations.flat().length;
    foundationScores[up] = result.score;
  }
  return {game, ...sum, foundationScores};
}

describe('A won game of Double Solitaire', () => {
  const wins = vectors<{record: string}>('wins').map(({record}) => record);
  const won = (mark: string) =>
    wins.filter((record) => record.startsWith('DS1') && record[6] === mark);

  test('is there in both scorings', () => {
    assert.ok(won('N').length && won('V').length);
  });

  for (const record of won('N')) {
    test(`scores 1220 + 5 × cards from waste to column − recycles: ${record.slice(0, 15)}`, () => {
      const {game, wasteToColumn, recycled, takenBack} = books(record);
      assert.equal(takenBack, 0);
      assert.equal(game.score, 1220 + 5 * wasteToColumn - recycled);
    });
  }

  for (const record of won('V')) {
    test(`scores +$416 in Vegas: ${record.slice(0, 15)}`, () => {
      assert.equal(books(record).game.score, 416);
    });

    test(`stands at −$4 with 20 cards up and at $1 with 21: ${record.slice(0, 15)}`, () => {
      const {foundationScores, takenBack} = books(record);
      assert.equal(takenBack, 0);
      assert.deepEqual([foundationScores[20], foundationScores[21]], [-4, 1]);
    });
  }
});
