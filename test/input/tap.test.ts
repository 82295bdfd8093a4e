import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {allWins} from '../engine/support.js';
import {HeadlessTable} from './headless-table.js';

const draws = (count: number): string => Array<string>(count).fill('D').join(' ');
/** The 10 of clubs of column 4 may go to columns 2, 5 and 6. */
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
/** The run of three on column 1 goes to column 7 alone. */
const run = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';

beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
afterEach(() => mock.timers.reset());

describe('a tap', () => {
  it('on the stock draws a card', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    table.tap('stock');
    table.assertPlayed('D');
  });

  it('on the stock draws three cards if three are drawn', () => {
    const table = new HeadlessTable('DS1-D3N-AU62AAA');
    table.tap('stock');
    assert.equal(table.store.game.state.waste.length, 3);
    table.assertPlayed('D');
  });

  it('on an empty stock turns the waste back', () => {
    const table = new HeadlessTable(`DS1-D1N-EJZJSG6 ${draws(59)}`);
    table.tap('stock, empty');
    table.assertPlayed('R');
  });

  it('on an empty stock does not turn the waste back in Vegas', () => {
    const table = new HeadlessTable(`DS1-D1V-EJZJSG6 ${draws(59)}`);
    table.tap('stock');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['no-recycle']);
  });

  it('on an empty stock is refused if the waste is empty, too', () => {
    const won = allWins().find(({record}) => record.startsWith('KL1-D1N-AAAAAE6'))!;
    const table = new HeadlessTable(won.record.split(' ').slice(0, -3).join(' '));
    table.tap('stock, empty, no cards left to draw');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['waste-empty']);
  });

  it('at once after another on the stock draws again', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    for (let i = 0; i < 12; i++) table.quickTap('stock');
    table.assertPlayed(draws(12));
  });

  it('on the top card of a column, the waste or a cell sends it to its foundation', () => {
    const column = new HeadlessTable('DS1-D1N-OU5TIAA');
    column.tap('ace of diamonds, column 2');
    column.assertPlayed('T2-F5');
    const waste = new HeadlessTable('DS1-D1N-ROYHIQA D');
    waste.tap('waste');
    waste.assertPlayed('W-F3');
    const cell = new HeadlessTable('SH1-C4-PH3OAAA');
    cell.tap('cell 1');
    cell.assertPlayed('C1-F2');
  });

  it('on a card that no foundation takes selects it and marks where it can go', () => {
    const table = new HeadlessTable(three);
    table.tap('10 of clubs, column 4');
    table.assertPlayed('');
    assert.deepEqual(table.selected, ['10 of clubs, column 4, card 3 of 3, on 2 face-down cards']);
    assert.deepEqual(table.targets, [
      'jack of diamonds, column 2, card 2 of 2, on 1 face-down card, can go here',
      'jack of hearts, column 5, card 5 of 5, on 4 face-down cards, can go here',
      'jack of hearts, column 6, card 5 of 5, on 4 face-down cards, can go here',
    ]);
  });

  it('on a card inside a column selects its run', () => {
    const table = new HeadlessTable(run);
    table.tap('4 of diamonds, column 1');
    assert.equal(table.selected.length, 3);
    assert.deepEqual(table.targets, [
      '5 of spades, column 7, card 6 of 6, on 5 face-down cards, can go here',
    ]);
  });

  it('on a target moves the selected cards there', () => {
    const table = new HeadlessTable(run);
    table.tap('4 of diamonds, column 1');
    table.tap('5 of spades, column 7');
    table.assertPlayed('T1x3-T7');
    assert.deepEqual([table.selected, table.targets], [[], []]);
  });

  it('on an empty cell moves the selected card there', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.tap('jack of diamonds, column 1');
    table.tap('cell 4, empty');
    table.assertPlayed('T1-C4');
  });

  it('on any foundation moves the selected card to the one that takes it', () => {
    const table = new HeadlessTable('DS1-D1N-OU5TIAA');
    table.focusOn('ace of diamonds, column 2');
    table.keys('Enter');
    table.tap('foundation, clubs, second of two, empty');
    table.assertPlayed('T2-F5');
  });

  it('on the empty felt deselects', () => {
    const table = new HeadlessTable(three);
    table.tap('10 of clubs, column 4');
    table.tap(table.emptyFelt);
    assert.deepEqual(table.selected, []);
    table.assertPlayed('');
  });

  it('on the selected card deselects it', () => {
    const table = new HeadlessTable(three);
    table.tap('10 of clubs, column 4');
    table.tap('10 of clubs, column 4');
    assert.deepEqual(table.selected, []);
  });

  it('on another card selects that one instead', () => {
    const table = new HeadlessTable(three);
    table.tap('10 of clubs, column 4');
    table.tap('4 of spades, column 8');
    assert.deepEqual(table.selected, ['4 of spades, column 8, card 8 of 8, on 7 face-down cards']);
  });

  it('on another card of the selected run selects from there on', () => {
    const table = new HeadlessTable(run);
    table.tap('4 of diamonds, column 1');
    table.tap('3 of clubs, column 1');
    assert.deepEqual(table.selected, [
      '3 of clubs, column 1, card 2 of 3',
      '2 of hearts, column 1, card 3 of 3',
    ]);
  });

  it('on a covered card of the waste selects the top card', () => {
    const table = new HeadlessTable('DS1-D3N-AU62AAA D');
    const {x, y} = table.rectOf('waste');
    table.tap([x - 4, y + 6]);
    assert.deepEqual(table.selected, [table.topOf('W')]);
  });

  it('of a second finger alone does nothing', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    const second = {pointerId: 2, isPrimary: false};
    table.press('stock', 'touch', second);
    table.release('stock', 'touch', second);
    table.assertPlayed('');
  });

  it('on an empty column that does not take the selected card is refused', () => {
    const table = new HeadlessTable('DS1-D1N-5SKJYAA T5-T6 T1-T5');
    table.tap('6 of clubs, column 3');
    table.tap('column 1, empty, kings only');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['king-only']);
  });

  it('on a face-down card selects nothing and is refused', () => {
    const table = new HeadlessTable('DS1-D1N-XW2QQAA');
    table.tap(table.faceDownPoint('T9', 1));
    assert.deepEqual([table.selected, table.refusals], [[], ['face-down']]);
  });

  it('on a run that cannot be lifted selects nothing and is refused', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.tap('king of clubs, column 1');
    assert.deepEqual([table.selected, table.refusals], [[], ['not-in-sequence']]);
  });

  it('on a foundation selects its card, which a column takes back', () => {
    const table = new HeadlessTable('DS1-D1N-C7RAYAA T2-F7');
    table.tap('foundation, clubs, first of two');
    assert.deepEqual(table.targets, ['2 of hearts, column 1, card 1 of 1, can go here']);
    table.tap('2 of hearts, column 1');
    table.assertPlayed('F7-T1');
  });

  it('on an empty place with nothing selected does nothing', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.tap('cell 4, empty');
    table.assertPlayed('');
    assert.deepEqual([table.selected, table.refusals], [[], []]);
  });

  it('that the page vetoes moves nothing and selects the card instead', () => {
    const table = new HeadlessTable('DS1-D1N-OU5TIAA');
    table.permits = false;
    table.tap('ace of diamonds, column 2');
    table.assertPlayed('');
    assert.deepEqual(table.selected, [
      'ace of diamonds, column 2, card 2 of 2, on 1 face-down card',
    ]);
  });

  it('does nothing on a disabled table', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6', {disabled: true});
    table.tap('stock');
    table.assertPlayed('');
  });

  it('with another button than the main one does nothing', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    table.press('stock', 'mouse', {button: 2});
    table.release('stock');
    table.assertPlayed('');
  });

  it('plays as the player, not as a script', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    table.tap('stock');
    assert.deepEqual(
      table.changes.map(({type, source}) => [type, source]),
      [['move', 'player']],
    );
  });
});

describe('a double tap', () => {
  const cases: [name: string, record: string, card: string, played: string][] = [
    [
      'sends a card to the longest column that takes it',
      'DS1-D1N-5SKJYAA T5-T6 T1-T5',
      '6 of clubs, column 3',
      'T3-T4',
    ],
    [
      'sends a card to the leftmost of equally long columns',
      three,
      '10 of clubs, column 4',
      'T4-T5',
    ],
    [
      'sends a king to an empty column',
      'DS1-D1N-HSKKIOA T1-F7 D T3-T7',
      'king of spades, column 3',
      'T3-T1',
    ],
    [
      'sends a king to an empty column with its run',
      'DS1-D1N-KUXFYAA T2-T3 T1-T3 T3x3-T7 T2-T6 T5-T3',
      'king of spades, column 3',
      'T3x2-T1',
    ],
    [
      'sends any card to an empty column in Squadron',
      'SQ1-3NJUIAA T2-T9 T4-T8 T4-F3 C2-T5 T4-C2 T4-T7',
      '8 of clubs, column 1',
      'T1-T4',
    ],
    [
      'sends a card that no column takes to an empty cell',
      'SH1-C4-VNJBIAA',
      'jack of diamonds, column 1',
      'T1-C3',
    ],
    ['inside a column takes the run along', run, '4 of diamonds, column 1', 'T1x3-T7'],
    [
      'does nothing to the card below one that the first tap sent away',
      'SH1-C4-VNJBIAA',
      'ace of diamonds, column 3',
      'T3-F3',
    ],
    [
      'does not take a card back from a foundation',
      'DS1-D1N-C7RAYAA T2-F7',
      'foundation, clubs, first of two',
      '',
    ],
  ];
  for (const [name, record, card, played] of cases) {
    it(name, () => {
      const table = new HeadlessTable(record);
      table.doubleTap(card);
      table.assertPlayed(played);
    });
  }

  it('is refused if no pile takes the card', () => {
    const table = new HeadlessTable('DS1-D1N-5SKJYAA T5-T6 T1-T5');
    table.doubleTap('queen of spades, column 9');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['no-target']);
  });

  it('is refused on a run that cannot be lifted', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.doubleTap('king of clubs, column 1');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['not-in-sequence', 'not-in-sequence']);
  });

  it('does not count if the second tap is slow', () => {
    const table = new HeadlessTable('DS1-D1N-5SKJYAA T5-T6 T1-T5');
    table.tap('6 of clubs, column 3');
    table.wait(400);
    table.quickTap('6 of clubs, column 3');
    table.assertPlayed('');
    assert.deepEqual(table.selected, []);
  });

  it('is two taps if double click is off', () => {
    const table = new HeadlessTable('DS1-D1N-5SKJYAA T5-T6 T1-T5', {doubleClick: false});
    table.doubleTap('6 of clubs, column 3');
    table.assertPlayed('');
    assert.deepEqual(table.selected, []);
  });
});

describe('the top card of a column', () => {
  const record =
    'DS1-D1N-M63WRB5 T9-T4 D T8-T1 D D W-T9 T5-T9 D D D W-T1 T3-T1 T3-T1 T9x3-T1 D D D D D W-T7 W-T7 ' +
    'D D D D D W-T1';
  const top = '5 of clubs, column 1, card 9 of 9';

  it('that is too long for fingers takes one more card along with each tap, then none', () => {
    const table = new HeadlessTable(record, {width: 360, height: 150});
    const tapTop = () => table.tap(table.topOf('T1'));
    for (let count = 1; count <= 9; count++) {
      tapTop();
      assert.equal(table.selected.length, count);
    }
    tapTop();
    assert.deepEqual(table.selected, []);
    table.assertPlayed('');
  });

  it('where each card can be hit is deselected by a second tap', () => {
    const table = new HeadlessTable(record, {width: 800, height: 1000});
    table.tap(table.topOf('T1'));
    assert.deepEqual(table.selected, [top]);
    table.tap(table.topOf('T1'));
    assert.deepEqual(table.selected, []);
  });
});
