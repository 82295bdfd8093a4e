import type {PileId} from '../../engine/table.js';
import {
  FACE_DOWN_STEP,
  type Geometry,
  MIN_TARGET,
  type Rect,
  type Room,
  type Shape,
} from './geometry.js';
import {type Block, type Plan, plansOf} from './plans.js';

/** What a layout needs to know of a card face. Steps are shares of the card's height, the fan's of its width. */
interface FaceMetrics {
  readonly face: Geometry['face'];
  /** The largest card width that the face is for, in px. */
  readonly max: number;
  /** The card width, in px, from which down another face is used. */
  readonly min: number;
  readonly step: number;
  readonly fan: number;
  /** Face-up cards that a column has room for beyond the deal, if the height allows. */
  readonly play: number;
  /** The share of the plan's `play` that is enough. */
  readonly minPlay: number;
}

const COMPACT: FaceMetrics = {
  face: 'compact',
  max: 55,
  min: 0,
  step: 0.34,
  fan: 0.42,
  play: 14,
  minPlay: 1,
};
/** The index takes half of the card, so less room for play has to do. */
const LARGE: FaceMetrics = {
  face: 'large',
  max: 200,
  min: 0,
  step: 0.47,
  fan: 0.6,
  play: 10,
  minPlay: 0.8,
};
const FULL: FaceMetrics = {
  face: 'full',
  max: 200,
  min: 55,
  step: 0.29,
  fan: 0.28,
  play: 12,
  minPlay: 1,
};
/** The height of a row with its gap, in card heights. */
const ROW = 1.1;
/** The card width, in px, below which cards are not shrunk for lack of height. */
const MIN_WIDTH_FOR_HEIGHT = 24;
/** The card width, in px, below which cards are not shrunk at all. */
const MIN_WIDTH = 8;
/** The widest gap, in card widths. Wider gaps make a table look empty. */
const MAX_GAP = 0.3;
/** The largest card width as a share of its slot: a card and a gap. */
const MAX_SHARE_OF_SLOT = 0.93;
/** The smallest useful scoreboard, in px. */
const MIN_SCOREBOARD = {width: 180, height: 28};

const heightOf = (card: number): number => Math.round(card * 1.4);
const gapOf = (card: number): number => Math.max(2, card * 0.13 - 2);
const marginOf = (card: number): number => Math.round(Math.min(28, Math.max(6, card * 0.22 - 2)));

/** A plan with a face and the largest card width, in px, that fits into the room. */
interface Fit {
  readonly plan: Plan;
  readonly metrics: FaceMetrics;
  readonly card: number;
}

const widthNeeded = ({width}: Plan, card: number): number =>
  width * card + (width - 1) * gapOf(card) + 2 * marginOf(card);

/** The height of the felt, in px, with room for `play` face-up cards beyond the deal, at least `step` px apart. */
function heightNeeded({plan, metrics, card}: Fit, longest: number, play: number, step = 0): number {
  const height = heightOf(card);
  const rows = Math.max(...plan.blocks.map((block) => block.y + block.height));
  const dealt = plan.top * ROW + 1 + (longest - 1) * FACE_DOWN_STEP;
  const column = dealt * height + play * Math.max(step, metrics.step * height);
  return Math.ceil(Math.max(((rows - 1) * ROW + 1) * height, column)) + 2 * marginOf(card);
}

const minHeight = (fit: Fit, {longest}: Shape): number =>
  heightNeeded(fit, longest, fit.plan.play * fit.metrics.minPlay);

function fits(fit: Fit, shape: Shape, {width, maxHeight}: Room): boolean {
  const {plan, card} = fit;
  const isTooHigh = card > MIN_WIDTH_FOR_HEIGHT && minHeight(fit, shape) > maxHeight;
  return card <= MIN_WIDTH || (widthNeeded(plan, card) <= width && !isTooHigh);
}

/** The fit with the largest cards. Of equals, the first plan. */
function bestFit(shape: Shape, room: Room, metrics = room.largeIndex ? LARGE : FULL): Fit {
  const plans = plansOf(shape, (shape.fan - 1) * metrics.fan * MAX_SHARE_OF_SLOT);
  for (let card = metrics.max; card > metrics.min; card--) {
    const plan = plans.find((one) => fits({plan: one, metrics, card}, shape, room));
    if (plan) return {plan, metrics, card};
  }
  return bestFit(shape, room, COMPACT);
}

/** The rectangle, in px, of the place `x` slots and `y` rows into a block, `slots` wide. */
type ToRect = (
  block: Pick<Block, 'x' | 'y' | 'width'>,
  x?: number,
  y?: number,
  slots?: number,
) => Rect;

/** Converts slots and rows to px. Left-handed layouts swap the sides of blocks; from right to left mirrors everything. */
function rectConverter({plan, card}: Fit, {width: room, rtl, leftHanded}: Room): ToRect {
  const height = heightOf(card);
  const gaps = plan.width - 1;
  const free = (room - 2 * marginOf(card) - card * plan.width) / gaps;
  const slot = card + Math.min(free, card * MAX_GAP);
  const left = (room - gaps * slot - card) / 2;
  return (block, right = 0, down = 0, slots = 1) => {
    const start = leftHanded ? plan.width - block.x - block.width : block.x;
    const x = Math.round(left + slot * (start + right));
    const y = Math.round(marginOf(card) + height * ROW * (block.y + down));
    const width = Math.floor((slots - 1) * slot) + card;
    return {x: rtl ? room - x - width : x, y, width, height};
  };
}

const pilesOf = ({blocks}: Plan, toRect: ToRect): Map<PileId, Rect> =>
  new Map(
    blocks.flatMap((block) => block.piles.map(([id, x, y]) => [id, toRect(block, x, y)] as const)),
  );

function scoreboardOf({free, width: end}: Plan, toRect: ToRect): Rect | null {
  if (free === undefined) return null;
  const width = end - free;
  const rect = toRect({x: free, y: 0, width}, 0, 0, width);
  const isUseful = rect.width >= MIN_SCOREBOARD.width && rect.height >= MIN_SCOREBOARD.height;
  return isUseful ? rect : null;
}

function feltHeight(fit: Fit, shape: Shape, {maxHeight}: Room): number {
  const wanted = heightNeeded(fit, shape.longest, fit.metrics.play, MIN_TARGET);
  return Math.max(minHeight(fit, shape), Math.min(wanted, Math.floor(maxHeight)));
}

/**
 * Arranges a table: of a few plans, the one with the largest cards. The result depends on the shape and
 * the room alone, so that nothing jumps during play. It exceeds `maxHeight` only if cards would get
 * narrower than 24 px, and the width only if they would get narrower than 8 px.
 */
export function arrange(shape: Shape, space: Room): Geometry {
  const room = {...space, width: Math.floor(space.width)};
  const fit = bestFit(shape, room);
  const {plan, metrics, card: width} = fit;
  const toRect = rectConverter(fit, room);
  const height = feltHeight(fit, shape, room);
  return {
    card: {width, height: heightOf(width)},
    width: room.width,
    height,
    face: metrics.face,
    piles: pilesOf(plan, toRect),
    scoreboard: scoreboardOf(plan, toRect),
    bottom: height - marginOf(width),
    fan: {cards: shape.fan, step: Math.round(width * metrics.fan) * (room.rtl ? -1 : 1)},
    step: Math.max(MIN_TARGET, Math.round(metrics.step * heightOf(width))),
  };
}
