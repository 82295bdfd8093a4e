import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Gesture, type PointerSample} from '../../src/input/gesture.js';

/** What a test can decide about its cards. */
interface Cards {
  /** Cards that a tap sends away. */
  readonly sentAway?: readonly string[];
  /** Cards that a long press has something to show of. */
  readonly covered?: readonly string[];
  /** Cards that cannot be dragged. */
  readonly fixed?: readonly string[];
}

/** A pointer over named cards, and what the gesture makes of it. */
class Hand {
  readonly log: string[] = [];
  readonly #gesture: Gesture<{readonly key: string}>;
  #now = 0;

  constructor({sentAway = [], covered = [], fixed = []}: Cards = {}) {
    this.#gesture = new Gesture<{readonly key: string}>({
      tap: ({key}, isDoubleTap) => {
        this.log.push(`${isDoubleTap ? 'double tap' : 'tap'} ${key}`);
        return sentAway.includes(key);
      },
      longPress: ({key}) => {
        if (covered.includes(key)) this.log.push(`show ${key}`);
        return covered.includes(key);
      },
      longPressEnd: () => this.log.push('hide'),
      dragStart: ({key}, afterLongPress) => {
        this.log.push(`lift ${key}${afterLongPress ? ' after a long press' : ''}`);
        return !fixed.includes(key);
      },
      drag: (dx, dy) => this.log.push(`drag ${dx},${dy}`),
      drop: () => this.log.push('drop'),
      dragCancel: () => this.log.push('put back'),
    });
  }

  wait(ms: number): void {
    this.#now += ms;
    mock.timers.tick(ms);
  }

  down(key: string, x = 0, y = 0, fields: Partial<PointerSample> = {}): void {
    this.#gesture.down(this.#at(x, y, fields), {key});
  }

  move(x: number, y: number, fields: Partial<PointerSample> = {}): void {
    this.#gesture.move(this.#at(x, y, fields));
  }

  up(x = 0, y = 0, fields: Partial<PointerSample> = {}): void {
    this.#gesture.up(this.#at(x, y, fields));
  }

  cancel(): void {
    this.#gesture.cancel();
  }

  tracks(pointerId: number): boolean {
    return this.#gesture.tracks(pointerId);
  }

  tap(key: string, x = 0, y = 0, fields: Partial<PointerSample> = {}): void {
    this.down(key, x, y, fields);
    this.up(x, y, fields);
  }

  #at(clientX: number, clientY: number, fields: Partial<PointerSample>): PointerSample {
    return {
      clientX,
      clientY,
      timeStamp: this.#now,
      pointerId: 1,
      pointerType: 'mouse',
      ...fields,
    };
  }
}

describe('a gesture', () => {
  beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
  afterEach(() => mock.timers.reset());

  describe('is a tap', () => {
    it('when the pointer comes down and up in one place', () => {
      const hand = new Hand();
      hand.tap('ace');
      assert.deepEqual(hand.log, ['tap ace']);
    });

    for (const [pointerType, slop] of [
      ['mouse', 5],
      ['pen', 8],
      ['touch', 10],
    ] as const) {
      it(`when a ${pointerType} moves ${slop} px, but not when it moves further`, () => {
        const still = new Hand();
        still.down('ace', 100, 100, {pointerType});
        still.move(100 + slop, 100, {pointerType});
        still.up(100 + slop, 100, {pointerType});
        assert.deepEqual(still.log, ['tap ace']);
        const moving = new Hand();
        moving.down('ace', 100, 100, {pointerType});
        moving.move(100, 100 + slop + 1, {pointerType});
        assert.deepEqual(moving.log, ['lift ace', `drag 0,${slop + 1}`]);
      });
    }

    it('when a long press has nothing to show', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.wait(2000);
      hand.up();
      assert.deepEqual(hand.log, ['tap ace']);
    });

    it('only when the pointer that came down goes up', () => {
      const hand = new Hand();
      hand.up();
      hand.down('ace');
      hand.up(0, 0, {pointerId: 2});
      assert.deepEqual(hand.log, []);
      hand.up();
      assert.deepEqual(hand.log, ['tap ace']);
    });
  });

  describe('is a double tap', () => {
    it('when two taps on one card are less than 400 ms apart', () => {
      const hand = new Hand();
      hand.tap('ace');
      hand.wait(399);
      hand.tap('ace');
      assert.deepEqual(hand.log, ['tap ace', 'double tap ace']);
    });

    it('but not when they are 400 ms apart', () => {
      const hand = new Hand();
      hand.tap('ace');
      hand.wait(400);
      hand.tap('ace');
      assert.deepEqual(hand.log, ['tap ace', 'tap ace']);
    });

    it('when they are less than 30 px apart', () => {
      const hand = new Hand();
      hand.tap('ace', 0, 0);
      hand.tap('ace', 29, 0);
      assert.deepEqual(hand.log, ['tap ace', 'double tap ace']);
    });

    it('but not when they are 30 px apart', () => {
      const hand = new Hand();
      hand.tap('ace', 0, 0);
      hand.tap('ace', 0, 30);
      assert.deepEqual(hand.log, ['tap ace', 'tap ace']);
    });

    it('but not when they meet different cards that both stay', () => {
      const hand = new Hand();
      hand.tap('ace');
      hand.tap('king');
      assert.deepEqual(hand.log, ['tap ace', 'tap king']);
    });

    it('again with each further quick tap', () => {
      const hand = new Hand();
      for (let i = 0; i < 4; i++) hand.tap('ace');
      assert.deepEqual(hand.log, ['tap ace', 'double tap ace', 'double tap ace', 'double tap ace']);
    });

    it('but not with a drag between the taps', () => {
      const hand = new Hand();
      hand.tap('ace');
      hand.down('ace');
      hand.move(50, 0);
      hand.up(50, 0);
      assert.deepEqual(hand.log, ['tap ace', 'lift ace', 'drag 50,0', 'drop']);
    });
  });

  describe('whose first tap sent the card away', () => {
    it('does nothing to the card below when tapped again at once', () => {
      const hand = new Hand({sentAway: ['ace']});
      hand.tap('ace');
      hand.tap('king');
      assert.deepEqual(hand.log, ['tap ace']);
    });

    it('taps the card below after a while', () => {
      const hand = new Hand({sentAway: ['ace']});
      hand.tap('ace');
      hand.wait(400);
      hand.tap('king');
      assert.deepEqual(hand.log, ['tap ace', 'tap king']);
    });

    it('taps another card at once that is somewhere else', () => {
      const hand = new Hand({sentAway: ['ace']});
      hand.tap('ace', 0, 0);
      hand.tap('king', 30, 0);
      assert.deepEqual(hand.log, ['tap ace', 'tap king']);
    });

    it('swallows one tap only', () => {
      const hand = new Hand({sentAway: ['ace']});
      hand.tap('ace');
      hand.tap('king');
      hand.tap('king');
      assert.deepEqual(hand.log, ['tap ace', 'tap king']);
    });
  });

  describe('is a long press', () => {
    it('after 500 ms on a covered card, and shows it until the pointer goes up', () => {
      const hand = new Hand({covered: ['ace']});
      hand.down('ace');
      hand.wait(499);
      assert.deepEqual(hand.log, []);
      hand.wait(1);
      assert.deepEqual(hand.log, ['show ace']);
      hand.wait(3000);
      hand.up();
      assert.deepEqual(hand.log, ['show ace', 'hide']);
    });

    it('and no tap: a tap after it is no double tap', () => {
      const hand = new Hand({covered: ['ace']});
      hand.down('ace');
      hand.wait(500);
      hand.up();
      hand.tap('ace');
      assert.deepEqual(hand.log, ['show ace', 'hide', 'tap ace']);
    });

    it('that can become a drag', () => {
      const hand = new Hand({covered: ['ace']});
      hand.down('ace');
      hand.wait(600);
      hand.move(20, 30);
      hand.up(20, 30);
      assert.deepEqual(hand.log, [
        'show ace',
        'hide',
        'lift ace after a long press',
        'drag 20,30',
        'drop',
      ]);
    });

    it('but not while the card is dragged', () => {
      const hand = new Hand({covered: ['ace']});
      hand.down('ace');
      hand.move(20, 0);
      hand.wait(1000);
      assert.deepEqual(hand.log, ['lift ace', 'drag 20,0']);
    });

    it('but not after the pointer went up', () => {
      const hand = new Hand({covered: ['ace']});
      hand.tap('ace');
      hand.wait(1000);
      assert.deepEqual(hand.log, ['tap ace']);
    });

    it('that ends when it is canceled', () => {
      const hand = new Hand({covered: ['ace']});
      hand.down('ace');
      hand.wait(500);
      hand.cancel();
      hand.up();
      assert.deepEqual(hand.log, ['show ace', 'hide']);
    });
  });

  describe('is a drag', () => {
    it('that follows the pointer from where it came down', () => {
      const hand = new Hand();
      hand.down('ace', 10, 20);
      hand.move(40, 20);
      hand.move(60, 10);
      hand.up(60, 10);
      assert.deepEqual(hand.log, ['lift ace', 'drag 30,0', 'drag 50,-10', 'drop']);
    });

    it('that stays a drag when the pointer comes back', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.move(40, 0);
      hand.move(0, 0);
      hand.up();
      assert.deepEqual(hand.log, ['lift ace', 'drag 40,0', 'drag 0,0', 'drop']);
    });

    it('of nothing, if the card cannot be dragged, and then no tap either', () => {
      const hand = new Hand({fixed: ['ace']});
      hand.down('ace');
      hand.move(40, 0);
      hand.move(0, 0);
      hand.up();
      assert.deepEqual(hand.log, ['lift ace']);
    });

    it('that ignores other pointers', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.move(40, 0);
      hand.move(90, 0, {pointerId: 2});
      hand.up(90, 0, {pointerId: 2});
      assert.deepEqual(hand.log, ['lift ace', 'drag 40,0']);
    });
  });

  describe('is canceled', () => {
    it('by a second pointer, which plays nothing itself', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.move(40, 0);
      hand.down('king', 200, 0, {pointerId: 2});
      hand.up(200, 0, {pointerId: 2});
      hand.move(60, 0);
      hand.up(60, 0);
      assert.deepEqual(hand.log, ['lift ace', 'drag 40,0', 'put back']);
    });

    it('by a second pointer before it moved, without a tap', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.down('king', 200, 0, {pointerId: 2});
      hand.up(200, 0, {pointerId: 2});
      hand.up();
      assert.deepEqual(hand.log, []);
    });

    it('from outside: a drag is put back', () => {
      const hand = new Hand();
      hand.down('ace');
      hand.move(40, 0);
      hand.cancel();
      hand.up(40, 0);
      assert.deepEqual(hand.log, ['lift ace', 'drag 40,0', 'put back']);
    });

    it('from outside without a drag: nothing happens', () => {
      const hand = new Hand();
      hand.cancel();
      hand.down('ace');
      hand.cancel();
      hand.up();
      assert.deepEqual(hand.log, []);
    });
  });

  it('starts anew with the same pointer if the end of the last press was never reported', () => {
    const hand = new Hand();
    hand.down('ace');
    hand.move(40, 0);
    hand.tap('king', 200, 0);
    assert.deepEqual(hand.log, ['lift ace', 'drag 40,0', 'put back', 'tap king']);
  });

  it('tracks the pointer that came down until it goes up', () => {
    const hand = new Hand();
    assert.equal(hand.tracks(1), false);
    hand.down('ace');
    assert.equal(hand.tracks(1), true);
    assert.equal(hand.tracks(2), false);
    hand.up();
    assert.equal(hand.tracks(1), false);
  });
});
