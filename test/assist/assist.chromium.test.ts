// How pages and players set what the assistant does: attributes, settings and dialogs.

import {aTimeout, expect} from '@open-wc/testing';
import {hintsFor} from '../../src/hints/hints.js';
import {solve} from '../../src/solver/index.js';
import {anyDeals, hardDeals, nextDeals} from '../support/dealer.js';
import {until, warnings} from '../support/page.js';
import {sitDown, standUp} from '../support/player.js';
import {
  back,
  code,
  deals,
  dealt,
  easyDealsOnly,
  hardDealsOnly,
  hardGame,
  inProgress,
  isLooking,
  lost,
  lostSeahaven,
  says,
  showsVerdict,
  winnableSeahaven,
} from './browser-support.js';

afterEach(standUp);

describe('a hint', () => {
  it('is for the position at the time it comes', async () => {
    const player = await sitDown({code});
    const {table} = player;
    const {actions} = await solve(code);
    const asked = table.hint();
    table.play(actions![0]!);
    expect(table.legalActions()).to.include(await asked);
  });

  it('speaks the language of the table, also when that changes', async () => {
    const player = await sitDown({code: lostSeahaven, attributes: {lang: 'fi'}});
    await until(() => player.table.strings.lang === 'fi');
    await player.clicks('Vihje');
    const finnish = 'Hävitty: ei voitettavissa.';
    await until(() => player.help === finnish);
    expect(player.hears()).to.equal(finnish);
    player.table.lang = 'de';
    await until(() => player.table.strings.lang === 'de');
    await player.looks();
    expect(player.help).to.equal('Verloren: kein Weg zum Sieg.');
    player.table.strings = {provenLost: 'Aus und vorbei.'};
    await player.looks();
    expect(player.help).to.equal('Aus und vorbei.');
  });

  it('is fair where the attribute has another value', async () => {
    const warned = warnings();
    const player = await sitDown({code: 'DS1-D1N-AAAAAAC', attributes: {hints: 'cheat'}});
    const hint = await player.table.hint();
    warned.restore();
    expect(hint).to.equal(hintsFor(player.table.game)[0]);
    expect(player.table.hints).to.equal('fair');
    expect(warned.texts.join()).to.include('hints="cheat"');
  });
});

describe('the verdict', () => {
  it('goes and comes with the attribute, however quickly', async () => {
    const player = await sitDown({code});
    const {table} = player;
    for (const value of ['verdict', 'off', 'verdict', 'off'] as const) {
      table.assist = value;
      await table.updateComplete;
    }
    await aTimeout(400);
    expect(player.help).to.equal('');
    table.setAttribute('assist', 'verdict');
    table.removeAttribute('assist');
    table.setAttribute('assist', 'verdict');
    await says(player, 'Winnable');
    table.removeAttribute('assist');
    await says(player, '');
  });

  it('is a setting for players', async () => {
    const player = await sitDown({record: lost});
    await player.clicks('Settings');
    await player.clicks('Show whether the game is winnable');
    await player.clicks('Close');
    await says(player, 'Unwinnable');
    await player.clicks('Settings');
    await player.clicks('Show whether the game is winnable');
    await player.clicks('Close');
    await says(player, '');
  });
});

describe('the way back', () => {
  it('is not offered by a disabled table', async () => {
    const player = await sitDown({record: lost, attributes: {...showsVerdict, disabled: ''}});
    await says(player, 'Unwinnable');
    expect(player.offers).to.deep.equal([]);
    player.table.disabled = false;
    await until(() => player.offers.includes(back));
    player.table.disabled = true;
    await until(() => !player.offers.length);
  });
});

describe('a winnable deal', () => {
  beforeEach(() => nextDeals(...hardDeals));
  afterEach(async () => {
    await standUp();
    anyDeals();
  });

  it('is of the game that the page asked for last', async function () {
    this.timeout(30_000);
    const player = await sitDown({attributes: hardDealsOnly});
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
    const player = await sitDown({attributes: {...easyDealsOnly, disabled: ''}});
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

  it('is a setting for players; until then deals are random', async function () {
    this.timeout(30_000);
    nextDeals(1, 1, 2);
    const player = await sitDown({attributes: {variant: 'seahaven'}});
    expect(player.table.code).to.equal(lostSeahaven);
    await player.clicks('Settings');
    await player.clicks('Deal only winnable games');
    await player.clicks('Close');
    player.table.newGame();
    await dealt(player, 2);
    expect(player.table.code).to.equal(winnableSeahaven);
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
    expect(table.code).to.equal(winnableSeahaven);
  });

  it('is the player’s where it was asked for in the dialog', async function () {
    this.timeout(30_000);
    const player = await sitDown({record: 'DS1-D1N-AAAAAAB D', attributes: easyDealsOnly});
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

  it('is still looked for after a bad code', async () => {
    const player = await inProgress();
    player.table.newGame();
    await isLooking(player);
    expect(player.table.newGame({code: 'nonsense'}).ok).to.equal(false);
    await player.looks();
    await isLooking(player);
    expect(player.record).to.equal(`${hardGame} D D`);
  });

  it('gives way to a code in the same tick', async () => {
    const player = await inProgress();
    player.table.newGame();
    player.table.newGame({code: winnableSeahaven});
    await aTimeout(700);
    expect(player.record).to.equal(winnableSeahaven);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    expect(deals(player).length).to.equal(1);
  });
});
