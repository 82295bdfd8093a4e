// New deals that are proven winnable: how they come, what is seen meanwhile, and what ends the search.

import {aTimeout, expect} from '@open-wc/testing';
import {solve} from '../../src/solver/index.js';
import {anyDeals, hardDeals, nextDeals} from '../support/dealer.js';
import {hear, page, settled, tag, until} from '../support/page.js';
import {type Player, type Seat, sitDown, standUp} from '../support/player.js';

/** With one cell two deals of a hundred can be won; deal 24 is the first of them. */
const oneCell = {variant: 'seahaven', cells: '1', winnable: ''};
const lostDeals = [1, 2, 3, 4, 5, 6];
const hard = {draw: '3', scoring: 'vegas', winnable: ''};
const easy = {winnable: ''};
/** Deal 1 of Seahaven is lost, deal 2 is not. */
const seahaven = 'SH1-C4-AAAAAAC';
const lostSeahaven = 'SH1-C4-AAAAAAB';
const vegas = 'DS1-D3V-AAAAAAB';

const looking = 'Looking for a winnable deal…';
const notKnown = 'Can’t tell if it’s winnable';
const anyway = 'Deal anyway';
const keep = 'Keep playing';

beforeEach(() => nextDeals(...hardDeals));

afterEach(async () => {
  await standUp();
  anyDeals();
});

const deals = ({events}: Player) => events.filter(({type}) => type === 'solitaire-deal');

const dealt = (player: Player, count = 1): Promise<void> =>
  until(() => deals(player).length >= count, `${count} deals`, 15_000);

const isLooking = (player: Player): Promise<void> =>
  until(() => player.help.startsWith(looking), looking);

/** Sits down at a game in progress of which the next deal is hard to find. */
async function inProgress(seat: Seat = {}): Promise<Player> {
  nextDeals(...hardDeals.slice(1));
  const player = await sitDown({record: `${vegas} D D`, attributes: hard, ...seat});
  player.events.length = 0;
  return player;
}

describe('the first deal', () => {
  it('can be won, and is told once, when it is there', async function () {
    this.timeout(30_000);
    nextDeals(...lostDeals, 24);
    const player = await sitDown({attributes: oneCell});
    await dealt(player);
    await player.looks();
    expect(player.table.code).to.equal('SH1-C1-AAAAAAY');
    expect((await solve(player.table.code)).verdict).to.equal('winnable');
    await aTimeout(300);
    expect(deals(player).map(({detail}) => detail)).to.deep.equal([
      {
        code: 'SH1-C1-AAAAAAY',
        variant: 'seahaven',
        options: {cells: 1},
        left: null,
        source: 'script',
      },
    ]);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    player.agrees();
  });

  it('can be won in games with hidden cards', async function () {
    this.timeout(60_000);
    anyDeals();
    for (const variant of ['double', 'klondike', 'seahaven', 'freecell']) {
      const player = await sitDown({attributes: {variant, winnable: ''}});
      await dealt(player);
      const {code} = player.table;
      expect((await solve(code, {maxMs: 5000})).verdict, code).to.equal('winnable');
      await until(() => player.cardCount, 'cards');
      player.agrees();
    }
  });

  it('is not shown before it is found', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    expect(player.cardCount).to.equal(0);
    expect(player.offers).to.deep.equal([anyway]);
    expect(deals(player)).to.deep.equal([]);
    await until(() => player.hears().startsWith(looking));
    await until(() => player.help === `${looking} 1 deal checked`, 'another deal');
    expect(player.cardCount).to.equal(0);
  });

  it('gives no hint before it is found', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    const said = player.listens();
    expect(await player.table.hint()).to.equal(null);
    await player.looks();
    expect(said.filter((line) => line.startsWith('Hint'))).to.deep.equal([]);
    expect(player.hintsAt('S')).to.equal(false);
    expect(player.offers).to.deep.equal([anyway]);
  });

  it('is not played meanwhile by hand', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    await player.tap('stock');
    await player.enters();
    await player.press('d', 'h', 'u');
    for (const name of ['Undo', 'Hint', 'New game', 'Restart']) await player.clicks(name);
    expect(player.events).to.deep.equal([]);
    expect(player.dialog).to.equal('');
    expect(player.table.moves).to.equal(0);
    expect(player.cardCount).to.equal(0);
  });

  it('comes at once where the player does not want to wait', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    await player.doubleClicks(anyway);
    expect(deals(player).length).to.equal(1);
    await until(() => player.help === notKnown);
    expect(player.cardCount).to.be.above(0);
    expect(player.hears()).to.equal(notKnown);
    expect(player.record, 'nothing is played by the second press').to.equal(player.table.code);
    expect(player.selected).to.deep.equal([]);
    player.agrees();
  });

  it('may be taken by keys alone, and the focus goes to the cards', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    await player.tabsTo(anyway);
    await player.press('Enter');
    expect(deals(player).length).to.equal(1);
    await until(() => player.focused, 'the focus on the felt');
    await player.press('d');
    expect(player.actionsSince(player.table.code)).to.equal('D');
  });

  it('is what a script plays on, if it does not wait', async () => {
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    const {code} = player.table;
    expect(player.table.play('D').ok).to.equal(true);
    await player.looks();
    expect(player.events.map(({type}) => type)).to.deep.equal(['solitaire-deal', 'solitaire-move']);
    expect(player.record).to.equal(`${code} D`);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    await aTimeout(2500);
    expect(player.record).to.equal(`${code} D`);
  });

  it('is of the game that the page asks for last', async function () {
    this.timeout(30_000);
    const player = await sitDown({attributes: hard});
    await isLooking(player);
    player.table.scoring = 'standard';
    player.table.draw = 1;
    await dealt(player);
    expect(player.table.code).to.match(/^DS1-D1N-/);
    await aTimeout(300);
    expect(deals(player).length).to.equal(1);
  });

  it('is of the game that the page comes back to', async function () {
    this.timeout(30_000);
    const player = await sitDown({attributes: {...easy, disabled: ''}});
    await dealt(player);
    for (const scoring of ['vegas', 'standard', 'vegas', 'standard']) {
      player.table.scoring = scoring;
      await player.looks();
    }
    await dealt(player, 2);
    expect(player.table.code).to.match(/^DS1-D1N-/);
    await aTimeout(300);
    expect(player.help).to.equal('');
    expect(player.table.scoring).to.equal('standard');
  });

  it('is at random where the player may choose, until he wants it winnable', async function () {
    this.timeout(30_000);
    nextDeals(1, 1, 2);
    const player = await sitDown({attributes: {variant: 'seahaven'}});
    expect(player.table.code).to.equal(lostSeahaven);
    await player.clicks('Settings');
    await player.clicks('Deal only winnable games');
    await player.clicks('Close');
    player.table.newGame();
    await dealt(player, 2);
    expect(player.table.code).to.equal(seahaven);
    expect(deals(player)[1]?.detail).to.include({left: lostSeahaven, source: 'script'});
  });

  it('follows the attribute as it is when the deal is asked for', async () => {
    nextDeals(1);
    const player = await sitDown({attributes: {variant: 'seahaven'}});
    const {table} = player;
    table.winnable = true;
    table.winnable = false;
    await player.looks();
    table.newGame();
    expect(deals(player).length).to.equal(2);
    expect(table.code).to.equal(lostSeahaven);
    nextDeals(1, 2);
    table.toggleAttribute('winnable', true);
    table.newGame();
    await dealt(player, 3);
    expect(table.code).to.equal(seahaven);
  });
});

describe('the next deal', () => {
  it('leaves the game in progress on the table until it is found', async function () {
    this.timeout(30_000);
    nextDeals(...lostDeals, 24);
    const record = 'SH1-C1-AAAAAAY';
    const player = await sitDown({record, attributes: oneCell});
    player.events.length = 0;
    player.table.newGame();
    expect(player.record).to.equal(record);
    await dealt(player);
    expect(deals(player)[0]?.detail).to.include({left: record, source: 'script'});
    expect(player.events.length).to.equal(1);
  });

  it('can wait: the player keeps his game', async () => {
    const player = await inProgress();
    player.table.newGame();
    await isLooking(player);
    expect(player.offers).to.deep.equal([anyway, keep]);
    player.agrees();
    await player.clicks(keep);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    expect(player.record).to.equal(`${vegas} D D`);
    expect(player.events).to.deep.equal([]);
    await player.tap('stock');
    await aTimeout(2500);
    expect(player.record).to.equal(`${vegas} D D D`);
    expect(player.events.map(({type}) => type)).to.deep.equal(['solitaire-move']);
  });

  it('need not be winnable, if the player would rather go on at once', async () => {
    const player = await inProgress();
    player.table.newGame();
    await isLooking(player);
    await player.clicks(anyway);
    expect(deals(player)[0]?.detail).to.include({left: `${vegas} D D`});
    expect(player.record)
      .to.match(/^DS1-D3V-\w{7}$/)
      .and.not.to.include(vegas);
    expect(player.help).to.equal(notKnown);
    await aTimeout(2500);
    expect(deals(player).length).to.equal(1);
  });

  it("is the player's where he asks for it, in the dialog too", async function () {
    this.timeout(30_000);
    const player = await sitDown({record: 'DS1-D1N-AAAAAAB D', attributes: easy});
    player.events.length = 0;
    anyDeals();
    await player.clicks('New game');
    await player.clicks('Deal');
    if (player.dialog.includes('End this game?')) await player.clicks('End game');
    await dealt(player);
    expect(player.dialog).to.equal('');
    expect(deals(player).map(({detail}) => detail.source)).to.deep.equal(['player']);
    expect((await solve(player.table.code, {maxMs: 5000})).verdict).to.equal('winnable');
  });

  it('gives way to a code or a record, which come at once', async function () {
    this.timeout(30_000);
    const player = await inProgress();
    const {table} = player;
    const others: [string, () => unknown][] = [
      [lostSeahaven, () => table.newGame({code: lostSeahaven})],
      [`${vegas} D`, () => table.loadRecord(`${vegas} D`)],
      [lostSeahaven, () => (table.code = lostSeahaven)],
      [lostSeahaven, () => table.restart()],
    ];
    for (const [record, start] of others) {
      table.newGame({variant: 'double', draw: 3, scoring: 'vegas'});
      await isLooking(player);
      player.events.length = 0;
      start();
      expect(player.record).to.equal(record);
      await player.looks();
      expect([player.help, player.offers]).to.deep.equal(['', []]);
      await aTimeout(1700);
      expect(player.record).to.equal(record);
      expect(deals(player).length).to.equal(1);
    }
  });

  it('gives way to a code that comes in the same breath', async () => {
    const player = await inProgress();
    player.table.newGame();
    player.table.newGame({code: seahaven});
    await aTimeout(700);
    expect(player.record).to.equal(seahaven);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    expect(deals(player).length).to.equal(1);
  });

  it('is one, however often it is asked for', async function () {
    this.timeout(30_000);
    const player = await sitDown({code: seahaven, attributes: {winnable: ''}});
    player.events.length = 0;
    anyDeals();
    for (let i = 0; i < 5; i++) player.table.newGame();
    await dealt(player);
    await aTimeout(500);
    expect(deals(player).length).to.equal(1);
    expect(player.help).to.equal('');
  });

  it('leaves the game alone that a bad code was meant to end', async () => {
    const player = await inProgress();
    player.table.newGame();
    await isLooking(player);
    expect(player.table.newGame({code: 'nonsense'}).ok).to.equal(false);
    await player.looks();
    await isLooking(player);
    expect(player.record).to.equal(`${vegas} D D`);
  });

  it('is looked for by each table for itself', async function () {
    this.timeout(30_000);
    const player = await inProgress();
    player.table.newGame();
    await isLooking(player);
    nextDeals(1, 2);
    const other = await page('variant="seahaven" winnable');
    await until(() => other.code === seahaven);
    await isLooking(player);
    other.remove();
    await player.clicks(keep);
    expect(player.record).to.equal(`${vegas} D D`);
  });

  it('can be neither taken nor waved off at a disabled table', async () => {
    const player = await inProgress();
    player.table.newGame();
    await until(() => player.offers.length);
    player.table.disabled = true;
    await until(() => !player.offers.length);
    await isLooking(player);
  });

  it('speaks the language of the table', async () => {
    const player = await inProgress({attributes: {...hard, lang: 'fi'}});
    const {table} = player;
    await until(() => table.strings.lang === 'fi');
    table.newGame();
    const {looking: text, dealAnyway, leaveNo, verdicts} = table.strings;
    await until(() => player.help === text(0));
    expect(text(0)).not.to.equal(looking);
    expect(player.offers).to.deep.equal([dealAnyway, leaveNo]);
    await until(() => player.hears() === text(0));
    await player.clicks(dealAnyway);
    expect(player.help).to.equal(verdicts.unknown);
  });
});

describe('a search', () => {
  it('rests while the table is away, and goes on when it comes back', async function () {
    this.timeout(30_000);
    const player = await inProgress();
    const {table} = player;
    table.newGame();
    await isLooking(player);
    const told = player.help;
    table.remove();
    await aTimeout(2500);
    document.body.append(table);
    await player.looks();
    expect(player.help).to.equal(told);
    expect(player.events).to.deep.equal([]);
    await until(() => player.help !== told, 'another deal');
    await player.clicks(anyway);
    expect(deals(player).length).to.equal(1);
  });

  it('comes to its end after the table was moved', async function () {
    this.timeout(30_000);
    const player = await inProgress();
    const {table} = player;
    table.newGame();
    await isLooking(player);
    document.body.prepend(table);
    nextDeals(1, 2);
    table.newGame({variant: 'seahaven'});
    document.body.prepend(table);
    await dealt(player);
    expect(table.code).to.equal(seahaven);
  });

  it('that begins while the table is away waits for it', async function () {
    this.timeout(30_000);
    nextDeals(1, 2);
    const table = tag('variant="seahaven" winnable');
    const heard = hear(table);
    document.body.append(table);
    try {
      await settled(table);
      table.remove();
      await aTimeout(800);
      document.body.append(table);
      await until(() => heard.details('solitaire-deal').length === 1);
      nextDeals(1, 2);
      table.newGame();
      table.remove();
      await aTimeout(800);
      expect(heard.details('solitaire-deal').length, 'dealt while away').to.equal(1);
      document.body.append(table);
      await until(() => heard.details('solitaire-deal').length === 2);
      expect(table.code).to.equal(seahaven);
    } finally {
      table.remove();
    }
  });

  it('is over once a code was dealt while the table was away', async () => {
    const player = await inProgress();
    const {table} = player;
    table.newGame();
    await isLooking(player);
    table.remove();
    table.newGame({code: seahaven});
    document.body.append(table);
    await player.looks();
    await aTimeout(700);
    expect(player.record).to.equal(seahaven);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
  });

  it('does not speak where the deal is found at once', async () => {
    nextDeals(2);
    const player = await sitDown({code: vegas, attributes: {winnable: ''}});
    await player.table.hint();
    const said = player.listens();
    player.table.newGame({variant: 'seahaven'});
    await dealt(player, 2);
    await aTimeout(700);
    expect(said.filter((line) => line.startsWith(looking))).to.deep.equal([]);
    expect(said.at(-1)).to.match(/^New game: /);
  });
});
