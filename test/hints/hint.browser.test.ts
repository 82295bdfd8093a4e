import {expect} from '@open-wc/testing';
import {Game} from '../../src/engine/index.js';
import {hintsFor} from '../../src/hints/hints.js';
import {sitDown, standUp} from '../support/player.js';

const code = 'DS1-D1N-XW2QQAA';

afterEach(standUp);

describe('a hint', () => {
  it('marks the cards and where they may go, and moves nothing', async () => {
    const player = await sitDown({code});
    const [best] = hintsFor(Game.fromCode(code));
    expect(best).to.equal('T4-F5');
    await player.clicks('Hint');
    expect(player.hinted).to.deep.equal([player.pileName('F5'), player.cardName('T4')]);
    expect(player.record).to.equal(code);
    expect(player.selected).to.deep.equal([]);
  });

  it('is the next best at each press, and then the best again', async () => {
    const player = await sitDown({code});
    const hints = hintsFor(player.table.game);
    const told: (string | null)[] = [];
    while (told.length < hints.length) told.push(await player.table.hint());
    expect(told).to.deep.equal(hints);
    expect(await player.table.hint()).to.equal(hints[0]);
  });

  it('marks all cards of a run', async () => {
    const player = await sitDown({record: 'DS1-D1N-NHD6QQA T7-T1 T5-T1'});
    const run = hintsFor(player.table.game).findIndex((hint) => hint.includes('x'));
    expect(run).not.to.equal(-1);
    for (let i = 0; i <= run; i++) await player.clicks('Hint');
    expect(player.hinted.length).to.equal(4);
  });

  it('goes with any change', async () => {
    const player = await sitDown({code});
    await player.clicks('Hint');
    player.table.play('D');
    await player.looks();
    expect(player.hinted).to.deep.equal([]);
    const [best] = hintsFor(player.table.game);
    expect(await player.table.hint()).to.equal(best);
    await player.looks();
    expect(player.hinted.length).to.be.above(0);
    player.table.undo();
    await player.looks();
    expect(player.hinted).to.deep.equal([]);
  });

  it('to draw marks the stock, and to turn back its place', async () => {
    const player = await sitDown({code: 'KL1-D1N-AAAAAAB'});
    const {table} = player;
    const follow = async (wanted: string) => {
      for (let hint = await table.hint(); hint !== wanted; hint = await table.hint())
        table.play(hint!);
      await player.looks();
    };
    await follow('D');
    expect(player.hintsAt('S')).to.equal(true);
    expect(player.hinted).to.deep.equal([]);
    await follow('R');
    expect(player.hinted).to.deep.equal([player.pileName('S')]);
  });

  it('ends, and says so where nothing leads on', async () => {
    const player = await sitDown({code: 'KL1-D3N-AAAAAAK'});
    const {table} = player;
    for (let hint = await table.hint(); hint; hint = await table.hint()) table.play(hint);
    await player.looks();
    expect(table.legalActions()).not.to.deep.equal([]);
    expect(player.hears()).to.equal('No useful moves from here.');
    expect(player.hinted).to.deep.equal([]);
  });

  it('is in the full bar alone, and rests on a disabled table', async () => {
    const small = await sitDown({code, attributes: {controls: 'minimal'}});
    expect(() => small.control('Hint')).to.throw();
    const resting = await sitDown({code, attributes: {disabled: ''}});
    await resting.clicks('Hint');
    expect(resting.hinted).to.deep.equal([]);
  });

  it('comes by H, and the focus stays', async () => {
    const player = await sitDown({code});
    await player.walkTo('10 of hearts, column 1');
    const {focused} = player;
    await player.press('h');
    expect(player.hinted.length).to.equal(2);
    expect(player.focused).to.equal(focused);
  });
});
