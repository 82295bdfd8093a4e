import type {PileId} from '../../engine/table.js';
import {HIDDEN, type Geometry, type Rect, type Room, type Shape} from './geometry.js';
import {plansOf, rowsOf, type Block, type Plan} from './plans.js';

/** A face's ways. Steps are shares of the card's height, the fan's of its width. */
interface Look {
  readonly face: Geometry['face'];
  /** The widest card it is for, in px. */
  readonly max: number;
  readonly step: number;
  readonly fan: number;
  /** Open cards that a column has room for beyond the deal, at best. */
  readonly play: number;
}

const COMPACT: Look = {face: 'compact', max: 55, step: 0.34, fan: 0.42, play: 14};
const FULL: Look = {face: 'full', max: 200, step: 0.29, fan: 0.28, play: 12};
/** A row's height in cards, its gap included. */
const ROW = 1.1;
/** Cards get no smaller for want of height than this, in px. */
const FLOOR = 24;
/** Nor, for want of anything, than this. */
const SMALLEST = 8;
/** The widest gap in card widths: wider ones make a table look thin. */
const MAX_GAP = 0.3;

const heightOf = (card: number): number => Math.round((card * 7) / 5);
const gapOf = (card: number): number => Math.max(2, card * 0.13 - 2);
const edgeOf = (card: number): number => Math.round(Math.min(28, Math.max(6, card * 0.22 - 2)));

/** One plan with one look and the largest card (its width in px) that the room has for them. */
interface Fit {
  readonly plan: Plan;
  readonly look: Look;
  readonly card: number;
}

function widthNeeded({width}: Plan, card: number): number {
  return width * card + (width - 1) * gapOf(card) + 2 * edgeOf(card);
}

/** Px from edge to edge, with room for `play` open cards beyond the deal. */
function heightNeeded({plan, look, card}: Fit, longest: number, play: number): number {
  const rows = Math.max(...plan.blocks.map((b) => b.y + rowsOf(b)));
  const column = plan.columns.y * ROW + 1 + (longest - 1) * HIDDEN + play * look.step;
  const cards = Math.max((rows - 1) * ROW + 1, column);
  return Math.ceil(cards * heightOf(card)) + 2 * edgeOf(card);
}

function fits(fit: Fit, {longest}: Shape, {width, maxHeight}: Room): boolean {
  const {plan, card} = fit;
  if (card <= SMALLEST) return true;
  if (widthNeeded(plan, card) > width) return false;
  return card <= FLOOR || heightNeeded(fit, longest, plan.play) <= maxHeight;
}

/** The largest card with any plan; the first plan of equals. */
function largest(look: Look, shape: Shape, room: Room): Fit {
  // A card takes at most 93% of its slot.
  const plans = plansOf(shape, (shape.fan - 1) * look.fan * 0.93);
  for (let card = look.max; ; card--) {
    const plan = plans.find((p) => fits({plan: p, look, card}, shape, room));
    if (plan) return {plan, look, card};
  }
}

function best(shape: Shape, room: Room): Fit {
  const full = largest(FULL, shape, room);
  return full.card > COMPACT.max ? full : largest(COMPACT, shape, room);
}

/** The rectangle of a block's pile, `slots` wide. */
type Put = (block: Block, index: number, slots?: number) => Rect;

/** Turns slots and rows into px. For the left hand blocks change sides, right to left mirrors everything. */
function putter({plan, card}: Fit, {width: room, rtl, leftHanded}: Room): Put {
  const height = heightOf(card);
  const gaps = plan.width - 1;
  const free = (room - 2 * edgeOf(card) - card * plan.width) / gaps;
  const slot = card + Math.min(free, card * MAX_GAP);
  const left = (room - gaps * slot - card) / 2;
  return (b, index, slots = 1) => {
    const column = index % b.across;
    const start = leftHanded ? plan.width - b.x - b.width : b.x;
    const x = Math.round(left + slot * (start + column * b.pitch + (column >> 1) * b.pair));
    const y = Math.round(edgeOf(card) + height * ROW * (b.y + Math.floor(index / b.across)));
    const width = Math.floor((slots - 1) * slot) + card;
    return {x: rtl ? room - x - width : x, y, width, height};
  };
}

function pilesOf({blocks}: Plan, put: Put): Map<PileId, Rect> {
  return new Map(blocks.flatMap((b) => b.piles.map((id, i): [PileId, Rect] => [id, put(b, i)])));
}

function statusOf({status}: Plan, put: Put): Rect | null {
  const rect = status && put(status, 0, status.width);
  return rect && rect.width >= 180 && rect.height >= 28 ? rect : null;
}

function feltHeight(fit: Fit, {longest}: Shape, {maxHeight}: Room): number {
  const wished = heightNeeded(fit, longest, fit.look.play);
  return Math.max(
    heightNeeded(fit, longest, fit.plan.play),
    Math.min(wished, Math.floor(maxHeight)),
  );
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
    step: look.step,
  };
}
