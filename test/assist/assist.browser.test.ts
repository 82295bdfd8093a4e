// The assistant as only browsers can show it: real workers, pointers and keys, the focus, the panel, the live region.
// Everything else about it is tested in Node.

import {aTimeout, expect} from '@open-wc/testing';
import {Game} from '../../src/engine/index.js';
import {solve} from '../../src/solver/index.js';
import {anyDeals, hardDeals, nextDeals} from '../support/dealer.js';
import {find, until, view} from '../support/page.js';
import {type Player, sitDown, standUp} from '../support/player.js';
import {
  back,
  code,
  deals,
  dealt,
  dealAnyway,
  finish,
  hardDealsOnly,
  hardGame,
  inProgress,
  isLooking,
  looking,
  lost,
  says,
  showsVerdict,
  sitDownAt,
  winnableSeahaven,
} from './browser-support.js';

const cannotTell = 'Can’t tell if it’s winnable';

afterEach(standUp);

const moves = ({events}: Player) => events.filter(({type}) => type === 'solitaire-move');

describe('a hint', () => {
  it('is shown and announced as being worked on where it takes long, and comes in time', async function () {
    this.timeout(30_000);
    const player = await sitDown({code: hardGame, attributes: {hints: 'solver'}});
    const said = player.listens();
    const start = performance.now();
    await player.clicks('Hint');
    await until(() => player.help === 'Checking…');
    await until(() => player.hinted.length || player.hintsAt('S'), 'a hint', 12_000);
    expect(performance.now() - start).to.be.below(9000);
    expect(said.filter((line) => line === 'Checking…').length).to.equal(1);
    expect(player.help).to.equal('');
  });
});

describe('the verdict', () => {
  it('is shown and announced, and follows every move', async () => {
    const player = await sitDown({code, attributes: showsVerdict});
    await says(player, 'Winnable');
    expect(player.hears()).to.equal('Winnable');
    expect(player.offers).to.deep.equal([]);
    await player.drag(player.cardName('T7'), player.pileName('C3'));
    await says(player, 'Unwinnable');
    expect(player.record).to.equal(lost);
    expect(player.hears()).to.equal('This game can no longer be won.');
    expect(player.offers).to.deep.equal([back]);
    await player.clicks('Undo');
    await says(player, 'Winnable');
    expect(player.offers).to.deep.equal([]);
    await player.clicks('Redo');
    await says(player, 'Unwinnable');
  });

  it('goes on when the table comes back to the page', async () => {
    const player = await sitDown({code: hardGame, attributes: showsVerdict});
    const {table} = player;
    await says(player, 'Checking…');
    table.remove();
    await aTimeout(100);
    table.loadRecord(lost);
    document.body.append(table);
    await player.looks();
    await says(player, 'Unwinnable');
    table.remove();
    table.newGame({code: hardGame});
    document.body.append(table);
    await says(player, 'Checking…');
    table.remove();
    await aTimeout(100);
    document.body.append(table);
    await player.looks();
    table.undo();
    table.newGame({code});
    await says(player, 'Winnable');
  });

  it('leaves the height of the felt as it is, all game long', async function () {
    this.timeout(60_000);
    await view(400, 700);
    const player = await sitDown({code, attributes: showsVerdict});
    const {table} = player;
    const {height} = player.felt.getBoundingClientRect();
    const whole = table.getBoundingClientRect().height;
    const isSame = (when: string): void => {
      expect(player.felt.getBoundingClientRect().height, when).to.equal(height);
      expect(table.getBoundingClientRect().height, when).to.equal(whole);
    };
    await says(player, 'Winnable');
    isSame('winnable');
    table.play('T7-C3');
    await says(player, 'Unwinnable');
    isSame('lost');
    await player.clicks(back);
    await until(() => player.help.startsWith('Went back 1 move.'));
    isSame('gone back');
    for (const action of (await solve(code)).actions!) {
      table.play(action);
      await player.looks();
      isSame(action);
    }
    expect(table.won).to.equal(true);
    await aTimeout(100);
    isSame('won');
    expect(player.help).to.equal('');
    await view(800, 600);
  });
});

describe('the way back', () => {
  it('leads to where the game was winnable, says what lost it, and can be redone', async () => {
    const player = await sitDown({record: `${lost} C3-T10 T3-T2`, attributes: showsVerdict});
    await says(player, 'Unwinnable');
    const said = player.listens();
    await player.clicks(back);
    await until(() => player.table.game.canRedo);
    await player.looks();
    expect(player.actionsSince(lost)).to.equal('C3-T10 T3-T2 U U U');
    expect((await solve(player.table.game)).verdict).to.equal('winnable');
    const words = /^Went back 3 moves\. The losing move was: \w+ of \w+ to cell 3$/;
    expect(player.help).to.match(words);
    expect(said.filter((line) => words.test(line)).length).to.equal(1);
    expect(said.filter((line) => line.startsWith('undone'))).to.deep.equal([]);
    expect(player.warned).to.equal(true);
    expect(player.hinted).to.have.members([player.pileName('C3'), player.cardName('T7')]);
    expect(player.offers).to.deep.equal([]);
    const undos = player.events.filter(({type}) => type === 'solitaire-undo');
    expect(undos.map(({detail}) => detail.source)).to.deep.equal(['player', 'player', 'player']);
    for (let i = 0; i < 3; i++) await player.clicks('Redo');
    expect(player.table.game.state).to.deep.equal(Game.fromRecord(`${lost} C3-T10 T3-T2`).state);
    expect([player.warned, player.hinted]).to.deep.equal([false, []]);
    await says(player, 'Unwinnable');
    player.agrees();
  });

  for (const width of [320, 1000]) {
    it(`is not covered by a refusal, ${width} px wide`, async () => {
      await view(width, 640);
      const player = await sitDown({record: lost});
      await player.clicks('Hint');
      await until(() => player.offers.length);
      await player.enters();
      await player.press('Control+y');
      await until(() => player.message);
      const [message, panel] = ['message', 'assist'].map((part) =>
        find(player.table, `[part=${part}]`).getBoundingClientRect(),
      );
      expect(message!.bottom).to.be.at.most(panel!.top);
      await view(800, 600);
    });
  }

  it('can be taken by keys alone, which leaves the focus on the cards', async () => {
    const player = await sitDown({record: lost, attributes: showsVerdict});
    await says(player, 'Unwinnable');
    await player.enters();
    await player.tabsTo(back);
    await player.press('Enter');
    await until(() => player.warned);
    await until(() => player.focused, 'the focus on the felt');
    expect(player.actionsSince(lost)).to.equal('U');
    await player.press('Control+y');
    await says(player, 'Unwinnable');
  });
});

describe('a winnable deal', () => {
  beforeEach(() => nextDeals(...hardDeals));
  afterEach(async () => {
    await standUp();
    anyDeals();
  });

  it('is not shown before it is found', async () => {
    const player = await sitDown({attributes: hardDealsOnly});
    await isLooking(player);
    expect(player.cardCount).to.equal(0);
    expect(player.offers).to.deep.equal([dealAnyway]);
    expect(deals(player)).to.deep.equal([]);
    await until(() => player.hears().startsWith(looking));
    await until(() => player.help === `${looking} 1 deal checked`, 'another deal');
    expect(player.cardCount).to.equal(0);
  });

  it('cannot be played by hand meanwhile', async () => {
    const player = await sitDown({attributes: hardDealsOnly});
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

  it('comes at once for players who do not want to wait', async () => {
    const player = await sitDown({attributes: hardDealsOnly});
    await isLooking(player);
    await player.doubleClicks(dealAnyway);
    expect(deals(player).length).to.equal(1);
    await until(() => player.help === cannotTell);
    expect(player.cardCount).to.be.above(0);
    expect(player.hears()).to.equal(cannotTell);
    expect(player.record, 'nothing is played by the second press').to.equal(player.table.code);
    expect(player.selected).to.deep.equal([]);
    player.agrees();
  });

  it('may be taken by keys alone, and the focus goes to the cards', async () => {
    const player = await sitDown({attributes: hardDealsOnly});
    await isLooking(player);
    await player.tabsTo(dealAnyway);
    await player.press('Enter');
    expect(deals(player).length).to.equal(1);
    await until(() => player.focused, 'the focus on the felt');
    await player.press('d');
    expect(player.actionsSince(player.table.code)).to.equal('D');
  });

  it('is found by a table that was moved in the page meanwhile', async function () {
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
    expect(table.code).to.equal(winnableSeahaven);
  });
});

describe('finishing', () => {
  it('wins by ordinary moves of the player', async function () {
    this.timeout(60_000);
    const player = await sitDownAt('SH1-C4-AAAAAAH', 62);
    const {table} = player;
    const {record} = player;
    await until(() => player.offers.includes(finish), finish);
    const said = player.listens();
    await player.clicks(finish);
    await until(() => player.table.won, 'the win', 20_000);
    await player.looks();
    const actions = player.actionsSince(record).split(' ');
    expect(actions.length).to.equal(8);
    for (const action of actions) expect(action).to.match(/^[TCW]\d*-F\d$/);
    expect(moves(player).map(({detail}) => detail)).to.deep.equal(
      moves(player).map(({detail}, i) => ({
        ...detail,
        action: actions[i],
        source: 'player',
      })),
    );
    const types = player.events.map(({type}) => type);
    expect(types.filter((type) => type === 'solitaire-win').length).to.equal(1);
    expect(types.at(-1)).to.equal('solitaire-win');
    expect(player.dialog).to.include('You won!');
    await until(() => said.some((line) => line.startsWith('You won!')));
    expect(said.length, said.join('; ')).to.equal(1);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
    player.agrees();
    const {score} = Game.fromRecord(player.record);
    expect(table.score).to.equal(score);
  });

  it('can be started by keys alone, which leaves the focus on the table', async () => {
    const player = await sitDownAt('SH1-C4-AAAAAAH', 62);
    await until(() => player.offers.includes(finish), finish);
    await player.enters();
    await player.tabsTo(finish);
    await player.press('Enter');
    await until(() => player.table.won, 'the win', 20_000);
    await player.looks();
    await until(() => player.focused || player.focusedControl, 'the focus');
  });

  it('goes on though the second of two quick clicks meets the felt', async () => {
    const player = await sitDownAt('DS1-D1V-6X7SLKE', 215);
    await until(() => player.offers.includes(finish), finish);
    await player.doubleClicks(finish);
    await until(() => player.table.won, 'the win', 20_000);
    expect(moves(player).length).to.equal(63);
  });
});
