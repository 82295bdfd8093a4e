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
  shapeOf,
} from './layout.js';
import {Motion, type Point} from './motion.js';

/** What the layout needs of the table element. */
export interface LayoutHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** A pile and the part of the felt where cards can be dropped on it. */
export interface DropZone {
  readonly pile: PileId;
  readonly zone: Rect;
}

/** Elements whose sizes decide how much room the felt has: see `#measure`. */
const measured = {
  maxHeightProbe: '.max-height-probe',
  hostHeightProbe: '.host-height-probe',
  bar: '.bar',
  assistRow: 'solitaire-assist',
} as const;

/**
 * Measures the room that the host has, computes the layout, and places the rendered cards. Also draws
 * the cards that are dragged.
 */
export class LayoutController implements ReactiveController {
  /** The current layout; null while nothing is measured or the table has no width. */
  geometry: Geometry | null = null;
  #room: Room = {width: 0, maxHeight: 0, rtl: false, leftHanded: false};
  #shape: Shape | undefined;
  /** The game that `geometry` was computed for. */
  #arrangedGame: Game | undefined;
  /** The game whose cards were placed last. */
  #placedGame: Game | undefined;
  #placements: ReadonlyMap<number, Placement> = new Map();
  /** The nodes of the cards by card id. */
  readonly #nodes = new Map<number, HTMLElement>();
  #roomChanged = true;
  #observing = false;
  #peekedNode: HTMLElement | undefined;
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #motion = new Motion((card) => this.#renderSide(card));
  // A frame later: measuring can resize what is observed, and browsers report that as a loop.
  readonly #observer = new ResizeObserver(() => this.#measureNextFrame());
  readonly #host: LayoutHost;

  constructor(host: LayoutHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#placedGame) this.observe();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#observing = false;
    this.#motion.stop();
  }

  /**
   * Computes the layout for a game. Call it before anything that depends on `geometry` is rendered. The
   * layout runs from right to left if the page or the table's language does.
   */
  arrange(game: Game, {leftHanded, largeIndex}: Settings, languageRtl: boolean): void {
    const rtl = languageRtl || getComputedStyle(this.#host).direction === 'rtl';
    const room = {...this.#room, rtl, leftHanded, largeIndex};
    if (!asksForSame(room, this.#room)) this.#setRoom(room);
    this.#motion.recordFlights();
    // The deal decides the height, not the current state, so that a loaded game looks the same.
    if (this.#arrangedGame !== game) this.#shape = shapeOf(Game.fromCode(game.code));
    else if (!this.#roomChanged) return;
    this.#arrangedGame = game;
    this.geometry = this.#shape && this.#room.width > 0 ? arrange(this.#shape, this.#room) : null;
  }

  /** Places the rendered cards. They glide from where they were seen. */
  placeCards(game: Game): void {
    if (!this.#observing) this.observe();
    const {geometry} = this;
    if (!geometry) return;
    this.#applySizes(geometry);
    const isNewDeal = this.#placedGame !== game;
    const {x, y} = geometry.piles.get('S') ?? {x: geometry.width / 2, y: geometry.height};
    this.#placements = place(game.state, geometry);
    this.#placePiles(geometry);
    this.#motion.moveTo(this.#nodes, this.#placements, {
      still: this.reducedMotion || (this.#roomChanged && !isNewDeal),
      dealtFrom: isNewDeal ? {x, y} : undefined,
    });
    this.#placedGame = game;
    this.#roomChanged = false;
  }

  /** Whether the player wants as little motion as possible. */
  get reducedMotion(): boolean {
    return this.#reducedMotion.matches;
  }

  /** Whether the layout runs from right to left. */
  get rtl(): boolean {
    return this.#room.rtl;
  }

  /** The element that the cards lie on. */
  get felt(): HTMLElement | null {
    return this.#find('.felt');
  }

  /** Focuses a card or place. Options are those of `HTMLElement.focus()`. */
  focus(key: PileId | number | undefined, options?: FocusOptions): void {
    this.#find(`[data-key='${key}']`)?.focus(options);
  }

  /** Where a card or a pile's place is on the felt; null while nothing is laid out. */
  rectOf(key: PileId | number): Rect | null {
    const {geometry} = this;
    if (!geometry) return null;
    if (typeof key === 'string') return geometry.piles.get(key) ?? null;
    const at = this.#placements.get(key);
    return at ? {x: at.x, y: at.y, ...geometry.card} : null;
  }

  /** Where cards can be dropped, for each pile; empty while nothing is laid out. */
  dropZones(): DropZone[] {
    const {geometry} = this;
    if (!geometry) return [];
    return [...geometry.piles.keys()].map((pile) => ({pile, zone: dropZone(pile, geometry)}));
  }

  /** Draws cards `offset` px from their places until `release`. */
  drag(cards: readonly Card[], offset: Point): void {
    for (const {id} of cards) {
      const at = this.#placements.get(id);
      const node = this.#nodes.get(id);
      if (at && node) this.#motion.drag(node, {...at, x: at.x + offset.x, y: at.y + offset.y});
    }
  }

  /** Shows a card above those that cover it until `release`. */
  peek(card: Card): void {
    this.drag([card], {x: 0, y: 0});
    const node = this.#nodes.get(card.id);
    node?.classList.add('peeked');
    this.#peekedNode = node;
  }

  /** Ends a drag or peek. With the next rendering the cards glide to wherever they then belong. */
  release(): void {
    this.#peekedNode?.classList.remove('peeked');
    this.#motion.release();
    this.#host.requestUpdate();
  }

  /** Observes everything that the felt's room depends on. Call it again after such elements were replaced. */
  observe(): void {
    this.#observing = true;
    this.#observer.disconnect();
    for (const selector of Object.values(measured)) {
      const node = this.#find(selector);
      if (node) this.#observer.observe(node);
    }
    this.#measure();
    // The controls in the bar will have rendered by then, before anything is painted.
    this.#measureNextFrame();
  }

  /**
   * Measures how much room the felt has: the host's own height if the page set one, else
   * `--solitaire-max-height`, less the bar and the assist panel if that is in a row of its own.
   */
  #measure(): void {
    const max = this.#find(measured.maxHeightProbe);
    const width = max?.offsetWidth ?? 0;
    const height = this.#heightOf(measured.hostHeightProbe) || (max?.offsetHeight ?? 0);
    const taken = this.#heightOf(measured.bar) + this.#heightOf(`${measured.assistRow}[docked]`);
    const maxHeight = Math.max(0, height - taken);
    if (width === this.#room.width && maxHeight === this.#room.maxHeight) return;
    this.#setRoom({...this.#room, width, maxHeight});
    this.#host.requestUpdate();
  }

  #heightOf(selector: string): number {
    return this.#find(selector)?.offsetHeight ?? 0;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector(selector);
  }

  #measureNextFrame(): void {
    requestAnimationFrame(() => this.#observing && this.#measure());
  }

  #setRoom(room: Room): void {
    this.#room = room;
    this.#roomChanged = true;
  }

  #applySizes({card, height, scoreboard}: Geometry): void {
    setPx(this.felt, {height, '--_card-width': card.width, '--_card-height': card.height});
    if (!scoreboard) return;
    const {x, y, ...size} = scoreboard;
    setPx(this.#find('.felt .scoreboard'), {left: x, top: y, ...size});
  }

  /** Places the empty piles and collects the nodes of the cards. */
  #placePiles({piles}: Geometry): void {
    this.#nodes.clear();
    for (const node of this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = node.dataset.key as PileId;
      const at = piles.get(key);
      if (at) node.style.translate = `${at.x}px ${at.y}px`;
      else this.#nodes.set(Number(key), node);
    }
  }

  #renderSide(card: Card): Element {
    const side = document.createElement('div');
    render(cardSide(card, this.geometry?.face ?? 'full'), side);
    side.className = 'turning-side';
    return side;
  }
}

/** Whether two rooms ask for the same arrangement, whatever their sizes. */
const asksForSame = (a: Room, b: Room): boolean =>
  a.rtl === b.rtl && a.leftHanded === b.leftHanded && a.largeIndex === b.largeIndex;

/** Sets styles by script: a strict Content-Security-Policy blocks `style` attributes in templates. */
function setPx(node: HTMLElement | null, px: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(px)) node?.style.setProperty(name, `${value}px`);
}
