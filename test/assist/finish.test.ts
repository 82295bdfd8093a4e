// Playing the rest to the foundations: offered only where that surely wins, and played as players would.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {settle} from '../support/settle.js';
import {FakeSolver, sitDown, type TestTable, wonGame} from './support.js';

const offer = 'The rest can be played automatically.';
const finish = 'Finish';
const cardIntervalMs = 110;

/** Eight cards are left, in columns and cells. */
const seahaven = {code: 'SH1-C4-AAAAAAH', actions: 62, left: 8};
/** Two decks, 63 cards left, eight of them in the waste; one pass. */
const vegas = {code: 'DS1-D1V-6X7SLKE', actions: 215, left: 63};
/** The waste could be turned over; thirteen cards are left. */
const klondike = {code: 'KL1-D1N-AAAAAE6', actions: 85, left: 13};
/** The last card of the stock is drawn by the last of these actions. */
const josephine = {code: 'JO1-AAAAABJ', actions: 199, left: 6};

describe('finishing', () => {
  let solver: FakeSolver;
  let table: TestTable;

  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  /** A table right before the action after which the rest can be played, and then after it. */
  async function sitDownAt({code, actions}: typeof seahaven): Promise<void> {
    const record = wonGame(code, actions);
    solver = new FakeSolver();
    table = await sitDown({record: wonGame(code, actions - 1), solver});
    assert.deepEqual([table.panel, table.offers], ['', []]);
    table.play(record.split(' ').at(-1)!);
    await settle();
    assert.deepEqual([table.panel, table.offers], [offer, [finish]]);
    table.said.length = table.changes.length = 0;
  }

  /** Lets the next card go. */
  async function nextCard(): Promise<void> {
    mock.timers.tick(cardIntervalMs);
    await settle();
  }

  async function untilWon(): Promise<void> {
    for (let i = 0; i < 110 && !table.game.won; i++) await nextCard();
    assert.equal(table.game.won, true);
    await nextCard();
  }

  const played = (): number => table.types.filter((type) => type === 'move').length;

  describe('is offered', () => {
    it('and announced, once foundation moves alone win', async () => {
      table = await sitDown({record: wonGame(seahaven.code, seahaven.actions - 1)});
      table.play('T5-C2');
      await settle();
      assert.deepEqual([table.panel, table.offers], [offer, [finish]]);
      assert.deepEqual(table.said, ['move', offer]);
      table.game.undo();
      await settle();
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });

    it('without being announced again while it stands', async () => {
      await sitDownAt(seahaven);
      for (const action of ['T5-F3', 'C1-F3', 'T3-F3']) {
        table.play(action);
        await settle();
        assert.equal(table.panel, offer);
      }
      assert.deepEqual(table.said, ['move', 'move', 'move']);
    });

    it('with cards in the waste where none of them is in the way', async () => {
      await sitDownAt(vegas);
      assert.equal(table.game.state.waste.length, 8);
      table.game.undo();
      const {stock, columns} = table.game.state;
      assert.equal(stock.length + columns.flat().filter(({faceUp}) => !faceUp).length, 0);
      assert.equal(table.panel, '', 'a card is in the way');
    });

    it('not while a card is face down', async () => {
      await sitDownAt(klondike);
      table.game.undo();
      assert.ok(table.game.state.columns.flat().some(({faceUp}) => !faceUp));
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });

    it('not while the stock has cards', async () => {
      await sitDownAt(josephine);
      table.game.undo();
      assert.equal(table.game.state.stock.length, 1);
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });

    it('not in a won game, nor after its last card', async () => {
      const record = wonGame(seahaven.code, 1000);
      table = await sitDown({record});
      assert.deepEqual([table.panel, table.offers], ['', []]);
      const parts = record.split(' ');
      table.start(parts.slice(0, -1).join(' '));
      assert.deepEqual(table.offers, [finish]);
      table.play(parts.at(-1)!);
      await settle();
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });

    it('not on the next deal', async () => {
      await sitDownAt(seahaven);
      table.start(vegas.code);
      await settle();
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });

    it('in the table’s language', async () => {
      await sitDownAt(seahaven);
      table.host.strings = {...table.host.strings, canFinish: 'Alles geht auf.', finish: 'Los'};
      assert.deepEqual([table.panel, table.offers], ['Alles geht auf.', ['Los']]);
    });

    it('with a hint beside it', async () => {
      await sitDownAt(vegas);
      const hint = table.hint();
      await solver.last.answer({verdict: 'unknown'});
      assert.equal(table.marked, await hint);
      assert.notEqual(table.marked, null);
      assert.deepEqual([table.panel, table.offers], [offer, [finish]]);
    });
  });

  for (const game of [seahaven, vegas, klondike, josephine]) {
    it(`wins ${game.code} by ordinary moves of the player`, async () => {
      await sitDownAt(game);
      const {record} = table;
      table.press(finish);
      await untilWon();
      const actions = table.record.slice(record.length).trim().split(' ');
      assert.equal(actions.length, game.left);
      for (const action of actions) assert.match(action, /^[TCW]\d*-F\d$/);
      assert.deepEqual(
        table.changes.map(({type, source}) => `${type} by ${source}`),
        [...Array<string>(game.left).fill('move by player'), 'win by player'],
      );
      assert.deepEqual(table.said, [], 'the element announces the win');
      assert.deepEqual([table.panel, table.offers], ['', []]);
    });
  }

  it('can be undone move by move, and is offered again', async () => {
    await sitDownAt(seahaven);
    const {state} = table.game;
    table.press(finish);
    await untilWon();
    for (let i = 0; i < seahaven.left; i++) table.game.undo();
    await settle();
    assert.deepEqual(table.game.state, state);
    assert.deepEqual(table.offers, [finish]);
  });

  it('goes card by card, for the eye to follow', async () => {
    await sitDownAt(vegas);
    table.press(finish);
    assert.equal(played(), 1);
    mock.timers.tick(cardIntervalMs - 1);
    await settle();
    assert.equal(played(), 1);
    mock.timers.tick(1);
    await settle();
    assert.equal(played(), 2);
  });

  it('is done once, however often it is asked for, and not offered meanwhile', async () => {
    await sitDownAt(vegas);
    table.press(finish);
    table.loader.handle('finish');
    assert.deepEqual([table.panel, table.offers], ['', []]);
    await nextCard();
    assert.deepEqual(table.offers, []);
    await untilWon();
    assert.equal(played(), vegas.left);
    assert.ok(!table.types.includes('refuse'));
  });

  it('stops when the player undoes, and is offered and announced again', async () => {
    await sitDownAt(vegas);
    table.press(finish);
    await nextCard();
    await nextCard();
    table.store.asPlayer(() => table.game.undo());
    await nextCard();
    await nextCard();
    assert.equal(played(), 3);
    assert.match(table.record, / U$/);
    assert.deepEqual(table.offers, [finish]);
    assert.equal(table.said.filter((line) => line === offer).length, 1);
    table.press(finish);
    await untilWon();
  });

  it('stops when the player plays', async () => {
    await sitDownAt(vegas);
    table.press(finish);
    await nextCard();
    table.play(table.game.legalActions().find((action) => /^[WT]\d*-T/.test(action))!);
    const {record} = table;
    await nextCard();
    await nextCard();
    assert.equal(table.record, record);
  });

  it('stops with the game, and can begin in the next one at once', async () => {
    await sitDownAt(vegas);
    table.press(finish);
    await nextCard();
    const record = wonGame(klondike.code, klondike.actions);
    table.start(record);
    await settle();
    assert.deepEqual(table.offers, [finish]);
    table.press(finish);
    await untilWon();
    assert.equal(table.record.slice(record.length).trim().split(' ').length, klondike.left);
  });

  it('stops when the table is disabled, or leaves the page', async () => {
    await sitDownAt(vegas);
    const stopsBy = async (stop: () => void): Promise<void> => {
      table.press(finish);
      await nextCard();
      stop();
      const before = played();
      await nextCard();
      await nextCard();
      assert.equal(played(), before);
      assert.deepEqual(table.offers, [finish]);
    };
    await stopsBy(() => (table.host.disabled = true));
    table.host.disabled = false;
    await stopsBy(() => table.remove());
    table.append();
    table.press(finish);
    await untilWon();
  });

  it('stops where the page forbids a move, and is offered again', async () => {
    await sitDownAt(vegas);
    const {record} = table;
    let allowed = 0;
    table.allows = () => allowed-- > 0;
    table.press(finish);
    await nextCard();
    await nextCard();
    assert.equal(table.record, record);
    assert.deepEqual(table.types, ['refuse']);
    assert.deepEqual(table.offers, [finish]);
    allowed = 3;
    table.press(finish);
    for (let i = 0; i < 5; i++) await nextCard();
    assert.equal(table.record.slice(record.length).trim().split(' ').length, 3);
    allowed = 100;
    table.press(finish);
    await untilWon();
  });

  it('leaves another table alone', async () => {
    await sitDownAt(seahaven);
    const other = await sitDown({record: table.record});
    table.press(finish);
    await untilWon();
    assert.equal(other.record, wonGame(seahaven.code, seahaven.actions));
  });
});
