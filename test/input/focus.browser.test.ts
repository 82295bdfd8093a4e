import {expect} from '@open-wc/testing';
import {press} from '../support/input.js';
import {before, until, wins} from '../support/page.js';
import {block, type Player, sitDown, standUp} from '../support/player.js';

const code = 'DS1-D1N-XW2QQAA';
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';

afterEach(standUp);

/** Where the focus is: on the felt, on a control, or nowhere in the table. */
function focusIn({table, focused}: Player): string {
  if (focused) return 'felt';
  let active = table.shadowRoot!.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.textContent.trim().replace(/\s+/g, ' ') ?? 'nowhere';
}

/** Waits until what closes has closed, and the focus is where it will stay. */
async function calm(player: Player): Promise<void> {
  await new Promise((done) => setTimeout(done, 50));
  await player.looks();
}

async function lastMove(): Promise<{record: string; rest: string[]}> {
  const records = await wins('SH1-C4');
  const won = records.find((record) => /T\d+-F\d$/.test(record))!;
  return before(won);
}

describe('focus()', () => {
  /** A page with the table scrolled out of sight. */
  async function scrolledAway(): Promise<Player> {
    const player = await sitDown({code});
    block('below', 4000);
    scrollTo(0, 3000);
    expect(scrollY).to.equal(3000);
    return player;
  }

  it('with preventScroll leaves the page where it is', async () => {
    const player = await scrolledAway();
    player.table.focus({preventScroll: true});
    expect(player.focused).to.equal('stock, 59 cards');
    expect(scrollY).to.equal(3000);
  });

  it('without options scrolls to the card that has the focus', async () => {
    const player = await scrolledAway();
    player.table.focus();
    expect(player.focused).to.equal('stock, 59 cards');
    await until(() => scrollY < 1000, 'the page is scrolled');
  });
});

describe('the focus', () => {
  it('stays on the pile that a card left for a foundation by G', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await player.walkTo('ace of diamonds, column 3');
    await player.press('g');
    expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T3-F3');
    expect(player.focused).to.equal(player.cardName('T3'));
  });

  it('stays on the waste as its top card goes', async () => {
    const player = await sitDown({code});
    await player.walkTo('waste');
    await player.press('d', 'd');
    expect(player.focused).to.equal(player.cardName('W'));
  });

  it('goes with the card by undo and redo', async () => {
    const player = await sitDown({record: three});
    await player.walkTo('10 of clubs, column 4');
    await player.press('Enter');
    await player.goRoundTo('jack of hearts, column 6');
    await player.press('Enter', 'End', 'u');
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
    await player.press('Home', 'y');
    expect(player.focused).to.equal('10 of clubs, column 6, card 6 of 6');
  });

  it('stays on a button that can do nothing any more', async () => {
    const player = await sitDown({record: `${code} D`});
    player.control('Undo').focus();
    await player.press('Enter', 'Enter', 'Space');
    expect(player.actionsSince(`${code} D`)).to.equal('U');
    expect(focusIn(player)).to.equal('Undo');
    expect(player.control('Undo').ariaDisabled).to.equal('true');
  });

  it('does not leave the bar for keys that are pressed there', async () => {
    const player = await sitDown({record: three});
    player.control('Settings').focus();
    await player.press('u', 'y', 'd', 'h');
    expect(player.actionsSince(three)).to.equal('U Y D');
    expect(focusIn(player)).to.equal('Settings');
    await player.press('ArrowLeft', 'Home', '+', 'g');
    expect(player.actionsSince(three)).to.equal('U Y D');
    expect(focusIn(player)).to.equal('Settings');
  });

  it('comes back to the card as the list of keys closes', async () => {
    const player = await sitDown({record: three});
    await player.walkTo('10 of clubs, column 4');
    await player.press('?');
    expect(player.dialog).to.include('Pick up or place');
    await player.press('Escape');
    await calm(player);
    expect(player.dialog).to.equal('');
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
  });

  it('is on the felt after a restart that had to be confirmed, or on its button', async () => {
    const player = await sitDown({record: three});
    player.control('Restart').focus();
    await player.press('Enter');
    player.control('End game').focus();
    await player.press('Enter');
    await calm(player);
    expect(player.record).to.equal(code);
    expect(focusIn(player)).to.equal('Restart');
  });

  it('is not lost by a new game over a game in progress', async () => {
    const player = await sitDown({record: three});
    player.control('New game').focus();
    await player.press('Enter');
    player.control('Deal').focus();
    await player.press('Enter');
    player.control('End game').focus();
    await player.press('Enter');
    await calm(player);
    expect(player.table.moves).to.equal(0);
    expect(focusIn(player)).to.be.oneOf(['New game', 'felt']);
  });

  it('is not lost as the game changes under an open dialog', async () => {
    const player = await sitDown({record: three});
    await player.walkTo('10 of clubs, column 4');
    await player.press('?');
    player.table.newGame({variant: 'freecell'});
    await calm(player);
    expect(player.dialog).to.equal('');
    expect(focusIn(player)).to.equal('felt');
  });

  it('goes to the panel of a win, and back to the felt as it closes', async () => {
    const {record, rest} = await lastMove();
    const player = await sitDown({record});
    await player.walkTo(player.cardName(rest[0]!.split('-')[0] as 'T1'));
    await player.press('g');
    expect(player.table.won).to.equal(true);
    expect(player.dialog).to.include('You won!');
    expect(focusIn(player)).to.equal('Close');
    await player.press('Enter');
    expect(player.dialog).to.equal('');
    expect(focusIn(player)).to.equal('felt');
  });

  it('is back on the card where a win is taken back by U, and the panel closes by Escape', async () => {
    const {record, rest} = await lastMove();
    const player = await sitDown({record});
    await player.walkTo(player.cardName(rest[0]!.split('-')[0] as 'T1'));
    const {focused} = player;
    await player.press('g', 'u');
    expect([player.dialog, player.focused]).to.deep.equal(['', focused]);
    await player.press('g', 'Escape');
    expect([player.dialog, focusIn(player)]).to.deep.equal(['', 'felt']);
  });

  it('does not come to the table that never had it', async () => {
    const player = await sitDown({record: three});
    (document.activeElement as HTMLElement | null)?.blur();
    player.table.undo();
    player.table.newGame();
    await player.looks();
    await press('Escape');
    expect(focusIn(player)).to.equal('nowhere');
    expect(document.activeElement).to.equal(document.body);
  });
});
