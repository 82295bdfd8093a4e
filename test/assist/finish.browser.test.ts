// The offer to play the rest up: made only where that surely wins, and played as the player would.

import {aTimeout, expect} from '@open-wc/testing';
import {Game} from '../../src/engine/index.js';
import {until, wins} from '../support/page.js';
import {type Player, type Seat, sitDown, standUp} from '../support/player.js';

const offer = 'The rest can be played automatically.';
const finish = 'Finish';

/** Eight cards are left, in columns and cells. */
const seahaven = {code: 'SH1-C4-AAAAAAH', actions: 62, left: 8};
/** Two decks, 63 cards left, eight of them in the waste; one pass. */
const vegas = {code: 'DS1-D1V-6X7SLKE', actions: 215, left: 63};
/** The waste would go round; thirteen cards are left. */
const klondike = {code: 'KL1-D1N-AAAAAE6', actions: 85, left: 13};
/** The last card of the stock is drawn by the last of these. */
const josephine = {code: 'JO1-AAAAABJ', actions: 199, left: 6};

afterEach(standUp);

/** The beginning of a won game. */
async function begun(code: string, actions: number): Promise<string> {
  const [record = ''] = await wins(code);
  return record
    .split(' ')
    .slice(0, 1 + actions)
    .join(' ');
}

async function sitsDownAt(
  {code, actions}: {code: string; actions: number},
  seat: Seat = {},
): Promise<Player> {
  const player = await sitDown({...seat, record: await begun(code, actions - 1)});
  // Help comes to a table once something happens there.
  const [next = ''] = (await begun(code, actions)).split(' ').slice(-1);
  player.table.play(next);
  await player.looks();
  player.events.length = 0;
  return player;
}

const isOffered = (player: Player): Promise<void> =>
  until(() => player.help === offer && player.offers.includes(finish), offer);
const isWon = (player: Player): Promise<void> => until(() => player.table.won, 'the win', 20_000);
async function undoes(player: Player): Promise<void> {
  expect(player.table.undo().ok).to.equal(true);
  await player.looks();
}
const moves = ({events}: Player) => events.filter(({type}) => type === 'solitaire-move');

describe('an offer to finish', () => {
  it('is made, shown and spoken, once foundation moves alone win', async () => {
    const player = await sitDown({record: await begun(seahaven.code, seahaven.actions - 1)});
    const said = player.listens();
    await player.clicks('Hint');
    await aTimeout(300);
    expect(player.offers).to.deep.equal([]);
    player.table.play('T5-C2');
    await isOffered(player);
    expect(player.offers).to.deep.equal([finish]);
    expect(said.filter((line) => line === offer).length).to.equal(1);
    player.table.undo();
    await until(() => player.help !== offer);
    expect(player.offers).to.deep.equal([]);
  });

  it('is not made twice by voice while it stands', async () => {
    const player = await sitsDownAt(seahaven);
    await isOffered(player);
    const said = player.listens();
    for (const action of ['T5-F3', 'C1-F3', 'T3-F3']) {
      player.table.play(action);
      await player.looks();
      await isOffered(player);
    }
    expect(said.length, 'a line a move').to.equal(3);
    expect(said).not.to.include(offer);
  });

  it('is made with cards in the waste, where none of them is in the way', async () => {
    const player = await sitsDownAt(vegas);
    await isOffered(player);
    expect(player.state.waste.length).to.equal(8);
    await undoes(player);
    await aTimeout(200);
    const {stock, columns} = player.state;
    expect(stock.length + columns.flat().filter(({faceUp}) => !faceUp).length).to.equal(0);
    expect(player.help, 'a card is in the way').to.equal('');
  });

  it('is not made while a card is hidden', async () => {
    const player = await sitsDownAt(klondike);
    await isOffered(player);
    await undoes(player);
    await aTimeout(200);
    expect(player.state.columns.flat().some(({faceUp}) => !faceUp)).to.equal(true);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
  });

  it('is not made while the stock holds cards', async () => {
    const player = await sitsDownAt(josephine);
    await isOffered(player);
    await undoes(player);
    await aTimeout(200);
    expect(player.state.stock.length).to.equal(1);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
  });

  it('is none in a won game', async () => {
    const [record = ''] = await wins(seahaven.code);
    const player = await sitDown({record});
    await player.table.hint();
    await aTimeout(200);
    expect(player.offers).to.deep.equal([]);
    const parts = record.split(' ');
    player.table.loadRecord(parts.slice(0, -1).join(' '));
    await isOffered(player);
    player.table.play(parts.at(-1)!);
    await player.looks();
    expect(player.dialog).to.include('You won!');
    await aTimeout(200);
    expect([player.help, player.offers]).to.deep.equal(['', []]);
  });

  it('goes with the game', async () => {
    const player = await sitsDownAt(seahaven);
    await isOffered(player);
    player.table.newGame({code: vegas.code});
    await until(() => !player.help);
    expect(player.offers).to.deep.equal([]);
  });

  it('is none of a table that takes nothing from the player', async () => {
    const player = await sitsDownAt(seahaven, {attributes: {disabled: ''}});
    await until(() => player.help === offer);
    expect(player.offers).to.deep.equal([]);
    player.table.disabled = false;
    await until(() => player.offers.includes(finish));
  });

  it('speaks the language of the table', async () => {
    const player = await sitsDownAt(seahaven, {attributes: {lang: 'fi'}});
    const {table} = player;
    await until(() => table.strings.lang === 'fi' && player.help === table.strings.canFinish);
    expect(table.strings.canFinish).not.to.equal(offer);
    expect(player.offers).to.deep.equal([table.strings.finish]);
    await player.clicks(table.strings.finish);
    await isWon(player);
  });
});

describe('finishing', () => {
  for (const game of [seahaven, vegas, klondike, josephine]) {
    it(`wins ${game.code} by ordinary moves of the player`, async function () {
      this.timeout(60_000);
      const player = await sitsDownAt(game);
      const {table} = player;
      const {record} = player;
      await isOffered(player);
      const said = player.listens();
      await player.clicks(finish);
      await isWon(player);
      await player.looks();
      const actions = player.actionsSince(record).split(' ');
      expect(actions.length).to.equal(game.left);
      for (const action of actions) expect(action).to.match(/^[TCW]\d*-F\d$/);
      expect(moves(player).map(({detail}) => detail)).to.deep.equal(
        moves(player).map(({detail}, i) => ({
          ...detail,
          action: actions[i],
          source: 'player',
        })),
      );
      const told = player.events.map(({type}) => type);
      expect(told.filter((type) => type === 'solitaire-win').length).to.equal(1);
      expect(told.at(-1)).to.equal('solitaire-win');
      expect(player.dialog).to.include('You won!');
      await until(() => said.some((line) => line.startsWith('You won!')));
      expect(said.length, said.join('; ')).to.equal(1);
      expect([player.help, player.offers]).to.deep.equal(['', []]);
      player.agrees();
      const {score} = Game.fromRecord(player.record);
      expect(table.score).to.equal(score);
    });
  }

  it('can be undone move by move', async () => {
    const player = await sitsDownAt(seahaven);
    const {state} = player;
    await isOffered(player);
    await player.clicks(finish);
    await isWon(player);
    await player.looks();
    await player.clicks('Close');
    for (let i = 0; i < seahaven.left; i++) await player.clicks('Undo');
    expect(player.state).to.deep.equal(state);
    await isOffered(player);
    player.agrees();
  });

  it('goes card by card, for the eye to follow', async () => {
    const player = await sitsDownAt(vegas);
    await isOffered(player);
    await player.clicks(finish);
    const first = moves(player).length;
    expect(first).to.be.below(20);
    const since = performance.now();
    await until(() => moves(player).length >= first + 5);
    expect(performance.now() - since).to.be.above(300);
    expect(player.table.won).to.equal(false);
  });

  it('is done once, however often the button is pressed', async () => {
    const player = await sitsDownAt(vegas);
    await isOffered(player);
    const button = player.control(finish);
    button.click();
    button.click();
    await aTimeout(500);
    expect(player.offers, 'while it goes on').to.deep.equal([]);
    await isWon(player);
    expect(moves(player).length).to.equal(vegas.left);
    expect(player.events.filter(({type}) => type === 'solitaire-refuse')).to.deep.equal([]);
  });

  it('can be begun by keys alone, and leaves the focus at the table', async () => {
    const player = await sitsDownAt(seahaven);
    await isOffered(player);
    await player.enters();
    await player.tabsTo(finish);
    await player.press('Enter');
    await isWon(player);
    await player.looks();
    await until(() => player.focused || player.focusedControl, 'the focus');
  });

  it('stops when the player undoes, and is offered again', async () => {
    const player = await sitsDownAt(vegas);
    const {record} = player;
    await isOffered(player);
    await player.clicks(finish);
    await until(() => moves(player).length > 2);
    await player.clicks('Undo');
    const count = moves(player).length;
    await aTimeout(500);
    expect(moves(player).length).to.equal(count);
    expect(player.actionsSince(record)).to.match(/ U$/);
    expect(player.table.won).to.equal(false);
    await isOffered(player);
    await player.clicks(finish);
    await isWon(player);
  });

  it('stops when the player plays, and is offered again', async () => {
    const player = await sitsDownAt(vegas);
    const {record} = player;
    await isOffered(player);
    await player.clicks(finish);
    await until(() => moves(player).length > 2);
    player.table.play(player.table.legalActions().find((action) => /^[WT]\d*-T/.test(action))!);
    const {record: then} = player;
    await aTimeout(500);
    expect(player.record).to.equal(then);
    expect(player.actionsSince(record)).to.match(/-T\d$/);
    expect(player.table.won).to.equal(false);
  });

  it('stops with the game', async () => {
    const player = await sitsDownAt(vegas);
    await isOffered(player);
    await player.clicks(finish);
    await until(() => moves(player).length > 1);
    const record = await begun(klondike.code, klondike.actions);
    player.table.loadRecord(record);
    await aTimeout(400);
    expect(player.record).to.equal(record);
    await isOffered(player);
  });

  it('stops when the table is disabled, or leaves the page', async () => {
    const player = await sitsDownAt(vegas);
    const {table} = player;
    await isOffered(player);
    await player.clicks(finish);
    await until(() => moves(player).length > 1);
    table.disabled = true;
    const before = moves(player).length;
    await aTimeout(400);
    expect(moves(player).length).to.equal(before);
    table.disabled = false;
    await isOffered(player);
    await player.clicks(finish);
    await until(() => moves(player).length > before + 1);
    table.remove();
    const then = moves(player).length;
    await aTimeout(400);
    expect(moves(player).length).to.equal(then);
    document.body.append(table);
    await player.looks();
    await isOffered(player);
    await player.clicks(finish);
    await isWon(player);
  });

  it('stops where the page forbids a move, and is offered again', async () => {
    const player = await sitsDownAt(vegas);
    const {record} = player;
    await isOffered(player);
    let allowed = 0;
    player.table.addEventListener('solitaire-before-move', (event) => {
      if (allowed-- <= 0) event.preventDefault();
    });
    await player.clicks(finish);
    await until(() => player.message === 'You can’t do that right now.');
    await aTimeout(300);
    expect(player.record).to.equal(record);
    expect(player.events.map(({type}) => type)).to.deep.equal(['solitaire-refuse']);
    await isOffered(player);
    allowed = 3;
    await player.clicks(finish);
    await until(() => moves(player).length === 3);
    await aTimeout(400);
    expect(player.actionsSince(record).split(' ').length).to.equal(3);
    await isOffered(player);
    allowed = 100;
    await player.clicks(finish);
    await isWon(player);
  });

  it('leaves another table alone', async () => {
    const player = await sitsDownAt(seahaven);
    const other = document.createElement('solitaire-table');
    other.loadRecord(player.record);
    document.body.append(other);
    try {
      await isOffered(player);
      await other.hint();
      await player.clicks(finish);
      await isWon(player);
      expect(other.record).to.equal(await begun(seahaven.code, seahaven.actions));
    } finally {
      other.remove();
    }
  });

  it('goes on though the second of two quick clicks meets the felt', async () => {
    const player = await sitsDownAt(vegas);
    await isOffered(player);
    await player.doubleClicks(finish);
    await isWon(player);
    expect(moves(player).length).to.equal(vegas.left);
  });
});
