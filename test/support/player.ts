// A player at a table: sees cards and places by role and name (table-reader.ts), acts by real mouse, touch and keys.
//
// A player sits at a still table unless a test is about motion (motion.ts). With `motion: true` the player waits before
// each look until nothing glides any more, unless in a hurry.

import {aTimeout, expect, fixtureCleanup} from '@open-wc/testing';
import type {RefuseDetail} from '../../src/elements/events.js';
import {maskedState, type MaskedState} from '../../src/elements/masked-state.js';
import {Game, pileOf, type PileId} from '../../src/engine/index.js';
import '../../src/index.js';
import {refusalOf} from './english.js';
import {mouse, type Point, press, touch} from './input.js';
import {cardsGlide} from './motion.js';
import {controlName, deeply, lies, nameOf, TableReader} from './table-reader.js';

/** What lies on the table when the player sits down. */
export interface Seat {
  readonly code?: string;
  /** A game already begun; it goes on from there. */
  readonly record?: string;
  /** Of the element, as written in a page. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Its children: what a page puts into its slots. */
  readonly inside?: readonly Node[];
  /** Lets the cards glide. */
  readonly motion?: boolean;
}

/** What a player points with. */
export type Pointer = 'mouse' | 'touch';

export interface DragWays {
  readonly by?: Pointer;
  /** How far from the middle of the target the lead card is let go, px. */
  readonly off?: {readonly x?: number; readonly y?: number};
}

/** Two taps closer together than this, in ms, may be meant as one double tap. */
const doubleTime = 450;
const doubleReach = 32;

/** What tests put on the page. */
let furniture: Element[] = [];
/** What a test still holds down. */
let held: Pointer | null = null;

/** Puts a table on an otherwise empty page, and a player at it. */
export async function sitDown(seat: Seat): Promise<Player> {
  await standUp();
  cardsGlide(seat.motion ?? false);
  const table = document.createElement('solitaire-table');
  cardsGlide(false);
  for (const [name, value] of Object.entries(seat.attributes ?? {}))
    table.setAttribute(name, value);
  table.append(...(seat.inside ?? []));
  if (seat.code) table.code = seat.code;
  if (seat.record) table.loadRecord(seat.record);
  furniture.push(table);
  document.body.style.margin = '0';
  document.body.append(table);
  const player = new Player(table);
  await player.looks();
  // By the first frame the table has seen how high its bar is.
  await new Promise(requestAnimationFrame);
  await player.looks();
  return player;
}

/** Clears the page of tables and all else that tests have put there, and lets go of what is held. */
export async function standUp(): Promise<void> {
  await letGo();
  for (const thing of furniture) thing.remove();
  furniture = [];
  fixtureCleanup();
  scrollTo(0, 0);
}

/** Puts an empty block of that height on the page, above or below the tables. Taken away by standUp. */
export function block(where: 'above' | 'below', height: number): void {
  const thing = document.createElement('div');
  thing.style.height = `${height}px`;
  furniture.push(thing);
  if (where === 'above') document.body.prepend(thing);
  else document.body.append(thing);
}

async function letGo(): Promise<void> {
  const by = held;
  held = null;
  if (by) await (by === 'mouse' ? mouse.up() : touch.end());
}

export class Player extends TableReader {
  #lastTap = {x: -1000, y: -1000, time: 0};

  // Pointing

  /** Taps a card, a place, or any point, after a pause where a double tap might be understood. */
  async tap(at: string | Point, by: Pointer = 'mouse'): Promise<void> {
    const point = this.#point(at);
    await this.#calmly(point);
    await this.tapNow(point, by);
  }

  /** Taps without a pause. */
  async tapNow(at: string | Point, by: Pointer = 'mouse'): Promise<void> {
    const point = this.#point(at);
    await (by === 'mouse' ? mouse.click(point) : touch.tap(point));
    this.#lastTap = {...point, time: performance.now()};
    await this.looks();
  }

  /** Taps a card twice where it lies now, as fast as the browser takes it. */
  async doubleTap(at: string | Point, by: Pointer = 'mouse'): Promise<void> {
    const point = this.#point(at);
    await this.#calmly(point);
    if (by === 'mouse') await mouse.doubleClick(point);
    else await touch.tap(point).then(() => touch.tap(point));
    this.#lastTap = {...point, time: performance.now()};
    await this.looks();
  }

  /** Drags a card, with those on it, so that it comes to lie on another card or place. */
  async drag(name: string, to: string, {by = 'mouse', off = {}}: DragWays = {}): Promise<void> {
    const [start, end] = this.#way(name, to, off);
    await (by === 'mouse' ? mouse : touch).drag(start, end, 2);
    await this.looks();
  }

  /** Begins a drag and leaves the card hanging over another card or place. */
  async lift(name: string, to: string, {by = 'mouse', off = {}}: DragWays = {}): Promise<void> {
    const [start, end] = this.#way(name, to, off);
    held = by;
    if (by === 'touch') await touch.start(start);
    else await mouse.move(start).then(() => mouse.down());
    await this.carry(end);
  }

  /** Moves what is held so that the pointer is in another place, or in the middle of a card. */
  async carry(to: string | Point): Promise<void> {
    const point = typeof to === 'string' ? middle(this.box(to)) : to;
    await (held === 'touch' ? touch.move(point, 0, 4) : mouse.move(point, 4));
    await this.looks();
  }

  async drop(): Promise<void> {
    await letGo();
    await this.looks();
  }

  /** The system takes the touch away; only where `hasTouchCancel`. */
  async losesTouch(): Promise<void> {
    held = null;
    await touch.cancel();
    await this.looks();
  }

  /** A point of a card or place that can be seen and is nothing else's, near its middle. */
  point(name: string): Point {
    return this.#visiblePoint(this.#faceOf(this.find(name)));
  }

  /** A point of a face-down card, which has no name: the pile's name and the place from the bottom. */
  hiddenPoint(column: string, index: number): Point {
    const pile = this.find(column).dataset.pile as PileId;
    const node = this.cards().find((one) => lies(one, pile, index - 1));
    if (!node || nameOf(node)) throw new Error(`No face-down card ${index} in ${column}`);
    return this.#visiblePoint(node);
  }

  /** A point of the felt where nothing lies. */
  get bareFelt(): Point {
    const {left, top, right, bottom} = this.felt.getBoundingClientRect();
    for (let y = Math.min(bottom, innerHeight) - 4; y > top; y -= 6) {
      for (let x = left + 4; x < right; x += 6) {
        if (this.root.elementFromPoint(x, y) === this.felt) return {x, y};
      }
    }
    throw new Error('The felt is full');
  }

  // Keys

  /** Presses a control of the bar or a dialog, by its name. */
  async clicks(name: string): Promise<void> {
    await mouse.click(this.control(name));
    await this.looks();
  }

  /** Presses a control twice, as fast as the browser takes it. */
  async doubleClicks(name: string): Promise<void> {
    await mouse.doubleClick(this.control(name));
    await this.looks();
  }

  /** Presses Tab until a control has the focus. */
  async tabsTo(name: string): Promise<void> {
    for (let stops = 0; this.focusedControl !== name; stops++) {
      if (stops > 30) throw new Error(`Tab leads to no “${name}”`);
      await this.press('Tab');
    }
  }

  /** A button or field of the bar or a dialog, by its name or its label's words. */
  control(name: string): HTMLElement {
    const found = deeply(this.root, 'button, input, select').filter(
      (node) => node.offsetWidth && controlName(node) === name,
    );
    if (found.length !== 1) throw new Error(`${found.length || 'No'} control called “${name}”`);
    return found[0] as HTMLElement;
  }

  /** Puts the focus on the felt. */
  async enters(): Promise<void> {
    this.table.focus();
    await this.looks();
  }

  async press(...keys: string[]): Promise<void> {
    await press(...keys);
    await this.looks();
  }

  /** Presses arrows until something has the focus; the eye says which arrow leads closer. */
  async walkTo(name: string): Promise<void> {
    if (!this.focused) await this.enters();
    const goal = this.find(name);
    const tried = new Map<string, string[]>();
    for (let steps = 0; this.focused !== nameOf(goal); steps++) {
      if (steps > 80)
        throw new Error(`No way by arrows to “${name}”: ${[...tried.keys()].join('; ')}`);
      const {focused} = this;
      const before = tried.get(focused) ?? [];
      const [from, to] = [this.box(focused), goal.getBoundingClientRect()];
      const arrow = arrowsTo(from, to).find((key) => !before.includes(key)) ?? 'ArrowLeft';
      tried.set(focused, before.length < 4 ? [...before, arrow] : []);
      await this.press(...Array<string>(this.#between(from, to, arrow)).fill(arrow));
    }
  }

  /** While carrying: presses arrows until a target has the focus. Targets lie in reading order. */
  async goRoundTo(name: string): Promise<void> {
    const goal = nameOf(this.find(name));
    const stops = this.names.filter((one) => one === this.focused || this.marked.includes(one));
    const ways = stops.indexOf(goal) - stops.indexOf(this.focused);
    if (!stops.includes(goal)) throw new Error(`“${name}” is not among the targets`);
    const arrow = ways > 0 ? 'ArrowRight' : 'ArrowLeft';
    await this.press(...Array<string>(Math.abs(ways)).fill(arrow));
    expect(this.focused).to.equal(goal);
  }

  // Checks

  /** The last thing that happened was a refusal for this reason, and the player hears and sees it in words. */
  isTold(reason: RefuseDetail['reason'], allowed?: number): void {
    const {type, detail} = this.events.at(-1) ?? {};
    expect(type).to.equal('solitaire-refuse');
    const refusal = detail as RefuseDetail;
    expect(refusal.reason).to.equal(reason);
    if (allowed !== undefined) expect(refusal.allowed).to.equal(allowed);
    const words = refusalOf(reason, refusal.allowed);
    expect(this.hears()).to.equal(words);
    expect(this.message).to.equal(words);
  }

  /**
   * The table is what the engine makes of its record, and shows exactly that: each card that can be
   * seen once, where it belongs.
   */
  agrees(): void {
    const replay = Game.fromRecord(this.record);
    const wanted = maskedState(replay.state);
    sameState(this.state, wanted, this.record);
    expect([this.table.score, this.table.moves]).to.deep.equal([replay.score, replay.moves]);
    this.#showsItsState(replay);
  }

  #showsItsState({state}: Game): void {
    const nodes = this.cards();
    const keys = nodes.map(({dataset}) => dataset.key);
    expect(new Set(keys).size, 'each card is shown once').to.equal(keys.length);
    for (const {dataset} of nodes) {
      const card = pileOf(state, dataset.pile as PileId)[Number(dataset.index)];
      expect(dataset.key, `card ${dataset.index} of ${dataset.pile}`).to.equal(String(card?.id));
    }
    state.columns.forEach((column, i) => {
      const shown = nodes.filter(({dataset}) => dataset.pile === `T${i + 1}`);
      expect(shown.length, `cards in column ${i + 1}`).to.equal(column.length);
    });
  }

  // Where to point

  /** How often an arrow leads straight on towards a place, at least once. */
  #between(from: DOMRect, to: DOMRect, arrow: string): number {
    const [ahead, aside] = /Left|Right/.test(arrow) ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const sign = /Left|Up/.test(arrow) ? -1 : 1;
    const far = (to[ahead] - from[ahead]) * sign;
    const passed = this.buttons().filter((node) => {
      const box = node.getBoundingClientRect();
      const way = (box[ahead] - from[ahead]) * sign;
      return way > 1 && way <= far + 1 && Math.abs(box[aside] - from[aside]) < 2;
    });
    return Math.max(1, passed.length);
  }

  #point(at: string | Point): Point {
    return typeof at === 'string' ? this.point(at) : at;
  }

  /** Two taps on the stock are never one double tap. */
  async #calmly(point: Point): Promise<void> {
    const {time, ...last} = this.#lastTap;
    const pause = performance.now() - time;
    const near = Math.hypot(point.x - last.x, point.y - last.y) < doubleReach;
    const hit = this.root.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-pile]');
    if (near && pause < doubleTime && hit?.dataset.pile !== 'S') await aTimeout(doubleTime - pause);
  }

  #way(name: string, to: string, off: NonNullable<DragWays['off']>): [Point, Point] {
    const start = this.point(name);
    const [card, place] = [this.box(name), this.box(to)];
    const x = Math.round(start.x + place.x - card.x + (off.x ?? 0));
    const y = Math.round(start.y + place.y - card.y + (off.y ?? 0));
    return [start, {x, y}];
  }

  /** What the eye sees of the stock is its top card's back. */
  #faceOf(node: HTMLElement): HTMLElement {
    const {pile} = node.dataset;
    const backs = this.cards().filter((card) => card.dataset.pile === pile);
    return (pile === 'S' && backs.at(-1)) || node;
  }

  /** Whole pixels, as WebDriver wants them. */
  #visiblePoint(node: HTMLElement): Point {
    const {x, y, width, height} = node.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    for (const down of [...shares, 0.04]) {
      for (const across of shares) {
        const point = {x: Math.round(x + width * across), y: Math.round(y + height * down)};
        const hit = this.root.elementFromPoint(point.x, point.y);
        if (hit && (hit === node || node.contains(hit))) return point;
      }
    }
    throw new Error(`“${nameOf(node)}” cannot be seen`);
  }
}

/** Tells the first difference only: a runner's own picture of two whole tables takes minutes to draw. */
export function sameState(state: MaskedState, wanted: MaskedState, after: string): void {
  const [is, should] = [JSON.stringify(state), JSON.stringify(wanted)];
  if (is === should) return;
  const at = Math.max(0, [...is].findIndex((letter, i) => letter !== should[i]) - 60);
  const parts = [is, should].map((text) => text.slice(at, at + 120));
  throw new Error(`After ${after} the table has …${parts.join('…, not …')}…`);
}

function middle({x, y, width, height}: DOMRect): Point {
  return {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
}

/** All four arrows, the most promising first. */
function arrowsTo(from: DOMRect, to: DOMRect): string[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const down = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const sideways = Math.abs(dx) > 1;
  const [first, second] = sideways ? [across, down] : [down, across];
  return [first[0], second[0], first[1], second[1]] as string[];
}
