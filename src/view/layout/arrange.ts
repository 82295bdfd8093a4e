import type {PileId} from '../../engine/table.js';
import {HIDDEN, TARGET, type Geometry, type Rect, type Room, type Shape} from './geometry.js';
import {plansOf, type Block, type Plan} from './plans.js';

/** A face's ways. Steps are shares of the card's height, the fan's of its width. */
interface Look {
  readonly face: Geometry['face'];
  /** The widest card it is for, in px, and the widest that it is not for. */
  readonly max: number;
  readonly min: number;
  readonly step: number;
  readonly fan: number;
  /** Open cards that a column has room for beyond the deal, at best. */
  readonly play: number;
  /** The share of the plan's least room for play that it makes do with. */
  readonly least: number;
}

const COMPACT: Look = {face: 'compact', max: 55, min: 0, step: 0.34, fan: 0.42, play: 14, least: 1};
/** Its index takes half of the card, so that it makes do with less room for play. */
const LARGE: Look = {face: 'large', max: 200, min: 0, step: 0.47, fan: 0.6, play: 10, least: 0.8};
const FULL: Look = {face: 'full', max: 200, min: 55, step: 0.29, fan: 0.28, play: 12, least: 1};
/** A row's height in cards, its gap included. */
const ROW = 1.1;
/** Cards get no smaller for want of height than this, in px. */
const FLOOR = 24;
/** Nor, for want of anything, than this. */
const SMALLEST = 8;
/** The widest gap in card widths: wider ones make a table look thin. */
const MAX_GAP = 0.3;

const heightOf = (card: number): number => Math.round(card * 1.4);
const gapOf = (card: number): number => Math.max(2, card * 0.13 - 2);
const edgeOf = (card: number): number => Math.round(Math.min(28, Math.max(6, card * 0.22 - 2)));

/** One plan with one look and the largest card (its width in px) that the room has for them. */
interface Fit {
  readonly plan: Plan;
  readonly look: Look;
  readonly card: number;
}

const widthNeeded = ({width}: Plan, card: number): number =>
  width * card + (width - 1) * gapOf(card) + 2 * edgeOf(card);

/** Px from edge to edge, with room for `play` open cards beyond the deal, `step` px apart at least. */
function heightNeeded({plan, look, card}: Fit, longest: number, play: number, step = 0): number {
  const height = heightOf(card);
  const rows = Math.max(...plan.blocks.map((b) => b.y + b.height));
  const dealt = plan.top * ROW + 1 + (longest - 1) * HIDDEN;
  const column = dealt * height + play * Math.max(step, look.step * height);
  return Math.ceil(Math.max(((rows - 1) * ROW + 1) * height, column)) + 2 * edgeOf(card);
}

const leastHeight = (fit: Fit, {longest}: Shape): number =>
  heightNeeded(fit, longest, fit.plan.play * fit.look.least);

function fits(fit: Fit, shape: Shape, {width, maxHeight}: Room): boolean {
  const {plan, card} = fit;
  const high = card > FLOOR && leastHeight(fit, shape) > maxHeight;
  return card <= SMALLEST || (widthNeeded(plan, card) <= width && !high);
}

/** The largest card with any plan; the first plan of equals. */
function best(shape: Shape, room: Room, look = room.largeIndex ? LARGE : FULL): Fit {
  // A card takes at most 93% of its slot.
  const plans = plansOf(shape, (shape.fan - 1) * look.fan * 0.93);
  for (let card = look.max; card > look.min; card--) {
    const plan = plans.find((p) => fits({plan: p, look, card}, shape, room));
    if (plan) return {plan, look, card};
  }
  return best(shape, room, COMPACT);
}

/** The rectangle of a place in a block, `slots` wide. */
type Put = (
  block: Pick<Block, 'x' | 'y' | 'width'>,
  x?: number,
  y?: number,
  slots?: number,
) => Rect;

/** Turns slots and rows into px. For the left hand blocks change sides, right to left mirrors everything. */
function putter({plan, card}: Fit, {width: room, rtl, leftHanded}: Room): Put {
  const height = heightOf(card);
  const gaps = plan.width - 1;
  const free = (room - 2 * edgeOf(card) - card * plan.width) / gaps;
  const slot = card + Math.min(free, card * MAX_GAP);
  const left = (room - gaps * slot - card) / 2;
  return (block, right = 0, down = 0, slots = 1) => {
    const start = leftHanded ? plan.width - block.x - block.width : block.x;
    const x = Math.round(left + slot * (start + right));
    const y = Math.round(edgeOf(card) + height * ROW * (block.y + down));
    const width = Math.floor((slots - 1) * slot) + card;
    return {x: rtl ? room - x - width : x, y, width, height};
  };
}

const pilesOf = ({blocks}: Plan, put: Put): Map<PileId, Rect> =>
  new Map(blocks.flatMap((b) => b.piles.map(([id, x, y]) => [id, put(b, x, y)] as const)));

function statusOf({free, width: end}: Plan, put: Put): Rect | null {
  const width = end - (free ?? end);
  const rect = put({x: end - width, y: 0, width}, 0, 0, width);
  return rect.width >= 180 && rect.height >= 28 ? rect : null;
}

function feltHeight(fit: Fit, shape: Shape, {maxHeight}: Room): number {
  const wished = heightNeeded(fit, shape.longest, fit.look.play, TARGET);
  return Math.max(leastHeight(fit, shape), Math.min(wished, Math.floor(maxHeight)));
}

/**
 * Arranges a table: of a few plans the one with the largest cards. Depends on the shape and the room alone, so that
 * nothing jumps while one plays. Exceeds `maxHeight` only where cards would get narrower than 24 px, the width only
 * where they would get narrower than 8 px.
 */
export function arrange(shape: Shape, space: Room): Geometry {
  const room = {...space, width: Math.floor(space.width)};
  const fit = best(shape, room);
  const {plan, look, card: width} = fit;
  const put = putter(fit, room);
  const height = feltHeight(fit, shape, room);
  return {
    card: {width, height: heightOf(width)},
    width: room.width,
    height,
    face: look.face,
    piles: pilesOf(plan, put),
    status: statusOf(plan, put),
    bottom: height - edgeOf(width),
    fan: {cards: shape.fan, step: Math.round(width * look.fan) * (room.rtl ? -1 : 1)},
    step: Math.max(TARGET, Math.round(look.step * heightOf(width))),
  };
}
