import type {Card} from '../../engine/cards.js';
import {pileOf} from '../../engine/table.js';
import type {Pile, PileId, TableState} from '../../engine/table.js';
import {FACE_DOWN_STEP, type Geometry, type Rect} from './geometry.js';

/** `FACE_DOWN_STEP` is at least this, in px, as long as there is room. */
const FACE_DOWN_PX = 3;
/** Face-down cards give way until their step is this share of the card's height. */
const COMPRESSED_STEP = 0.06;
/** More than the rounding error of a column's summed steps, in px. */
const EPSILON = 1e-6;

/** A card and its upper left corner in px. `z` is its index in its pile, from the bottom. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly card: Card;
}

interface Steps {
  /** From a face-down card to the next, in px. */
  readonly faceDown: number;
  /** From a face-up card to the next, in px. */
  readonly faceUp: number;
}

const isColumn = (id: PileId): boolean => id.startsWith('T');

/**
 * The steps of a column. Each column is compressed by its own length, so that it ends within the felt:
 * face-down cards first, then all alike.
 */
function stepsOf(column: Pile, y: number, {bottom, card, step}: Geometry): Steps {
  const covered = column.slice(0, -1);
  const hidden = covered.filter(({faceUp}) => !faceUp).length;
  const open = covered.length - hidden;
  const room = bottom - y - card.height;
  const spare = (room - open * step) / (hidden || 1);
  const most = Math.max(FACE_DOWN_PX, Math.round(card.height * FACE_DOWN_STEP));
  const faceDown = Math.min(most, Math.max(card.height * COMPRESSED_STEP, spare));
  const faceUp = Math.min(step, (room - hidden * faceDown) / open);
  const equal = room / covered.length;
  return faceUp < faceDown ? {faceDown: equal, faceUp: equal} : {faceDown, faceUp};
}

/** Where each card of a table is, by card id. Covered cards and those of the stock are included. */
export function place(state: TableState, geometry: Geometry): Map<number, Placement> {
  const placed = new Map<number, Placement>();
  const {fan, piles} = geometry;
  for (const [pile, rect] of piles) {
    const cards = pileOf(state, pile);
    const steps = isColumn(pile) ? stepsOf(cards, rect.y, geometry) : {faceDown: 0, faceUp: 0};
    let {x, y} = rect;
    cards.forEach((card, z) => {
      placed.set(card.id, {x, y: Math.floor(y + EPSILON), z, card});
      if (pile === 'W' && z >= cards.length - fan.cards) x += fan.step;
      y += card.faceUp ? steps.faceUp : steps.faceDown;
    });
  }
  return placed;
}

/** Where cards can be dropped on a pile. A column's zone reaches down to the lower edge of the felt. */
export function dropZone(id: PileId, {piles, height}: Geometry): Rect {
  const rect = piles.get(id) ?? {x: 0, y: 0, width: 0, height: 0};
  return isColumn(id) ? {...rect, height: height - rect.y} : rect;
}
