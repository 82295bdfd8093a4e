import {aTimeout, expect} from '@open-wc/testing';
import {Dispatched, hasTouch, hasTouchCancel, mouse, type Point, touch} from '../support/input.js';
import {until, view} from '../support/page.js';
import {block, type Player, sitDown, standUp} from '../support/player.js';

/** Longer than a press has to stay to be held, ms. */
const long = 700;

/** Under cards that do not follow it, and with some that do. */
const seahaven = 'SH1-C4-VNJBIAA';
const covered = 'king of clubs, column 1';
const top = 'jack of diamonds, column 1';
const withRun = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
const runLead = '4 of diamonds, column 1';

/** Ways to press and move that can be watched halfway. */
interface Finger {
  readonly name: string;
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

const realMouse: Finger = {
  name: 'mouse',
  down: async (at) => {
    await mouse.move(at);
    await mouse.down();
  },
  move: (to) => mouse.move(to, 4),
  up: () => mouse.up(),
};

const realTouch: Finger = {
  name: 'touch',
  down: (at) => touch.start(at),
  move: (to) => touch.move(to, 0, 4),
  up: () => touch.end(),
};

function dispatched(pointerType: 'touch' | 'pen'): Finger {
  const one = new Dispatched(pointerType);
  return {
    name: `dispatched ${pointerType}`,
    down: (at) => Promise.resolve(one.down(at)),
    move: (to) => Promise.resolve(one.move(to)),
    up: () => Promise.resolve(one.up()),
  };
}

const fingers = [
  realMouse,
  ...(hasTouch ? [realTouch] : []),
  dispatched('touch'),
  dispatched('pen'),
];

/** How much of a card can be seen, from 0 to 1. */
function seen(player: Player, name: string): number {
  const {x, y, width, height} = player.box(name);
  const card = player.find(name);
  const root = player.table.shadowRoot as ShadowRoot;
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const hits = shares.flatMap((down) =>
    shares.map((across) => root.elementFromPoint(x + width * across, y + height * down)),
  );
  return hits.filter((hit) => hit?.closest('.card') === card).length / hits.length;
}

const away = ({x, y}: Point, dx: number, dy: number): Point => ({x: x + dx, y: y + dy});

/** Rests before it lets go, so that the page does not glide on. */
async function slowly(from: Point, to: Point): Promise<void> {
  await touch.start(from);
  await touch.move(to, 0, 10);
  await aTimeout(200);
  await touch.end();
  await aTimeout(100);
}

afterEach(standUp);

for (const finger of fingers) {
  describe(`a long press (${finger.name})`, () => {
    it('shows a covered card whole as long as it lasts, and is no tap', async () => {
      const player = await sitDown({code: seahaven});
      const home = player.box(covered);
      expect(seen(player, covered)).to.be.below(0.5);
      await finger.down(player.point(covered));
      await until(() => seen(player, covered) === 1, 'the card is shown');
      expect(player.box(covered)).to.deep.equal(home);
      await finger.up();
      await player.looks();
      expect(seen(player, covered)).to.be.below(0.5);
      expect([player.selected, player.hears()]).to.deep.equal([[], '']);
      expect(player.record).to.equal(seahaven);
      player.agrees();
    });

    it('goes on as a drag where the card lifts', async () => {
      const player = await sitDown({record: withRun});
      const start = player.point(runLead);
      const [from, to] = [player.box(runLead), player.box('5 of spades, column 7')];
      await finger.down(start);
      await until(() => seen(player, runLead) === 1, 'the card is shown');
      await finger.move(away(start, to.x - from.x, to.y - from.y));
      await player.looks();
      expect(player.lifted('2 of hearts, column 1')).to.equal(true);
      await finger.up();
      await player.looks();
      expect(player.actionsSince(withRun)).to.equal('T1x3-T7');
      player.agrees();
    });

    it('that moves puts the card back where it does not lift, and says nothing', async () => {
      const player = await sitDown({code: seahaven});
      const start = player.point(covered);
      await finger.down(start);
      await until(() => seen(player, covered) === 1, 'the card is shown');
      await finger.move(away(start, 60, 20));
      await player.looks();
      expect(seen(player, covered)).to.be.below(0.5);
      await finger.up();
      await player.looks();
      expect([player.selected, player.hears()]).to.deep.equal([[], '']);
      expect(player.record).to.equal(seahaven);
    });

    it('tells nothing of a face-down card', async () => {
      const player = await sitDown({code: 'DS1-D1N-XW2QQAA'});
      const before = player.table.shadowRoot!.querySelector('[part="felt"]')!.innerHTML;
      await finger.down(player.hiddenPoint('column 9', 3));
      await aTimeout(long);
      const now = player.table.shadowRoot!.querySelector('[part="felt"]')!.innerHTML;
      expect(now === before, 'nothing has changed').to.equal(true);
      await finger.up();
    });

    it('on a card that nothing covers is a tap', async () => {
      const player = await sitDown({code: seahaven});
      await finger.down(player.point(top));
      await aTimeout(long);
      await finger.up();
      await player.looks();
      expect(player.selected.length).to.equal(1);
    });

    it('is over when the game changes underneath', async () => {
      const player = await sitDown({code: seahaven});
      await finger.down(player.point(covered));
      await until(() => seen(player, covered) === 1, 'the card is shown');
      player.table.play('T1-C3');
      await player.looks();
      expect(seen(player, covered)).to.be.below(0.5);
      await finger.up();
      await player.looks();
      expect(player.actionsSince(seahaven)).to.equal('T1-C3');
      player.agrees();
    });
  });
}

describe('a press that strays', () => {
  for (const [pointerType, slack] of [
    ['touch', 9],
    ['pen', 7],
    ['mouse', 4],
  ] as const) {
    it(`by ${slack} px (${pointerType}) is a tap; by more it is a drag`, async () => {
      const player = await sitDown({code: seahaven});
      const hand = new Dispatched(pointerType);
      const at = player.point(top);
      hand.drag(at, away(at, slack, 0));
      await player.looks();
      expect(player.selected.length, 'a tap selects').to.equal(1);
      hand.tap(player.bareFelt);
      await player.looks();
      hand.down(at);
      hand.move(away(at, slack + 2, 0));
      await player.looks();
      expect(player.lifted(top)).to.equal(true);
      hand.up();
      await player.looks();
      expect(player.selected, 'and is no tap').to.deep.equal([]);
      expect(player.record).to.equal(seahaven);
    });
  }
});

describe('what ends a touch', () => {
  const gone: Record<string, (one: Dispatched, player: Player) => void> = {
    'a second finger on another card': (_, player) =>
      new Dispatched('touch', 42, false).down(player.point('column 9')),
    'a second finger on the felt': (_, player) =>
      new Dispatched('touch', 42, false).down(player.bareFelt),
    'the system’s own gesture': (one) => one.cancel(),
  };
  for (const [what, end] of Object.entries(gone)) {
    it(`puts the cards back: ${what}`, async () => {
      const player = await sitDown({code: seahaven});
      const home = player.box(top);
      const one = new Dispatched('touch');
      const at = player.point(top);
      one.down(at);
      one.move(away(at, 80, 60));
      await player.looks();
      expect(player.lifted(top)).to.equal(true);
      end(one, player);
      await player.looks();
      expect(player.box(top)).to.deep.equal(home);
      one.move(away(at, 90, 60));
      one.up();
      await player.looks();
      expect(player.selected).to.deep.equal([]);
      expect(player.record).to.equal(seahaven);
      player.agrees();
    });

    it(`ends a peek: ${what}`, async () => {
      const player = await sitDown({code: seahaven});
      const one = new Dispatched('touch');
      one.down(player.point(covered));
      await until(() => seen(player, covered) === 1, 'the card is shown');
      end(one, player);
      await player.looks();
      expect(seen(player, covered)).to.be.below(0.5);
      one.up();
    });
  }

  it('a finger that comes while another rests on the felt plays nothing', async () => {
    const player = await sitDown({code: seahaven});
    new Dispatched('touch').down(player.bareFelt);
    new Dispatched('touch', 42, false).tap(player.point(top));
    await player.looks();
    expect(player.selected).to.deep.equal([]);
  });

  it('a press whose end was never heard does not swallow the next tap', async () => {
    const player = await sitDown({code: seahaven});
    const hand = new Dispatched('mouse');
    hand.down(player.bareFelt);
    hand.tap(player.point(top));
    await player.looks();
    expect(player.selected.length).to.equal(1);
  });
});

describe('a pen', () => {
  it('taps and drags', async () => {
    const player = await sitDown({record: withRun});
    const pen = new Dispatched('pen');
    const start = player.point(runLead);
    const [from, to] = [player.box(runLead), player.box('5 of spades, column 7')];
    pen.tap(start);
    await player.looks();
    expect(player.selected.length).to.equal(3);
    pen.drag(start, away(start, to.x - from.x, to.y - from.y));
    await player.looks();
    expect(player.actionsSince(withRun)).to.equal('T1x3-T7');
  });

  for (const [name, button] of [
    ['barrel button', 2],
    ['eraser', 5],
  ] as const) {
    it(`does nothing by its ${name}`, async () => {
      const player = await sitDown({code: seahaven});
      new Dispatched('pen').tap(player.point(top), button);
      await player.looks();
      expect(player.selected).to.deep.equal([]);
      expect(player.record).to.equal(seahaven);
    });
  }
});

describe('the top card of a column that is too long for fingers', () => {
  const record =
    'DS1-D1N-M63WRB5 T9-T4 D T8-T1 D D W-T9 T5-T9 D D D W-T1 T3-T1 T3-T1 T9x3-T1 D D D D D W-T7 W-T7 ' +
    'D D D D D W-T1';
  /** Slowly, lest two taps be a double tap. */
  const tapTop = (player: Player) => player.tap(player.cardName('T1'));

  afterEach(() => view(800, 600));

  it('takes one more of its run along with each tap, and at last none', async () => {
    const player = await sitDown({record, attributes: {style: 'width: 360px; height: 220px'}});
    const [under, top] = [player.box(player.cardName('T1', 2)), player.box(player.cardName('T1'))];
    expect(top.y - under.y).to.be.below(24);
    for (let run = 1; run <= 9; run++) {
      await tapTop(player);
      expect(player.selected.length).to.equal(run);
    }
    await tapTop(player);
    expect(player.selected).to.deep.equal([]);
    expect(player.record).to.equal(record);
  });

  it('is let go by a second tap where each card can be met', async () => {
    await view(800, 1000);
    const player = await sitDown({record});
    await tapTop(player);
    expect(player.selected.length).to.equal(1);
    await tapTop(player);
    expect(player.selected).to.deep.equal([]);
  });
});

describe('the browser’s own menu', () => {
  it('does not open where a finger or a pen rests on a card, and opens for a mouse', async () => {
    const player = await sitDown({code: seahaven});
    for (const type of ['touch', 'pen', 'mouse'] as const) {
      const one = new Dispatched(type);
      one.down(player.point(covered));
      expect(one.menu(), type).to.equal(type !== 'mouse');
      one.up();
    }
  });

  it('opens on the felt', async () => {
    const player = await sitDown({code: seahaven});
    const one = new Dispatched('touch');
    one.down(player.bareFelt);
    expect(one.menu()).to.equal(false);
    one.up();
  });
});

describe('the page', () => {
  const action = (player: Player, name: string) => getComputedStyle(player.find(name)).touchAction;

  it('may be pinched everywhere, and scrolled from all but the cards', async () => {
    const player = await sitDown({code: 'SH1-C4-PH3OAAA'});
    expect(action(player, 'column 3')).to.equal('pinch-zoom');
    expect(action(player, 'cell 3, empty')).to.equal('auto');
    const felt = player.table.shadowRoot!.querySelector('[part="felt"]')!;
    expect(getComputedStyle(felt).touchAction).to.match(/pinch-zoom|manipulation/);
  });

  if (hasTouchCancel) {
    it('scrolls from the felt and from empty places, and keeps what is selected', async () => {
      const player = await sitDown({code: seahaven});
      block('below', 3000);
      await player.tap(top, 'touch');
      for (const start of [() => player.bareFelt, () => player.point('cell 4, empty')]) {
        scrollTo(0, 0);
        await aTimeout(100);
        const from = start();
        await slowly(from, away(from, 0, -120));
        expect(scrollY, 'scrolled').to.be.above(50);
      }
      await player.looks();
      expect(player.selected.length).to.equal(1);
      expect(player.record).to.equal(seahaven);
    });

    it('does not scroll from a card', async () => {
      const player = await sitDown({code: seahaven});
      block('below', 3000);
      const from = player.point(top);
      await slowly(from, away(from, 0, -120));
      expect(scrollY).to.equal(0);
    });

    // The last one: the page stays zoomed.
    it('is pinched by two fingers on cards, which plays nothing', async () => {
      const player = await sitDown({code: seahaven});
      const [a, b] = [player.point('column 4'), player.point('column 7')];
      await touch.start(a, 0);
      await touch.start(b, 1);
      for (let i = 1; i <= 6; i++) {
        await touch.move(away(a, -10 * i, 0), 0);
        await touch.move(away(b, 10 * i, 0), 1);
      }
      await touch.end(1);
      await touch.end(0);
      await player.looks();
      expect(visualViewport!.scale, 'zoomed').to.be.above(1.5);
      expect(player.selected).to.deep.equal([]);
      expect(player.record).to.equal(seahaven);
      player.agrees();
    });
  }
});
