import {aTimeout, expect} from '@open-wc/testing';
import {hasTouch, mouse, touch} from '../support/input.js';
import {before, wins} from '../support/page.js';
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

    it('on the stock draws three where three are drawn', async () => {
      const player = await sitDown({code: 'DS1-D3N-AU62AAA'});
      await player.tap('stock', by);
      expect(player.state.waste.length).to.equal(3);
      player.agrees();
    });

    it('on an empty stock turn over the waste', async () => {
      const record = `DS1-D1N-EJZJSG6 ${draws(59)}`;
      const player = await sitDown({record});
      await player.tap('stock, empty, turn over the waste', by);
      expect(player.actionsSince(record)).to.equal('R');
      expect(player.sees('stock, 59 cards')).to.equal(true);
      player.agrees();
    });

    it('on an empty stock does not turn the waste back in Vegas, and says why', async () => {
      const record = `DS1-D1V-EJZJSG6 ${draws(59)}`;
      const player = await sitDown({record});
      await player.tap('stock, empty, no cards left to draw', by);
      expect(player.record).to.equal(record);
      player.isTold('no-recycle');
      player.agrees();
    });

    it('on an empty stock says that nothing is left, where the waste is empty too', async () => {
      const [won = ''] = await wins('KL1-D1N-AAAAAE6');
      const {record} = before(won, 3);
      const player = await sitDown({record});
      await player.tap('stock, empty, no cards left to draw', by);
      expect(player.record).to.equal(record);
      player.isTold('waste-empty');
      player.agrees();
    });

    it('on a column’s top card sends it to its foundation', async () => {
      const player = await sitDown({code: 'DS1-D1N-OU5TIAA'});
      await player.tap('ace of diamonds, column 2', by);
      expect(player.actionsSince('DS1-D1N-OU5TIAA')).to.equal('T2-F5');
      expect(player.sees('foundation, diamonds, first of two, up to ace')).to.equal(true);
      player.agrees();
    });

    it('on the waste sends its top card to its foundation', async () => {
      const player = await sitDown({record: 'DS1-D1N-ROYHIQA D'});
      await player.tap('waste', by);
      expect(player.sees('foundation, hearts, first of two, up to ace')).to.equal(true);
      player.agrees();
    });

    it('on a cell sends its card to its foundation', async () => {
      const player = await sitDown({code: 'SH1-C4-PH3OAAA'});
      await player.tap('cell 1', by);
      expect(player.sees('foundation, hearts, up to ace')).to.equal(true);
      expect(player.sees('cell 1, empty')).to.equal(true);
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

    it('on a card inside a column selects its run', async () => {
      const player = await sitDown({record: 'DS1-D1N-NHD6QQA T7-T1 T5-T1'});
      await player.tap('4 of diamonds, column 1', by);
      expect(player.selected.length).to.equal(3);
      expect(player.marked).to.deep.equal([
        '5 of spades, column 7, card 6 of 6, on 5 face-down cards, can go here',
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

    it('on an empty cell moves what is selected there', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.tap('jack of diamonds, column 1', by);
      await player.tap('cell 4, empty', by);
      expect(player.sees('jack of diamonds, cell 4')).to.equal(true);
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

    it('on the selected card deselects it', async () => {
      const player = await sitDown({record: 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5'});
      await player.tap('10 of clubs, column 4', by);
      await player.tap('10 of clubs, column 4', by);
      expect(player.selected).to.deep.equal([]);
    });

    it('on an empty column that does not take the card is refused, and the card stays', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.tap('6 of clubs, column 3', by);
      await player.tap('column 1, empty, kings only', by);
      player.isTold('king-only');
      expect(player.record).to.equal(record);
      expect(player.sees('6 of clubs, column 3, card 3 of 3')).to.equal(true);
      player.agrees();
    });

    it('on another card selects that one instead', async () => {
      const player = await sitDown({record: 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5'});
      await player.tap('10 of clubs, column 4', by);
      await player.tap('4 of spades, column 8', by);
      expect(player.selected).to.deep.equal([
        '4 of spades, column 8, card 8 of 8, on 7 face-down cards',
      ]);
    });

    it('on a face-down card selects nothing, and says why', async () => {
      const player = await sitDown({code: 'DS1-D1N-XW2QQAA'});
      await player.tap(player.hiddenPoint('column 9', 2), by);
      expect(player.selected).to.deep.equal([]);
      player.isTold('face-down');
    });

    it('on a run that may not be lifted selects nothing, and says why', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.tap('king of clubs, column 1', by);
      expect(player.selected).to.deep.equal([]);
      player.isTold('not-in-sequence');
    });

    it('on a foundation selects its card, which a column then takes back', async () => {
      const record = 'DS1-D1N-C7RAYAA T2-F7';
      const player = await sitDown({record});
      await player.tap('foundation, clubs, first of two', by);
      expect(player.marked).to.deep.equal(['2 of hearts, column 1, card 1 of 1, can go here']);
      await player.tap('2 of hearts, column 1', by);
      expect(player.actionsSince(record)).to.equal('F7-T1');
      player.agrees();
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

    it('takes the leftmost of equally long columns', async () => {
      const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
      const player = await sitDown({record});
      await player.doubleTap('10 of clubs, column 4', by);
      expect(player.actionsSince(record)).to.equal('T4-T5');
      player.agrees();
    });

    it('sends a king to an empty column', async () => {
      const record = 'DS1-D1N-HSKKIOA T1-F7 D T3-T7';
      const player = await sitDown({record});
      await player.doubleTap('king of spades, column 3', by);
      expect(player.actionsSince(record)).to.equal('T3-T1');
      player.agrees();
    });

    it('sends a king to an empty column with its run', async () => {
      const record = 'DS1-D1N-KUXFYAA T2-T3 T1-T3 T3x3-T7 T2-T6 T5-T3';
      const player = await sitDown({record});
      await player.doubleTap('king of spades, column 3', by);
      expect(player.actionsSince(record)).to.equal('T3x2-T1');
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

    it('sends any card to an empty column in Squadron', async () => {
      const record = 'SQ1-3NJUIAA T2-T9 T4-T8 T4-F3 C2-T5 T4-C2 T4-T7';
      const player = await sitDown({record});
      await player.doubleTap('8 of clubs, column 1', by);
      expect(player.actionsSince(record)).to.equal('T1-T4');
      player.agrees();
    });

    it('sends a card that no column takes to an empty cell', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.doubleTap('jack of diamonds, column 1', by);
      expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T1-C3');
      player.agrees();
    });

    it('inside a column takes the run along', async () => {
      const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
      const player = await sitDown({record});
      await player.doubleTap('4 of diamonds, column 1', by);
      expect(player.actionsSince(record)).to.equal('T1x3-T7');
      player.agrees();
    });

    it('on a run that may not be lifted moves nothing, and says why', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.doubleTap('king of clubs, column 1', by);
      expect(player.record).to.equal('SH1-C4-VNJBIAA');
      player.isTold('not-in-sequence');
    });

    it('does nothing to the card that lay under one that the first tap sent away', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.doubleTap('ace of diamonds, column 3', by);
      expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T3-F3');
      expect(player.selected).to.deep.equal([]);
      player.agrees();
    });

    it('does not take a card back from a foundation', async () => {
      const record = 'DS1-D1N-C7RAYAA T2-F7';
      const player = await sitDown({record});
      await player.doubleTap('foundation, clubs, first of two', by);
      expect(player.record).to.equal(record);
    });

    it('does not count when the second tap is slow', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.tapNow('6 of clubs, column 3', by);
      await aTimeout(500);
      await player.tapNow('6 of clubs, column 3', by);
      expect(player.record).to.equal(record);
      expect(player.selected).to.deep.equal([]);
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
