// Hints that know the way to a win: where players can know all cards, and where they may be told more than that.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {hintsFor} from '../../src/hints/hints.js';
import {solve} from '../../src/solver/index.js';
import {settle} from '../support/settle.js';
import {FakeSolver, hardGame, RealSolver, sitDown, type TestTable, wonGame} from './support.js';

/** Winnable, but not by hints that only look at what a move is worth. */
const seahaven = 'SH1-C4-S7AF5R2';
const lostSeahaven = 'SH1-C4-ZGCJN4Q';
const noMoves = 'SH1-C1-AAAAAAB';
/** One pass through the stock: every card has been seen at its end. */
const squadron = 'SQ1-AAAAABC';
const lostKlondike = 'KL1-D1N-AAAAAAK';
/** The first move to a win is to draw; by looks it is another. */
const drawsFirst = 'DS1-D1N-AAAAAAC';

const lost = 'This game can no longer be won.';
const usesHiddenCards = 'This hint is based on face-down cards.';

/** Plays the first hint until there is none; no state may come twice. */
async function follow(table: TestTable): Promise<void> {
  const seen = new Set<string>();
  const hints: string[] = [];
  for (let hint = await table.hint(); hint; hint = await table.hint()) {
    const state = JSON.stringify(table.game.state);
    assert.ok(!seen.has(state), `a circle after ${hints.join(' ')}`);
    seen.add(state);
    hints.push(hint);
    table.play(hint);
  }
}

describe('a fair hint', () => {
  it('leads to a win where all cards are face up', async () => {
    const plain = Game.fromCode(seahaven);
    for (let [hint] = hintsFor(plain); hint; [hint] = hintsFor(plain)) plain.play(hint);
    assert.equal(plain.won, false, 'won by looks alone');
    const table = await sitDown({code: seahaven});
    await follow(table);
    assert.equal(table.game.won, true);
  });

  it('leads to a win from wherever the player has gone, unless the game is lost', async () => {
    const table = await sitDown({code: seahaven});
    for (let strays = 0; strays < 4; strays++) {
      const best = await table.hint();
      for (const action of table.game.legalActions().filter((one) => one !== best)) {
        table.play(action);
        if ((await solve(table.game)).verdict === 'winnable') break;
        table.game.undo();
      }
    }
    assert.ok(table.game.moves > 3);
    await follow(table);
    assert.equal(table.game.won, true);
  });

  it('is the next best each time, marked and announced, and then the best again', async () => {
    const table = await sitDown({code: seahaven});
    const [best] = (await solve(seahaven)).actions!;
    const others = hintsFor(table.game).filter((hint) => hint !== best);
    assert.ok(others.length > 1);
    for (const expected of [best, ...others, best]) {
      assert.equal(await table.hint(), expected);
      assert.equal(table.marked, expected);
      assert.equal(table.isMarkedAsMistake, false);
      assert.match(table.heard.at(-1)!, /^Hint: \w+ of \w+/);
    }
    assert.equal(table.heard.length, others.length + 2);
    assert.equal(table.record, seahaven);
  });

  it('uses nothing that is face down', async () => {
    const table = await sitDown({code: lostKlondike});
    for (let steps = 0; steps < 25; steps++) {
      const [best] = hintsFor(table.game);
      assert.equal(await table.hint(), best ?? null);
      if (!best) break;
      table.play(best);
    }
    assert.ok(table.game.moves > 10);
    assert.ok(!table.heard.includes(lost) && !table.heard.includes(usesHiddenCards));
    assert.equal(table.panel, '');
  });

  it('follows the line that wins as soon as the player has seen all cards', async () => {
    const record = wonGame('DS1-D1N-M63WRB5', 259);
    const table = await sitDown({record});
    const [best] = (await solve(record)).actions!;
    assert.notEqual(hintsFor(table.game)[0], best, 'by looks alone');
    assert.equal(await table.hint(), best);
    assert.equal(table.panel, '');
    await follow(table);
    assert.equal(table.game.won, true);
    assert.ok(!table.heard.includes(usesHiddenCards));
  });

  it('goes by what is seen before that', async () => {
    const record = wonGame('DS1-D1N-M63WRB5', 250);
    const table = await sitDown({record});
    assert.equal(await table.hint(), hintsFor(Game.fromRecord(record))[0]);
  });

  it('wins a game with one pass through the stock, if all of it is seen in time', async () => {
    const table = await sitDown({code: squadron});
    await follow(table);
    assert.equal(table.game.won, true);
  });

  it('says that a game is lost', async () => {
    const table = await sitDown({code: lostSeahaven});
    assert.notDeepEqual(table.game.legalActions(), []);
    assert.equal(await table.hint(), null);
    assert.deepEqual(table.heard, [lost]);
    assert.equal(table.panel, lost);
    assert.deepEqual(table.offers, [], 'before anything was played');
    assert.equal(table.marked, null);
    assert.equal(table.record, lostSeahaven);
  });

  it('says so in the table’s language, also when that changes', async () => {
    const table = await sitDown({code: lostSeahaven});
    await table.hint();
    table.host.strings = {...table.host.strings, provenLost: 'Aus und vorbei.'};
    assert.equal(table.panel, 'Aus und vorbei.');
  });

  it('says that no moves are left', async () => {
    const table = await sitDown({code: noMoves});
    assert.equal(await table.hint(), null);
    assert.deepEqual([table.heard, table.panel], [['No moves left.'], 'No moves left.']);
  });

  it('is none in a won game', async () => {
    const table = await sitDown({record: wonGame('SH1-C4-AAAAAAH', 1000)});
    assert.equal(await table.hint(), null);
    assert.deepEqual(table.heard, ['You won!']);
    assert.deepEqual(table.offers, []);
  });

  it('is none before the first deal', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({solver, deals: [1]});
    void table.loader.deal({variant: 'seahaven', options: {cells: 4}}, true);
    await settle();
    assert.equal(await table.hint(), null);
    assert.equal(table.marked, null);
  });
});

describe('a hint that is asked for', () => {
  it('twice at once is the best, and the next', async () => {
    const table = await sitDown({code: seahaven});
    const [first, second] = await Promise.all([table.hint(), table.hint()]);
    assert.equal(first, (await solve(seahaven)).actions![0]);
    assert.notEqual(second, first);
    assert.ok(table.game.legalActions().includes(second!));
  });

  it('is not shown after a move', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, hints: 'solver', solver});
    const hint = table.hint();
    table.play('D', 'player');
    await settle();
    assert.equal(await hint, null);
    assert.deepEqual([table.panel, table.marked, table.heard], ['', null, ['move']]);
    assert.equal(solver.last.isAborted(), true);
  });

  it('is not shown on the next deal', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, hints: 'solver', solver});
    const hint = table.hint();
    table.start(seahaven);
    await settle();
    assert.equal(await hint, null);
    assert.deepEqual([table.panel, table.marked], ['', null]);
  });

  it('has a limit of three seconds, and is a plain one after that', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: hardGame, hints: 'solver', solver});
    const hint = table.hint();
    assert.equal(solver.last.options.maxMs, 3000);
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(await hint, hintsFor(table.game)[0]);
  });

  it('is a plain one where the search fails, and the fault is reported', async () => {
    const reported: unknown[] = [];
    const {reportError} = globalThis;
    globalThis.reportError = (error) => reported.push(error);
    try {
      const solver = new FakeSolver();
      const table = await sitDown({code: hardGame, hints: 'solver', solver});
      const hint = table.hint();
      const fault = new Error('R cannot be done');
      await solver.last.fail(fault);
      assert.equal(await hint, hintsFor(table.game)[0]);
      assert.deepEqual(reported, [fault]);
    } finally {
      globalThis.reportError = reportError;
    }
  });

  it('while a winnable deal is looked for leaves that alone', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({record: `${hardGame} D`, solver, deals: [1]});
    void table.loader.deal({variant: 'double', options: {draw: 3, scoring: 'vegas'}}, true);
    await settle();
    assert.ok(await table.hint());
    assert.equal(table.panel, 'Looking for a winnable deal…');
    assert.equal(table.marked, null);
  });
});

describe('a hint of the solver', () => {
  it('wins a game with face-down cards', async () => {
    const table = await sitDown({code: 'DS1-D1N-AAAAAAD', hints: 'solver'});
    await follow(table);
    assert.equal(table.game.won, true);
  });

  it('says that it is based on face-down cards, where it is', async () => {
    const table = await sitDown({code: drawsFirst, hints: 'solver'});
    assert.equal((await solve(drawsFirst)).actions![0], 'D');
    assert.equal(await table.hint(), 'D');
    assert.equal(table.marked, 'D');
    assert.equal(table.panel, usesHiddenCards);
    assert.deepEqual(table.heard, ['Hint: draw from the stock', usesHiddenCards]);
    await table.hint();
    assert.equal(table.panel, '');
    assert.equal(table.heard.length, 3);
    assert.match(table.heard[2]!, /^Hint: /);
  });

  it('does not say so where all cards are face up', async () => {
    const table = await sitDown({code: seahaven, hints: 'solver'});
    await table.hint();
    assert.notEqual(table.marked, null);
    assert.equal(table.panel, '');
    assert.ok(!table.heard.includes(usesHiddenCards));
  });

  it('says that a game with face-down cards is lost', async () => {
    const table = await sitDown({code: lostKlondike, hints: 'solver'});
    assert.equal(await table.hint(), null);
    assert.deepEqual(table.heard, [lost]);
  });

  it('follows the attribute at once', async () => {
    const table = await sitDown({code: drawsFirst});
    const [fair] = hintsFor(table.game);
    assert.notEqual(fair, 'D');
    assert.equal(await table.hint(), fair);
    const again = async (hints: 'fair' | 'solver'): Promise<string | null> => {
      table.host.hints = hints;
      table.play('D');
      table.game.undo();
      return table.hint();
    };
    assert.equal(await again('solver'), 'D');
    assert.notEqual(await again('fair'), 'D');
  });

  it('searches once for all hints of a line', async () => {
    const solver = new RealSolver();
    const table = await sitDown({code: seahaven, solver});
    for (let i = 0; i < 5; i++) table.play((await table.hint())!);
    assert.equal(solver.searches, 1);
  });
});

describe('the text of a hint', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  it('goes after six seconds; the mark stays', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({code: drawsFirst, hints: 'solver', solver});
    const hint = table.hint();
    const {actions} = await solveWithoutTimers(drawsFirst);
    await solver.last.answer({verdict: 'winnable', actions});
    assert.equal(await hint, 'D');
    mock.timers.tick(5999);
    assert.equal(table.panel, usesHiddenCards);
    mock.timers.tick(1);
    assert.deepEqual([table.panel, table.marked], ['', 'D']);
  });

  it('stays where a game is lost, with the offer to go back', async () => {
    const solver = new FakeSolver();
    const table = await sitDown({record: 'SH1-C4-K2YDUZD T7-C3', solver});
    const hint = table.hint();
    await solver.last.answer({verdict: 'unwinnable'});
    await hint;
    mock.timers.tick(60_000);
    assert.deepEqual([table.panel, table.offers], [lost, ['Back to a winnable point']]);
  });
});

/** The search pauses by a timer, which does not tick by itself. */
async function solveWithoutTimers(code: string): Promise<{actions: readonly string[]}> {
  const {actions} = await solve(code, {pause: () => Promise.resolve()});
  return {actions: actions!};
}
