import {expect} from '@open-wc/testing';
import {hintsFor} from '../../src/hints/hints.js';
import {type Player, sitDown, standUp} from '../support/player.js';
import {before, find, until, wins} from '../support/page.js';

const code = 'DS1-D1N-XW2QQAA';
/** The 10 of clubs of column 4 may go to columns 2, 5 and 6. */
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
/** The run of three on column 1 goes to column 7 alone. */
const run = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
const king = 'DS1-D1N-HSKKIOA T1-F7 D T3-T7';

afterEach(standUp);

/** What is said while something is done, line by line. */
async function said(player: Player, act: () => unknown): Promise<string[]> {
  await player.looks();
  const heard = new Set(player.lines);
  await act();
  await player.looks();
  return player.lines.filter((line) => !heard.has(line)).map(({textContent}) => textContent);
}

describe('the name of', () => {
  it('a pile that takes what is picked up says so, and no other does', async () => {
    const player = await sitDown({record: king});
    await player.walkTo('king of spades, column 3');
    await player.press('Enter');
    expect(player.names.filter((name) => name.includes('can go here'))).to.deep.equal(
      player.marked,
    );
    expect(player.marked).to.deep.equal(['column 1, empty, kings only, can go here']);
    await player.press('Escape');
    expect(player.names.join()).not.to.include('can go here');
  });

  it('a hidden card is nowhere', async () => {
    const player = await sitDown({code});
    const open = player.state.columns.flat().filter(({faceUp}) => faceUp);
    expect(player.names.filter((name) => name.includes(', column ')).length).to.equal(open.length);
  });
});

describe('what is said', () => {
  it('of the first deal is nothing, and the place to say it is there', async () => {
    const player = await sitDown({code});
    expect(player.lines).to.deep.equal([]);
    expect(find(player.table, '[role="log"]').getAttribute('aria-live')).to.equal('polite');
  });

  it('of a move: what, where to, what it uncovers, and the points', async () => {
    const player = await sitDown({code: 'DS1-D1N-NHD6QQA'});
    expect(await said(player, () => player.table.play('T7-T1'))).to.deep.equal([
      '3 of clubs to column 1, uncovers 5 of spades, plus 5 points',
    ]);
  });

  it('of a draw: the card; of three: which can be played', async () => {
    const player = await sitDown({code});
    await player.walkTo('stock');
    const [line] = await said(player, () => player.press('Enter'));
    const top = player.names.find((name) => name.endsWith(', waste'))!;
    expect(line).to.equal(`drew ${top.replace(', waste', '')}`);
    const other = await sitDown({code: code.replace('D1N', 'D3N')});
    const [three] = await said(other, () => other.table.play('D'));
    const card = other.names.find((name) => name.endsWith(', waste'))!;
    expect(three).to.equal(`drew 3 cards, ${card.replace(', waste', '')} on top`);
  });

  it('of a refusal: why, each time anew', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await player.walkTo('king of clubs, column 1');
    const why = 'These cards aren’t in sequence.';
    expect(await said(player, () => player.press('Enter', 'Enter'))).to.deep.equal([why, why]);
    expect(await said(player, () => player.press('Control+z'))).to.deep.equal(['Nothing to undo.']);
  });

  it('of what is picked up and put back: what, and how many piles take it', async () => {
    const player = await sitDown({record: three});
    await player.walkTo('10 of clubs, column 4');
    expect(await said(player, () => player.press('Enter', 'Escape'))).to.deep.equal([
      'picked up 10 of clubs, 3 possible moves',
      'put back 10 of clubs',
    ]);
    await player.walkTo('10 of clubs, column 4');
    await player.press('Enter');
    await player.goRoundTo('jack of hearts, column 6');
    const lines = await said(player, () => player.press('Enter'));
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.include('10 of clubs to column 6, uncovers ');
  });

  it('of a drag is what came of it alone', async () => {
    const player = await sitDown({record: run});
    const drag = () => player.drag('4 of diamonds, column 1', '5 of spades, column 7');
    expect(await said(player, drag)).to.deep.equal([
      '4 of diamonds and the 2 cards on it to column 7',
    ]);
  });

  it('of a new deal: which game', async () => {
    const player = await sitDown({code});
    expect(await said(player, () => player.table.restart())).to.deep.equal([
      'New game: Double Solitaire',
    ]);
    expect(await said(player, () => player.table.newGame({variant: 'squadron'}))).to.deep.equal([
      'New game: Squadron',
    ]);
  });

  it('of a hint: the move, each time it is asked for, or that there is none', async () => {
    const player = await sitDown({record: king});
    const hints = hintsFor(player.table.game);
    await player.enters();
    const lines = await said(player, async () => {
      await player.press(...hints.map(() => 'h'));
      await until(() => player.lines.length === hints.length);
    });
    expect(lines[hints.indexOf('T3-T1')]).to.equal('Hint: king of spades to column 1');
    expect(lines[hints.indexOf('D')]).to.equal('Hint: draw from the stock');
    const other = await sitDown({code: 'KL1-D3N-AAAAAAK'});
    for (let hint = await other.table.hint(); hint; hint = await other.table.hint())
      other.table.play(hint);
    await other.looks();
    const none = await said(other, async () => {
      await other.table.hint();
      await other.table.hint();
    });
    expect(none).to.deep.equal(['No useful moves from here.', 'No useful moves from here.']);
  });

  it('of the whole table by R: the score, then pile after pile', async () => {
    const player = await sitDown({record: king});
    await player.enters();
    expect(await said(player, () => player.press('r'))).to.deep.equal([
      'Score 15, 3 moves',
      'stock, 58 cards',
      '6 of clubs, waste',
      'foundation, spades, first of two, empty',
      'foundation, spades, second of two, empty',
      'foundation, hearts, first of two, empty',
      'foundation, hearts, second of two, empty',
      'foundation, diamonds, first of two, empty',
      'foundation, diamonds, second of two, empty',
      'foundation, clubs, first of two, up to ace',
      'foundation, clubs, second of two, empty',
      'column 1, empty, kings only',
      'column 2, on 1 face-down card, 3 of hearts',
      'column 3, on 1 face-down card, king of spades',
      'column 4, on 3 face-down cards, 2 of diamonds',
      'column 5, on 4 face-down cards, jack of hearts',
      'column 6, on 5 face-down cards, 10 of hearts',
      'column 7, on 6 face-down cards, 10 of spades, 9 of hearts',
      'column 8, on 7 face-down cards, 5 of clubs',
      'column 9, on 8 face-down cards, 10 of diamonds',
    ]);
    expect(player.record).to.equal(king);
  });

  it('of a win: the score, once, also after an undo', async () => {
    const [won = ''] = await wins('SH1-');
    const {record, rest} = before(won);
    const player = await sitDown({record});
    const lines = await said(player, () => player.table.play(rest[0]!));
    const {score, moves} = player.table;
    expect(lines.length).to.equal(2);
    expect(lines[0]).to.include('to its foundation, plus 10 points');
    expect(lines[1]).to.equal(`You won! Score ${score.toLocaleString('en-US')}, ${moves} moves`);
    const again = await said(player, () => [player.table.undo(), player.table.redo()]);
    expect(again.length).to.equal(2);
    expect(again[0]).to.match(/^undone: .* to its foundation, minus 10 points$/);
    expect(again[1]).to.match(/^redone: .* to its foundation, plus 10 points$/);
  });

  it('of a refusal is shown, but not as a second live region', async () => {
    const player = await sitDown({code});
    await player.enters();
    await player.press('Control+z');
    player.isTold('nothing-to-undo');
    expect(find(player.table, '[part="message"]').closest('[aria-hidden="true"]')).not.to.equal(
      null,
    );
  });
});

/** The top card of a column, counted from 1. */
const uncovered = (player: Player, column: number): string =>
  player.pileName(`T${column}`).split(',')[0]!;

describe('quick play', () => {
  it('is told in order where a page plays on in a listener', async () => {
    const player = await sitDown({code: 'DS1-D1N-NHD6QQA'});
    const {table} = player;
    table.addEventListener('solitaire-move', () => table.moves < 3 && table.play('T5-T1'), {
      once: true,
    });
    expect(await said(player, () => table.play('T7-T1'))).to.deep.equal([
      '3 of clubs to column 1, uncovers 5 of spades, plus 5 points',
      `2 of hearts to column 1, uncovers ${uncovered(player, 5)}, plus 5 points`,
    ]);
  });

  it('by a key that is held down is told press by press', async () => {
    const player = await sitDown({code});
    await player.walkTo('stock');
    const lines = await said(player, () => player.press(...Array<string>(12).fill('Enter')));
    const {waste} = player.table.game.state;
    const {card} = player.table.strings;
    expect(lines).to.deep.equal(waste.map(({rank, suit}) => `drew ${card(rank, suit)}`));
  });
});

describe('a table', () => {
  it('speaks for itself alone', async () => {
    const player = await sitDown({code});
    const other = document.createElement('solitaire-table');
    other.code = 'SQ1-AAAAAAB';
    document.body.append(other);
    await other.updateComplete;
    other.play('D');
    await other.updateComplete;
    expect(player.lines).to.deep.equal([]);
    expect(find(other, '[role="log"]').childElementCount).to.equal(1);
    other.remove();
  });

  it('speaks of what a script plays on it while it is disabled', async () => {
    const player = await sitDown({code, attributes: {disabled: ''}});
    expect((await said(player, () => player.table.play('D'))).length).to.equal(1);
    await player.enters();
    expect(await said(player, () => player.press('Enter', 'Control+z'))).to.deep.equal([]);
  });

  it('repeats nothing when its language or its place changes', async () => {
    const player = await sitDown({code});
    const {table} = player;
    table.play('D');
    await player.looks();
    expect(await said(player, () => (table.strings = {stock: 'talon'}))).to.deep.equal([]);
    expect(await said(player, () => (table.lang = 'xx'))).to.deep.equal([]);
    expect(player.names).to.include('talon, 58 cards');
    document.body.append(document.createElement('div'), table);
    await player.looks();
    expect(player.lines).to.deep.equal([]);
    expect((await said(player, () => table.undo())).length).to.equal(1);
  });

  it('is an application of its keys, which it tells, and none without them', async () => {
    const {table} = await sitDown({code});
    const cards = find(table, '[role="application"]');
    expect(cards.ariaLabel).to.equal('Double Solitaire');
    const help = find(table, `#${cards.getAttribute('aria-describedby')!}`);
    expect(help.textContent).to.include('Use the arrow keys');
    table.keyboard = 'off';
    await table.updateComplete;
    expect(cards.role).to.equal('group');
    expect(cards.hasAttribute('aria-describedby')).to.equal(false);
  });

  it('speaks its page’s own words', async () => {
    const player = await sitDown({code});
    player.table.strings = {dealt: (game) => `${game} again`};
    expect(await said(player, () => player.table.restart())).to.deep.equal([
      'Double Solitaire again',
    ]);
  });
});
