import type {Placement} from './layout.js';

/** A card on the felt as motion sees it. */
export interface Shown extends Placement {
  readonly faceUp: boolean;
}

export interface Moves {
  /** The side that was seen before, to lie over the card during the first half of its turn. */
  readonly otherSide: (id: number, faceUp: boolean) => Element;
  /** Whether anything may move at all (reduced motion: it may not). */
  readonly still: () => boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const glide = {duration: 200, easing: 'cubic-bezier(.2, .7, .3, 1)'};
const turn = {duration: 220, easing: 'ease-in-out'};
const sweep = {last: 420, duration: 260};
const above = 1000;

/**
 * Moves cards from where they were seen last to where they are now. It is never told what happened:
 * the difference of two layouts is all it knows, so undo, replay and script glide like play.
 */
export class Motion {
  #shown: ReadonlyMap<number, Shown> = new Map();
  readonly #flights = new Map<number, Animation>();
  /** Where the pointer left cards that it has just let go. */
  readonly #released = new Map<number, Point>();

  constructor(private readonly moves: Moves) {}

  /** Notes that a card lies somewhere else than its layout says, and is to glide from there. */
  release(id: number, at: Point): void {
    this.#released.set(id, at);
  }

  /**
   * Puts each node in its place.
   *
   * @param nodes the cards' nodes by card id
   * @param shown where every card is now, those without a node too
   * @param how `instantly` where the room changed, not the cards; `from` where another deal's cards
   *   come from, one after the other
   */
  apply(
    nodes: ReadonlyMap<number, HTMLElement>,
    shown: ReadonlyMap<number, Shown>,
    how: {readonly instantly?: boolean; readonly from?: Point | undefined} = {},
  ): void {
    const still = how.instantly || this.moves.still();
    if (still) this.stop();
    let nth = 0;
    for (const [id, node] of nodes) {
      const now = shown.get(id);
      if (!now) continue;
      const delay = how.from ? (nth++ * sweep.last) / nodes.size : 0;
      const old = how.from ? {...now, ...how.from} : this.#shown.get(id);
      if (old && !still) this.#travel(id, node, old, now, delay);
      rest(node, now);
    }
    this.#released.clear();
    this.#shown = shown;
  }

  #travel(id: number, node: HTMLElement, old: Shown, now: Shown, delay: number): void {
    const released = this.#released.get(id);
    const settled = samePlace(old, now) && !released;
    if (!settled) this.#glide(id, node, released ?? this.#seenAt(id, node) ?? old, now, delay);
    if (old.faceUp !== now.faceUp) this.#turn(id, node, old.faceUp);
  }

  /** Ends every movement at once: each card is where it belongs. */
  stop(): void {
    for (const flight of this.#flights.values()) flight.cancel();
    this.#flights.clear();
  }

  /** Where the eye sees a card that is halfway to somewhere. */
  #seenAt(id: number, node: HTMLElement): Point | undefined {
    if (!this.#flights.has(id)) return undefined;
    const [x = 0, y = 0] = getComputedStyle(node).translate.split(' ').map(parseFloat);
    return {x, y};
  }

  #glide(id: number, node: HTMLElement, from: Point, now: Shown, delay: number): void {
    this.#flights.get(id)?.cancel();
    // A quick next tap is meant for what lies there, not for the card that is flying off.
    const aloft = {zIndex: String(above + now.z), pointerEvents: 'none'};
    const flight = node.animate(
      [
        {translate: px(from), ...aloft},
        {translate: px(now), ...aloft},
      ],
      {...glide, delay, fill: 'backwards', ...(delay ? {duration: sweep.duration} : {})},
    );
    this.#flights.set(id, flight);
    const landed = (): void => {
      if (this.#flights.get(id) === flight) this.#flights.delete(id);
    };
    flight.onfinish = landed;
    flight.oncancel = landed;
  }

  #turn(id: number, node: HTMLElement, wasFaceUp: boolean): void {
    const over = this.moves.otherSide(id, wasFaceUp);
    node.append(over);
    over.animate(
      [{transform: 'scaleX(1)'}, {transform: 'scaleX(0)', offset: 0.5}, {transform: 'scaleX(0)'}],
      turn,
    ).onfinish = () => over.remove();
    const side = node.firstElementChild;
    side?.animate(
      [{transform: 'scaleX(0)'}, {transform: 'scaleX(0)', offset: 0.5}, {transform: 'scaleX(1)'}],
      turn,
    );
  }
}

const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const px = ({x, y}: Point): string => `${x}px ${y}px`;

function rest(node: HTMLElement, at: Placement): void {
  node.style.translate = px(at);
  node.style.zIndex = String(at.z);
}
