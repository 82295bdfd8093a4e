import type {Card} from '../../engine/cards.js';
import type {Pile, PileId, PileKind, TableState} from '../../engine/table.js';
import {HIDDEN, type Geometry, type Rect} from './geometry.js';

const LEAST_HIDDEN = 0.06;

/** A card's upper left corner in px; `z` grows from the bottom of its pile to the top. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly pile: PileId;
  readonly index: number;
}

/** How far the next card lies from this one, in px. */
type Advance = (card: Card, index: number) => readonly [x: number, y: number];

/** Steps after hidden and after open cards that fit into `room`: hidden ones give way first, at last all alike. */
function stepsIn(room: number, hidden: number, open: number, {card, step}: Geometry) {
  const wish = Math.round(step * card.height);
  const spare = (room - open * wish) / (hidden || 1);
  const least = Math.max(card.height * LEAST_HIDDEN, spare);
  const down = Math.min(Math.max(3, Math.round(card.height * HIDDEN)), least);
  const up = Math.min(wish, (room - hidden * down) / open);
  const even = room / (hidden + open);
  return up < down ? {down: even, up: even} : {down, up};
}

/** Every column is compressed by its own length, to end within the felt. */
function columnAdvance(pile: Pile, {y}: Rect, geometry: Geometry): Advance {
  const under = pile.length - 1;
  const hidden = pile.filter(({faceUp}, i) => !faceUp && i < under).length;
  const room = geometry.bottom - y - geometry.card.height;
  const {down, up} = stepsIn(room, hidden, under - hidden, geometry);
  return ({faceUp}) => [0, faceUp ? up : down];
}

function advanceOf(id: PileId, pile: Pile, rect: Rect, geometry: Geometry): Advance {
  const {cards, step} = geometry.fan;
  if (id === 'W') return (_, index) => [index < pile.length - cards ? 0 : step, 0];
  return id.startsWith('T') ? columnAdvance(pile, rect, geometry) : () => [0, 0];
}

function pilesOf(state: TableState): Record<PileKind, readonly Pile[]> {
  const {stock, waste, columns, foundations, cells} = state;
  const held = cells.map((card) => (card ? [card] : []));
  return {S: [stock], W: [waste], T: columns, F: foundations, C: held};
}

/** Where every card lies, by its id: covered ones and the stock's too. */
export function place(state: TableState, geometry: Geometry): Map<number, Placement> {
  const placed = new Map<number, Placement>();
  const piles = pilesOf(state);
  for (const [pile, rect] of geometry.piles) {
    const cards = piles[pile[0] as PileKind][Number(pile.slice(1) || 1) - 1] ?? [];
    const advance = advanceOf(pile, cards, rect, geometry);
    let {x, y} = rect;
    cards.forEach((card, index) => {
      // The sum of the steps may lie a hair below the whole number that it stands for.
      placed.set(card.id, {x, y: Math.floor(y + 1e-6), z: index, pile, index});
      const [right, down] = advance(card, index);
      x += right;
      y += down;
    });
  }
  return placed;
}

/** Where a card may be dropped for a pile: a column reaches down to the felt's lower edge. */
export function dropZone(id: PileId, {piles, height}: Geometry): Rect {
  const rect = piles.get(id) ?? {x: 0, y: 0, width: 0, height: 0};
  return id.startsWith('T') ? {...rect, height: height - rect.y} : rect;
}
