// Hints that know the way to a win: where the player can know all cards, and where he may be told more than that.

import {expect} from '@open-wc/testing';
import {Game} from '../../src/engine/index.js';
import {hintsFor} from '../../src/hints/hints.js';
import {solve} from '../../src/solver/index.js';
import {until, wait, warnings, wins} from '../support/page.js';
import {type Player, sitDown, standUp} from '../support/player.js';

/** Can be won, but not by the hints that only look at what a move is worth. */
const seahaven = 'SH1-C4-S7AF5R2';
const lostSeahaven = 'SH1-C4-ZGCJN4Q';
const noMove = 'SH1-C1-AAAAAAB';
/** Of one pass: every card is seen at its end. */
const squadron = 'SQ1-AAAAABC';
const lostKlondike = 'KL1-D1N-AAAAAAK';
/** No search knows within seconds whether it can be won. */
const hard = 'DS1-D3V-AAAAAAB';

const provenLost = 'This game can no longer be won.';
const looksAtHidden = 'This hint is based on face-down cards.';

afterEach(standUp);

/** Plays the first hint until there is none; no table may come twice. */
async function follows({table}: Player): Promise<string[]> {
  const seen = new Set<string>();
  const hints: string[] = [];
  for (let hint = await table.hint(); hint; hint = await table.hint()) {
    const now = JSON.stringify(table.game.state);
    expect(seen.has(now), `a circle after ${hints.join(' ')}`).to.equal(false);
    seen.add(now);
    hints.push(hint);
    expect(table.play(hint).ok, hint).to.equal(true);
  }
  return hints;
}

/** A won game of other programs, as it stood after so many actions. */
async function wonGame(code: string, actions: number): Promise<string> {
  const [record = ''] = await wins(code);
  return record
    .split(' ')
    .slice(0, 1 + actions)
    .join(' ');
}

describe('a fair hint', () => {
  it('leads to a win where all cards lie open', async function () {
    this.timeout(60_000);
    const player = await sitDown({code: seahaven});
    const plain = Game.fromCode(seahaven);
    for (let [hint] = hintsFor(plain); hint; [hint] = hintsFor(plain)) plain.play(hint);
    expect(plain.won, 'won by looks alone').to.equal(false);
    await follows(player);
    expect(player.table.won).to.equal(true);
  });

  it('leads to a win from wherever the player has gone, unless he has lost', async function () {
    this.timeout(60_000);
    const player = await sitDown({code: seahaven});
    const {table} = player;
    for (let strays = 0; strays < 4; strays++) {
      const best = await table.hint();
      for (const action of table.legalActions().filter((one) => one !== best)) {
        table.play(action);
        const {verdict} = await solve(table.game);
        if (verdict === 'winnable') break;
        table.undo();
      }
    }
    expect(table.moves).to.be.above(3);
    await follows(player);
    expect(table.won).to.equal(true);
  });

  it('is another at each press of the button, and shown as one', async () => {
    const player = await sitDown({code: seahaven});
    const {table} = player;
    await player.clicks('Hint');
    await until(() => player.hinted.length);
    const [first] = (await solve(seahaven)).actions!;
    const marks = [player.hinted.join()];
    const others = hintsFor(table.game).filter((hint) => hint !== first);
    expect(others.length).to.be.above(1);
    while (marks.length <= others.length) {
      const before = player.hinted.join();
      await player.clicks('Hint');
      await until(() => player.hinted.join() !== before);
      marks.push(player.hinted.join());
    }
    expect(new Set(marks).size).to.equal(marks.length);
    expect(await table.hint(), 'the best again').to.equal(first);
    expect(player.record).to.equal(seahaven);
  });

  it('uses nothing that is hidden', async () => {
    const player = await sitDown({code: lostKlondike});
    const {table} = player;
    const said = player.listens();
    for (let steps = 0; steps < 25; steps++) {
      const [best] = hintsFor(table.game);
      expect(await table.hint()).to.equal(best);
      if (!best) break;
      table.play(best);
    }
    await player.looks();
    expect(table.moves).to.be.above(10);
    expect(said).not.to.include(provenLost).and.not.to.include(looksAtHidden);
    expect(player.help).to.equal('');
  });

  it('is of the line that wins as soon as the player has seen all cards', async function () {
    this.timeout(60_000);
    const record = await wonGame('DS1-D1N-M63WRB5', 259);
    const player = await sitDown({record});
    const said = player.listens();
    const {actions} = await solve(record);
    const [best] = actions!;
    expect(hintsFor(player.table.game)[0], 'by looks alone').not.to.equal(best);
    expect(await player.table.hint()).to.equal(best);
    expect(player.help).to.equal('');
    await follows(player);
    expect(player.table.won).to.equal(true);
    expect(said).not.to.include(looksAtHidden);
  });

  it('is of what is seen before that', async () => {
    const record = await wonGame('DS1-D1N-M63WRB5', 250);
    const player = await sitDown({record});
    expect(await player.table.hint()).to.equal(hintsFor(Game.fromRecord(record))[0]);
  });

  it('wins a game whose stock goes through once, if it comes to see it all in time', async function () {
    this.timeout(120_000);
    const player = await sitDown({code: squadron});
    await follows(player);
    expect(player.table.won).to.equal(true);
  });

  it('says that a game is lost, as what it is', async () => {
    const player = await sitDown({code: lostSeahaven});
    expect(player.table.legalActions()).not.to.deep.equal([]);
    expect(await player.table.hint()).to.equal(null);
    await player.looks();
    expect(player.hears()).to.equal(provenLost);
    expect(player.help).to.equal(provenLost);
    expect(player.offers, 'before anything was played').to.deep.equal([]);
    expect(player.hinted).to.deep.equal([]);
    expect(player.record).to.equal(lostSeahaven);
  });

  it('says that no move is left, as what it is', async () => {
    const player = await sitDown({code: noMove});
    expect(await player.table.hint()).to.equal(null);
    await player.looks();
    expect([player.hears(), player.help]).to.deep.equal(['No moves left.', 'No moves left.']);
  });

  it('is none where the game is won', async () => {
    const [record = ''] = await wins('SH1-C4-AAAAAAH');
    const player = await sitDown({record});
    expect(await player.table.hint()).to.equal(null);
    expect(player.hears()).to.equal('You won!');
    await player.looks();
    expect(player.offers).to.deep.equal([]);
  });

  it('speaks the language of the table, also when that changes', async () => {
    const player = await sitDown({code: lostSeahaven, attributes: {lang: 'fi'}});
    await until(() => player.table.strings.lang === 'fi');
    await player.clicks('Vihje');
    const {provenLost: finnish} = player.table.strings;
    expect(finnish).not.to.equal(provenLost);
    await until(() => player.help === finnish);
    expect(player.hears()).to.equal(finnish);
    player.table.lang = 'de';
    await until(() => player.table.strings.lang === 'de');
    await player.looks();
    expect(player.help).to.equal(player.table.strings.provenLost);
    player.table.strings = {provenLost: 'Aus und vorbei.'};
    await player.looks();
    expect(player.help).to.equal('Aus und vorbei.');
  });
});

describe('a hint that is asked for', () => {
  it('twice at once is the best, and the next', async () => {
    const player = await sitDown({code: seahaven});
    const {table} = player;
    const [first, second] = await Promise.all([table.hint(), table.hint()]);
    await player.looks();
    const {actions} = await solve(seahaven);
    expect(first).to.equal(actions![0]);
    expect(second).not.to.equal(first);
    expect(table.legalActions()).to.include(second);
  });

  it('is of the table that it comes to', async () => {
    const player = await sitDown({code: seahaven});
    const {table} = player;
    const {actions} = await solve(seahaven);
    const asked = table.hint();
    table.play(actions![0]!);
    expect(table.legalActions()).to.include(await asked);
  });

  it('is not shown to who has gone on meanwhile', async () => {
    const player = await sitDown({code: hard, attributes: {hints: 'solver'}});
    const {table} = player;
    const asked = table.hint();
    await until(() => player.help === 'Checking…');
    await player.tap('stock');
    expect(await asked).to.equal(null);
    await player.looks();
    expect([player.help, player.hinted]).to.deep.equal(['', []]);
    expect(player.hears()).to.match(/^drew /);
  });

  it('is not shown on the next deal', async () => {
    const player = await sitDown({code: hard, attributes: {hints: 'solver'}});
    const asked = player.table.hint();
    await wait(100);
    player.table.newGame({code: seahaven});
    expect(await asked).to.equal(null);
    await player.looks();
    expect([player.help, player.hinted]).to.deep.equal(['', []]);
  });

  it('is told to be under way where it takes long, and comes in time', async function () {
    this.timeout(30_000);
    const player = await sitDown({code: hard, attributes: {hints: 'solver'}});
    const said = player.listens();
    const begun = performance.now();
    await player.clicks('Hint');
    await until(() => player.help === 'Checking…');
    await until(() => player.hinted.length || player.hintsAt('S'), 'a hint', 12_000);
    expect(performance.now() - begun).to.be.below(9000);
    expect(said.filter((line) => line === 'Checking…').length).to.equal(1);
    expect(player.help).to.equal('');
  });

  it('ends when the table leaves the page', async function () {
    this.timeout(30_000);
    const player = await sitDown({code: hard, attributes: {hints: 'solver'}});
    const asked = player.table.hint();
    await wait(600);
    player.table.remove();
    const begun = performance.now();
    await asked;
    expect(performance.now() - begun).to.be.below(1000);
  });
});

describe('a hint of the solver', () => {
  it('wins a game of hidden cards', async function () {
    this.timeout(120_000);
    const player = await sitDown({code: 'DS1-D1N-AAAAAAD', attributes: {hints: 'solver'}});
    await follows(player);
    expect(player.table.won).to.equal(true);
  });

  it('says that it looks at hidden cards, where it does', async () => {
    const player = await sitDown({code: 'DS1-D1N-AAAAAAC', attributes: {hints: 'solver'}});
    const said = player.listens();
    await player.clicks('Hint');
    await until(() => player.help === looksAtHidden);
    const {actions} = await solve('DS1-D1N-AAAAAAC');
    expect(actions![0]).to.equal('D');
    expect(player.hintsAt('S')).to.equal(true);
    expect(said.slice(-2)).to.deep.equal(['Hint: draw from the stock', looksAtHidden]);
    await player.clicks('Hint');
    await until(() => !player.help);
    expect(player.hears()).to.match(/^Hint: /);
  });

  it('does not say so where all cards lie open', async () => {
    const player = await sitDown({code: seahaven, attributes: {hints: 'solver'}});
    await player.clicks('Hint');
    await until(() => player.hinted.length);
    expect(player.help).to.equal('');
    expect(player.hears()).not.to.include(looksAtHidden);
  });

  it('tells that a game of hidden cards is lost', async function () {
    this.timeout(30_000);
    const player = await sitDown({code: lostKlondike, attributes: {hints: 'solver'}});
    expect(await player.table.hint()).to.equal(null);
    expect(player.hears()).to.equal(provenLost);
  });

  it('is for who asks for it: other words are fair', async () => {
    const warned = warnings();
    const player = await sitDown({code: 'DS1-D1N-AAAAAAC', attributes: {hints: 'cheat'}});
    const hint = await player.table.hint();
    warned.restore();
    expect(hint).to.equal(hintsFor(player.table.game)[0]);
    expect(player.table.hints).to.equal('fair');
    expect(warned.texts.join()).to.include('hints="cheat"');
  });

  it('follows the attribute at once', async () => {
    const player = await sitDown({code: 'DS1-D1N-AAAAAAC'});
    const {table} = player;
    const [fair] = hintsFor(table.game);
    expect(await table.hint()).to.equal(fair);
    table.hints = 'solver';
    table.play('D');
    table.undo();
    expect(await table.hint()).to.equal('D');
    table.hints = 'fair';
    table.play('D');
    table.undo();
    expect(await table.hint()).not.to.equal('D');
  });
});
