import {render} from 'lit';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {type Card, Game, type PileId} from '../engine/index.js';
import type {Settings} from '../store/ui-state.js';
import {cardSide} from './card-template.js';
import {
  arrange,
  dropZone,
  type Geometry,
  place,
  type Placement,
  type Rect,
  type Room,
  type Shape,
} from './layout.js';
import {Motion, type Point} from './motion.js';

export interface LayoutHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** What a game's table holds, for the layout. */
function shapeOf({definition, options, state, stockAction}: Game): Shape {
  const {columns, foundations, cells} = state;
  return {
    columns: columns.length,
    longest: Math.max(...columns.map((column) => column.length)),
    foundations: foundations.length,
    decks: definition.decks,
    cells: cells.length,
    stock: stockAction !== 'none',
    fan: options.draw ?? 1,
  };
}

/**
 * Lays the table out in the room its host has, puts the rendered cards where they belong, and holds
 * those that the pointer carries.
 */
export class LayoutController implements ReactiveController {
  geometry: Geometry | null = null;
  #room: Room = {width: 0, maxHeight: 0, rtl: false, leftHanded: false};
  #shape: Shape | undefined;
  /** The game that was prepared for, and the one that lies on the felt. */
  #game: Game | undefined;
  #settled: Game | undefined;
  #placed: ReadonlyMap<number, Placement> = new Map();
  /** The cards' nodes by card id. */
  readonly #nodes = new Map<number, HTMLElement>();
  #resized = true;
  #observed = false;
  #peeked: HTMLElement | undefined;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #motion = new Motion((card, faceUp) => this.#side({...card, faceUp}));
  // A frame later: what is measured changes what is observed, and the page would hear of a loop.
  readonly #observer = new ResizeObserver(() => this.#measureSoon());

  readonly #host: LayoutHost;

  constructor(host: LayoutHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#settled) this.observe();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#observed = false;
    this.#motion.stop();
  }

  /**
   * Chooses the layout for a game; call it before what depends on `geometry` is rendered. It runs from
   * right to left where the page or what the table speaks does.
   */
  prepare(game: Game, {leftHanded, largeIndex}: Settings, speaksRtl: boolean): void {
    const rtl = speaksRtl || getComputedStyle(this.#host).direction === 'rtl';
    const wishes = Object.entries({rtl, leftHanded, largeIndex});
    const turned = wishes.some(([name, wish]) => this.#room[name as keyof Room] !== wish);
    if (turned) this.#setRoom({...this.#room, rtl, leftHanded, largeIndex});
    this.#motion.note();
    // The deal shapes the table: it is as tall for a game that comes midway.
    if (this.#game !== game) this.#shape = shapeOf(Game.fromCode(game.code));
    else if (!this.#resized) return;
    this.#game = game;
    this.geometry = this.#shape && this.#room.width > 0 ? arrange(this.#shape, this.#room) : null;
  }

  /** Puts the cards that were rendered in their places, gliding there from where they were seen. */
  settle(game: Game): void {
    if (!this.#observed) this.observe();
    const {geometry} = this;
    if (!geometry) return;
    this.#size(geometry);
    const dealt = this.#settled !== game;
    const {x, y} = geometry.piles.get('S') ?? {x: geometry.width / 2, y: geometry.height};
    this.#placed = place(game.state, geometry);
    this.#collect(geometry);
    this.#motion.apply(this.#nodes, this.#placed, {
      still: this.still || (this.#resized && !dealt),
      from: dealt ? {x, y} : undefined,
    });
    this.#settled = game;
    this.#resized = false;
  }

  /** Whether the player wants things to stay still. */
  get still(): boolean {
    return this.#still.matches;
  }

  /** Whether it is laid out from right to left. */
  get rtl(): boolean {
    return this.#room.rtl;
  }

  get felt(): HTMLElement | null {
    return this.#find('.felt');
  }

  /** Moves the focus to a card or place. */
  focus(key: PileId | number | undefined): void {
    this.#find(`[data-key='${key}']`)?.focus();
  }

  /** Where a card or a pile's place lies, or null while nothing is laid out. */
  rectOf(key: PileId | number): Rect | null {
    const at = this.#placed.get(key as number);
    const {geometry} = this;
    if (geometry && at) return {x: at.x, y: at.y, ...geometry.card};
    return geometry?.piles.get(key as PileId) ?? null;
  }

  /** Where cards may be dropped for a pile. */
  zoneOf(pile: PileId): Rect | null {
    return this.geometry && dropZone(pile, this.geometry);
  }

  /** Hangs cards on the pointer, `by` px from where they lie. */
  carry(cards: readonly Card[], by: Point): void {
    for (const {id} of cards) {
      const at = this.#placed.get(id);
      const node = this.#nodes.get(id);
      if (at && node)
        this.#motion.carry(node, {...at, x: at.x + by.x, y: at.y + by.y, z: 5000 + at.z});
    }
  }

  /** Shows a card above those that cover it, until `letGo`. */
  peek(card: Card): void {
    this.carry([card], {x: 0, y: 0});
    const node = this.#nodes.get(card.id);
    node?.classList.add('peeked');
    this.#peeked = node;
  }

  /** Lets what is carried go: with the next rendering it glides to wherever it then belongs. */
  letGo(): void {
    this.#peeked?.classList.remove('peeked');
    this.#motion.letGo();
    this.#host.requestUpdate();
  }

  /** Looks out for the room, and for what bar and badge take of it; anew where others were rendered. */
  observe(): void {
    this.#observed = true;
    this.#observer.disconnect();
    for (const node of this.#host.renderRoot.querySelectorAll(
      '.most, .given, .bar, solitaire-assist',
    )) {
      this.#observer.observe(node);
    }
    this.#measure();
    // Before anything is painted the bar's controls will have rendered, too.
    this.#measureSoon();
  }

  /** Reads the room anew: the host's own height where the page gave it one, else the probe's, which CSS sets. */
  #measure(): void {
    const size = (name: string): HTMLElement | Record<string, undefined> => this.#find(name) ?? {};
    const width = size('.most').offsetWidth ?? 0;
    const whole = size('.given').offsetHeight || size('.most').offsetHeight || 0;
    const taken = (size('.bar').offsetHeight ?? 0) + (size('[stays]').offsetHeight ?? 0);
    const maxHeight = Math.max(0, whole - taken);
    if (width === this.#room.width && maxHeight === this.#room.maxHeight) return;
    this.#setRoom({...this.#room, width, maxHeight});
    this.#host.requestUpdate();
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(selector);
  }

  #measureSoon(): void {
    requestAnimationFrame(() => this.#observed && this.#measure());
  }

  #setRoom(room: Room): void {
    this.#room = room;
    this.#resized = true;
  }

  #size({card, height, status}: Geometry): void {
    setPx(this.felt, {height, '--_w': card.width, '--_h': card.height});
    if (!status) return;
    const {x, y, ...size} = status;
    setPx(this.#find('.felt .status'), {left: x, top: y, ...size});
  }

  /** Puts the places down, and finds the cards' nodes. */
  #collect({piles}: Geometry): void {
    this.#nodes.clear();
    for (const node of this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = node.dataset.key as PileId;
      const at = piles.get(key);
      if (at) node.style.translate = `${at.x}px ${at.y}px`;
      else this.#nodes.set(Number(key), node);
    }
  }

  #side(card: Card): Element {
    const side = document.createElement('div');
    render(cardSide(card, this.geometry?.face ?? 'full'), side);
    side.className = 'other-side';
    return side;
  }
}

/** Set by script, not by a template: a strict Content-Security-Policy refuses style attributes. */
function setPx(node: HTMLElement | null, px: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(px)) node?.style.setProperty(name, `${value}px`);
}
