import type {Card} from '../../engine/cards.js';
import {pileOf} from '../../engine/table.js';
import type {Pile, PileId, TableState} from '../../engine/table.js';
import {HIDDEN, type Geometry, type Rect} from './geometry.js';

const LEAST_HIDDEN = 0.06;

/** A card and its upper left corner in px; `z` counts from the bottom of its pile. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly card: Card;
}

const isColumn = (id: PileId): boolean => id.startsWith('T');

/**
 * The steps after a hidden and after an open card of a column, in px. Every column is compressed by its own length, to
 * end within the felt: hidden cards give way first, at last all alike.
 */
function stepsOf(column: Pile, y: number, {bottom, card, step}: Geometry) {
  const under = column.slice(0, -1);
  const hidden = under.filter(({faceUp}) => !faceUp).length;
  const open = under.length - hidden;
  const room = bottom - y - card.height;
  const least = Math.max(card.height * LEAST_HIDDEN, (room - open * step) / (hidden || 1));
  const down = Math.min(Math.max(3, Math.round(card.height * HIDDEN)), least);
  const up = Math.min(step, (room - hidden * down) / open);
  const even = room / under.length;
  return up < down ? [even, even] : [down, up];
}

/** Where every card lies, by its id: covered ones and the stock's too. */
export function place(state: TableState, geometry: Geometry): Map<number, Placement> {
  const placed = new Map<number, Placement>();
  const {fan, piles} = geometry;
  for (const [pile, rect] of piles) {
    const cards = pileOf(state, pile);
    const [down = 0, up = 0] = isColumn(pile) ? stepsOf(cards, rect.y, geometry) : [];
    let {x, y} = rect;
    cards.forEach((card, z) => {
      // The sum of the steps may lie a hair below the whole number that it stands for.
      placed.set(card.id, {x, y: Math.floor(y + 1e-6), z, card});
      if (pile === 'W' && z >= cards.length - fan.cards) x += fan.step;
      y += card.faceUp ? up : down;
    });
  }
  return placed;
}

/** Where a card may be dropped for a pile: a column reaches down to the felt's lower edge. */
export function dropZone(id: PileId, {piles, height}: Geometry): Rect {
  const rect = piles.get(id) ?? {x: 0, y: 0, width: 0, height: 0};
  return isColumn(id) ? {...rect, height: height - rect.y} : rect;
}
