import type {PileId} from '../../engine/table.js';
import type {Shape} from './geometry.js';

/** Piles in rows. `x` and widths count slots (a card and a gap), `y` and heights rows (a card and a gap). */
export interface Block {
  /** Each with its place in the block. */
  readonly piles: readonly (readonly [id: PileId, x: number, y: number])[];
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** One way to arrange a table: all its blocks, the columns among them, on `width` slots. */
export interface Plan {
  readonly blocks: readonly Block[];
  /** The row in which the columns begin. */
  readonly top: number;
  readonly width: number;
  /** Open cards that a column must have room for beyond the deal. */
  readonly play: number;
  /** The slot from which on nothing lies in the first row: the status may stand there. */
  readonly free?: number;
}

/** Slots between groups of piles. */
const SPLIT = 0.4;
/** Where a second row begins, a little apart from the row above. */
const SECOND = 1.05;

/** `pitch` slots from one pile to the next, `pair` more after each pair. */
function block(kind: 'T' | 'F' | 'C', count: number, across: number, pitch = 1, pair = 0): Block {
  const place = (i: number): number => i * pitch + (i >> 1) * pair;
  return {
    piles: Array.from({length: count}, (_, i) => [
      `${kind}${i + 1}`,
      place(i % across),
      Math.floor(i / across),
    ]),
    width: place(Math.min(across, count) - 1) + 1,
    height: Math.ceil(count / across),
    x: 0,
    y: 0,
  };
}

/** Stock and waste, whose fan reaches `spread` slots beyond its first card, and the cells: what there is of them. */
function sources({stock, cells}: Shape, spread: number, across = cells): Block[] {
  const blocks = cells ? [block('C', cells, across)] : [];
  const piles = [['S', 0, 0] as const, ['W', 1, 0] as const];
  if (stock) blocks.unshift({piles, width: 2 + spread, height: 1, x: 0, y: 0});
  return blocks;
}

const widthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, {width}) => sum + width + SPLIT, -SPLIT);

/** One row: the last block at its end, the others at its start. */
function row(blocks: readonly Block[], width: number): Block[] {
  const last = blocks.length - 1;
  return blocks.map((b, i) => ({
    ...b,
    x: i < last ? widthOf(blocks.slice(0, i)) + SPLIT : width - b.width,
  }));
}

/** One block under the other. */
function stack(blocks: readonly Block[], x: number): Block[] {
  let y = 0;
  return blocks.map((b) => ({...b, x, y: (y += b.height) - b.height}));
}

/** The columns from row `top` on, over `span` slots, and all else. */
function planOf({columns}: Shape, top: number, span: number, others: readonly Block[], play = 6) {
  const tableau = block('T', columns, columns, (span - 1) / (columns - 1 || 1));
  const blocks = [{...tableau, y: top}, ...others];
  return {blocks, top, width: Math.max(...blocks.map((b) => b.x + b.width)), play};
}

/** All but the columns in a block beside them. */
function side(shape: Shape, spread: number, across: number): Plan {
  const {columns, foundations, decks} = shape;
  const pairs = block('F', foundations, across, 1, decks === 2 ? SPLIT / 2 : 0);
  const beside = [...sources(shape, spread, across), pairs];
  return planOf(shape, 0, columns, stack(beside, columns + SPLIT));
}

/** One row above the columns: the foundations opposite all else. */
function above(shape: Shape, spread: number): Plan {
  const {columns, foundations} = shape;
  const all = [...sources(shape, spread), block('F', foundations, foundations)];
  const width = Math.max(columns, widthOf(all));
  return planOf(shape, SECOND, width, row(all, width));
}

/** Stock, waste and cells above the columns; the foundations beside both. */
function corner(shape: Shape, spread: number): Plan {
  const {columns, foundations} = shape;
  const beside = {...block('F', foundations, 2), x: columns + SPLIT};
  return planOf(shape, SECOND, columns, [...row(sources(shape, spread), columns), beside], 8);
}

/**
 * Two rows above the columns: stock, waste and cells with the status, then the foundations in pairs. It asks for
 * more room below, as it spends much of the height.
 */
function stacked(shape: Shape, spread: number): Plan {
  const {columns, foundations} = shape;
  const gaps = foundations / 2 - 1;
  const width = Math.max(columns, foundations + gaps * 0.2);
  const pairs = block('F', foundations, foundations, 1, (width - foundations) / gaps);
  const first = sources(shape, spread);
  const taken = widthOf(first);
  const others = [...row(first, taken), {...pairs, y: SECOND}];
  return {...planOf(shape, SECOND * 2, width, others, 12), free: taken + SPLIT};
}

/** The plans worth trying, the preferred first. */
export function plansOf(shape: Shape, spread: number): Plan[] {
  const sides = [2, 4].map((across) => side(shape, spread, across));
  if (shape.decks === 1) return [...sides, above(shape, spread)];
  // Without cells a row for stock and waste alone would be wasted height.
  if (shape.cells) sides.push(corner(shape, spread));
  return [...sides, stacked(shape, spread)];
}
