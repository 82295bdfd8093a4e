import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {foundationSuit, Game, pileOf, suits} from '../../src/engine/index.js';
import type {TableState} from '../../src/engine/index.js';
import {allCards, dealt, everyGame} from './support.js';

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
