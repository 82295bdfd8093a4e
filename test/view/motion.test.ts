import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it} from 'node:test';
import type {Card} from '../../src/engine/index.js';
import type {Placement} from '../../src/view/layout.js';
import {Motion, type MotionOptions} from '../../src/view/motion.js';

interface Glide {
  readonly from: string;
  readonly to: string;
  readonly zIndex: string;
  readonly delay: number;
}

/** The fields of a card's node that motion uses. */
class Node {
  readonly style = {translate: '', zIndex: ''};
  readonly glides: Glide[] = [];
  readonly turns: unknown[] = [];
  /** Where the browser shows it in mid-flight. */
  shownAt = '';
  isConnected = true;
  /** Sides that lie over it while it turns. */
  readonly sides: unknown[] = [];
  finish: (() => void) | undefined;
  canceled = 0;
  readonly firstElementChild = {animate: (keyframes: unknown) => this.turns.push(keyframes)};

  animate(keyframes: {translate: string; zIndex: string}[], {delay}: {delay: number}) {
    const [from, to] = keyframes as [(typeof keyframes)[0], (typeof keyframes)[0]];
    this.glides.push({from: from.translate, to: to.translate, zIndex: from.zIndex, delay});
    const animation = {cancel: () => this.canceled++, onfinish: () => {}};
    this.finish = () => animation.onfinish();
    return animation;
  }

  append(side: unknown): void {
    this.sides.push(side);
  }
}

const play: MotionOptions = {still: false, dealtFrom: undefined};
const still: MotionOptions = {still: true, dealtFrom: undefined};

const card = (id: number, faceUp = true): Card => ({id, rank: 1, suit: 'spades', faceUp});
const at = (x: number, y: number, z = 0, one = card(0)): Placement => ({x, y, z, card: one});

/** Cards in motion, one node each. */
class Felt {
  readonly rendered: Card[] = [];
  readonly motion = new Motion((one) => {
    this.rendered.push(one);
    return {animate: () => ({})} as unknown as Element;
  });
  readonly nodes = new Map<number, Node>();

  /** Renders cards at their places, as the same nodes as before or as new ones. */
  place(placements: Placement[], options = play, {newNodes = false} = {}): void {
    this.motion.recordFlights();
    if (newNodes) this.nodes.clear();
    for (const {card: one} of placements) {
      if (!this.nodes.has(one.id)) this.nodes.set(one.id, new Node());
    }
    const nodes = this.nodes as unknown as Map<number, HTMLElement>;
    this.motion.moveTo(nodes, new Map(placements.map((one) => [one.card.id, one])), options);
  }

  node(id = 0): Node {
    return this.nodes.get(id)!;
  }

  drag(placement: Placement): void {
    this.motion.drag(this.node(placement.card.id) as unknown as HTMLElement, placement);
  }
}

describe('motion', () => {
  beforeEach(() => {
    const getComputedStyle = (node: Node) => ({translate: node.shownAt});
    Object.assign(globalThis, {getComputedStyle});
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'getComputedStyle'));

  it('places cards that were not there before, with their index as z-index', () => {
    const felt = new Felt();
    felt.place([at(10, 20, 3)]);
    assert.deepEqual(felt.node().style, {translate: '10px 20px', zIndex: '3'});
    assert.deepEqual(felt.node().glides, []);
  });

  it('glides a card from its old place to the new one, above all cards at rest', () => {
    const felt = new Felt();
    felt.place([at(10, 20, 3)]);
    felt.place([at(110, 20, 7)]);
    assert.deepEqual(felt.node().style, {translate: '110px 20px', zIndex: '7'});
    assert.deepEqual(felt.node().glides, [
      {from: '10px 20px', to: '110px 20px', zIndex: '1007', delay: 0},
    ]);
  });

  it('leaves a card alone that stays', () => {
    const felt = new Felt();
    felt.place([at(10, 20)]);
    felt.place([at(10, 20)]);
    assert.deepEqual(felt.node().glides, []);
  });

  it('glides a card that is rendered as another node', () => {
    const felt = new Felt();
    felt.place([at(10, 20)]);
    felt.place([at(110, 20)], play, {newNodes: true});
    assert.equal(felt.node().glides[0]!.from, '10px 20px');
  });

  it('takes over a flight from where the card is seen', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.node().shownAt = '60px 0px';
    felt.place([at(0, 50)]);
    assert.deepEqual(felt.node().glides.at(-1), {
      from: '60px 0px',
      to: '0px 50px',
      zIndex: '1000',
      delay: 0,
    });
  });

  it('lets a flight go on if the table is rendered meanwhile', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.node().shownAt = '60px 0px';
    felt.place([at(100, 0)]);
    assert.equal(felt.node().glides.length, 1);
    assert.equal(felt.node().canceled, 0);
  });

  it('continues a flight on a new node from where the card is seen', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.node().shownAt = '60px 5px';
    felt.place([at(100, 0)], play, {newNodes: true});
    assert.equal(felt.node().glides[0]!.from, '60px 5px');
  });

  it('starts from the old place if the node in flight was removed', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.node().shownAt = '60px 0px';
    felt.node().isConnected = false;
    felt.place([at(200, 0)], play, {newNodes: true});
    assert.equal(felt.node().glides[0]!.from, '100px 0px');
  });

  it('moves nothing if motion is unwelcome, and ends all flights', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.place([at(200, 0)], still);
    assert.equal(felt.node().style.translate, '200px 0px');
    assert.equal(felt.node().glides.length, 1);
    assert.equal(felt.node().canceled, 1);
  });

  it('ends a flight once', () => {
    const felt = new Felt();
    felt.place([at(0, 0)]);
    felt.place([at(100, 0)]);
    felt.node().finish!();
    felt.motion.stop();
    assert.equal(felt.node().canceled, 1);
  });

  it('deals cards from the stock, one after the other within 420 ms', () => {
    const felt = new Felt();
    const cards = [0, 1, 2].map((id) => at(100 * id, 0, 0, card(id)));
    felt.place(cards, {still: false, dealtFrom: {x: 5, y: 6}});
    const glides = [0, 1, 2].map((id) => felt.node(id).glides[0]!);
    assert.deepEqual(
      glides.map(({from, delay}) => [from, delay]),
      [
        ['5px 6px', 0],
        ['5px 6px', 140],
        ['5px 6px', 280],
      ],
    );
  });

  describe('of a dragged card', () => {
    it('shows it at the pointer, above cards in flight, also after a rendering', () => {
      const felt = new Felt();
      felt.place([at(0, 0, 4)]);
      felt.drag(at(30, 40, 4));
      assert.deepEqual(felt.node().style, {translate: '30px 40px', zIndex: '5004'});
      felt.place([at(0, 0, 4)], play, {newNodes: true});
      assert.deepEqual(felt.node().style, {translate: '30px 40px', zIndex: '5004'});
      assert.deepEqual(felt.node().glides, []);
    });

    it('glides it from the pointer to wherever it belongs after its release', () => {
      const felt = new Felt();
      felt.place([at(0, 0)]);
      felt.drag(at(30, 40));
      felt.motion.release();
      felt.place([at(0, 0)]);
      assert.deepEqual(
        felt.node().glides.map(({from, to}) => [from, to]),
        [['30px 40px', '0px 0px']],
      );
      assert.equal(felt.node().style.zIndex, '0');
    });

    it('glides it from its place the next time', () => {
      const felt = new Felt();
      felt.place([at(0, 0)]);
      felt.drag(at(30, 40));
      felt.motion.release();
      felt.place([at(0, 0)]);
      felt.node().finish!();
      felt.place([at(100, 0)]);
      assert.equal(felt.node().glides.at(-1)!.from, '0px 0px');
    });

    it('ends its flight', () => {
      const felt = new Felt();
      felt.place([at(0, 0)]);
      felt.place([at(100, 0)]);
      felt.drag(at(120, 0));
      assert.equal(felt.node().canceled, 1);
    });
  });

  describe('of a card that turns over', () => {
    it('shows the old side on top while the new one widens', () => {
      const felt = new Felt();
      felt.place([at(0, 0, 0, card(0, false))]);
      felt.place([at(0, 0, 0, card(0, true))]);
      assert.deepEqual(
        felt.rendered.map(({faceUp}) => faceUp),
        [false],
      );
      assert.equal(felt.node().sides.length, 1);
      assert.equal(felt.node().turns.length, 1);
    });

    it('shows nothing of it if motion is unwelcome', () => {
      const felt = new Felt();
      felt.place([at(0, 0, 0, card(0, false))]);
      felt.place([at(0, 0, 0, card(0, true))], still);
      assert.deepEqual(felt.rendered, []);
    });
  });
});
