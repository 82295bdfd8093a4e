import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Card, Game, TableState} from '../../src/engine/index.js';
import {formatAction} from '../../src/engine/index.js';
import {hintsFor, hintsOf} from '../../src/hints/hints.js';
import {pileIds} from '../../src/engine/table.js';
import {at, dealt, dice, everyGame, type Layout, playAtRandom} from '../engine/support.js';

/** The hints at a table laid out by hand. */
const hints = (variant: string, layout: Layout): string[] =>
  hintsOf(at(variant, layout), []).map(formatAction);

/** The hints as the engine finds them for a table without a past. */
function hintsAt({definition, options, score, stockAction}: Game, table: TableState): string[] {
  const pass = stockAction === 'finished' ? Infinity : 1;
  const position = {game: definition, options, piles: pileIds(table), table, score, pass};
  return hintsOf(position, []).map(formatAction);
}

/** The same table with other faces on the cards that lie face down. */
function shuffled(table: TableState, seed: number): TableState {
  const roll = dice(seed);
  const hidden = [...table.stock, ...table.columns.flat()].filter(({faceUp}) => !faceUp);
  const faces = hidden.map(({rank, suit}) => ({rank, suit}));
  for (let i = faces.length - 1; i > 0; i--) {
    const other = roll(i + 1);
    [faces[i], faces[other]] = [faces[other]!, faces[i]!];
  }
  const masks = new Map(hidden.map(({id}, i) => [id, faces[i]]));
  const masked = (card: Card): Card => ({...card, ...masks.get(card.id)});
  const {stock, columns} = table;
  return {...table, stock: stock.map(masked), columns: columns.map((pile) => pile.map(masked))};
}

for (const choice of everyGame()) {
  describe(`Hints in ${choice.name}`, () => {
    test('come to an end, each of them legal and leading to a table not seen before', () => {
      for (let deal = 1; deal <= 6; deal++) {
        const game = dealt(choice, deal * 104729);
        const seen = new Set<string>();
        for (let [hint] = hintsFor(game); hint; [hint] = hintsFor(game)) {
          const table = JSON.stringify(game.state);
          assert.ok(!seen.has(table), `${game.toRecord()} is back where it was`);
          seen.add(table);
          assert.ok(game.play(hint).ok, `${hint} after ${game.toRecord()}`);
          assert.ok(game.moves < 1500, `${game.code} goes on and on`);
        }
      }
    });

    test('are legal, and none is there twice', () => {
      for (let seed = 1; seed <= 20; seed++) {
        const game = playAtRandom(dealt(choice, seed), seed * 5, seed);
        const legal = new Set(game.legalActions());
        const all = hintsFor(game);
        assert.deepEqual(
          all.filter((hint) => !legal.has(hint)),
          [],
        );
        assert.equal(new Set(all).size, all.length);
      }
    });

    test('are the same whatever the hidden cards are', () => {
      for (let seed = 1; seed <= 20; seed++) {
        const game = playAtRandom(dealt(choice, seed), seed * 4, seed);
        const known = hintsAt(game, game.state);
        assert.deepEqual(hintsAt(game, shuffled(game.state, seed)), known);
      }
    });
  });
}

describe('A hint', () => {
  test('sends a card that nothing can want any more to its foundation first', () => {
    const columns = ['(KS) 7D 6S', '(9C) AH', '8C', ''];
    assert.equal(hints('klondike', {columns})[0], 'T2-F2');
  });

  test('keeps a card that others may want behind what uncovers', () => {
    const foundations = ['AS 2S 3S 4S', '', '', ''];
    const [first, second] = hints('klondike', {
      columns: ['5S', '(9C) QD', 'KC', '4S'],
      foundations,
    });
    assert.deepEqual([first, second], ['T2-T3', 'T1-F1']);
  });

  test('uncovers where more lies hidden', () => {
    assert.equal(hints('klondike', {columns: ['(2C) 7D', '(3C) (4C) 7H', '8S', '8C']})[0], 'T2-T3');
  });

  test('gives a waiting king a column', () => {
    assert.equal(hints('klondike', {columns: ['7D', '8S', '', '4C KD']})[0], 'T1-T2');
    assert.equal(hints('klondike', {columns: ['(2C) KD', '', '9C']})[0], 'T1-T2');
  });

  test('never shuffles kings between empty columns, nor runs between equal places', () => {
    assert.deepEqual(hints('klondike', {columns: ['KD QS', '', '', '']}), []);
    assert.deepEqual(hints('klondike', {columns: ['9S 8H', '9C', '4C', '']}), []);
  });

  test('moves a run between equal places for the card that comes free', () => {
    const foundations = ['AS 2S 3S 4S 5S 6S 7S 8S', '', '', ''];
    assert.equal(hints('klondike', {columns: ['9S 8H', '9C', '', ''], foundations})[0], 'T1-T2');
  });

  test('never takes a card back from a foundation', () => {
    const foundations = ['AS', '', '', ''];
    assert.deepEqual(hints('klondike', {columns: ['2H', '9C', '9S', 'KH'], foundations}), []);
  });

  test('draws where nothing better is left, and turns the waste back', () => {
    assert.deepEqual(hints('klondike', {columns: ['KD'], stock: '2C'}), ['D']);
    assert.deepEqual(hints('klondike', {columns: ['KD'], waste: '5C'}), ['R']);
  });

  test('goes through the stock once, and no more where nothing came of it', () => {
    const game = dealt({variant: 'klondike', options: {draw: 1}, name: ''}, 3);
    while (hintsFor(game)[0] && game.moves < 500) game.play(hintsFor(game)[0]!);
    assert.ok(game.stockAction !== 'none' && game.legalActions().length > 0);
    assert.deepEqual(hintsFor(game), []);
  });

  test('does not lead back, but is there again once it was undone', () => {
    const game = dealt({variant: 'seahaven', options: {cells: 4}, name: ''}, 7);
    const before = hintsFor(game);
    game.play(before[0]!);
    game.undo();
    assert.deepEqual(hintsFor(game), before);
  });

  test('takes from the waste to a column before it draws', () => {
    assert.equal(hints('klondike', {columns: ['8C', 'KD'], waste: '7H', stock: '2C'})[0], 'W-T1');
  });

  test('frees a wanted card with a cell', () => {
    const columns = ['AS 9H', '4C', '6D', 'KC'];
    assert.equal(hints('freecell', {columns, cells: ['', '', '', '']})[0], 'T1-C1');
  });
});
