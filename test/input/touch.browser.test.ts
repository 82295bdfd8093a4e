import {aTimeout, expect} from '@open-wc/testing';
import {Dispatched, hasTouch, hasTouchCancel, mouse, type Point, touch} from '../support/input.js';
import {until} from '../support/page.js';
import {block, type Player, sitDown, standUp} from '../support/player.js';

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

function dispatchedTouch(): Finger {
  const one = new Dispatched('touch');
  return {
    name: 'dispatched touch',
    down: (at) => Promise.resolve(one.down(at)),
    move: (to) => Promise.resolve(one.move(to)),
    up: () => Promise.resolve(one.up()),
  };
}

const fingers = [realMouse, hasTouch ? realTouch : dispatchedTouch()];

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

describe('what ends a touch', () => {
  const gone: Record<string, (one: Dispatched, player: Player) => void> = {
    'a second finger on another card': (_, player) =>
      new Dispatched('touch', 42, false).down(player.point('column 9')),
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
  }
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
