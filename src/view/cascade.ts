import {type Card, type Pile, type PileId, pileIdOf, suits} from '../engine/index.js';
import {paintCompact} from './faces/index.js';

/** A card in motion. Positions are in px, velocities in px a frame. */
interface FlyingCard {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** In card heights per frame². */
const gravity = 0.006;
/** The share of the speed that a bounce keeps. */
const restitution = 0.84;
const framesBetweenCards = 9;

/**
 * The classic end of a won game: the cards jump off their foundations, kings first, and bounce out of
 * the canvas, each leaving a trail. `placeOf` returns a foundation's element.
 *
 * @returns a function that stops the cascade
 */
export function cascade(
  canvas: HTMLCanvasElement,
  foundations: readonly Pile[],
  placeOf: (pile: PileId) => Element | null | undefined,
): () => void {
  const felt = canvas.getBoundingClientRect();
  const waiting = foundations.flatMap((pile, i) => {
    const rect = placeOf(pileIdOf('F', i))?.getBoundingClientRect();
    return rect ? pile.map((card) => launch(card, rect, felt)) : [];
  });
  waiting.sort((a, b) => b.card.rank - a.card.rank);
  return animate(canvas, waiting);
}

function animate(canvas: HTMLCanvasElement, waiting: FlyingCard[]): () => void {
  const {offsetWidth, offsetHeight} = canvas;
  const context = canvas.getContext('2d');
  const scale = Math.min(2, devicePixelRatio);
  const [face = '', edge = '', ...inks] = colorsOf(canvas);
  let flying: FlyingCard[] = [];
  let frames = 0;
  let request = 0;
  const renderFrame = (): void => {
    if (!context) return;
    const next = frames % framesBetweenCards === 0 ? waiting.shift() : undefined;
    if (next) flying.push(next);
    frames++;
    flying = flying.filter(({x, width}) => x > -width && x < offsetWidth);
    for (const one of flying) {
      advance(one, offsetHeight);
      context.setTransform(scale, 0, 0, scale, one.x * scale, one.y * scale);
      const {rank, suit} = one.card;
      const ink = inks[suits.indexOf(suit)] ?? edge;
      paintCompact(context, rank, suit, one.width, {face, edge, ink});
    }
    if (waiting.length || flying.length) request = requestAnimationFrame(renderFrame);
  };
  canvas.width = offsetWidth * scale;
  canvas.height = offsetHeight * scale;
  renderFrame();
  return () => cancelAnimationFrame(request);
}

/** The computed colors of a card's face, its edge, and each suit. */
function colorsOf(canvas: HTMLCanvasElement): string[] {
  return ['face', 'edge', ...suits].map((name) => {
    canvas.style.color = `var(--_${name})`;
    return getComputedStyle(canvas).color;
  });
}

/** A card with a random velocity, at its foundation. */
function launch(card: Card, {x, y, width, height}: DOMRect, felt: DOMRect): FlyingCard {
  const vx = width * (0.02 + Math.random() * 0.06) * (Math.random() < 0.5 ? -1 : 1);
  const vy = -height * Math.random() * 0.06;
  return {card, width, height, x: x - felt.x, y: y - felt.y, vx, vy};
}

/** Moves a card by one frame. */
function advance(flying: FlyingCard, floor: number): void {
  flying.vy += flying.height * gravity;
  flying.x += flying.vx;
  flying.y += flying.vy;
  if (flying.y + flying.height < floor) return;
  flying.y = floor - flying.height;
  flying.vy *= -restitution;
}
