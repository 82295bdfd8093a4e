import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {autoTarget, foundationFor} from '../../src/engine/auto-move.js';
import {legalActions, targetsOf} from '../../src/engine/legal.js';
import {liftRefusal} from '../../src/engine/lift.js';
import {perform} from '../../src/engine/perform.js';
import {formatAction, Game, parseAction} from '../../src/engine/index.js';
import {stockActionOf} from '../../src/engine/stock.js';
import {at, reason, why, written} from './support.js';
import type {Circumstances, Layout} from './support.js';

/** The table after an action, its piles as text. */
function after(variant: string, layout: Layout, action: string, more?: Circumstances) {
  const position = at(variant, layout, more);
  const {table} = perform(position, parseAction(action)!);
  const text = (pile: readonly Parameters<typeof written>[0][]) => pile.map(written).join(' ');
  return {columns: table.columns.map(text), waste: text(table.waste), stock: text(table.stock)};
}

function legal(variant: string, layout: Layout): string[] {
  const position = at(variant, layout);
  return legalActions(position).map(formatAction);
}

describe('In Double Solitaire', () => {
  const refused = (layout: Layout, action: string) => reason('double', layout, action);

  test('a red six goes on a black seven', () => {
    assert.equal(refused({columns: ['6H', '7S']}, 'T1-T2'), 'legal');
  });

  test('a red six may not go on a red seven', () => {
    assert.equal(refused({columns: ['6H', '7D']}, 'T1-T2'), 'wrong-color');
    assert.equal(refused({columns: ['6H', '7H']}, 'T1-T2'), 'wrong-color');
  });

  test('a six may not go on a five, an eight, a six or an ace', () => {
    for (const under of ['5S', '8S', '6S', 'AS']) {
      assert.equal(refused({columns: ['6H', under]}, 'T1-T2'), 'wrong-rank');
    }
  });

  test('where rank and colour are both wrong, the rank is told', () => {
    assert.equal(refused({columns: ['6H', '8D']}, 'T1-T2'), 'wrong-rank');
  });

  test('a king may not go on an ace', () => {
    assert.equal(refused({columns: ['KH', 'AS']}, 'T1-T2'), 'wrong-rank');
  });

  test('an empty column takes a king, alone or with the cards on it', () => {
    assert.equal(refused({columns: ['(2S) KH', '']}, 'T1-T2'), 'legal');
    assert.equal(refused({columns: ['(2S) KH QS JD', '']}, 'T1x3-T2'), 'legal');
    assert.equal(refused({columns: [''], waste: 'KC'}, 'W-T1'), 'legal');
  });

  test('an empty column takes no queen, not even to uncover a hidden card', () => {
    assert.equal(refused({columns: ['(2S) QH', '']}, 'T1-T2'), 'king-only');
    assert.equal(refused({columns: [''], waste: 'QH'}, 'W-T1'), 'king-only');
  });

  test('a run moves whole or in part, where its first card fits', () => {
    const layout = {columns: ['(2S) 9H 8S 7D', 'TC', '8C', '9D']};
    assert.equal(refused(layout, 'T1x3-T2'), 'legal');
    assert.equal(refused(layout, 'T1-T3'), 'legal');
    assert.equal(refused(layout, 'T1x2-T4'), 'legal');
    assert.equal(refused(layout, 'T1x2-T2'), 'wrong-rank');
  });

  test('a hidden card does not lift, nor what lies on it with it', () => {
    assert.equal(refused({columns: ['(9S) 8H', 'TD']}, 'T1x2-T2'), 'face-down');
  });

  test('a pile does not give more cards than it has', () => {
    assert.equal(refused({columns: ['8H', '9S']}, 'T1x2-T2'), 'no-cards');
    assert.equal(refused({columns: ['', '9S']}, 'T1-T2'), 'no-cards');
    assert.equal(refused({columns: ['9S']}, 'W-T1'), 'no-cards');
    assert.equal(refused({columns: ['9S']}, 'F1-T1'), 'no-cards');
  });

  test('a pile does not go on itself', () => {
    for (const action of ['T1-T1', 'W-W', 'F1-F1', 'S-S']) {
      assert.equal(refused({columns: ['8H']}, action), 'same-pile');
    }
  });

  test('places that the table lacks are told by name', () => {
    assert.equal(refused({columns: ['8H']}, 'T1-T5'), 'no-such-pile');
    assert.equal(refused({columns: ['8H']}, 'T1-F9'), 'no-such-pile');
    assert.equal(refused({columns: ['8H']}, 'C1-T1'), 'no-such-pile');
  });

  test('a hidden card that becomes the top card turns face up in the same action', () => {
    const {columns} = after('double', {columns: ['(2S) (9H) 8S', '9D']}, 'T1-T2');
    assert.deepEqual(columns, ['(2S) 9H', '9D 8S']);
  });

  test('only the top card of the waste plays', () => {
    const layout = {columns: ['9S', '8S'], waste: '7D 8H'};
    assert.equal(refused(layout, 'W-T1'), 'legal');
    assert.equal(refused(layout, 'W-T2'), 'wrong-rank');
    assert.equal(refused(layout, 'Wx2-T1'), 'not-top');
  });

  test('nothing goes on the waste or the stock, and the stock is drawn only', () => {
    const layout = {columns: ['9S'], stock: '8H'};
    assert.equal(refused(layout, 'T1-W'), 'to-waste');
    assert.equal(refused(layout, 'T1-S'), 'to-stock');
    assert.equal(refused(layout, 'S-T1'), 'from-stock');
  });

  test('there are no cells', () => {
    assert.equal(refused({columns: ['9S']}, 'T1-C1'), 'no-such-pile');
  });

  test('an ace goes to its own suit only, and opens the first free place', () => {
    assert.equal(refused({columns: ['AH']}, 'T1-F3'), 'legal');
    assert.equal(refused({columns: ['AH']}, 'T1-F1'), 'wrong-suit');
    assert.equal(refused({columns: ['AH']}, 'T1-F4'), 'first-of-row');
  });

  test('the second ace of a suit goes to the second place', () => {
    const layout = {columns: ['AS'], foundations: ['AS 2S']};
    assert.equal(refused(layout, 'T1-F2'), 'legal');
    assert.equal(refused(layout, 'T1-F1'), 'wrong-rank');
  });

  test('where both places of a row take a card, it goes to the first', () => {
    const layout = {columns: ['3S'], foundations: ['AS 2S', 'AS 2S']};
    assert.equal(refused(layout, 'T1-F1'), 'legal');
    assert.equal(refused(layout, 'T1-F2'), 'first-of-row');
    assert.deepEqual(
      legal('double', layout).filter((action) => action.includes('-F')),
      ['T1-F1'],
    );
  });

  test('a foundation builds up by one', () => {
    assert.equal(refused({columns: ['3S'], foundations: ['AS 2S']}, 'T1-F1'), 'legal');
    assert.equal(refused({columns: ['4S'], foundations: ['AS 2S']}, 'T1-F1'), 'wrong-rank');
    assert.equal(refused({columns: ['2S']}, 'T1-F1'), 'needs-ace');
  });

  test('a foundation takes one card at a time', () => {
    const layout = {columns: ['3H 2S'], foundations: ['AS']};
    assert.equal(refused(layout, 'T1x2-F1'), 'one-to-foundation');
  });

  test('the top card of a foundation goes back to a column that accepts it', () => {
    const layout = {columns: ['3H', '3S'], foundations: ['AS 2S', 'AS']};
    assert.equal(refused(layout, 'F1-T1'), 'legal');
    assert.equal(refused(layout, 'F1-T2'), 'wrong-color');
    assert.equal(refused(layout, 'F1x2-T1'), 'not-top');
  });

  test('a card never goes from a foundation to another', () => {
    assert.equal(refused({foundations: ['AS', '']}, 'F1-F2'), 'foundation-to-foundation');
  });
});

describe('The stock of Double Solitaire', () => {
  const three = {options: {draw: 3, scoring: 'standard'}} as const;
  const vegas = {options: {draw: 1, scoring: 'vegas'}} as const;
  const use = (layout: Layout, more?: Circumstances) => {
    const position = at('double', layout, more);
    return stockActionOf(position);
  };

  test('gives one card, face up on the waste', () => {
    const {waste, stock} = after('double', {stock: '2S 3S 4S', waste: '5H'}, 'D');
    assert.deepEqual([waste, stock], ['5H 4S', '(2S) (3S)']);
  });

  test('gives three with draw 3, the last of them playable', () => {
    const {waste, stock} = after('double', {stock: '2S 3S 4S 5S'}, 'D', three);
    assert.deepEqual([waste, stock], ['5S 4S 3S', '(2S)']);
  });

  test('gives what is left where there are fewer than three', () => {
    assert.equal(after('double', {stock: '2S 3S', waste: '5H'}, 'D', three).waste, '5H 3S 2S');
  });

  test('comes back from the waste in the same order, face down', () => {
    const {waste, stock} = after('double', {waste: '2S 3S 4S'}, 'R');
    assert.deepEqual([waste, stock], ['', '(4S) (3S) (2S)']);
  });

  test('is not drawn from while empty, nor recycled while it is not', () => {
    assert.equal(reason('double', {waste: '2S'}, 'D'), 'stock-empty');
    assert.equal(reason('double', {waste: '2S', stock: '3S'}, 'R'), 'stock-not-empty');
    assert.equal(reason('double', {}, 'R'), 'waste-empty');
  });

  test('never comes back in Vegas, and the reason is Vegas, whatever lies where', () => {
    assert.equal(reason('double', {waste: '2S'}, 'R', vegas), 'no-recycle');
    assert.equal(reason('double', {waste: '2S', stock: '3S'}, 'R', vegas), 'no-recycle');
    assert.equal(
      reason('double', {waste: '2S'}, 'R', {options: {draw: 3, scoring: 'vegas'}}),
      'no-recycle',
    );
  });

  test('comes back as often as wanted otherwise', () => {
    assert.equal(reason('double', {waste: '2S'}, 'R', {pass: 99}), 'legal');
  });

  test('tells what a tap on it does', () => {
    assert.equal(use({stock: '2S'}), 'draw');
    assert.equal(use({waste: '2S'}), 'recycle');
    assert.equal(use({}), 'finished');
    assert.equal(use({waste: '2S'}, vegas), 'finished');
    assert.equal(Game.fromCode('SH1-C4-AAAAAAB').stockAction, 'none');
  });
});

describe('In Seahaven Towers', () => {
  const refused = (layout: Layout, action: string) => reason('seahaven', layout, action);

  test('a six goes on the seven of its suit, and on no other', () => {
    assert.equal(refused({columns: ['6H', '7H']}, 'T1-T2'), 'legal');
    assert.equal(refused({columns: ['6H', '7S']}, 'T1-T2'), 'wrong-suit');
    assert.equal(refused({columns: ['6H', '7D']}, 'T1-T2'), 'wrong-suit');
    assert.equal(refused({columns: ['6H', '8H']}, 'T1-T2'), 'wrong-rank');
  });

  test('an empty column takes a king only, or its run', () => {
    const cells = ['', '', '', ''];
    assert.equal(refused({columns: ['2S QH', '']}, 'T1-T2'), 'king-only');
    assert.equal(refused({columns: ['2S KH', '']}, 'T1-T2'), 'legal');
    assert.equal(refused({columns: ['2S KH QH', ''], cells}, 'T1x2-T2'), 'legal');
    assert.equal(refused({columns: ['2S QH JH', ''], cells}, 'T1x2-T2'), 'king-only');
  });

  test('cards that do not follow each other do not lift as one', () => {
    const cells = ['', '', '', ''];
    assert.equal(refused({columns: ['9H 8S', 'TH'], cells}, 'T1x2-T2'), 'not-in-sequence');
    assert.equal(refused({columns: ['9H 7H', 'TH'], cells}, 'T1x2-T2'), 'not-in-sequence');
  });

  const run = 'KS 9H 8H 7H 6H 5H 4H 3H 2H';
  const full = ['AS', '2S', '3S', '4S'];

  test('with no free cell and no empty column one card lifts', () => {
    const position = at('seahaven', {columns: [run, 'TH'], cells: full});
    assert.deepEqual(liftRefusal(position, 'T1', 2), {
      reason: 'too-many',
      allowed: 1,
    });
    assert.equal(liftRefusal(position, 'T1', 1), null);
  });

  test('each free cell lets one card more lift', () => {
    const layout = (...cells: string[]) => ({columns: [run, '5H'], cells});
    assert.equal(refused(layout('', '', '2S', '3S'), 'T1x3-T2'), 'legal');
    assert.equal(refused(layout('', '2S', '3S', '4S'), 'T1x3-T2'), 'too-many');
  });

  test('with one free cell and two empty columns 8 cards lift, not 9', () => {
    const cells = ['', '2S', '3S', '4S'];
    const eight = {columns: ['KS 9H 8H 7H 6H 5H 4H 3H 2H', '', '', 'TH'], cells};
    assert.equal(refused(eight, 'T1x8-T4'), 'legal');
    const nine = {columns: ['KS TH 9H 8H 7H 6H 5H 4H 3H 2H', '', '', 'JH'], cells};
    const position = at('seahaven', nine);
    assert.deepEqual(liftRefusal(position, 'T1', 9), {
      reason: 'too-many',
      allowed: 8,
    });
  });

  test('but only 4 may be put on an empty column', () => {
    const cells = ['', '2S', '3S', '4S'];
    const layout = (king: string) => ({columns: [`AC ${king}`, '', ''], cells});
    assert.equal(refused(layout('KH QH JH TH'), 'T1x4-T2'), 'legal');
    assert.equal(refused(layout('KH QH JH TH 9H'), 'T1x5-T2'), 'too-many');
    const position = at('seahaven', layout('KH QH JH TH 9H'));
    assert.equal(liftRefusal(position, 'T1', 5), null);
    assert.deepEqual(targetsOf(position, 'T1', 5), []);
  });

  test('a cell takes any one card', () => {
    const layout = {columns: ['KS QS'], cells: ['', '5D'], foundations: ['AS']};
    assert.equal(refused(layout, 'T1-C1'), 'legal');
    assert.equal(refused(layout, 'T1-C2'), 'cell-taken');
    assert.equal(refused(layout, 'T1x2-C1'), 'one-to-cell');
    assert.equal(refused(layout, 'C2-C1'), 'cell-to-cell');
  });

  test('a card of a cell plays to columns and foundations', () => {
    const layout = {columns: ['6D', ''], cells: ['5D', 'AS', 'KS', '']};
    assert.equal(refused(layout, 'C1-T1'), 'legal');
    assert.equal(refused(layout, 'C2-F1'), 'legal');
    assert.equal(refused(layout, 'C3-T2'), 'legal');
    assert.equal(refused(layout, 'C4-T2'), 'no-cards');
    assert.equal(refused(layout, 'C1-T2'), 'king-only');
  });

  test('the top card of a foundation goes back to a column or to an empty cell', () => {
    const layout = {columns: ['3S', '3H'], foundations: ['AS 2S'], cells: ['', '5D']};
    assert.equal(refused(layout, 'F1-T1'), 'legal');
    assert.equal(refused(layout, 'F1-T2'), 'wrong-suit');
    assert.equal(refused(layout, 'F1-C1'), 'legal');
    assert.equal(refused(layout, 'F1-C2'), 'cell-taken');
  });

  test('there is no stock', () => {
    assert.equal(refused({}, 'D'), 'no-stock');
    assert.equal(refused({}, 'R'), 'no-stock');
  });

  test('the table has no more cells than were chosen', () => {
    assert.equal(why(Game.fromCode('SH1-C1-AAAAAAB').play('T1-C2')), 'no-such-pile');
    assert.equal(why(Game.fromCode('SH1-C2-AAAAAAB').play('T1-C2')), 'cell-taken');
  });
});

describe('In Squadron', () => {
  const refused = (layout: Layout, action: string) => reason('squadron', layout, action);

  test('cards move one at a time, never a run', () => {
    const layout = {columns: ['7H 6H', '8H', '7H']};
    assert.equal(refused(layout, 'T1-T3'), 'legal');
    assert.equal(refused(layout, 'T1x2-T2'), 'one-card-only');
  });

  test('columns build down in the same suit', () => {
    assert.equal(refused({columns: ['6H', '7D']}, 'T1-T2'), 'wrong-suit');
  });

  test('an empty column takes any card', () => {
    const layout = {columns: ['2S', ''], waste: '5D', cells: ['9C'], foundations: ['AH']};
    for (const from of ['T1', 'W', 'C1', 'F1']) {
      assert.equal(refused(layout, `${from}-T2`), 'legal');
    }
  });

  test('a cell takes the top of a column or of the waste', () => {
    const layout = {columns: ['2S'], waste: '5D', cells: ['', '9C'], foundations: ['AH']};
    assert.equal(refused(layout, 'T1-C1'), 'legal');
    assert.equal(refused(layout, 'W-C1'), 'legal');
    assert.equal(refused(layout, 'W-C2'), 'cell-taken');
  });

  test('a card of a foundation goes back to a column, not to a cell', () => {
    const layout = {columns: ['3S'], foundations: ['AS 2S'], cells: ['']};
    assert.equal(refused(layout, 'F1-T1'), 'legal');
    assert.equal(refused(layout, 'F1-C1'), 'take-back-to-cell');
  });

  test('the stock goes through once', () => {
    assert.equal(refused({waste: '2S'}, 'R'), 'no-recycle');
    assert.equal(refused({waste: '2S'}, 'D'), 'stock-empty');
  });
});

describe('A game whose data say so', () => {
  const twice = {changed: {passes: 2}};

  test('lets the waste come back once, then the pass is over', () => {
    assert.equal(reason('double', {waste: '2S'}, 'R', twice), 'legal');
    const position = at('double', {waste: '2S'}, twice);
    const {pass} = perform(position, {type: 'recycle'});
    assert.equal(reason('double', {waste: '2S'}, 'R', {...twice, pass}), 'pass-over');
  });

  test('keeps its cards on the foundations', () => {
    const layout = {columns: ['3H'], foundations: ['AS 2S']};
    assert.equal(reason('double', layout, 'F1-T1', {changed: {takeBack: []}}), 'no-take-back');
  });
});

describe('A double tap sends cards', () => {
  const sent = (variant: string, layout: Layout, from: 'T1' | 'W' | 'C1' | 'F1', count = 1) => {
    const position = at(variant, layout);
    return autoTarget(position, from, count);
  };

  test('to a foundation first', () => {
    assert.equal(sent('double', {columns: ['2S', '3H'], foundations: ['AS']}, 'T1'), 'F1');
  });

  test('then to the longest column that takes them', () => {
    assert.equal(sent('double', {columns: ['6H', '7S', '(2D) 7C', '9C']}, 'T1'), 'T3');
  });

  test('of equal columns, to the leftmost', () => {
    assert.equal(sent('double', {columns: ['6H', '9C', '7S', '7C']}, 'T1'), 'T3');
  });

  test('then to an empty column, if they may go there', () => {
    assert.equal(sent('double', {columns: ['2C KS', '8H', '']}, 'T1'), 'T3');
    assert.equal(sent('double', {columns: ['2C QS', '8H', '']}, 'T1'), null);
    assert.equal(sent('squadron', {columns: ['2C QS', '8H', ''], cells: ['']}, 'T1'), 'T3');
  });

  test('then to an empty cell', () => {
    assert.equal(sent('seahaven', {columns: ['QS', '8H'], cells: ['2D', '']}, 'T1'), 'C2');
    assert.equal(sent('seahaven', {columns: ['QS', '8H'], cells: ['2D', '3D']}, 'T1'), null);
  });

  test('with all that lies on a card inside a column', () => {
    assert.equal(sent('double', {columns: ['7H 6S', '8S']}, 'T1', 2), 'T2');
  });

  test('from the waste and from cells as well', () => {
    assert.equal(sent('double', {columns: ['7S'], waste: '6D'}, 'W'), 'T1');
    assert.equal(sent('seahaven', {columns: ['7S'], cells: ['6S', '']}, 'C1'), 'T1');
  });

  test('but never takes them back from a foundation', () => {
    assert.equal(sent('double', {columns: ['3H'], foundations: ['AS 2S']}, 'F1'), null);
  });
});

describe('A single tap sends the top card to a foundation', () => {
  const sent = (layout: Layout, from: 'T1' | 'W' | 'F1') => {
    const position = at('double', layout);
    return foundationFor(position, from);
  };

  test('that takes it, the first of its row', () => {
    assert.equal(sent({columns: ['AD']}, 'T1'), 'F5');
    assert.equal(sent({waste: '2D', foundations: ['', '', '', '', 'AD', 'AD']}, 'W'), 'F5');
  });

  test('or nowhere', () => {
    assert.equal(sent({columns: ['3D', '4S']}, 'T1'), null);
    assert.equal(sent({foundations: ['AS']}, 'F1'), null);
    assert.equal(sent({}, 'W'), null);
  });
});

describe('A new state', () => {
  test('keeps the piles that an action does not touch', () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    const {columns, foundations} = game.state;
    game.play('D');
    assert.equal(game.state.columns, columns);
    assert.equal(game.state.foundations, foundations);
  });
});
