import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readFileSync} from 'node:fs';
import {assistText} from '../../src/assist/assist-text.js';
import {Game} from '../../src/engine/index.js';
import {hintText, tableTexts} from '../../src/speech/reading.js';
import {changeText, selectionText} from '../../src/speech/sentences.js';
import {type StoreChange, TableStore} from '../../src/store/table-store.js';
import type {NoHintReason} from '../../src/store/ui-state.js';
import {english} from '../support/strings.js';

const draws = (count: number): string => Array<string>(count).fill('D').join(' ');

/** A store with a game, and what is announced of its changes. */
function tableWith(record: string): {store: TableStore; heard: string[]} {
  const heard: string[] = [];
  const changed = (change: StoreChange): void => void heard.push(changeText(change, english));
  const store = new TableStore({before: () => true, changed, invalidated: () => {}});
  store.start(Game.fromRecord(record));
  heard.length = 0;
  return {store, heard};
}

/** What is announced of actions that the player plays after a record. */
function announced(record: string, ...actions: string[]): string[] {
  const {store, heard} = tableWith(record);
  for (const action of actions) store.asPlayer(() => act(store.game, action));
  return heard;
}

function act(game: Game, action: string): void {
  if (action === 'U') game.undo();
  else if (action === 'Y') game.redo();
  else game.play(action);
}

describe('what is announced', () => {
  it('of a move: the card, where it goes, what it uncovers, and the points', () => {
    assert.deepEqual(announced('DS1-D1N-NHD6QQA', 'T7-T1'), [
      '3 of clubs to column 1, uncovers 5 of spades, plus 5 points',
    ]);
  });

  it('of a run: the lead card and how many are on it', () => {
    const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
    assert.deepEqual(announced(record, 'T1x3-T7'), [
      '4 of diamonds and the 2 cards on it to column 7',
    ]);
  });

  it('of a card to a foundation, to a cell, and back from a foundation', () => {
    assert.deepEqual(announced('SH1-C4-VNJBIAA', 'T3-F3', 'T1-C3', 'F3-C4'), [
      'ace of diamonds to its foundation, plus 10 points',
      'jack of diamonds to cell 3',
      'ace of diamonds to cell 4, minus 10 points',
    ]);
  });

  it('of a draw: the card', () => {
    assert.deepEqual(announced('DS1-D1N-ROYHIQA', 'D'), ['drew ace of hearts']);
  });

  it('of a draw of three: how many, and the card on top', () => {
    assert.deepEqual(announced('DS1-D3N-XW2QQAA', 'D'), ['drew 3 cards, 3 of diamonds on top']);
  });

  it('of a recycle: how many cards the stock has, and what it cost', () => {
    assert.deepEqual(announced(`DS1-D1N-C7RAYAA T2-F7 ${draws(59)}`, 'R'), [
      'turned over the waste, 59 cards in the stock, minus 15 points',
    ]);
  });

  it('of undo and redo: the action, and the points', () => {
    assert.deepEqual(announced('DS1-D1N-NHD6QQA', 'T7-T1', 'U', 'Y').slice(1), [
      'undone: 3 of clubs to column 1, minus 5 points',
      'redone: 3 of clubs to column 1, uncovers 5 of spades, plus 5 points',
    ]);
    assert.deepEqual(announced('DS1-D1N-ROYHIQA', 'D', 'U', 'Y').slice(1), [
      'undone: drew ace of hearts',
      'redone: drew ace of hearts',
    ]);
  });

  it('with Vegas scoring: dollars', () => {
    const [played, undone] = announced('DS1-D1V-C7RAYAA', 'T2-F7', 'U');
    assert.match(played!, /^ace of clubs to its foundation, uncovers .*, plus \$5$/);
    assert.equal(undone, 'undone: ace of clubs to its foundation, minus $5');
  });

  it('of the player’s refusal: why', () => {
    assert.deepEqual(announced('SH1-C4-VNJBIAA', 'T1x3-T2', 'U'), [
      'These cards aren’t in sequence.',
      'Nothing to undo.',
    ]);
  });

  it('of a script’s refusal: nothing', () => {
    const {store, heard} = tableWith('DS1-D1N-XW2QQAA');
    store.game.play('T1-F1');
    assert.deepEqual(heard, ['']);
  });

  it('of a new deal: the game', () => {
    const {store, heard} = tableWith('DS1-D1N-XW2QQAA');
    store.start(Game.fromRecord('DS1-D1N-AAAAAAB'));
    store.start(Game.fromRecord('SQ1-AAAAAAB'));
    assert.deepEqual(heard, ['New game: Double Solitaire', 'New game: Squadron']);
  });

  it('of a win: the score, also if the page plays on before', () => {
    const won = readFileSync(new URL('../won-games.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as {record: string; score: number; moves: number})
      .find(({record}) => record.startsWith('KL1-D1N'))!;
    const actions = won.record.split(' ');
    const last = actions.pop()!;
    const heard: string[] = [];
    const store: TableStore = new TableStore({
      before: () => true,
      changed: (change) => {
        if (change.type === 'move') store.game.undo();
        heard.push(changeText(change, english));
      },
      invalidated: () => {},
    });
    store.start(Game.fromRecord(actions.join(' ')));
    store.game.play(last);
    const win = heard.find((text) => text.startsWith('You won!'));
    assert.equal(win, `You won! Score ${won.score}, ${won.moves} moves`);
  });

  it('of cards that are picked up: which, and how many piles take them', () => {
    const {store} = tableWith('DS1-D1N-NHD6QQA T7-T1 T5-T1');
    store.select('T1', 3);
    assert.equal(
      selectionText(store.ui.selection, null, english),
      'picked up 4 of diamonds and the 2 cards on it, 1 possible move',
    );
    store.select('T1', 2);
    assert.equal(
      selectionText(store.ui.selection, null, english),
      'picked up 3 of clubs and the card on it, no possible moves',
    );
    store.select('T1', 1);
    const {selection} = store.ui;
    assert.equal(selectionText(null, selection, english), 'put back 2 of hearts');
    assert.equal(selectionText(null, null, english), '');
  });

  it('of a hint: the action', () => {
    const game = Game.fromRecord('DS1-D1N-HSKKIOA T1-F7 D T3-T7');
    assert.equal(hintText(game, 'T3-T1', english), 'Hint: king of spades to column 1');
    assert.equal(hintText(game, 'D', english), 'Hint: draw from the stock');
    assert.equal(hintText(game, 'R', english), 'Hint: turn over the waste');
  });

  it('instead of a hint: why there is none', () => {
    const textOf = (reason: NoHintReason): string => assistText({type: 'no-hint', reason}, english);
    assert.equal(textOf('no-progress'), 'No useful moves from here.');
    assert.equal(textOf('no-moves'), 'No moves left.');
    assert.equal(textOf('won'), 'You won!');
    assert.equal(textOf('lost'), 'This game can no longer be won.');
  });
});

describe('the table read aloud', () => {
  it('is the score, then pile after pile', () => {
    const game = Game.fromRecord('DS1-D1N-HSKKIOA T1-F7 D T3-T7');
    assert.deepEqual(tableTexts(game, english), [
      'Score 15, 3 moves',
      'stock, 58 cards',
      '6 of clubs, waste',
      'foundation, spades, first of two, empty',
      'foundation, spades, second of two, empty',
      'foundation, hearts, first of two, empty',
      'foundation, hearts, second of two, empty',
      'foundation, diamonds, first of two, empty',
      'foundation, diamonds, second of two, empty',
      'foundation, clubs, first of two, up to ace',
      'foundation, clubs, second of two, empty',
      'column 1, empty, kings only',
      'column 2, on 1 face-down card, 3 of hearts',
      'column 3, on 1 face-down card, king of spades',
      'column 4, on 3 face-down cards, 2 of diamonds',
      'column 5, on 4 face-down cards, jack of hearts',
      'column 6, on 5 face-down cards, 10 of hearts',
      'column 7, on 6 face-down cards, 10 of spades, 9 of hearts',
      'column 8, on 7 face-down cards, 5 of clubs',
      'column 9, on 8 face-down cards, 10 of diamonds',
    ]);
  });

  it('has the cells, and no stock in a game without one', () => {
    const lines = tableTexts(Game.fromRecord('SH1-C2-VNJBIAA'), english);
    assert.equal(lines.length, 17);
    assert.deepEqual(lines.slice(0, 4), [
      'Score 0, 0 moves',
      '8 of diamonds, cell 1',
      '9 of diamonds, cell 2',
      'foundation, spades, empty',
    ]);
    assert.equal(
      lines[7],
      'column 1, ace of clubs, 3 of clubs, king of clubs, king of spades, jack of diamonds',
    );
  });
});
