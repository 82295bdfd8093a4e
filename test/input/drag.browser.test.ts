import {expect} from '@open-wc/testing';
import {browserName, hasTouch, hasTouchCancel, mouse, press, touch} from '../support/input.js';
import {block, type Pointer, sitDown, standUp} from '../support/player.js';

const pointers: Pointer[] = hasTouch ? ['mouse', 'touch'] : ['mouse'];

/** Seahaven with 1 empty cell and 2 empty columns; in each an old column holds the run of interest. */
const nineSpades =
  'SH1-C4-I5NJMAA T6-T10 T6-C3 T9-C4 T9-T6 T8-T6 T3-F2 C1-T3 C2-T3 T7-C1 T8-T7 T8-T2 C3-T8 T9-T8 T8x3-T9 ' +
  'T8-C2 T2x2-T1 T5-T2 T5-T7 T5-C3 T5-T2 C4-T5 T4-T5 T4-C4 T4-T6 C2-T4 T5x3-T6 T4x2-T6';
const eightSpades =
  'SH1-C4-I5NJMAA T6-T10 T6-C3 T9-C4 T9-T6 T8-T6 T7-F4 T8-T7 T8-T2 C3-T8 T3-F2 C1-T3 T9-T8 T8x3-T9 T8-C1 ' +
  'C2-T3 T2x2-T1 T5-T2 T5-T7 T5-C2 T5-T2 C4-T5 T4-T5 T4-C3 T5x3-T4 T4x4-T6 T4-T6';
const eightOnAColumn =
  'SH1-C4-N6YIIYA T6-T1 C2-T10 T4-C2 T7-T4 T3-T7 T3-T10 T4x2-T9 T3-T4 T4x2-T3 T7x2-T5 T7-T9 T7-T2 T7-T6 ' +
  'T10x3-T2 T10-T9 C1-T2 T10-T2 T8-F2 T8-C1 T8-T1 T8-T2 T10-T8 T10-T1 T5x3-T1 T3x3-T7 T3-T8 T5-T8 T5-T7 ' +
  'T6x2-T4 T6-C3 T6-T5 T9x5-T5 T9-T3 T9-F1 T9-T6 C2-T9 C3-T9 T5x7-T3 T5-T6 T1x7-T5 F1-T9 T1-C2 T9x4-T1 ' +
  'T1x5-T6 T1-C3';

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

    it('moves the waste’s card', async () => {
      const record = 'DS1-D3N-AU62AAA D';
      const player = await sitDown({record});
      await player.drag('waste', '9 of clubs, column 6', {by});
      expect(player.actionsSince(record)).to.equal('W-T6');
      player.agrees();
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

    it('moves a cell’s card to its foundation, and any card to an empty cell', async () => {
      const player = await sitDown({code: 'SH1-C4-PH3OAAA'});
      await player.drag('cell 1', 'foundation, hearts', {by});
      await player.drag('column 3', 'cell 1, empty', {by});
      expect(player.actionsSince('SH1-C4-PH3OAAA')).to.equal('C1-F2 T3-C1');
      player.agrees();
    });

    it('takes a card back from a foundation', async () => {
      const record = 'DS1-D1N-C7RAYAA T2-F7';
      const player = await sitDown({record});
      await player.drag('foundation, clubs, first of two', '2 of hearts, column 1', {by});
      expect(player.actionsSince(record)).to.equal('F7-T1');
      expect(player.sees('foundation, clubs, first of two, empty')).to.equal(true);
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

    for (const [share, column] of [
      [0.4, 'T5'],
      [0.6, 'T6'],
    ] as const) {
      it(`dropped between two columns that take it goes where the lead card lies most (${column})`, async () => {
        const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
        const player = await sitDown({record});
        const pitch = player.box('column 6').x - player.box('column 5').x;
        const off = {x: Math.round(pitch * share)};
        await player.drag('10 of clubs, column 4', 'jack of hearts, column 5', {by, off});
        expect(player.actionsSince(record)).to.equal(`T4-${column}`);
        player.agrees();
      });
    }

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

    it('of another card than a king to an empty column is refused, and the card stays', async () => {
      const record = 'DS1-D1N-5SKJYAA T5-T6 T1-T5';
      const player = await sitDown({record});
      await player.drag('ace of spades, column 8', 'column 1, empty', {by});
      player.isTold('king-only');
      expect(player.sees('ace of spades, column 8, card 8 of 8')).to.equal(true);
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

    it('does not lift the stock', async () => {
      const player = await sitDown({code: 'DS1-D1N-XW2QQAA'});
      await player.drag('stock', 'column 4', {by});
      expect(player.record).to.equal('DS1-D1N-XW2QQAA');
      player.agrees();
    });

    it('does not lift cards that do not follow each other, and says why', async () => {
      const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
      await player.lift('king of clubs, column 1', 'column 6', {by});
      expect(player.lifted('king of clubs, column 1')).to.equal(false);
      await player.drop();
      player.isTold('not-in-sequence');
      player.agrees();
    });

    it('does not lift a run in Squadron, and says why', async () => {
      const player = await sitDown({record: 'SQ1-3NJUIAA T2-T9 T4-T8 T4-F3 C2-T5 T4-C2 T4-T7'});
      await player.lift('7 of clubs, column 8', 'column 4, empty', {by});
      expect(player.lifted('7 of clubs, column 8')).to.equal(false);
      await player.drop();
      player.isTold('one-card-only');
      player.agrees();
    });

    it('to the second foundation of its row takes it where the first does not', async () => {
      const record = 'DS1-D1N-NAPBAAA T9-F5';
      const player = await sitDown({record});
      await player.drag('ace of diamonds, column 6', 'foundation, diamonds, second of two, empty', {
        by,
      });
      expect(player.actionsSince(record)).to.equal('T6-F6');
      expect(player.sees('foundation, diamonds, second of two, up to ace')).to.equal(true);
      player.agrees();
    });

    it('to the second foundation of its row ends on the first where both take it', async () => {
      const record = 'DS1-D1N-UIZVIAA T8-F1 T9-F7 T6-F3 T6-F4';
      const player = await sitDown({record});
      await player.drag('2 of hearts, column 1', 'foundation, hearts, second of two', {by});
      expect(player.actionsSince(record)).to.equal('T1-F3');
      player.agrees();
    });

    it('to another suit’s foundation finds its own', async () => {
      const player = await sitDown({code: 'DS1-D1N-OU5TIAA'});
      await player.drag('ace of diamonds, column 2', 'foundation, clubs, second of two, empty', {
        by,
      });
      expect(player.actionsSince('DS1-D1N-OU5TIAA')).to.equal('T2-F5');
      player.agrees();
    });

    it('to the foundations of a card that none takes is refused with the reason', async () => {
      const player = await sitDown({code: 'DS1-D1N-OU5TIAA'});
      await player.drag('2 of hearts, column 4', 'foundation, hearts, first of two, empty', {by});
      player.isTold('needs-ace');
      expect(player.record).to.equal('DS1-D1N-OU5TIAA');
    });
  });

  describe(`a run with 1 empty cell and 2 empty columns (${by})`, () => {
    it('of 8 cards lifts and lands on a column', async () => {
      const player = await sitDown({record: eightOnAColumn});
      const lead = player.cardName('T6', 8);
      await player.drag(lead, player.pileName('T1'), {by});
      expect(player.actionsSince(eightOnAColumn)).to.equal('T6x8-T1');
      player.agrees();
    });

    it('of 9 cards does not lift: 8 are allowed', async () => {
      const player = await sitDown({record: nineSpades});
      await player.lift('king of spades, column 6', 'column 5, empty', {by});
      expect(player.lifted('king of spades, column 6')).to.equal(false);
      await player.drop();
      player.isTold('too-many', 8);
      expect(player.hears()).to.include('8');
      player.agrees();
    });

    it('of 8 cards lifts, but does not land on an empty column: 4 are allowed', async () => {
      const player = await sitDown({record: eightSpades});
      await player.lift('king of spades, column 6', 'column 5, empty', {by});
      expect(player.lifted('king of spades, column 6')).to.equal(true);
      await player.drop();
      player.isTold('too-many', 4);
      expect(player.hears()).to.include('4');
      expect(player.record).to.equal(eightSpades);
      player.agrees();
    });

    it('of 4 cards lands on an empty column', async () => {
      const player = await sitDown({record: eightSpades});
      await player.drag('king of clubs, column 9', 'column 5, empty', {by});
      expect(player.actionsSince(eightSpades)).to.equal('T9x4-T5');
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

    it('by the page, which plays meanwhile, puts the card back', async () => {
      const player = await sitDown({record});
      await player.lift(card, target, {by});
      player.table.play('D');
      await player.looks();
      expect(player.lifted(card)).to.equal(false);
      await player.drop();
      expect(player.actionsSince(record)).to.equal('D');
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

    it('does not keep the next drag from moving', async () => {
      const player = await sitDown({record});
      await player.enters();
      await player.lift(card, target, {by});
      await press('Escape');
      await player.drop();
      await player.drag(card, target, {by});
      expect(player.actionsSince(record)).to.equal('T3-T2');
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
