import {render} from 'lit';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Game, PileId, TableState} from '../engine/index.js';
import {cardSide} from './card.js';
import {arrange, dropZone, place} from './layout.js';
import type {Geometry, Placement, Rect, Room, Shape} from './layout.js';
import {Motion, type Shown} from './motion.js';

export interface StageHost extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

interface Offset {
  readonly dx: number;
  readonly dy: number;
}

const noRoom: Room = {width: 0, maxHeight: 0, rtl: false, leftHanded: false};

/** What a game's table holds, for the layout. */
export function shapeOf(
  {definition, options}: Game,
  {columns, foundations, cells}: TableState,
): Shape {
  return {
    columns: columns.length,
    longest: Math.max(...columns.map((column) => column.length)),
    foundations: foundations.length,
    decks: definition.decks,
    cells: cells.length,
    stock: definition.deal.some((step) => step.to === 'stock'),
    fan: options.draw === 3 ? 3 : 1,
  };
}

/**
 * Lays the table out in the room its host has, puts the rendered cards where they belong, and holds
 * those that the pointer carries.
 */
export class Stage implements ReactiveController {
  geometry: Geometry | null = null;
  #room = noRoom;
  #game: Game | null = null;
  #dealt: TableState | null = null;
  #placed: ReadonlyMap<number, Placement> = new Map();
  #carried: readonly number[] = [];
  #resized = true;
  #observing = false;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #motion = new Motion({
    otherSide: (id, faceUp) => this.#otherSide(id, faceUp),
    still: () => this.still,
  });
  readonly #observer = new ResizeObserver(() => this.measure());

  constructor(private readonly host: StageHost) {
    host.addController(this);
  }

  hostConnected(): void {
    if (this.host.hasUpdated) this.#observe();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#observing = false;
    this.#motion.stop();
  }

  /** Chooses the layout for a game; call it before what depends on `geometry` is rendered. */
  prepare(game: Game, leftHanded: boolean): void {
    const rtl = getComputedStyle(this.host).direction === 'rtl';
    const same = this.#room.rtl === rtl && this.#room.leftHanded === leftHanded;
    if (!same) this.#setRoom({...this.#room, rtl, leftHanded});
    if (this.#game !== game) this.#dealt = game.state;
    if (this.#game === game && !this.#resized && this.geometry) return;
    const shape = shapeOf(game, this.#dealt ?? game.state);
    this.geometry = this.#room.width > 0 ? arrange(shape, this.#room) : null;
  }

  /** Puts the cards that were rendered in their places, gliding there from where they were seen. */
  settle(game: Game): void {
    if (!this.#observing) this.#observe();
    const {geometry} = this;
    if (!geometry) return;
    this.#size(geometry);
    this.#putPlaces(geometry);
    this.#placed = place(game.state, geometry);
    const dealt = this.#game !== game;
    const stock = geometry.piles.get('S') ?? {x: geometry.width / 2, y: geometry.height};
    this.#motion.apply(this.#nodes(), shownOf(game, this.#placed), {
      instantly: this.#resized && !dealt,
      from: dealt ? stock : undefined,
    });
    this.#game = game;
    this.#resized = false;
  }

  /** Whether the player wants things to stay still. */
  get still(): boolean {
    return this.#still.matches;
  }

  /** Where a card or an empty pile lies, or null while nothing is laid out. */
  rectOf(key: PileId | number): Rect | null {
    if (!this.geometry) return null;
    if (typeof key === 'string') return this.geometry.piles.get(key) ?? null;
    const at = this.#placed.get(key);
    return at ? {x: at.x, y: at.y, ...this.geometry.card} : null;
  }

  /** Where cards may be dropped for a pile. */
  zoneOf(pile: PileId): Rect | null {
    return this.geometry && dropZone(pile, this.geometry);
  }

  /** The felt's box in the viewport, read anew: the page may have moved under the pointer. */
  feltRect(): DOMRect | null {
    return this.felt?.getBoundingClientRect() ?? null;
  }

  get felt(): HTMLElement | null {
    return this.host.renderRoot.querySelector('.felt');
  }

  /** Hangs cards on the pointer, `dx`, `dy` px from where they lie. */
  carry(ids: readonly number[], {dx, dy}: Offset): void {
    this.#carried = ids;
    const nodes = this.#nodes();
    for (const id of ids) {
      const at = this.#placed.get(id);
      const node = nodes.get(id);
      if (!at || !node) continue;
      node.style.translate = `${at.x + dx}px ${at.y + dy}px`;
      node.style.zIndex = String(5000 + at.z);
    }
  }

  /** Lets the carried cards go: with the next rendering they glide to wherever they then belong. */
  letGo({dx, dy}: Offset): void {
    for (const id of this.#carried) {
      const at = this.#placed.get(id);
      if (at) this.#motion.release(id, {x: at.x + dx, y: at.y + dy});
    }
    this.#carried = [];
    this.host.requestUpdate();
  }

  #observe(): void {
    this.#observing = true;
    for (const probe of this.host.renderRoot.querySelectorAll('.probe')) {
      this.#observer.observe(probe);
    }
    this.measure();
  }

  /** The host's own height where the page gave it one, else the probe's, which CSS sets. */
  measure(): void {
    const find = (name: string): HTMLElement | null => this.host.renderRoot.querySelector(name);
    const height = (name: string): number => find(name)?.offsetHeight ?? 0;
    const whole = height('.given') || height('.most');
    const width = find('.most')?.offsetWidth ?? 0;
    const maxHeight = Math.max(0, whole - height('.bar'));
    if (width === this.#room.width && maxHeight === this.#room.maxHeight) return;
    this.#setRoom({...this.#room, width, maxHeight});
    this.host.requestUpdate();
  }

  #setRoom(room: Room): void {
    this.#room = room;
    this.#resized = true;
  }

  #size({card, height, status}: Geometry): void {
    set(this.felt, {height, '--_w': card.width, '--_h': card.height});
    if (!status) return;
    const {x, y, ...size} = status;
    set(this.felt?.querySelector('.status'), {left: x, top: y, ...size});
  }

  #putPlaces({piles}: Geometry): void {
    for (const node of this.host.renderRoot.querySelectorAll<HTMLElement>('.place')) {
      const at = piles.get(node.dataset.pile as PileId);
      node.hidden = !at;
      if (at) node.style.translate = `${at.x}px ${at.y}px`;
    }
  }

  #nodes(): Map<number, HTMLElement> {
    const nodes = this.host.renderRoot.querySelectorAll<HTMLElement>('.card');
    return new Map([...nodes].map((node) => [Number(node.dataset.key), node]));
  }

  #otherSide(id: number, faceUp: boolean): Element {
    const side = document.createElement('div');
    const card = this.#game && cardById(this.#game.state, id);
    if (card) render(cardSide({...card, faceUp}, this.geometry?.face ?? 'full'), side);
    side.className = `other-side ${faceUp ? (card?.suit ?? '') : ''}`;
    return side;
  }
}

/** Set by script, not by a template: a strict Content-Security-Policy refuses style attributes. */
function set(node: HTMLElement | null | undefined, px: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(px)) node?.style.setProperty(name, `${value}px`);
}

function cardById({stock, waste, columns, foundations, cells}: TableState, id: number) {
  return [stock, waste, ...columns, ...foundations, cells].flat().find((card) => card?.id === id);
}

function shownOf({state}: Game, placed: ReadonlyMap<number, Placement>): Map<number, Shown> {
  const {stock, waste, columns, foundations, cells} = state;
  const shown = new Map<number, Shown>();
  for (const card of [stock, waste, ...columns, ...foundations, cells].flat()) {
    const at = card && placed.get(card.id);
    if (at) shown.set(card.id, {...at, faceUp: card.faceUp});
  }
  return shown;
}
