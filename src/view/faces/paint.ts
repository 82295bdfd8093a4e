import type {Rank, Suit} from '../../engine/cards.js';
import {compactRank, compactSuits} from './compact.js';
import {pen} from './ranks.js';

/** Draws a compact card, `width` px wide and 1.4 times as high, from the context's origin. */
export function paintCompact(
  context: CanvasRenderingContext2D,
  rank: Rank,
  suit: Suit,
  width: number,
  colours: {face: string; ink: string; edge: string},
): void {
  context.save();
  context.scale(width / 250, width / 250);
  context.beginPath();
  context.roundRect(0, 0, 250, 350, 17);
  context.fillStyle = colours.face;
  context.strokeStyle = colours.edge;
  context.lineWidth = 250 / width;
  context.fill();
  context.stroke();
  context.translate(125, 175);
  context.fillStyle = context.strokeStyle = colours.ink;
  context.fill(new Path2D(compactSuits(suit)));
  context.lineWidth = 20;
  context.miterLimit = 4;
  context.scale(pen, 1);
  context.stroke(new Path2D(compactRank(rank)));
  context.restore();
}
