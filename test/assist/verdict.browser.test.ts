// Whether the game can be won, shown at every step; and the way back to where it could.

import {aTimeout, expect} from '@open-wc/testing';
import {Game} from '../../src/engine/index.js';
import {solve} from '../../src/solver/index.js';
import {find, until, view, wins} from '../support/page.js';
import {type Player, sitDown, standUp} from '../support/player.js';

/** Can be won; its first move here loses it, and so does each that follows. */
const code = 'SH1-C4-K2YDUZD';
const losing = 'T7-C3';
const lost = `${code} ${losing}`;
const lostDeal = 'SH1-C4-ZGCJN4Q';
/** No search knows within seconds whether it can be won. */
const hard = 'DS1-D3V-AAAAAAB';

const canBeWon = 'Winnable';
const back = 'Back to a winnable point';
const working = 'Checking…';
const assist = {assist: 'verdict'};

afterEach(standUp);

const tells = (player: Player, text: string, ms = 8000): Promise<void> =>
  until(() => player.help === text, `“${text}”`, ms);

const played = (player: Player): string => player.actionsSince(lost);

describe('the verdict', () => {
  it('is off unless asked for', async () => {
    const player = await sitDown({code});
    player.table.play(losing);
    await aTimeout(600);
    await player.looks();
    expect(player.help).to.equal('');
    expect(player.table.assist).to.equal('off');
  });

  it('is shown and spoken, and follows every move', async () => {
    const player = await sitDown({code, attributes: assist});
    await tells(player, canBeWon);
    expect(player.hears()).to.equal(canBeWon);
    expect(player.offers).to.deep.equal([]);
    await player.drag(player.cardName('T7'), player.pileName('C3'));
    await tells(player, 'Unwinnable');
    expect(player.record).to.equal(lost);
    expect(player.hears()).to.equal('This game can no longer be won.');
    expect(player.offers).to.deep.equal([back]);
    await player.clicks('Undo');
    await tells(player, canBeWon);
    expect(player.offers).to.deep.equal([]);
    await player.clicks('Redo');
    await tells(player, 'Unwinnable');
  });

  it('is spoken only where it changes', async () => {
    const {actions} = await solve(code);
    const player = await sitDown({code, attributes: assist});
    await tells(player, canBeWon);
    const said = player.listens();
    for (const action of actions!.slice(0, 6)) {
      player.table.play(action);
      await player.looks();
      await tells(player, canBeWon);
    }
    expect(said).not.to.include(canBeWon);
    expect(said.length, 'a line a move').to.equal(6);
  });

  it('is of the deal on the table, however quickly it is changed', async () => {
    const player = await sitDown({code, attributes: assist});
    const {table} = player;
    table.newGame({code: hard});
    await player.looks();
    table.newGame({code: lostDeal});
    await tells(player, 'Unwinnable');
    table.newGame({code: hard});
    await tells(player, working);
    table.loadRecord(lost);
    await tells(player, 'Unwinnable');
    table.code = code;
    await tells(player, canBeWon);
    await aTimeout(300);
    expect(player.help).to.equal(canBeWon);
  });

  it('says that it is working, and then that it is not known', async function () {
    this.timeout(60_000);
    const player = await sitDown({code: hard, attributes: assist});
    const said = player.listens();
    await tells(player, working);
    await tells(player, 'Can’t tell if it’s winnable', 30_000);
    expect(said).to.deep.equal(['Can’t tell if it’s winnable']);
  });

  it('goes on when the table comes back to the page', async () => {
    const player = await sitDown({code: hard, attributes: assist});
    const {table} = player;
    await tells(player, working);
    table.remove();
    await aTimeout(100);
    table.loadRecord(lost);
    document.body.append(table);
    await player.looks();
    await tells(player, 'Unwinnable');
    table.remove();
    table.newGame({code: hard});
    document.body.append(table);
    await tells(player, working);
    table.remove();
    await aTimeout(100);
    document.body.append(table);
    await player.looks();
    table.undo();
    table.newGame({code});
    await tells(player, canBeWon);
  });

  it('is worked out to its end by a table that was away for a moment', async function () {
    this.timeout(60_000);
    const player = await sitDown({code: hard, attributes: assist});
    await tells(player, working);
    player.table.remove();
    await aTimeout(100);
    document.body.append(player.table);
    await tells(player, 'Can’t tell if it’s winnable', 30_000);
  });

  it('keeps the felt as high as it is, all game long', async function () {
    this.timeout(60_000);
    await view(400, 700);
    const player = await sitDown({code, attributes: assist});
    const {table} = player;
    const {height} = player.felt.getBoundingClientRect();
    const whole = table.getBoundingClientRect().height;
    const isSame = (when: string): void => {
      expect(player.felt.getBoundingClientRect().height, when).to.equal(height);
      expect(table.getBoundingClientRect().height, when).to.equal(whole);
    };
    await tells(player, canBeWon);
    isSame('winnable');
    table.play(losing);
    await tells(player, 'Unwinnable');
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
    await tells(player, canBeWon);
    table.removeAttribute('assist');
    await tells(player, '');
  });

  it('is a setting of the player', async () => {
    const player = await sitDown({record: lost});
    await player.clicks('Settings');
    await player.clicks('Show whether the game is winnable');
    await player.clicks('Close');
    await tells(player, 'Unwinnable');
    await player.clicks('Settings');
    await player.clicks('Show whether the game is winnable');
    await player.clicks('Close');
    await tells(player, '');
  });

  it('is told by each table of its own game, and by one when the other has left', async () => {
    const player = await sitDown({code, attributes: assist});
    const other = document.createElement('solitaire-table');
    other.assist = 'verdict';
    other.code = lostDeal;
    document.body.append(other);
    try {
      await tells(player, canBeWon);
      await until(() => other.shadowRoot?.querySelector('[role=log]')?.textContent, 'the other');
      expect(other.shadowRoot?.querySelector('[role=log]')?.textContent).to.include(
        'This game can no longer be won.',
      );
    } finally {
      other.remove();
    }
    player.table.play(losing);
    await tells(player, 'Unwinnable');
  });

  it('speaks the language of the table, also when that changes', async () => {
    const player = await sitDown({record: lost, attributes: {...assist, lang: 'fi'}});
    const {table} = player;
    await until(() => table.strings.lang === 'fi');
    await tells(player, table.strings.verdicts.unwinnable);
    expect(table.strings.verdicts.unwinnable).not.to.equal('Unwinnable');
    expect(player.offers).to.deep.equal([table.strings.goBack]);
    expect(player.hears()).to.equal(table.strings.provenLost);
    table.lang = 'en';
    await tells(player, 'Unwinnable');
    expect(player.offers).to.deep.equal([back]);
  });

  it('is none of a game that is won, and comes again with the next deal', async () => {
    const [record = ''] = await wins('SH1-C4-AAAAAAH');
    const player = await sitDown({record, attributes: assist});
    await aTimeout(400);
    expect(player.help).to.equal('');
    player.table.newGame({code});
    await tells(player, canBeWon);
  });
});

describe('the way back', () => {
  it('leads to where the game could be won, tells what lost it, and can be undone itself', async () => {
    const player = await sitDown({record: `${lost} C3-T10 T3-T2`, attributes: assist});
    await tells(player, 'Unwinnable');
    const said = player.listens();
    await player.clicks(back);
    await until(() => player.table.game.canRedo);
    await player.looks();
    expect(played(player)).to.equal('C3-T10 T3-T2 U U U');
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
    await tells(player, 'Unwinnable');
    player.agrees();
  });

  it('keeps what it tells as long as the mark is there', async function () {
    this.timeout(30_000);
    const player = await sitDown({record: lost, attributes: assist});
    await tells(player, 'Unwinnable');
    await player.clicks(back);
    await until(() => player.warned);
    await aTimeout(7000);
    expect(player.help).to.match(/^Went back 1 move\./);
    player.table.play('T3-T2');
    await until(() => !player.help.includes('back'));
    expect(player.warned).to.equal(false);
  });

  it('is offered with a hint that finds the game lost, though no verdict is shown', async () => {
    const player = await sitDown({record: lost});
    await player.clicks('Hint');
    await tells(player, 'This game can no longer be won.');
    expect(player.offers).to.deep.equal([back]);
    await player.clicks(back);
    await until(() => player.warned);
    expect(played(player)).to.equal('U');
    player.table.redo();
    await tells(player, '');
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

  it('goes on with the hint that wins, not with one after the mark', async () => {
    const player = await sitDown({record: lost, attributes: assist});
    await tells(player, 'Unwinnable');
    await player.clicks(back);
    await until(() => player.warned);
    const {actions} = await solve(code);
    expect(await player.table.hint()).to.equal(actions![0]);
    await player.looks();
    expect(player.warned).to.equal(false);
  });

  it('is gone once, however often its button is pressed', async () => {
    const player = await sitDown({record: `${lost} C3-T10 T10-C3`, attributes: assist});
    await tells(player, 'Unwinnable');
    const said = player.listens();
    await player.doubleClicks(back);
    await until(() => player.warned);
    await aTimeout(300);
    expect(played(player)).to.equal('C3-T10 T10-C3 U U U');
    expect(said.filter((line) => line.includes('The losing move was')).length).to.equal(1);
    expect(player.warned, 'the mark stays').to.equal(true);
    expect(player.selected).to.deep.equal([]);
  });

  it('can be gone by keys alone, and leaves the focus on the cards', async () => {
    const player = await sitDown({record: lost, attributes: assist});
    await tells(player, 'Unwinnable');
    await player.enters();
    await player.tabsTo(back);
    await player.press('Enter');
    await until(() => player.warned);
    await until(() => player.focused, 'the focus on the felt');
    expect(played(player)).to.equal('U');
    await player.press('Control+y');
    await tells(player, 'Unwinnable');
  });

  it('is none where the deal could not be won at all', async () => {
    const game = Game.fromCode(lostDeal);
    game.play(game.legalActions()[0]!);
    const record = game.toRecord();
    const player = await sitDown({record, attributes: assist});
    await tells(player, 'Unwinnable');
    const said = player.listens();
    const button = player.control(back);
    button.click();
    button.click();
    await tells(player, 'This deal was unwinnable from the start.');
    expect(player.offers, 'a way that there is not').to.deep.equal([]);
    await aTimeout(300);
    expect(player.record).to.equal(record);
    expect(said).to.deep.equal(['This deal was unwinnable from the start.']);
  });

  it('reaches as far as undo does', async () => {
    const pairs = Array<string>(49).fill('T10-C3 C3-T10');
    const record = [lost, 'C3-T10', ...pairs].join(' ');
    const player = await sitDown({record, attributes: assist});
    expect(player.table.game.undoLeft).to.equal(100);
    await tells(player, 'Unwinnable');
    await player.clicks(back);
    await until(() => player.warned);
    expect(player.help).to.match(/^Went back 100 moves\./);
    expect((await solve(player.table.game)).verdict).to.equal('winnable');
  });

  it('says so where the game was lost further back, and undoes nothing', async () => {
    const pairs = Array<string>(50).fill('T10-C3 C3-T10');
    const record = [lost, 'C3-T10', ...pairs].join(' ');
    const player = await sitDown({record, attributes: assist});
    await tells(player, 'Unwinnable');
    await player.clicks(back);
    await until(() => player.help.startsWith('The losing move is too far back to undo:'));
    expect(player.hears()).to.equal(player.help);
    expect(player.record).to.equal(record);
    expect(player.warned).to.equal(false);
  });

  it('is not gone by who plays on meanwhile, nor with another deal', async () => {
    const player = await sitDown({record: lost, attributes: assist});
    await tells(player, 'Unwinnable');
    const {table} = player;
    table.addEventListener('click', () => table.play('C3-T10'), {once: true});
    await player.clicks(back);
    await aTimeout(400);
    expect(played(player)).to.equal('C3-T10');
    table.addEventListener('click', () => table.loadRecord(lostDeal), {once: true});
    await player.clicks(back);
    await aTimeout(400);
    expect(player.record).to.equal(lostDeal);
    expect([player.warned, player.hinted]).to.deep.equal([false, []]);
  });

  it('undoes nothing where the page forbids it', async () => {
    const player = await sitDown({record: lost, attributes: assist});
    await tells(player, 'Unwinnable');
    player.table.addEventListener('solitaire-before-move', (event) => event.preventDefault());
    await player.clicks(back);
    await until(() => player.message === 'You can’t do that right now.');
    expect(player.record).to.equal(lost);
    expect(player.warned).to.equal(false);
    expect(player.hinted).to.deep.equal([]);
    expect(player.help).not.to.include('back.');
    expect(player.offers).to.deep.equal([back]);
  });

  it('stops where the page forbids an undo on the way', async () => {
    const player = await sitDown({record: `${lost} C3-T10 T3-T2`, attributes: assist});
    await tells(player, 'Unwinnable');
    let asked = 0;
    player.table.addEventListener('solitaire-before-move', (event) => {
      if (++asked > 1) event.preventDefault();
    });
    await player.clicks(back);
    await until(() => played(player) === 'C3-T10 T3-T2 U');
    await aTimeout(200);
    expect(asked).to.equal(2);
    expect(player.warned).to.equal(false);
    await until(() => player.offers.includes(back));
  });

  it('is not offered by a table that takes nothing from the player', async () => {
    const player = await sitDown({record: lost, attributes: {...assist, disabled: ''}});
    await tells(player, 'Unwinnable');
    expect(player.offers).to.deep.equal([]);
    player.table.disabled = false;
    await until(() => player.offers.includes(back));
    player.table.disabled = true;
    await until(() => !player.offers.length);
  });
});
