import {expect} from '@open-wc/testing';
import {hasTouch, mouse, touch} from '../support/input.js';
import {type Pointer, sitDown, standUp} from '../support/player.js';

const pointers: Pointer[] = hasTouch ? ['mouse', 'touch'] : ['mouse'];
const draws = (count: number) => Array<string>(count).fill('D').join(' ');

afterEach(standUp);

for (const by of pointers) {
  describe(`a tap (${by})`, () => {
    it('on the stock draws a card', async () => {
      const player = await sitDown({code: 'DS1-D1N-EJZJSG6'});
      await player.tap('stock', by);
      expect(player.actionsSince('DS1-D1N-EJZJSG6')).to.equal('D');
      expect(player.sees('stock, 58 cards')).to.equal(true);
      player.agrees();
    });

    it('on a column’s top card sends it to its foundation', async () => {
      const player = await sitDown({code: 'DS1-D1N-OU5TIAA'});
      await player.tap('ace of diamonds, column 2', by);
      expect(player.actionsSince('DS1-D1N-OU5TIAA')).to.equal('T2-F5');
      expect(player.sees('foundation, diamonds, first of two, up to ace')).to.equal(true);
      player.agrees();
    });

    it('on a card that no foundation takes selects it and marks exactly where it may go', async () => {
      const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
      const player = await sitDown({record});
      await player.tap('10 of clubs, column 4', by);
      expect(player.record).to.equal(record);
      expect(player.selected).to.deep.equal([
        '10 of clubs, column 4, card 3 of 3, on 2 face-down cards',
      ]);
      expect(player.marked).to.deep.equal([
        'jack of diamonds, column 2, card 2 of 2, on 1 face-down card, can go here',
        'jack of hearts, column 5, card 5 of 5, on 4 face-down cards, can go here',
        'jack of hearts, column 6, card 5 of 5, on 4 face-down cards, can go here',
      ]);
    });

    it('on a target moves what is selected there', async () => {
      const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
      const player = await sitDown({record});
      await player.tap('4 of diamonds, column 1', by);
      await player.tap('5 of spades, column 7', by);
      expect(player.actionsSince(record)).to.equal('T1x3-T7');
      expect([player.selected, player.marked]).to.deep.equal([[], []]);
      expect(player.sees('column 1, empty, kings only')).to.equal(true);
      player.agrees();
    });

    it('on bare felt deselects', async () => {
      const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
      const player = await sitDown({record});
      await player.tap('10 of clubs, column 4', by);
      await player.tap(player.bareFelt, by);
      expect([player.selected, player.marked]).to.deep.equal([[], []]);
      expect(player.record).to.equal(record);
    });

    it('on a face-down card selects nothing, and says why', async () => {
      const player = await sitDown({code: 'DS1-D1N-XW2QQAA'});
      await player.tap(player.hiddenPoint('column 9', 2), by);
      expect(player.selected).to.deep.equal([]);
      player.isTold('face-down');
    });

    it('at once after another on the stock draws again, none lost and none doubled', async () => {
      const player = await sitDown({code: 'DS1-D1N-EJZJSG6', motion: true});
      const stock = player.point('stock');
      for (let i = 0; i < 12; i++) await (by === 'mouse' ? mouse.click(stock) : touch.tap(stock));
      await player.looks();
      expect(player.actionsSince('DS1-D1N-EJZJSG6')).to.equal(draws(12));
      player.agrees();
    });

    it('does nothing on a disabled table', async () => {
      const player = await sitDown({code: 'DS1-D1N-EJZJSG6', attributes: {disabled: ''}});
      await player.tap('stock', by);
      expect(player.record).to.equal('DS1-D1N-EJZJSG6');
    });
  });

  describe(`a double tap (${by})`, () => {
    it('sends a card to the longest column that takes it', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.doubleTap('6 of clubs, column 3', by);
      expect(player.actionsSince(record)).to.equal('T3-T4');
      player.agrees();
    });

    it('sends another card nowhere, and says so', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.doubleTap('queen of spades, column 9', by);
      expect(player.record).to.equal(record);
      player.isTold('no-target');
      player.agrees();
    });

    it('does nothing to the card that lay under one that the first tap sent away', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.doubleTap('ace of diamonds, column 3', by);
      expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T3-F3');
      expect(player.selected).to.deep.equal([]);
      player.agrees();
    });

    it('does nothing more than two taps where double click is off', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record, attributes: {'double-click': 'off'}});
      await player.doubleTap('6 of clubs, column 3', by);
      expect(player.record).to.equal(record);
      player.agrees();
    });

    it('repeated without a pause never loses or doubles a card', async () => {
      const player = await sitDown({record: 'SQ1-GUR5HS5 D', motion: true});
      const piles = ['column 2', 'column 4', 'cell 2', 'column 9', 'waste', 'stock'];
      const points = piles.map((pile) => player.point(pile));
      for (const at of [...points, ...points, ...points]) {
        if (by === 'mouse') await mouse.doubleClick(at).then(() => mouse.doubleClick(at));
        else for (let i = 0; i < 4; i++) await touch.tap(at);
      }
      await player.looks();
      player.agrees();
    });
  });
}
