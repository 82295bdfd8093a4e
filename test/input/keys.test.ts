import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {HeadlessTable, type KeyFields, type Seat} from './headless-table.js';

const code = 'DS1-D1N-XW2QQAA';
/** The 10 of clubs of column 4 can go to columns 2, 5 and 6. */
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
const tenOfClubs = '10 of clubs, column 4, card 3 of 3, on 2 face-down cards';
/** The run of three on column 1 goes to column 7 alone. */
const run = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
const seahaven = 'SH1-C4-VNJBIAA';
const draws = (count: number): string => Array<string>(count).fill('D').join(' ');

/** A table with the focus on a card or place. */
function focusedOn(record: string, name: string, seat?: Seat): HeadlessTable {
  const table = new HeadlessTable(record, seat);
  table.focusOn(name);
  return table;
}

/** Presses an arrow until a target has the focus. */
function cycleTo(table: HeadlessTable, name: string): void {
  for (let steps = 0; !`${table.focused},`.startsWith(`${name},`); steps++) {
    assert.ok(steps < 20, `${name} is no target`);
    table.keys('ArrowRight');
  }
}

describe('the focus', () => {
  it('starts on the first item', () => {
    const table = new HeadlessTable(code);
    table.focus();
    assert.equal(table.focused, 'stock, 59 cards');
  });

  it('goes to the first and last item by Home and End', () => {
    const table = focusedOn(code, 'column 5');
    table.keys('End');
    assert.equal(table.focused, table.names.at(-1));
    table.keys('Home');
    assert.equal(table.focused, 'stock, 59 cards');
  });

  for (const seat of [{}, {rtl: true}, {leftHanded: true}, {rtl: true, leftHanded: true}]) {
    it(`reaches every item by arrows with ${JSON.stringify(seat)}`, () => {
      reachesAll(focusedOn(seahaven, 'column 5', seat));
      reachesAll(focusedOn(code, 'column 5', seat));
    });
  }

  function reachesAll(table: HeadlessTable): void {
    const reached = new Set<string>();
    const stack = [table.focused];
    for (let name = stack.pop(); name !== undefined; name = stack.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        table.focusOn(name);
        assert.equal(table.key(arrow), true);
        stack.push(table.focused);
      }
    }
    assert.deepEqual([...reached].sort(), [...table.names].sort());
    table.assertPlayed('');
  }

  for (const seat of [{rtl: true}, {leftHanded: true}, {rtl: true, leftHanded: true}]) {
    it(`moves as the arrows point with ${JSON.stringify(seat)}`, () => {
      const table = focusedOn(code, 'column 5', seat);
      const start = table.rectOf(table.focused).x;
      table.keys('ArrowLeft');
      assert.ok(table.rectOf(table.focused).x < start);
      table.keys('ArrowRight', 'ArrowRight');
      assert.ok(table.rectOf(table.focused).x > start);
    });
  }

  it('goes with the card that is put down', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter');
    cycleTo(table, 'jack of hearts, column 6');
    table.keys('Enter');
    assert.equal(table.focused, '10 of clubs, column 6, card 6 of 6');
  });

  it('goes with the card through undo and redo', () => {
    const table = focusedOn(`${three} T4-T6`, 'stock');
    table.keys('u');
    assert.equal(table.focused, tenOfClubs);
    table.keys('y');
    assert.equal(table.focused, '10 of clubs, column 6, card 6 of 6');
  });

  it('goes with a card that the page moves', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.store.game.play('T4-T6');
    table.keys('Shift');
    assert.equal(table.focused, '10 of clubs, column 6, card 6 of 6');
  });

  it('goes to the top of the pile if its card is gone', () => {
    const table = focusedOn(`${code} ${draws(59)}`, 'waste');
    table.store.game.play('R');
    table.keys('Shift');
    assert.equal(table.focused, 'waste, empty');
  });
});

it('a key acts on the card that has the focus, even if its window is in the background', () => {
  const table = focusedOn(three, 'stock');
  table.key('Enter', {}, '10 of clubs, column 4');
  assert.deepEqual(table.selected, [tenOfClubs]);
});

describe('Enter and Space', () => {
  for (const key of ['Enter', ' ']) {
    const name = key === ' ' ? 'Space' : key;
    it(`draw and recycle on the stock (${name})`, () => {
      const table = focusedOn(`${code} ${draws(58)}`, 'stock');
      table.keys(key, key, key);
      table.assertPlayed('D R D');
      assert.equal(table.focused, 'stock, 58 cards');
    });

    it(`pick up and put down (${name})`, () => {
      const table = focusedOn(three, '10 of clubs, column 4');
      table.keys(key);
      assert.deepEqual(table.selected, [tenOfClubs]);
      assert.equal(table.targets.length, 3);
      cycleTo(table, 'jack of hearts, column 6');
      table.keys(key);
      table.assertPlayed('T4-T6');
      assert.deepEqual(table.selected, []);
    });
  }

  it('move a run', () => {
    const table = focusedOn(run, '4 of diamonds, column 1');
    table.keys('Enter');
    assert.equal(table.selected.length, 3);
    cycleTo(table, '5 of spades, column 7');
    table.keys('Enter');
    table.assertPlayed('T1x3-T7');
    assert.equal(table.focused, '4 of diamonds, column 7, card 7 of 9');
  });

  it('take a card to a foundation, a cell and an empty column', () => {
    const table = focusedOn(seahaven, 'ace of diamonds, column 3');
    table.keys('Enter');
    cycleTo(table, 'foundation, diamonds, empty');
    table.keys('Enter');
    table.focusOn('jack of diamonds, column 1');
    table.keys('Enter');
    cycleTo(table, 'cell 3, empty');
    table.keys('Enter');
    table.assertPlayed('T3-F3 T1-C3');
    const king = focusedOn('DS1-D1N-HSKKIOA T1-F7 D T3-T7', 'king of spades, column 3');
    king.keys('Enter');
    cycleTo(king, 'column 1, empty');
    king.keys('Enter');
    king.assertPlayed('T3-T1');
  });

  it('take a card back from a foundation', () => {
    const table = focusedOn('DS1-D1N-C7RAYAA T2-F7', 'foundation, clubs, first of two');
    table.keys('Enter');
    cycleTo(table, '2 of hearts, column 1');
    table.keys('Enter');
    table.assertPlayed('F7-T1');
  });

  it('on the selected card put it back', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter', 'Enter');
    assert.deepEqual(table.selected, []);
    table.assertPlayed('');
  });

  it('on another card that is no target select that one instead', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter', 'End', 'Enter');
    assert.deepEqual(table.selected, ['5 of clubs, column 9, card 10 of 10']);
    table.assertPlayed('');
  });

  it('on a run that cannot be lifted select nothing and are refused', () => {
    const table = focusedOn(seahaven, 'king of clubs, column 1');
    table.keys('Enter');
    assert.deepEqual([table.selected, table.refusals], [[], ['not-in-sequence']]);
    assert.equal(table.focused, 'king of clubs, column 1, card 3 of 5');
  });
});

describe('arrows with cards picked up', () => {
  it('cycle through the targets and the cards’ own place, both ways', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter');
    const stops: string[] = [];
    for (let i = 0; i < 8; i++) {
      table.keys('ArrowRight');
      stops.push(table.focused.split(', ')[1]!);
    }
    const round = ['column 5', 'column 6', 'column 2', 'column 4'];
    assert.deepEqual(stops, [...round, ...round]);
    table.keys('ArrowLeft');
    assert.match(table.focused, /^jack of diamonds, column 2/);
  });

  it('cycle the way they point from right to left, too', () => {
    const table = focusedOn(three, '10 of clubs, column 4', {rtl: true});
    table.keys('Enter', 'ArrowLeft');
    assert.match(table.focused, /column 5/);
    table.keys('ArrowRight', 'ArrowRight');
    assert.match(table.focused, /column 2/);
  });

  it('move to any item if no pile takes the cards', () => {
    const table = focusedOn(run, '3 of clubs, column 1');
    table.keys('Enter');
    assert.deepEqual([table.selected.length, table.targets], [2, []]);
    table.keys('ArrowRight');
    assert.match(table.focused, /column 2/);
  });
});

describe('Escape', () => {
  it('puts the cards back, with the focus on them', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter');
    assert.equal(table.key('Escape'), true);
    assert.deepEqual([table.selected, table.targets], [[], []]);
    assert.equal(table.focused, tenOfClubs);
    table.assertPlayed('');
  });

  it('brings the focus back from a target', () => {
    const table = focusedOn(three, '10 of clubs, column 4');
    table.keys('Enter', 'ArrowRight', 'Escape');
    assert.deepEqual(table.selected, []);
    assert.equal(table.focused, tenOfClubs);
  });

  it('is left to the page if nothing is picked up', () => {
    const table = focusedOn(three, 'stock');
    assert.equal(table.key('Escape'), false);
  });

  it('closes the panel of a won game', () => {
    const table = focusedOn(three, 'stock');
    table.store.update({celebrating: true});
    assert.equal(table.key('Escape'), true);
    assert.equal(table.store.ui.celebrating, false);
  });
});

describe('D', () => {
  it('draws and recycles from anywhere, and leaves the focus where it is', () => {
    const table = focusedOn(`${code} ${draws(58)}`, '10 of hearts, column 1');
    table.keys('d', 'd', 'd');
    table.assertPlayed('D R D');
    assert.equal(table.focused, '10 of hearts, column 1, card 1 of 1');
  });

  it('is refused in a game without a stock', () => {
    const table = focusedOn(seahaven, 'column 1');
    table.keys('d');
    assert.deepEqual(table.refusals, ['no-stock']);
  });

  it('draws once if it is held down', () => {
    const table = focusedOn(code, 'column 1');
    table.key('d');
    assert.equal(table.key('d', {repeat: true}), true);
    assert.equal(table.key('d', {repeat: true}), true);
    table.assertPlayed('D');
  });
});

describe('G', () => {
  it('sends the card to its foundation, and the focus stays on the pile', () => {
    const table = focusedOn(seahaven, 'ace of diamonds, column 3');
    table.keys('g');
    table.assertPlayed('T3-F3');
    assert.equal(table.focused, table.topOf('T3'));
  });

  const refused: [record: string, item: string, reason: string][] = [
    [seahaven, 'jack of diamonds, column 1', 'no-foundation'],
    [seahaven, 'king of clubs, column 1', 'not-top'],
    [seahaven, 'cell 4, empty', 'no-cards'],
    [code, 'stock', 'from-stock'],
    ['DS1-D1N-C7RAYAA T2-F7', 'foundation, clubs, first of two', 'foundation-to-foundation'],
  ];
  for (const [record, item, reason] of refused) {
    it(`on “${item}” is refused: ${reason}`, () => {
      const table = focusedOn(record, item);
      table.keys('g');
      table.assertPlayed('');
      assert.deepEqual(table.refusals, [reason]);
    });
  }

  it('that the page vetoes is not refused on top of it', () => {
    const table = focusedOn(seahaven, 'ace of diamonds, column 3');
    table.permits = false;
    table.keys('g');
    table.assertPlayed('');
    assert.deepEqual(table.refusals, ['cancelled']);
  });
});

describe('+ and −', () => {
  it('select one card more or less, as far as the run lifts', () => {
    const table = focusedOn(run, 'column 1');
    table.keys('+');
    assert.deepEqual(table.selected, [
      '3 of clubs, column 1, card 2 of 3',
      '2 of hearts, column 1, card 3 of 3',
    ]);
    assert.equal(table.focused, '3 of clubs, column 1, card 2 of 3');
    table.keys('=');
    assert.equal(table.selected.length, 3);
    table.keys('+');
    assert.equal(table.selected.length, 3);
    table.keys('-', '-', '-');
    assert.deepEqual(table.selected, ['2 of hearts, column 1, card 3 of 3']);
    assert.equal(table.focused, '2 of hearts, column 1, card 3 of 3');
    assert.deepEqual(table.changes, []);
  });

  it('select cards that Enter then puts down', () => {
    const table = focusedOn(run, 'column 1');
    table.keys('+', '+');
    cycleTo(table, '5 of spades, column 7');
    table.keys('Enter');
    table.assertPlayed('T1x3-T7');
  });

  it('are refused if no more cards lift, and keep the selection', () => {
    const table = focusedOn(seahaven, 'jack of diamonds, column 1');
    table.keys('Enter', '+');
    assert.deepEqual(table.refusals, ['not-in-sequence']);
    assert.deepEqual(table.selected, ['jack of diamonds, column 1, card 5 of 5']);
    const faceDown = focusedOn(code, 'column 5');
    faceDown.keys('+');
    assert.deepEqual([faceDown.refusals, faceDown.selected], [['face-down'], []]);
  });

  it('are left to the page on an empty place', () => {
    const table = focusedOn(seahaven, 'cell 4, empty');
    assert.equal(table.key('+'), false);
  });
});

describe('U and Y', () => {
  it('undo and redo', () => {
    const table = focusedOn(three, 'stock');
    table.keys('u', 'u', 'y');
    table.assertPlayed('U U Y');
  });

  it('repeat while they are held down', () => {
    const table = focusedOn(three, 'stock');
    table.key('u');
    table.key('u', {repeat: true});
    table.key('y', {repeat: true});
    table.assertPlayed('U U Y');
  });

  it('are refused if there is nothing to undo', () => {
    const table = focusedOn(code, 'stock');
    table.keys('u', 'y');
    assert.deepEqual(table.refusals, ['nothing-to-undo', 'nothing-to-redo']);
  });

  it('work without Latin letters on the keyboard', () => {
    const table = focusedOn(three, 'stock');
    table.key('г', {code: 'KeyU'});
    table.assertPlayed('U');
  });

  const shortcuts: [name: string, key: string, fields: KeyFields, played: string][] = [
    ['Ctrl+Z', 'z', {ctrlKey: true}, 'U'],
    ['Ctrl+Y', 'y', {ctrlKey: true}, 'U Y'],
    ['Ctrl+Shift+Z', 'Z', {ctrlKey: true, shiftKey: true}, 'U Y'],
    ['Cmd+Z', 'z', {metaKey: true}, 'U'],
    ['Cmd+Shift+Z', 'Z', {metaKey: true, shiftKey: true}, 'U Y'],
  ];
  for (const [name, key, fields, played] of shortcuts) {
    it(`are ${name}, too`, () => {
      const table = focusedOn(three, 'stock');
      if (played.includes('Y')) table.keys('u');
      table.key(key, fields);
      table.assertPlayed(played);
    });
  }
});

describe('other keys', () => {
  it('H, R and ? show a hint, read the table and list the keys', () => {
    const table = focusedOn(code, 'stock');
    table.keys('h', 'r', '?');
    assert.deepEqual(table.requests, ['hint', 'read']);
    assert.deepEqual(table.store.ui.dialog, {name: 'keys'});
  });

  it('letters and digits go to piles', () => {
    const table = focusedOn('SQ1-AAAAAAB', 'stock');
    const goTo = (...keys: string[]): string => {
      table.wait(1000);
      table.keys(...keys);
      return table.focused;
    };
    assert.equal(goTo('t', '4'), table.topOf('T4'));
    assert.equal(goTo('t', '1', '0'), table.topOf('T10'));
    assert.equal(goTo('c', '2'), table.topOf('C2'));
    assert.equal(goTo('f', '3'), table.topOf('F3'));
    assert.equal(goTo('w'), table.topOf('W'));
    assert.equal(goTo('s'), 'stock, 61 cards');
    assert.equal(goTo('7'), table.topOf('T7'));
    assert.equal(goTo('1', '0'), table.topOf('T10'));
    assert.equal(goTo('c', '9'), table.topOf('C1'));
    table.assertPlayed('');
  });

  it('of a pile that does not exist leave the focus', () => {
    const table = focusedOn('FC1-C4-AAAAAAB', 'column 3');
    const {focused} = table;
    assert.deepEqual(
      ['s', 'w', '9', '0'].map((key) => table.key(key)),
      [false, false, false, false],
    );
    assert.equal(table.focused, focused);
  });

  it('that the table does not use are left to the browser', () => {
    const table = focusedOn(code, 'stock');
    for (const key of ['a', 'PageDown', 'Escape', 'F1', 'Tab', 'Shift']) table.key(key);
    table.key('ArrowUp', {altKey: true});
    table.key('d', {isComposing: true});
    table.key('d', {ctrlKey: true});
    table.key('D', {shiftKey: true});
    assert.deepEqual(table.usedKeys, []);
    table.assertPlayed('');
  });

  it('that the page has used already do nothing', () => {
    const table = focusedOn(three, 'stock');
    table.key('u', {defaultPrevented: true});
    table.assertPlayed('');
  });

  it('do nothing on a disabled table', () => {
    const table = focusedOn(three, 'stock', {disabled: true});
    table.keys('Enter', 'u', 'd', 't', 'h', 'ArrowRight');
    table.assertPlayed('');
    assert.deepEqual([table.usedKeys, table.requests], [[], []]);
  });

  it('do nothing with keyboard="off"', () => {
    const table = focusedOn(three, 'stock', {keyboard: 'off'});
    const {focused} = table;
    table.keys('u', 'd', 'h', '?', 'ArrowLeft', 'Home', 'End', 'Enter', ' ', 't', 'Escape', '+');
    table.assertPlayed('');
    assert.deepEqual([table.usedKeys, table.selected, table.focused], [[], [], focused]);
  });
});

describe('a click of assistive technology', () => {
  it('picks up and puts down like Enter', () => {
    const table = new HeadlessTable(three);
    table.clickByAssistiveTechnology('10 of clubs, column 4');
    assert.deepEqual(table.selected, [tenOfClubs]);
    table.clickByAssistiveTechnology('jack of hearts, column 6');
    table.assertPlayed('T4-T6');
  });
});
