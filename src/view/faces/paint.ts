import type {Rank, Suit} from '../../engine/cards.js';
import {compactRank, compactSuits} from './compact.js';
import {penScale} from './ranks.js';

/**
 * Draws a compact card on a canvas, `width` px wide and 1.4 times as high, at the context's origin.
 * Changes the context's transformation.
 */
export function paintCompact(
  context: CanvasRenderingContext2D,
  rank: Rank,
  suit: Suit,
  width: number,
  {face, ink, edge}: {face: string; ink: string; edge: string},
): void {
  context.scale(width / 250, width / 250);
  context.beginPath();
  context.roundRect(0, 0, 250, 350, 17);
  context.fillStyle = face;
  context.strokeStyle = edge;
  context.lineWidth = 250 / width;
  context.fill();
  context.stroke();
  context.translate(125, 175);
  context.fillStyle = context.strokeStyle = ink;
  context.fill(new Path2D(compactSuits(suit)));
  context.lineWidth = 20;
  context.scale(penScale, 1);
  context.stroke(new Path2D(compactRank(rank)));
}
