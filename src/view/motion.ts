import type {Card} from '../engine/index.js';
import type {Placement} from './layout.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface How {
  /** Nothing moves: the player wants it so, or the room changed, not the cards. */
  readonly still: boolean;
  /** Where the cards of another deal come from, one after the other. */
  readonly from: Point | undefined;
}

interface Flight {
  readonly node: HTMLElement;
  readonly animation: Animation;
}

const glide = {duration: 200, easing: 'cubic-bezier(.2, .7, .3, 1)', fill: 'backwards'} as const;
const turn = {duration: 220, easing: 'ease-in-out'};
/** Until the last card of a deal sets out, in ms. */
const sweep = 420;
const aloft = 1000;

/**
 * Moves cards from where they were seen last to where they are now. It is never told what happened:
 * the difference of two layouts is all it knows, so undo, replay and script glide like play. A card
 * may have another node each time; its way is its own.
 */
export class Motion {
  #shown: ReadonlyMap<number, Placement> = new Map();
  readonly #flights = new Map<number, Flight>();
  /** Where the pointer holds cards. */
  readonly #carried = new Map<number, Placement>();
  /** Where cards are seen that are on their way: halfway, or just let go. */
  readonly #astray = new Map<number, Point>();
  readonly #sideOf: (card: Card, faceUp: boolean) => Element;

  constructor(sideOf: (card: Card, faceUp: boolean) => Element) {
    this.#sideOf = sideOf;
  }

  /** Shows a card where the pointer holds it. */
  carry(node: HTMLElement, at: Placement): void {
    this.#land(at.card.id);
    this.#carried.set(at.card.id, at);
    rest(node, at);
  }

  /** Lets what is carried go: it glides from there to wherever it then belongs. */
  letGo(): void {
    for (const [id, at] of this.#carried) this.#astray.set(id, at);
    this.#carried.clear();
  }

  /** Before the nodes change: notes where the eye sees the cards that are halfway. */
  note(): void {
    for (const [id, {node}] of this.#flights) {
      // A node that has left, its card being covered, is seen nowhere.
      if (!node.isConnected) continue;
      const [x = 0, y = 0] = getComputedStyle(node).translate.split(' ').map(parseFloat);
      this.#astray.set(id, {x, y});
    }
  }

  /** Puts each node in its place; `shown` tells of every card, those without a node too. */
  apply(
    nodes: ReadonlyMap<number, HTMLElement>,
    shown: ReadonlyMap<number, Placement>,
    {still, from}: How,
  ): void {
    if (still) this.stop();
    let nth = 0;
    for (const [id, node] of nodes) {
      const now = shown.get(id);
      if (!now) continue;
      const old = from ? {...now, ...from} : this.#shown.get(id);
      const delay = from ? (nth++ * sweep) / nodes.size : 0;
      const held = this.#carried.get(id);
      rest(node, held ?? now);
      if (old && !still && !held) this.#travel(node, old, now, delay);
    }
    this.#astray.clear();
    this.#shown = shown;
  }

  /** Ends every movement at once: each card is where it belongs. */
  stop(): void {
    for (const id of this.#flights.keys()) this.#land(id);
  }

  #travel(node: HTMLElement, old: Placement, now: Placement, delay: number): void {
    const {id, faceUp} = now.card;
    const flight = this.#flights.get(id);
    const goesOn = flight?.node === node && samePlace(old, now);
    const start = this.#astray.get(id) ?? old;
    if (!goesOn && !samePlace(start, now)) this.#glide(node, start, now, delay);
    if (old.card.faceUp !== faceUp) this.#turn(node, old.card);
  }

  #glide(node: HTMLElement, from: Point, now: Placement, delay: number): void {
    const {id} = now.card;
    this.#land(id);
    // A quick next tap is meant for what lies there, not for the card that is flying off.
    const flying = {zIndex: String(aloft + now.z), pointerEvents: 'none'};
    const way = [
      {translate: px(from), ...flying},
      {translate: px(now), ...flying},
    ];
    const animation = node.animate(way, {...glide, delay});
    this.#flights.set(id, {node, animation});
    animation.onfinish = () => this.#land(id);
  }

  #land(id: number): void {
    this.#flights.get(id)?.animation.cancel();
    this.#flights.delete(id);
  }

  /** The side that was seen narrows to nothing over the card, then the card's own widens. */
  #turn(node: HTMLElement, {faceUp, ...card}: Card): void {
    const over = this.#sideOf({...card, faceUp}, faceUp);
    const [wide, narrow] = [{transform: 'none'}, {transform: 'scaleX(0)'}];
    node.firstElementChild?.animate([narrow, narrow, wide], turn);
    node.append(over);
    over.animate([wide, narrow, narrow], turn).onfinish = () => over.remove();
  }
}

const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const px = ({x, y}: Point): string => `${x}px ${y}px`;

function rest(node: HTMLElement, at: Placement): void {
  node.style.translate = px(at);
  node.style.zIndex = String(at.z);
}
