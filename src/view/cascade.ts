import type {Card} from '../engine/index.js';
import {paintCompact} from './faces/index.js';
import type {Rect} from './layout.js';

/** A card of the cascade: where its foundation lies. */
export interface Leaper {
  readonly card: Card;
  readonly rect: Rect;
}

export interface CardColours {
  readonly face: string;
  readonly ink: string;
  readonly edge: string;
}

interface Leap {
  readonly leaper: Leaper;
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
 * of the table, each leaving its trail. Ends by itself when the last one is gone.
 *
 * @param colours reads a card's colours off the page, so that the trail wears the deck's own
 * @returns stops it
 */
export function cascade(
  canvas: HTMLCanvasElement,
  leapers: readonly Leaper[],
  colours: (card: Card) => CardColours,
): () => void {
  const context = canvas.getContext('2d');
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = canvas.offsetWidth * scale;
  canvas.height = canvas.offsetHeight * scale;
  context?.scale(scale, scale);
  const waiting = [...leapers];
  let flying: Leap[] = [];
  let count = 0;
  let frame = 0;

  const draw = ({leaper: {card, rect}, x, y}: Leap): void => {
    context?.save();
    context?.translate(x, y);
    if (context) paintCompact(context, card.rank, card.suit, rect.width, colours(card));
    context?.restore();
  };
  const tick = (): void => {
    const next = count++ % framesBetween === 0 ? waiting.shift() : undefined;
    if (next) flying.push(leapOf(next));
    for (const leap of flying) {
      advance(leap, canvas.offsetHeight);
      draw(leap);
    }
    flying = flying.filter(({x, leaper}) => x > -leaper.rect.width && x < canvas.offsetWidth);
    frame = waiting.length || flying.length ? requestAnimationFrame(tick) : 0;
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

function leapOf(leaper: Leaper): Leap {
  const {x, y, width, height} = leaper.rect;
  const side = Math.random() < 0.5 ? -1 : 1;
  const vx = side * width * (0.02 + Math.random() * 0.06);
  return {leaper, x, y, vx, vy: -height * Math.random() * 0.06};
}

function advance(leap: Leap, floor: number): void {
  const {height} = leap.leaper.rect;
  leap.vy += height * gravity;
  leap.x += leap.vx;
  leap.y += leap.vy;
  if (leap.y + height < floor) return;
  leap.y = floor - height;
  leap.vy *= -bounce;
}
