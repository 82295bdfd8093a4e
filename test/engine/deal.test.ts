import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatCode, foundationSuit, Game, pileOf, suits} from '../../src/engine/index.js';
import type {TableState} from '../../src/engine/index.js';
import {allCards, dealt, everyGame, written} from './support.js';

const lengths = ({columns}: TableState) => columns.map((column) => column.length);
const facesDown = ({columns}: TableState) => columns.flat().filter((card) => !card.faceUp).length;

describe('Double Solitaire', () => {
  const {state} = Game.fromCode('DS1-D1N-AAAAAAB');

  test('is dealt in nine columns of one to nine cards, 36 of them hidden', () => {
    assert.deepEqual(lengths(state), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.equal(facesDown(state), 36);
    assert.ok(state.columns.every((column) => column.at(-1)!.faceUp));
  });

  test('has 59 cards in the stock, face down, and eight empty foundations', () => {
    assert.equal(state.stock.length, 59);
    assert.ok(state.stock.every((card) => !card.faceUp));
    assert.deepEqual(state.foundations, [[], [], [], [], [], [], [], []]);
    assert.deepEqual([state.waste, state.cells], [[], []]);
  });

  test('deals the same cards whatever its options', () => {
    assert.deepEqual(Game.fromCode('DS1-D3V-AAAAAAB').state, state);
  });
});

describe('Seahaven Towers', () => {
  test('is dealt face up in ten columns of five, two cards in the first two cells', () => {
    const {state} = Game.fromCode('SH1-C4-AAAAAAB');
    assert.deepEqual(lengths(state), Array(10).fill(5));
    assert.equal(facesDown(state), 0);
    assert.deepEqual(
      state.cells.map((card) => card?.id ?? null),
      [50, 51, null, null],
    );
    assert.deepEqual([state.stock, state.foundations.length], [[], 4]);
  });

  test('starts with both cells full where it has two', () => {
    const {cells} = Game.fromCode('SH1-C2-AAAAAAB').state;
    assert.deepEqual(
      cells.map((card) => card?.id),
      [50, 51],
    );
  });

  test('puts the 52nd card on column 2 where it has one cell', () => {
    const {state} = Game.fromCode('SH1-C1-AAAAAAB');
    assert.deepEqual(lengths(state), [5, 6, 5, 5, 5, 5, 5, 5, 5, 5]);
    assert.deepEqual(
      state.cells.map((card) => card?.id),
      [50],
    );
    assert.deepEqual([state.columns[1]!.at(-1)!.id, state.columns[1]!.at(-1)!.faceUp], [51, true]);
  });
});

describe('Squadron', () => {
  test('fills three cells, deals ten columns of four, and keeps 61 cards in the stock', () => {
    const {state} = Game.fromCode('SQ1-AAAAAAB');
    assert.deepEqual(
      state.cells.map((card) => card?.id),
      [0, 1, 2],
    );
    assert.deepEqual(lengths(state), Array(10).fill(4));
    assert.deepEqual([facesDown(state), state.stock.length], [0, 61]);
    assert.equal(state.columns[0]![0]!.id, 3);
  });
});

describe('Klondike', () => {
  test('is dealt in seven columns, the last card of each up, and 24 cards in the stock', () => {
    const {state} = Game.fromCode('KL1-D1N-AAAAAAB');
    assert.deepEqual(lengths(state), [1, 2, 3, 4, 5, 6, 7]);
    assert.deepEqual([facesDown(state), state.stock.length, state.cells], [21, 24, []]);
  });

  test('starts 52 dollars down in Vegas', () => {
    assert.equal(Game.fromCode('KL1-D3V-AAAAAAB').score, -52);
  });
});

describe('FreeCell', () => {
  /** As published: rows from the left, from the bottom card up. */
  const published: Record<number, string> = {
    1: 'JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H',
    617: '7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H 9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H',
    11982:
      'AH AS 4H AC 2D 6S TS JS 3D 3H QS QC 8S 7H AD KS KD 6H 5S 4D 9H JH 9S 3C JC 5D 5C 8C 9D TD KH 7C 6C 2C TH QH 6D TC 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S',
    25000:
      '6H 9C AH 2D 8S 5S 7H 7S QH AS 6D QD 9H KC JC QC TH 8H 7D 5H TC KD KS 8C JD 6C JS 4H 8D 7C TS 3H 9S 9D 5C 4S 2H JH AC 4D 2C 2S 5D TD 3C AD QS 3D 3S KH 4C 6S',
    31465:
      '4H QH 6D QD 3S 5S 9C 5C JH 8C AD AH JC 2H 5H AS 9H TS JS 8S KH 2C 9S 7C JD 4S 7H 4D 2D 7D 4C KD TC 7S 6H 5D 8D 3C 6S 8H 6C KC TD TH AC 2S 3H QS KS 3D QC 9D',
  };

  for (const [deal, cards] of Object.entries(published)) {
    test(`deals number ${deal} as Microsoft's does`, () => {
      const code = formatCode({variant: 'freecell', deal: Number(deal)});
      const {columns} = Game.fromCode(code).state;
      const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => columns.flatMap((pile) => pile[row] ?? []));
      assert.equal(rows.flat().map(written).join(' '), cards);
    });
  }

  test('starts with all its cells empty', () => {
    for (const cells of [4, 3, 2, 1]) {
      const {state} = Game.fromCode(`FC1-C${cells}-AAAAAAB`);
      assert.deepEqual([state.cells, state.stock], [Array(cells).fill(null), []]);
      assert.deepEqual(lengths(state), [7, 7, 7, 7, 6, 6, 6, 6]);
    }
  });
});

describe('Forty Thieves and Josephine', () => {
  test('are dealt in ten columns of four in rows, face up, and 64 cards in the stock', () => {
    for (const code of ['FT1-AAAAAAB', 'JO1-AAAAAAB']) {
      const {state} = Game.fromCode(code);
      assert.deepEqual(lengths(state), Array(10).fill(4));
      assert.deepEqual([facesDown(state), state.stock.length], [0, 64]);
      assert.equal(state.columns[1]![0]!.id, 1);
    }
  });
});

describe('Thieves of Egypt', () => {
  test('is dealt as a pyramid, column by column, face up, and 49 cards in the stock', () => {
    const {state} = Game.fromCode('TE1-AAAAAAB');
    assert.deepEqual(lengths(state), [1, 3, 5, 7, 9, 10, 8, 6, 4, 2]);
    assert.deepEqual([facesDown(state), state.stock.length], [0, 49]);
    assert.equal(state.columns[1]![0]!.id, 1);
    assert.equal(state.columns[2]![0]!.id, 4);
  });
});

describe('Every deal', () => {
  for (const choice of everyGame()) {
    test(`${choice.name}: has each card as often as it has decks, each with an id of its own`, () => {
      const {state, definition} = dealt(choice, 4711);
      const cards = allCards(state);
      assert.equal(cards.length, definition.decks * 52);
      assert.equal(new Set(cards).size, 52);
      const cells = state.cells.filter((card) => card !== null);
      const ids = [...state.stock, ...state.columns.flat(), ...cells].map(({id}) => id);
      assert.deepEqual(
        ids.sort((one, other) => one - other),
        [...cards.keys()],
      );
    });
  }

  test('has ids that tell nothing of the faces', () => {
    const [one, other] = ['SQ1-AAAAAAB', 'SQ1-AAAAAAC'].map((code) => Game.fromCode(code).state);
    assert.equal(one!.columns[0]![0]!.id, other!.columns[0]![0]!.id);
    assert.notDeepEqual(one!.columns[0]![0], other!.columns[0]![0]);
  });
});

describe('A pile by its name', () => {
  const {state} = Game.fromCode('SQ1-AAAAAAB');

  test('is the pile of the state itself', () => {
    assert.equal(pileOf(state, 'S'), state.stock);
    assert.equal(pileOf(state, 'W'), state.waste);
    assert.equal(pileOf(state, 'T10'), state.columns[9]);
    assert.equal(pileOf(state, 'F8'), state.foundations[7]);
    assert.deepEqual(pileOf(state, 'C3'), [state.cells[2]]);
  });

  test('is empty where the table has no such place', () => {
    assert.deepEqual(
      ['T11', 'F9', 'C4'].map((id) => pileOf(state, id as 'T11')),
      [[], [], []],
    );
  });

  test('of a foundation goes by suit, two a suit with two decks', () => {
    const two = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => foundationSuit(index, 2));
    assert.deepEqual(
      two,
      suits.flatMap((suit) => [suit, suit]),
    );
    assert.deepEqual(
      [0, 1, 2, 3].map((index) => foundationSuit(index, 1)),
      suits,
    );
  });
});
