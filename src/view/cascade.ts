import {type Card, type Pile, type PileId, pileIdOf, suits} from '../engine/index.js';
import {paintCompact} from './faces/index.js';

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
 * The classic end of a won game: the cards leap from their foundations, kings first, and bounce out
 * of the canvas, each leaving its trail. `placeOf` finds a foundation's node. Returns what stops it.
 */
export function cascade(
  canvas: HTMLCanvasElement,
  foundations: readonly Pile[],
  placeOf: (pile: PileId) => Element | null | undefined,
): () => void {
  const felt = canvas.getBoundingClientRect();
  const waiting = foundations.flatMap((pile, i) => {
    const rect = placeOf(pileIdOf('F', i))?.getBoundingClientRect();
    return rect ? pile.map((card) => leapOf(card, rect, felt)) : [];
  });
  waiting.sort((a, b) => b.card.rank - a.card.rank);
  return fly(canvas, waiting);
}

function fly(canvas: HTMLCanvasElement, waiting: Leap[]): () => void {
  const {offsetWidth, offsetHeight} = canvas;
  const context = canvas.getContext('2d');
  const scale = Math.min(2, devicePixelRatio);
  const [face = '', edge = '', ...inks] = coloursOf(canvas);
  let flying: Leap[] = [];
  let count = 0;
  let frame = 0;
  const tick = (): void => {
    if (!context) return;
    flying.push(...waiting.splice(0, count++ % framesBetween ? 0 : 1));
    flying = flying.filter(({x, width}) => x > -width && x < offsetWidth);
    for (const leap of flying) {
      advance(leap, offsetHeight);
      context.setTransform(scale, 0, 0, scale, leap.x * scale, leap.y * scale);
      const {rank, suit} = leap.card;
      const ink = inks[suits.indexOf(suit)] ?? edge;
      paintCompact(context, rank, suit, leap.width, {face, edge, ink});
    }
    if (waiting.length || flying.length) frame = requestAnimationFrame(tick);
  };
  canvas.width = offsetWidth * scale;
  canvas.height = offsetHeight * scale;
  tick();
  return () => cancelAnimationFrame(frame);
}

/** Of the face, its edge, and each suit, as the table shows them. */
function coloursOf(canvas: HTMLCanvasElement): string[] {
  return ['face', 'edge', ...suits].map((name) => {
    canvas.style.color = `var(--_${name})`;
    return getComputedStyle(canvas).color;
  });
}

function leapOf(card: Card, {x, y, width, height}: DOMRect, felt: DOMRect): Leap {
  const vx = width * (0.02 + Math.random() * 0.06) * (Math.random() < 0.5 ? -1 : 1);
  const vy = -height * Math.random() * 0.06;
  return {card, width, height, x: x - felt.x, y: y - felt.y, vx, vy};
}

function advance(leap: Leap, floor: number): void {
  leap.vy += leap.height * gravity;
  leap.x += leap.vx;
  leap.y += leap.vy;
  if (leap.y + leap.height < floor) return;
  leap.y = floor - leap.height;
  leap.vy *= -bounce;
}
