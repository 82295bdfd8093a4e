import type {PileId} from '../../engine/table.js';
import type {Shape} from './geometry.js';

/** Piles in rows. `x` and widths count slots (a card and a gap), `y` and heights rows (a card and a gap). */
export interface Block {
  /** Each pile with its place in the block. */
  readonly piles: readonly (readonly [id: PileId, x: number, y: number])[];
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** One way to arrange a table: all its blocks, the columns among them, on `width` slots. */
export interface Plan {
  readonly blocks: readonly Block[];
  /** The row in which the columns start. */
  readonly top: number;
  readonly width: number;
  /** Face-up cards that a column must have room for beyond the deal. */
  readonly play: number;
  /** The slot from which on the first row is free for the scoreboard. */
  readonly free?: number;
}

/** Slots between blocks. */
const SPLIT = 0.4;
/** Where the second row starts: a little apart from the first. */
const SECOND_ROW = 1.05;
/** Slots between pairs of foundations in one row, at least. */
const PAIR_GAP = 0.2;

/** Plans ask for this much room for play, in face-up cards beyond the deal. */
const PLAY = 6;
/** Plans that use up height above some of the columns ask for more. */
const PLAY_WITH_CORNER = 8;
const PLAY_BELOW_TWO_ROWS = 12;

/** A block of `count` piles, `across` in a row, `pitch` slots apart, and `pairGap` slots more after each pair. */
function block(
  kind: 'T' | 'F' | 'C',
  count: number,
  across: number,
  pitch = 1,
  pairGap = 0,
): Block {
  const xOf = (i: number): number => i * pitch + Math.floor(i / 2) * pairGap;
  return {
    piles: Array.from({length: count}, (_, i) => [
      `${kind}${i + 1}`,
      xOf(i % across),
      Math.floor(i / across),
    ]),
    width: xOf(Math.min(across, count) - 1) + 1,
    height: Math.ceil(count / across),
    x: 0,
    y: 0,
  };
}

/** Blocks for stock and waste, whose fan takes `fan` slots beyond its first card, and for cells, if the game has them. */
function sources({stock, cells}: Shape, fan: number, across = cells): Block[] {
  const blocks = cells ? [block('C', cells, across)] : [];
  const piles = [['S', 0, 0] as const, ['W', 1, 0] as const];
  if (stock) blocks.unshift({piles, width: 2 + fan, height: 1, x: 0, y: 0});
  return blocks;
}

const widthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, {width}) => sum + width + SPLIT, -SPLIT);

/** Blocks side by side: the last one at the end of the row, the others at its start. */
function row(blocks: readonly Block[], width: number): Block[] {
  const last = blocks.length - 1;
  return blocks.map((one, i) => ({
    ...one,
    x: i < last ? widthOf(blocks.slice(0, i)) + SPLIT : width - one.width,
  }));
}

/** Blocks below one another. */
function stack(blocks: readonly Block[], x: number): Block[] {
  let bottom = 0;
  return blocks.map((one) => {
    const y = bottom;
    bottom += one.height;
    return {...one, x, y};
  });
}

/** A plan with the columns from row `top` on, over `span` slots, and the other blocks. */
function planOf(
  {columns}: Shape,
  top: number,
  span: number,
  others: readonly Block[],
  play = PLAY,
): Plan {
  const tableau = block('T', columns, columns, (span - 1) / (columns - 1 || 1));
  const blocks = [{...tableau, y: top}, ...others];
  return {blocks, top, width: Math.max(...blocks.map((one) => one.x + one.width)), play};
}

/** Everything but the columns in a block beside them. */
function sidePlan(shape: Shape, fan: number, across: number): Plan {
  const {columns, foundations, decks} = shape;
  const pairs = block('F', foundations, across, 1, decks === 2 ? PAIR_GAP : 0);
  const beside = [...sources(shape, fan, across), pairs];
  return planOf(shape, 0, columns, stack(beside, columns + SPLIT));
}

/** One row above the columns: the foundations at one end, everything else at the other. */
function rowPlan(shape: Shape, fan: number): Plan {
  const {columns, foundations} = shape;
  const all = [...sources(shape, fan), block('F', foundations, foundations)];
  const width = Math.max(columns, widthOf(all));
  return planOf(shape, SECOND_ROW, width, row(all, width));
}

/** Stock, waste and cells above the columns; the foundations beside both. */
function cornerPlan(shape: Shape, fan: number): Plan {
  const {columns, foundations} = shape;
  const beside = {...block('F', foundations, 2), x: columns + SPLIT};
  const above = row(sources(shape, fan), columns);
  return planOf(shape, SECOND_ROW, columns, [...above, beside], PLAY_WITH_CORNER);
}

/**
 * Two rows above the columns: stock, waste and cells with the scoreboard, then the foundations in pairs.
 * Needs much of the height, so it is only chosen if there is plenty.
 */
function twoRowPlan(shape: Shape, fan: number): Plan {
  const {columns, foundations} = shape;
  const gaps = foundations / 2 - 1;
  const width = Math.max(columns, foundations + gaps * PAIR_GAP);
  const pairs = block('F', foundations, foundations, 1, (width - foundations) / gaps);
  const first = sources(shape, fan);
  const taken = widthOf(first);
  const others = [...row(first, taken), {...pairs, y: SECOND_ROW}];
  const plan = planOf(shape, SECOND_ROW * 2, width, others, PLAY_BELOW_TWO_ROWS);
  return {...plan, free: taken + SPLIT};
}

/** The plans worth trying, best first. `fan` is how many slots the waste's fan takes beyond its first card. */
export function plansOf(shape: Shape, fan: number): Plan[] {
  const plans = [2, 4].map((across) => sidePlan(shape, fan, across));
  if (shape.decks === 1) return [...plans, rowPlan(shape, fan)];
  // Without cells, a row for stock and waste alone would waste height.
  if (shape.cells) plans.push(cornerPlan(shape, fan));
  return [...plans, twoRowPlan(shape, fan)];
}
