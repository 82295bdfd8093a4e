import type {Card} from '../engine/index.js';
import type {Placement} from './layout.js';
import {zIndex} from './z-index.js';

/** A point of the felt, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How cards move to their new places. */
export interface MotionOptions {
  /** Whether cards jump to their places: motion is unwelcome, or the table was resized. */
  readonly still: boolean;
  /** Where the cards of a new deal come from, one after the other. */
  readonly dealtFrom: Point | undefined;
}

interface Flight {
  readonly node: HTMLElement;
  readonly animation: Animation;
}

const glideTiming = {
  duration: 200,
  easing: 'cubic-bezier(.2, .7, .3, 1)',
  fill: 'backwards',
} as const;
const turnTiming = {duration: 220, easing: 'ease-in-out'};
/** The time from the first card of a deal to the last, in ms. */
const dealMs = 420;

/**
 * Moves cards from where they were last seen to their new places. It is not told what happened: it
 * compares two layouts. So undo, replay and scripts animate like play. A card can be rendered as
 * another node each time; it is identified by its id.
 */
export class Motion {
  #placements: ReadonlyMap<number, Placement> = new Map();
  readonly #flights = new Map<number, Flight>();
  /** Where dragged cards are. */
  readonly #dragged = new Map<number, Placement>();
  /** Where cards are seen that are not at their placement: in flight, or just released. */
  readonly #seenAt = new Map<number, Point>();
  readonly #renderSide: (card: Card) => Element;

  /** `renderSide` renders the upper side of a card, to be laid over its node while it turns. */
  constructor(renderSide: (card: Card) => Element) {
    this.#renderSide = renderSide;
  }

  /** Shows a card at the pointer, above all others. */
  drag(node: HTMLElement, at: Placement): void {
    const {id} = at.card;
    const raised = {...at, z: zIndex.cardDragged + at.z};
    this.#endFlight(id);
    this.#dragged.set(id, raised);
    placeNode(node, raised);
  }

  /** Releases the dragged cards: with the next `moveTo` they glide to wherever they belong. */
  release(): void {
    for (const [id, at] of this.#dragged) this.#seenAt.set(id, at);
    this.#dragged.clear();
  }

  /** Records where the cards in flight are. Call it before nodes are rendered. */
  recordFlights(): void {
    for (const [id, {node}] of this.#flights) {
      // A card that was covered meanwhile may have lost its node.
      if (!node.isConnected) continue;
      const [x = 0, y = 0] = getComputedStyle(node).translate.split(' ').map(parseFloat);
      this.#seenAt.set(id, {x, y});
    }
  }

  /** Moves nodes to their places. `placements` holds all cards, even those without a node. */
  moveTo(
    nodes: ReadonlyMap<number, HTMLElement>,
    placements: ReadonlyMap<number, Placement>,
    {still, dealtFrom}: MotionOptions,
  ): void {
    if (still) this.stop();
    let dealt = 0;
    for (const [id, node] of nodes) {
      const now = placements.get(id);
      if (!now) continue;
      const before = dealtFrom ? {...now, ...dealtFrom} : this.#placements.get(id);
      const delay = dealtFrom ? (dealt++ * dealMs) / nodes.size : 0;
      const dragged = this.#dragged.get(id);
      placeNode(node, dragged ?? now);
      if (before && !still && !dragged) this.#animate(node, before, now, delay);
    }
    this.#seenAt.clear();
    this.#placements = placements;
  }

  /** Ends all flights: each card is at its place at once. */
  stop(): void {
    for (const id of this.#flights.keys()) this.#endFlight(id);
  }

  #animate(node: HTMLElement, before: Placement, now: Placement, delay: number): void {
    const {id, faceUp} = now.card;
    const continues = this.#flights.get(id)?.node === node && isSamePlace(before, now);
    const start = this.#seenAt.get(id) ?? before;
    if (!continues && !isSamePlace(start, now)) this.#glide(node, start, now, delay);
    if (before.card.faceUp !== faceUp) this.#turn(node, before.card);
  }

  #glide(node: HTMLElement, from: Point, to: Placement, delay: number): void {
    const {id} = to.card;
    this.#endFlight(id);
    // A quick next tap is meant for what lies below, not for the card that is flying off.
    const inFlight = {zIndex: String(zIndex.cardInFlight + to.z), pointerEvents: 'none'};
    const keyframes = [
      {translate: px(from), ...inFlight},
      {translate: px(to), ...inFlight},
    ];
    const animation = node.animate(keyframes, {...glideTiming, delay});
    this.#flights.set(id, {node, animation});
    animation.onfinish = () => this.#endFlight(id);
  }

  #endFlight(id: number): void {
    this.#flights.get(id)?.animation.cancel();
    this.#flights.delete(id);
  }

  /** The side that was seen shrinks to a line on top of the card, then the card's own side widens. */
  #turn(node: HTMLElement, before: Card): void {
    const oldSide = this.#renderSide(before);
    const [wide, narrow] = [{transform: 'none'}, {transform: 'scaleX(0)'}];
    node.firstElementChild?.animate([narrow, narrow, wide], turnTiming);
    node.append(oldSide);
    oldSide.animate([wide, narrow, narrow], turnTiming).onfinish = () => oldSide.remove();
  }
}

const isSamePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const px = ({x, y}: Point): string => `${x}px ${y}px`;

function placeNode(node: HTMLElement, at: Placement): void {
  node.style.translate = px(at);
  node.style.zIndex = String(at.z);
}
