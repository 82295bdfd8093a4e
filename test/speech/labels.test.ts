import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Game, type PileId, pileOf} from '../../src/engine/index.js';
import {itemLabel, pileName, pilesInReadingOrder} from '../../src/speech/labels.js';
import {english} from '../support/strings.js';

const draws = (count: number): string => Array<string>(count).fill('D').join(' ');

/** The name of the card that is `fromTop` from the top of a pile, or of the pile's place. */
function nameOf(record: string, pile: PileId, fromTop = 1): string {
  const game = Game.fromRecord(record);
  const {length} = pileOf(game.state, pile);
  return itemLabel(game, pile, pile === 'S' ? -1 : length - fromTop, english);
}

describe('the name of', () => {
  it('a card in a column has its position', () => {
    const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
    assert.equal(nameOf(record, 'T1', 3), '4 of diamonds, column 1, card 1 of 3');
    assert.equal(nameOf(record, 'T1', 1), '2 of hearts, column 1, card 3 of 3');
  });

  it('the lowest face-up card has the number of face-down cards below', () => {
    const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
    assert.equal(nameOf(record, 'T4'), '10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
    assert.equal(
      nameOf(record, 'T2'),
      'jack of diamonds, column 2, card 2 of 2, on 1 face-down card',
    );
    assert.equal(nameOf(record, 'T9'), '5 of clubs, column 9, card 10 of 10');
  });

  it('a face-down card is empty', () => {
    assert.equal(nameOf('DS1-D1N-XW2QQAA', 'T9', 2), '');
    const game = Game.fromRecord('DS1-D1N-XW2QQAA');
    assert.equal(itemLabel(game, 'S', 58, english), '');
  });

  it('an empty column has what it takes', () => {
    assert.equal(nameOf('DS1-D1N-HSKKIOA T1-F7 D T3-T7', 'T1'), 'column 1, empty, kings only');
    const squadron = 'SQ1-3NJUIAA T2-T9 T4-T8 T4-F3 C2-T5 T4-C2 T4-T7';
    assert.equal(nameOf(squadron, 'T4'), 'column 4, empty, any card');
  });

  it('the stock has how many cards it has, and what it does when it is empty', () => {
    const code = 'DS1-D1N-XW2QQAA';
    assert.equal(nameOf(code, 'S'), 'stock, 59 cards');
    assert.equal(nameOf(`${code} ${draws(58)}`, 'S'), 'stock, 1 card');
    assert.equal(nameOf(`${code} ${draws(59)}`, 'S'), 'stock, empty, turn over the waste');
    const vegas = `DS1-D1V-XW2QQAA ${draws(59)}`;
    assert.equal(nameOf(vegas, 'S'), 'stock, empty, no cards left to draw');
  });

  it('the waste is that of its top card alone, or that it is empty', () => {
    const record = 'DS1-D1N-ROYHIQA';
    assert.equal(nameOf(record, 'W'), 'waste, empty');
    assert.equal(nameOf(`${record} D`, 'W'), 'ace of hearts, waste');
    assert.equal(nameOf(`${record} D D`, 'W', 2), '');
  });

  it('a cell is that of its card, or that it is empty', () => {
    assert.equal(nameOf('SH1-C4-VNJBIAA T1-C3', 'C3'), 'jack of diamonds, cell 3');
    assert.equal(nameOf('SH1-C4-VNJBIAA T1-C3', 'C4'), 'cell 4, empty');
  });

  it('a foundation has its suit, which of two it is, and how far it is built up', () => {
    const double = 'DS1-D1N-C7RAYAA T2-F7';
    assert.equal(nameOf(double, 'F7'), 'foundation, clubs, first of two, up to ace');
    assert.equal(nameOf(double, 'F8'), 'foundation, clubs, second of two, empty');
    const seahaven = 'SH1-C4-VNJBIAA T3-F3';
    assert.equal(nameOf(seahaven, 'F3'), 'foundation, diamonds, up to ace');
    assert.equal(nameOf(seahaven, 'F1'), 'foundation, spades, empty');
  });

  it('a place under cards is empty', () => {
    const game = Game.fromRecord('SH1-C4-VNJBIAA T3-F3');
    for (const pile of ['T1', 'F3', 'C1'] as const) {
      assert.equal(itemLabel(game, pile, -1, english), '');
    }
  });
});

it('a pile’s name is its kind and number', () => {
  const game = Game.fromRecord('DS1-D1N-C7RAYAA');
  const names = (['S', 'W', 'T9', 'F3'] as const).map((pile) => pileName(game, pile, english));
  assert.deepEqual(names, ['stock', 'waste', 'column 9', 'foundation, hearts, first of two']);
});

describe('the reading order', () => {
  it('is stock, waste, cells, foundations, columns', () => {
    assert.equal(
      pilesInReadingOrder(Game.fromRecord('SQ1-AAAAAAB')).join(' '),
      'S W C1 C2 C3 F1 F2 F3 F4 F5 F6 F7 F8 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10',
    );
  });

  it('has no stock and waste in games without them', () => {
    assert.equal(
      pilesInReadingOrder(Game.fromRecord('SH1-C1-AAAAAAB')).join(' '),
      'C1 F1 F2 F3 F4 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10',
    );
  });

  it('keeps the stock when it is empty', () => {
    const game = Game.fromRecord(`DS1-D1V-XW2QQAA ${draws(59)}`);
    assert.deepEqual(pilesInReadingOrder(game).slice(0, 2), ['S', 'W']);
  });
});
