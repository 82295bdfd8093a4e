// The way back from a lost position to where the game was winnable.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {solve} from '../../src/solver/index.js';
import {settle} from '../support/settle.js';
import {FakeSolver, hardGame, sitDown, type TestTable, until} from './support.js';

/** Winnable; this first move loses it, and so does each that follows. */
const code = 'SH1-C4-K2YDUZD';
const lost = `${code} T7-C3`;
const lostDeal = 'SH1-C4-ZGCJN4Q';

const back = 'Back to a winnable point';
const noLongerWinnable = 'This game can no longer be won.';

async function sitDownAtLost(record = lost, verdict = true): Promise<TestTable> {
  const table = await sitDown({record, settings: {verdict}});
  if (verdict) await until(() => table.panel === 'Unwinnable');
  else await table.hint();
  table.said.length = 0;
  return table;
}

/** What was played since the losing move. */
const playedAt = ({record}: TestTable): string => record.slice(lost.length).trim();

describe('the way back', () => {
  it('leads to where the game was winnable, says what lost it, and can be redone', async () => {
    const table = await sitDownAtLost(`${lost} C3-T10 T3-T2`);
    table.press(back);
    await until(() => table.isMarkedAsMistake);
    assert.equal(playedAt(table), 'C3-T10 T3-T2 U U U');
    assert.equal((await solve(table.game)).verdict, 'winnable');
    assert.equal(table.panel, 'Went back 3 moves. The losing move was: 10 of clubs to cell 3');
    assert.deepEqual(table.heard.slice(0, 1), [table.panel], 'no undo is announced by itself');
    assert.equal(table.marked, 'T7-C3');
    assert.deepEqual(table.offers, []);
    assert.deepEqual(
      table.changes.map(({type, source}) => `${type} by ${source}`),
      Array<string>(3).fill('undo by player'),
    );
    for (let i = 0; i < 3; i++) table.game.redo();
    assert.deepEqual(table.game.state, Game.fromRecord(`${lost} C3-T10 T3-T2`).state);
    assert.equal(table.marked, null);
    await until(() => table.panel === 'Unwinnable');
  });

  it('is offered with a hint that finds the game lost, though no verdict is shown', async () => {
    const table = await sitDownAtLost(lost, false);
    assert.deepEqual([table.panel, table.offers], [noLongerWinnable, [back]]);
    table.press(back);
    await until(() => table.isMarkedAsMistake);
    assert.equal(playedAt(table), 'U');
    table.game.redo();
    assert.equal(table.panel, '');
  });

  it('goes on with the hint that wins, not with one after the mark', async () => {
    const table = await sitDownAtLost();
    table.press(back);
    await until(() => table.isMarkedAsMistake);
    assert.equal(await table.hint(), (await solve(code)).actions![0]);
    assert.equal(table.isMarkedAsMistake, false);
  });

  it('is gone once, however often its button is pressed', async () => {
    const table = await sitDownAtLost(`${lost} C3-T10 T10-C3`);
    table.press(back);
    table.press(back);
    await until(() => table.isMarkedAsMistake);
    await settle();
    assert.equal(playedAt(table), 'C3-T10 T10-C3 U U U');
    assert.equal(table.said.filter((line) => line.startsWith('Went back')).length, 1);
    assert.equal(table.isMarkedAsMistake, true);
  });

  it('is none where the deal was unwinnable, and is not offered again', async () => {
    const game = Game.fromCode(lostDeal);
    game.play(game.legalActions()[0]!);
    const record = game.toRecord();
    const table = await sitDownAtLost(record);
    table.press(back);
    table.press(back);
    await until(() => table.panel === 'This deal was unwinnable from the start.');
    assert.deepEqual(table.offers, []);
    await settle();
    assert.equal(table.record, record);
    assert.deepEqual(table.heard, ['This deal was unwinnable from the start.']);
  });

  it('reaches as far as undo does', async () => {
    const pairs = Array<string>(49).fill('T10-C3 C3-T10');
    const table = await sitDownAtLost([lost, 'C3-T10', ...pairs].join(' '));
    assert.equal(table.game.undoLeft, 100);
    table.press(back);
    await until(() => table.isMarkedAsMistake);
    assert.match(table.panel, /^Went back 100 moves\./);
    assert.equal((await solve(table.game)).verdict, 'winnable');
  });

  it('says so where the game was lost further back, and undoes nothing', async () => {
    const pairs = Array<string>(50).fill('T10-C3 C3-T10');
    const record = [lost, 'C3-T10', ...pairs].join(' ');
    const table = await sitDownAtLost(record);
    table.press(back);
    const text = 'The losing move is too far back to undo: 10 of clubs to cell 3';
    await until(() => table.panel === text);
    assert.deepEqual(table.heard, [text]);
    assert.equal(table.record, record);
    assert.equal(table.marked, null);
  });

  it('is not gone by players who move on meanwhile, nor on another deal', async () => {
    const table = await sitDownAtLost();
    table.press(back);
    table.play('C3-T10');
    await settle();
    assert.equal(playedAt(table), 'C3-T10');
    await until(() => table.offers.includes(back));
    table.press(back);
    table.start(lostDeal);
    await settle();
    assert.equal(table.record, lostDeal);
    assert.equal(table.marked, null);
  });

  it('undoes nothing where the page forbids it, and is offered again', async () => {
    const table = await sitDownAtLost();
    table.allows = () => false;
    table.press(back);
    await until(() => table.store.ui.refusal);
    await settle();
    assert.equal(table.record, lost);
    assert.equal(table.marked, null);
    assert.deepEqual([table.panel, table.offers], ['Unwinnable', [back]]);
  });

  it('stops where the page forbids an undo, and is offered again', async () => {
    const table = await sitDownAtLost(`${lost} C3-T10 T3-T2`);
    let asked = 0;
    table.allows = () => ++asked === 1;
    table.press(back);
    await until(() => table.panel.startsWith('Went back 1 move.'));
    assert.equal(playedAt(table), 'C3-T10 T3-T2 U');
    assert.equal(asked, 2);
    assert.equal(table.marked, null);
    await until(() => table.offers.includes(back));
  });
});

describe('what the way back says', () => {
  let solver: FakeSolver;
  let time: number;
  let table: TestTable;

  async function sitDownAt(record: string, verdict: boolean): Promise<void> {
    solver = new FakeSolver();
    time = 0;
    const environment = {now: () => time};
    table = await sitDown({record, hints: 'solver', settings: {verdict}, solver, environment});
  }

  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  it('stays as long as the mark', async () => {
    await sitDownAt(lost, true);
    await solver.last.answer({verdict: 'unwinnable'});
    table.press(back);
    const {actions} = await solve(code, {pause: () => Promise.resolve()});
    await solver.last.answer({verdict: 'winnable', actions: actions!});
    assert.match(table.panel, /^Went back 1 move\./);
    mock.timers.tick(60_000);
    assert.match(table.panel, /^Went back 1 move\./);
    table.play('T3-T2');
    assert.doesNotMatch(table.panel, /back/);
    assert.equal(table.marked, null);
  });

  it('goes after six seconds where there is no way, which is not offered again', async () => {
    await sitDownAt(lost, true);
    await solver.last.answer({verdict: 'unwinnable'});
    table.press(back);
    await settle();
    await solver.last.answer({verdict: 'unwinnable'});
    assert.equal(table.panel, 'This deal was unwinnable from the start.');
    mock.timers.tick(6000);
    assert.deepEqual([table.panel, table.offers], ['Unwinnable', []]);
    table.play('C3-T10');
    await settle();
    assert.deepEqual(table.offers, [back]);
  });

  it('is that it cannot tell, where searches find nothing, within fifteen seconds', async () => {
    await sitDownAt([lost, 'C3-T10', ...Array<string>(20).fill('T10-C3 C3-T10')].join(' '), true);
    await solver.last.answer({verdict: 'unwinnable'});
    table.press(back);
    await settle();
    let searches = 0;
    while (table.panel === 'Unwinnable' && searches < 20) {
      searches++;
      time += 5000;
      await solver.last.answer({verdict: 'unknown'});
    }
    assert.equal(table.panel, 'Can’t tell where the game was lost.');
    assert.ok(searches <= 4, `${searches} searches of five seconds`);
  });

  it('is one search where the game is not known to be lost', async () => {
    await sitDownAt(`${hardGame} D D D`, false);
    table.store.setAssist({type: 'no-hint', reason: 'no-progress'});
    table.press(back);
    await settle();
    await solver.last.answer({verdict: 'unknown'});
    assert.equal(solver.searches.length, 1);
    assert.equal(table.panel, 'Can’t tell if it’s winnable');
    assert.deepEqual(table.offers, []);
    assert.equal(table.record, `${hardGame} D D D`);
  });
});
