import {expect} from '@open-wc/testing';
import {browserName, hasTouch, hasTouchCancel, mouse, press, touch} from '../support/input.js';
import {block, type Pointer, sitDown, standUp} from '../support/player.js';

const pointers: Pointer[] = hasTouch ? ['mouse', 'touch'] : ['mouse'];

afterEach(standUp);

for (const by of pointers) {
  describe(`a drag (${by})`, () => {
    it('moves a card to the column it is dropped on', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.drag('6 of clubs, column 3', '7 of hearts, column 2', {by});
      expect(player.actionsSince(record)).to.equal('T3-T2');
      expect(player.sees('6 of clubs, column 2, card 3 of 3')).to.equal(true);
      player.agrees();
    });

    it('moves a run', async () => {
      const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
      const player = await sitDown({record});
      await player.drag('4 of diamonds, column 1', '5 of spades, column 7', {by});
      expect(player.actionsSince(record)).to.equal('T1x3-T7');
      player.agrees();
    });

    it('lifts the card, with those on it, and marks where they may go', async () => {
      const player = await sitDown({record: 'DS1-D1N-NHD6QQA T7-T1 T5-T1'});
      const home = player.box('2 of hearts, column 1');
      await player.lift('4 of diamonds, column 1', '6 of spades, column 8', {by});
      const now = player.box('2 of hearts, column 1');
      expect(Math.hypot(now.x - home.x, now.y - home.y)).to.be.above(50);
      expect(player.lifted('4 of diamonds, column 1')).to.equal(true);
      expect(player.lifted('2 of hearts, column 1')).to.equal(true);
      expect(player.lifted('5 of spades, column 7')).to.equal(false);
      expect(player.marked).to.deep.equal([
        '5 of spades, column 7, card 6 of 6, on 5 face-down cards, can go here',
      ]);
      await player.drop();
    });

    it('does not lift a covered card of the waste', async () => {
      const record = 'DS1-D3N-AU62AAA D D';
      const player = await sitDown({record});
      const [{x, y}, column] = [player.box('waste'), player.box('column 6')];
      const drag = by === 'mouse' ? mouse.drag : touch.drag;
      await drag({x: Math.round(x) - 4, y: Math.round(y) + 10}, column, 4);
      await player.looks();
      expect(player.record).to.equal(record);
      player.agrees();
    });

    it('dropped half over its column still moves', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      const {width} = player.box('column 2');
      const off = {x: -Math.round(width * 0.45), y: 60};
      await player.drag('6 of clubs, column 3', '7 of hearts, column 2', {by, off});
      expect(player.actionsSince(record)).to.equal('T3-T2');
    });

    it('dropped on a pile that does not take it glides back, and says why', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record, motion: true});
      const home = player.box('6 of clubs, column 3');
      await player.drag('6 of clubs, column 3', 'queen of spades, column 9', {by});
      player.isTold('wrong-rank');
      expect(player.record).to.equal(record);
      expect(player.box('6 of clubs, column 3')).to.deep.equal(home);
      player.agrees();
    });

    it('dropped on bare felt, or back home, puts the card back and says nothing', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      const home = player.box('6 of clubs, column 3');
      await player.drag('6 of clubs, column 3', '6 of clubs, column 3', {by, off: {x: 20, y: 14}});
      expect(player.box('6 of clubs, column 3')).to.deep.equal(home);
      expect(player.selected).to.deep.equal([]);
      expect(player.hears()).to.equal('');
      expect(player.record).to.equal(record);
    });

    it('does not lift a face-down card', async () => {
      const player = await sitDown({code: 'DS1-D1N-XW2QQAA'});
      const start = player.hiddenPoint('column 9', 3);
      await (by === 'mouse' ? mouse : touch).drag(start, {x: start.x - 200, y: start.y + 80}, 4);
      await player.looks();
      expect(player.record).to.equal('DS1-D1N-XW2QQAA');
      player.isTold('face-down');
      expect(player.hiddenPoint('column 9', 3)).to.deep.equal(start);
      player.agrees();
    });
  });

  describe(`a drag that is broken off (${by})`, () => {
    const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
    const card = '6 of clubs, column 3';
    const target = '7 of hearts, column 2';

    it('by Escape puts the card back, and the drop then does nothing', async () => {
      const player = await sitDown({record});
      const home = player.box(card);
      await player.enters();
      await player.lift(card, target, {by});
      await press('Escape');
      await player.looks();
      expect(player.lifted(card)).to.equal(false);
      expect(player.box(card)).to.deep.equal(home);
      await player.drop();
      expect(player.record).to.equal(record);
      expect(player.selected).to.deep.equal([]);
      player.agrees();
    });

    it('by the table leaving the page puts the card back', async () => {
      const player = await sitDown({record});
      await player.lift(card, target, {by});
      player.table.remove();
      document.body.append(player.table);
      await player.looks();
      expect(player.lifted(card)).to.equal(false);
      await player.drop();
      expect(player.record).to.equal(record);
      player.agrees();
    });
  });

  describe(`a drag while the page moves (${by})`, () => {
    const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';

    it('drops on the pile that is then under the card', async () => {
      const player = await sitDown({record});
      await player.lift('6 of clubs, column 3', 'column 9', {by});
      block('above', 60);
      await player.carry('7 of hearts, column 2');
      await player.drop();
      expect(player.actionsSince(record)).to.equal('T3-T2');
      player.agrees();
    });

    it('follows the pointer after the page was scrolled', async () => {
      const player = await sitDown({record});
      block('below', 2000);
      await player.lift('6 of clubs, column 3', 'column 4', {by});
      scrollTo(0, 40);
      await player.carry('7 of hearts, column 2');
      const [lead, column] = [player.box('6 of clubs, column 3'), player.box('column 2')];
      expect(Math.abs(lead.x - column.x)).to.be.below(column.width);
      expect(Math.abs(lead.y - column.y)).to.be.below(column.height);
      await player.drop();
      expect(player.actionsSince(record)).to.equal('T3-T2');
      player.agrees();
    });
  });
}

describe('a press that is no drag', () => {
  const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';

  // WebKitGTK's own menu would take the presses that follow.
  if (browserName !== 'webkit') {
    it('by the right button does nothing', async () => {
      const player = await sitDown({record});
      await mouse.click(player.point('6 of clubs, column 3'), 'right');
      await player.looks();
      expect(player.selected).to.deep.equal([]);
      expect(player.record).to.equal(record);
    });
  }

  it('that strays by a hair is still a tap', async () => {
    const player = await sitDown({record});
    const {x, y} = player.point('6 of clubs, column 3');
    await mouse.drag({x, y}, {x: x + 3, y: y + 2}, 2);
    await player.looks();
    expect(player.selected).to.deep.equal([
      '6 of clubs, column 3, card 3 of 3, on 2 face-down cards',
    ]);
    expect(player.lifted('6 of clubs, column 3')).to.equal(false);
  });
});

if (hasTouch) {
  describe('a second finger', () => {
    const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';

    it('puts back what the first one holds, and neither moves a card', async () => {
      const player = await sitDown({record});
      const home = player.box('6 of clubs, column 3');
      await player.lift('6 of clubs, column 3', '7 of hearts, column 2', {by: 'touch'});
      await touch.start(player.point('queen of spades, column 9'), 1);
      await player.looks();
      expect(player.lifted('6 of clubs, column 3')).to.equal(false);
      await touch.end(1);
      await player.drop();
      expect(player.box('6 of clubs, column 3')).to.deep.equal(home);
      expect(player.record).to.equal(record);
      player.agrees();
    });
  });
}

if (hasTouchCancel) {
  describe('a touch that the system takes away', () => {
    it('puts the card back', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      const home = player.box('6 of clubs, column 3');
      await player.lift('6 of clubs, column 3', '7 of hearts, column 2', {by: 'touch'});
      await player.losesTouch();
      expect(player.box('6 of clubs, column 3')).to.deep.equal(home);
      expect(player.selected).to.deep.equal([]);
      expect(player.record).to.equal(record);
      player.agrees();
    });
  });
}

describe('quick drags', () => {
  it('with cards still gliding never lose or double a card', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA', motion: true});
    const felt = player.table.getBoundingClientRect();
    for (let i = 0; i < 24; i++) {
      const from = {
        x: felt.x + 60 + ((i * 97) % (felt.width - 120)),
        y: felt.y + 120 + ((i * 53) % 260),
      };
      const to = {
        x: felt.x + 60 + ((i * 211) % (felt.width - 120)),
        y: felt.y + 80 + ((i * 71) % 260),
      };
      await mouse.drag(from, to, 2);
      if (i % 5 === 0) await mouse.doubleClick(from);
    }
    await player.looks();
    player.agrees();
  });
});
