import type {ReactiveController} from 'lit';
import {type Card, pileIdOf, suits} from '../engine/index.js';
import type {TableStore} from '../store/table-store.js';
import {paintCompact} from './faces/index.js';
import type {Rect} from './layout.js';
import type {Stage, StageHost} from './stage.js';

/** A card on its way: where it is and how fast, in px and px a frame. */
interface Leap {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** Downward pull, in card heights per frame², and what a bounce keeps of the speed. */
const gravity = 0.006;
const bounce = 0.84;
const framesBetween = 9;

/**
 * The classic end of a won game, as long as the celebration is on and motion is welcome: the cards
 * leap from their foundations, kings first, and bounce out of the table, each leaving its trail.
 */
export class Cascade implements ReactiveController {
  #frame = 0;
  #canvas: HTMLCanvasElement | null = null;
  readonly #host: StageHost;
  readonly #store: TableStore;
  readonly #stage: Stage;

  constructor(host: StageHost, store: TableStore, stage: Stage) {
    this.#host = host;
    this.#store = store;
    this.#stage = stage;
    host.addController(this);
  }

  hostUpdated(): void {
    const canvas = this.#host.renderRoot.querySelector('canvas');
    if (canvas === this.#canvas) return;
    this.hostDisconnected();
    this.#canvas = canvas;
    if (canvas && !this.#stage.still) this.#start(canvas, this.#leaps());
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
  }

  #start(canvas: HTMLCanvasElement, waiting: Leap[]): void {
    const {offsetWidth, offsetHeight} = canvas;
    const context = canvas.getContext('2d');
    const scale = Math.min(2, devicePixelRatio);
    if (!context) return;
    canvas.width = offsetWidth * scale;
    canvas.height = offsetHeight * scale;
    const [face = '', edge = '', ...inks] = ['face', 'edge', ...suits].map((name) => {
      canvas.style.color = `var(--_${name})`;
      return getComputedStyle(canvas).color;
    });
    let flying: Leap[] = [];
    let count = 0;
    const tick = (): void => {
      flying.push(...waiting.splice(0, count++ % framesBetween ? 0 : 1));
      flying = flying.filter(({x, width}) => x > -width && x < offsetWidth);
      for (const leap of flying) {
        advance(leap, offsetHeight);
        context.setTransform(scale, 0, 0, scale, leap.x * scale, leap.y * scale);
        const {rank, suit} = leap.card;
        const ink = inks[suits.indexOf(suit)] ?? edge;
        paintCompact(context, rank, suit, leap.width, {face, edge, ink});
      }
      if (waiting.length || flying.length) this.#frame = requestAnimationFrame(tick);
    };
    tick();
  }

  /** Kings first, a foundation after the other. */
  #leaps(): Leap[] {
    const piles = this.#store.game?.state.foundations ?? [];
    const leaps = piles.flatMap((pile, i) => {
      const rect = this.#stage.rectOf(pileIdOf('F', i));
      return rect ? pile.map((card) => leapOf(card, rect)) : [];
    });
    return leaps.sort((a, b) => b.card.rank - a.card.rank);
  }
}

function leapOf(card: Card, rect: Rect): Leap {
  const vx = rect.width * (0.02 + Math.random() * 0.06) * (Math.random() < 0.5 ? -1 : 1);
  return {...rect, card, vx, vy: -rect.height * Math.random() * 0.06};
}

function advance(leap: Leap, floor: number): void {
  leap.vy += leap.height * gravity;
  leap.x += leap.vx;
  leap.y += leap.vy;
  if (leap.y + leap.height < floor) return;
  leap.y = floor - leap.height;
  leap.vy *= -bounce;
}
