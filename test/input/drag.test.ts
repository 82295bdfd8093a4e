import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {HeadlessTable} from './headless-table.js';

/** The 10 of clubs of column 4 can go to columns 2, 5 and 6. */
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
/** The run of three on column 1 goes to column 7 alone. */
const run = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
const seahaven = 'SH1-C4-VNJBIAA';

/** Seahaven with 1 empty cell and 2 empty columns; in each an old column holds the run of interest. */
const nineSpades =
  'SH1-C4-I5NJMAA T6-T10 T6-C3 T9-C4 T9-T6 T8-T6 T3-F2 C1-T3 C2-T3 T7-C1 T8-T7 T8-T2 C3-T8 T9-T8 T8x3-T9 ' +
  'T8-C2 T2x2-T1 T5-T2 T5-T7 T5-C3 T5-T2 C4-T5 T4-T5 T4-C4 T4-T6 C2-T4 T5x3-T6 T4x2-T6';
const eightSpades =
  'SH1-C4-I5NJMAA T6-T10 T6-C3 T9-C4 T9-T6 T8-T6 T7-F4 T8-T7 T8-T2 C3-T8 T3-F2 C1-T3 T9-T8 T8x3-T9 T8-C1 ' +
  'C2-T3 T2x2-T1 T5-T2 T5-T7 T5-C2 T5-T2 C4-T5 T4-T5 T4-C3 T5x3-T4 T4x4-T6 T4-T6';
const eightOnAColumn =
  'SH1-C4-N6YIIYA T6-T1 C2-T10 T4-C2 T7-T4 T3-T7 T3-T10 T4x2-T9 T3-T4 T4x2-T3 T7x2-T5 T7-T9 T7-T2 T7-T6 ' +
  'T10x3-T2 T10-T9 C1-T2 T10-T2 T8-F2 T8-C1 T8-T1 T8-T2 T10-T8 T10-T1 T5x3-T1 T3x3-T7 T3-T8 T5-T8 T5-T7 ' +
  'T6x2-T4 T6-C3 T6-T5 T9x5-T5 T9-T3 T9-F1 T9-T6 C2-T9 C3-T9 T5x7-T3 T5-T6 T1x7-T5 F1-T9 T1-C2 T9x4-T1 ' +
  'T1x5-T6 T1-C3';

beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
afterEach(() => mock.timers.reset());

describe('a drag', () => {
  it('moves a card to the pile that it is dropped on', () => {
    const table = new HeadlessTable(run);
    table.drag('4 of diamonds, column 1', '5 of spades, column 7');
    table.assertPlayed('T1x3-T7');
    assert.deepEqual(table.selected, []);
  });

  it('takes the whole run along, as far as the pointer moves', () => {
    const table = new HeadlessTable(run);
    table.press([...at(table, '4 of diamonds, column 1')]);
    table.moveTo([...at(table, '4 of diamonds, column 1', 30, 40)]);
    assert.deepEqual(table.offsetOf('4 of diamonds, column 1'), [30, 40]);
    assert.deepEqual(table.offsetOf('2 of hearts, column 1'), [30, 40]);
    assert.equal(table.isDragged('5 of spades, column 7'), false);
  });

  it('keeps the cards under the pointer while the page scrolls', () => {
    const table = new HeadlessTable(run);
    table.press([...at(table, '4 of diamonds, column 1')]);
    table.moveTo([...at(table, '4 of diamonds, column 1', 30, 30)]);
    table.scroll(25);
    table.moveTo([...at(table, '4 of diamonds, column 1', 30, 40)]);
    assert.deepEqual(table.offsetOf('4 of diamonds, column 1'), [30, 65]);
  });

  it('ends on the pile that takes the card, even if the card overlaps another more', () => {
    const table = new HeadlessTable(three);
    const {width} = table.rectOf('jack of diamonds, column 2');
    table.drag('10 of clubs, column 4', 'jack of diamonds, column 2', [width * 0.8, 0]);
    table.assertPlayed('T4-T2');
  });

  it('ends on the pile that the lead card overlaps most, of those that take it', () => {
    const table = new HeadlessTable(three);
    const {width} = table.rectOf('jack of hearts, column 5');
    table.drag('10 of clubs, column 4', 'jack of hearts, column 5', [width * 0.4, 0]);
    table.assertPlayed('T4-T5');
    const other = new HeadlessTable(three);
    other.drag('10 of clubs, column 4', 'jack of hearts, column 5', [width * 0.8, 0]);
    other.assertPlayed('T4-T6');
  });

  it('back to its own pile changes nothing and is not refused', () => {
    const table = new HeadlessTable(three);
    table.drag('10 of clubs, column 4', '10 of clubs, column 4', [0, 30]);
    table.assertPlayed('');
    assert.deepEqual([table.refusals, table.selected], [[], []]);
  });

  it('that still touches its own pile is not refused by another', () => {
    const table = new HeadlessTable(seahaven);
    const {width} = table.rectOf('jack of diamonds, column 1');
    table.drag('jack of diamonds, column 1', 'jack of diamonds, column 1', [width * 0.7, 0]);
    table.assertPlayed('');
    assert.deepEqual(table.refusals, []);
  });

  it('to a pile that does not take the card is refused', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.drag('jack of diamonds, column 1', 'column 8');
    table.assertPlayed('');
    assert.equal(table.refusals.length, 1);
  });

  it('from a foundation takes a card back', () => {
    const table = new HeadlessTable('DS1-D1N-C7RAYAA T2-F7');
    table.drag('foundation, clubs, first of two', '2 of hearts, column 1');
    table.assertPlayed('F7-T1');
  });

  it('of a run that cannot be lifted does not lift it and is refused', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.drag('king of clubs, column 1', 'column 2');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['not-in-sequence']);
  });

  const moves: [name: string, record: string, card: string, to: string, played: string][] = [
    ['moves the waste’s card', 'DS1-D3N-AU62AAA D', 'waste', '9 of clubs, column 6', 'W-T6'],
    [
      'moves a cell’s card to its foundation',
      'SH1-C4-PH3OAAA',
      'cell 1',
      'foundation, hearts, empty',
      'C1-F2',
    ],
    [
      'moves any card to an empty cell',
      'SH1-C4-PH3OAAA C1-F2',
      'column 3',
      'cell 1, empty',
      'T3-C1',
    ],
    [
      'to the second foundation of its row takes it where the first does not',
      'DS1-D1N-NAPBAAA T9-F5',
      'ace of diamonds, column 6',
      'foundation, diamonds, second of two, empty',
      'T6-F6',
    ],
    [
      'to the second foundation of its row ends on the first where both take it',
      'DS1-D1N-UIZVIAA T8-F1 T9-F7 T6-F3 T6-F4',
      '2 of hearts, column 1',
      'foundation, hearts, second of two',
      'T1-F3',
    ],
    [
      'to another suit’s foundation finds its own',
      'DS1-D1N-OU5TIAA',
      'ace of diamonds, column 2',
      'foundation, clubs, second of two, empty',
      'T2-F5',
    ],
  ];
  for (const [name, record, card, to, played] of moves) {
    it(name, () => {
      const table = new HeadlessTable(record);
      table.drag(card, to);
      table.assertPlayed(played);
    });
  }

  const refused: [name: string, record: string, card: string, to: string, reason: string][] = [
    [
      'of another card than a king to an empty column is refused',
      'DS1-D1N-5SKJYAA T5-T6 T1-T5',
      'ace of spades, column 8',
      'column 1, empty, kings only',
      'king-only',
    ],
    [
      'to a card that is not one higher is refused',
      'DS1-D1N-5SKJYAA T5-T6 T1-T5',
      '6 of clubs, column 3',
      'queen of spades, column 9',
      'wrong-rank',
    ],
    [
      'of a run in Squadron is refused',
      'SQ1-3NJUIAA T2-T9 T4-T8 T4-F3 C2-T5 T4-C2 T4-T7',
      '7 of clubs, column 8',
      'column 4, empty, any card',
      'one-card-only',
    ],
    [
      'to the foundations is refused if none takes the card',
      'DS1-D1N-OU5TIAA',
      '2 of hearts, column 4',
      'foundation, hearts, first of two, empty',
      'needs-ace',
    ],
  ];
  for (const [name, record, card, to, reason] of refused) {
    it(name, () => {
      const table = new HeadlessTable(record);
      table.drag(card, to);
      table.assertPlayed('');
      assert.deepEqual([table.refusals, table.selected], [[reason], []]);
    });
  }

  it('of a face-down card does not lift it and is refused', () => {
    const table = new HeadlessTable('DS1-D1N-XW2QQAA');
    table.press(table.faceDownPoint('T9', 2));
    table.moveTo(table.emptyFelt);
    table.release(table.emptyFelt);
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['face-down']);
  });

  it('of the stock does nothing', () => {
    const table = new HeadlessTable('DS1-D1N-EJZJSG6');
    table.drag('stock', 'column 1');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, []);
  });

  it('that the system cancels puts the card back', () => {
    const table = new HeadlessTable(run);
    table.press('4 of diamonds, column 1');
    const end = table.dragTo('4 of diamonds, column 1', '5 of spades, column 7');
    assert.equal(table.isDragged('4 of diamonds, column 1'), true);
    table.losePointer();
    assert.equal(table.isDragged('4 of diamonds, column 1'), false);
    table.release(end);
    table.assertPlayed('');
    assert.deepEqual(table.selected, []);
  });

  it('that Escape cancels puts the card back', () => {
    const table = new HeadlessTable(run);
    table.focusOn('4 of diamonds, column 1');
    table.press('4 of diamonds, column 1');
    const end = table.dragTo('4 of diamonds, column 1', '5 of spades, column 7');
    table.keys('Escape');
    assert.equal(table.isDragged('4 of diamonds, column 1'), false);
    table.release(end);
    table.assertPlayed('');
  });

  it('that a second finger interrupts puts the card back', () => {
    const table = new HeadlessTable(run);
    table.press('4 of diamonds, column 1', 'touch');
    const end = table.dragTo('4 of diamonds, column 1', '5 of spades, column 7');
    table.press('2 of hearts, column 1', 'touch', {pointerId: 2, isPrimary: false});
    assert.equal(table.isDragged('4 of diamonds, column 1'), false);
    table.release(end, 'touch');
    table.assertPlayed('');
  });

  it('ends when the page plays on the game meanwhile', () => {
    const table = new HeadlessTable(run);
    table.press('4 of diamonds, column 1');
    table.dragTo('4 of diamonds, column 1', '5 of spades, column 7');
    table.store.game.play('D');
    assert.equal(table.isDragged('4 of diamonds, column 1'), false);
    table.assertPlayed('D');
  });
});

describe('a run with 1 empty cell and 2 empty columns', () => {
  it('of 8 cards can be dropped on a column', () => {
    const table = new HeadlessTable(eightOnAColumn);
    const lead = table.names.filter((name) => name.includes(', column 6, card ')).at(-8)!;
    table.drag(lead, table.topOf('T1'));
    table.assertPlayed('T6x8-T1');
  });

  it('of 9 cards does not lift: 8 are allowed', () => {
    const table = new HeadlessTable(nineSpades);
    table.drag('king of spades, column 6', 'column 5, empty');
    table.assertPlayed('');
    assert.deepEqual(table.refusedCounts, [8]);
  });

  it('of 8 cards lifts, but cannot be dropped on an empty column: 4 are allowed', () => {
    const table = new HeadlessTable(eightSpades);
    table.drag('king of spades, column 6', 'column 5, empty');
    table.assertPlayed('');
    assert.deepEqual(table.refusedCounts, [4]);
  });

  it('of 4 cards can be dropped on an empty column', () => {
    const table = new HeadlessTable(eightSpades);
    table.drag('king of clubs, column 9', 'column 5, empty');
    table.assertPlayed('T9x4-T5');
  });
});

describe('a canceled drag', () => {
  it('does not keep the next one from moving', () => {
    const table = new HeadlessTable(run);
    table.focusOn('4 of diamonds, column 1');
    table.press('4 of diamonds, column 1');
    const end = table.dragTo('4 of diamonds, column 1', '5 of spades, column 7');
    table.keys('Escape');
    table.release(end);
    table.drag('4 of diamonds, column 1', '5 of spades, column 7');
    table.assertPlayed('T1x3-T7');
  });
});

describe('a second finger', () => {
  it('plays nothing while the first rests on the felt', () => {
    const table = new HeadlessTable(seahaven);
    table.press(table.emptyFelt, 'touch');
    table.press('jack of diamonds, column 1', 'touch', {pointerId: 2, isPrimary: false});
    assert.deepEqual(table.selected, []);
  });

  it('ends a long press', () => {
    const table = new HeadlessTable(run);
    table.press('4 of diamonds, column 1', 'touch');
    mock.timers.tick(500);
    table.press(table.emptyFelt, 'touch', {pointerId: 2, isPrimary: false});
    assert.equal(table.peeked, null);
  });
});

describe('a press that moves a little', () => {
  for (const [pointer, slop] of [
    ['mouse', 5],
    ['pen', 8],
    ['touch', 10],
  ] as const) {
    it(`by up to ${slop} px is a tap, by more a drag (${pointer})`, () => {
      const table = new HeadlessTable(seahaven);
      const top = 'jack of diamonds, column 1';
      table.press(at(table, top), pointer);
      table.moveTo(at(table, top, slop, 0), pointer);
      table.release(at(table, top, slop, 0), pointer);
      assert.deepEqual(table.selected, ['jack of diamonds, column 1, card 5 of 5']);
      table.tap(table.emptyFelt, pointer);
      table.press(at(table, top), pointer);
      table.moveTo(at(table, top, slop + 1, 0), pointer);
      assert.equal(table.isDragged(top), true);
    });
  }
});

describe('a long press', () => {
  it('shows a covered card until the finger leaves, and does not select it', () => {
    const table = new HeadlessTable(run);
    table.press('4 of diamonds, column 1', 'touch');
    mock.timers.tick(500);
    assert.equal(table.peeked, '4 of diamonds, column 1, card 1 of 3');
    table.release('4 of diamonds, column 1', 'touch');
    assert.equal(table.peeked, null);
    assert.deepEqual(table.selected, []);
  });

  it('shows nothing of a face-down card, nor of a top card, which is a tap', () => {
    const table = new HeadlessTable('DS1-D1N-XW2QQAA');
    table.press(table.faceDownPoint('T9', 1), 'touch');
    mock.timers.tick(500);
    assert.equal(table.peeked, null);
    table.losePointer('touch');
    table.press('6 of diamonds, column 9', 'touch');
    mock.timers.tick(500);
    assert.equal(table.peeked, null);
    table.release('6 of diamonds, column 9', 'touch');
    assert.deepEqual(table.selected, [
      '6 of diamonds, column 9, card 9 of 9, on 8 face-down cards',
    ]);
  });

  it('that becomes a drag of a run that cannot be lifted is not refused', () => {
    const table = new HeadlessTable('SH1-C4-VNJBIAA');
    table.press('king of clubs, column 1', 'touch');
    mock.timers.tick(500);
    table.moveTo(table.emptyFelt, 'touch');
    assert.deepEqual([table.refusals, table.selected], [[], []]);
  });
});

/** A point on a card, and so far from it. */
function at(table: HeadlessTable, name: string, dx = 0, dy = 0): [number, number] {
  const {x, y} = table.rectOf(name);
  return [x + 6 + dx, y + 6 + dy];
}
