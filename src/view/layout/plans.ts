import type {PileId} from '../../engine/table.js';
import type {Shape} from './geometry.js';

/** Piles in rows. `x` and widths count slots (a card and a gap), `y` counts rows (a card and a gap). */
export interface Block {
  readonly piles: readonly PileId[];
  /** Piles in a row. */
  readonly across: number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** Slots from one pile to the next, and the extra after each pair. */
  readonly pitch: number;
  readonly pair: number;
}

/** One way to arrange a table: all its blocks, the columns among them, on `width` slots. */
export interface Plan {
  readonly blocks: readonly Block[];
  readonly columns: Block;
  /** A block without piles: where the status may stand. */
  readonly status?: Block;
  readonly width: number;
  /** Open cards that a column must have room for beyond the deal. */
  readonly play: number;
}

/** Slots between groups of piles. */
const SPLIT = 0.4;
/** Where a second row begins, and the columns under one or two: a little apart from the row above. */
const SECOND = 1.05;
const THIRD = 2.1;

export const rowsOf = ({piles, across}: Block): number => Math.ceil(piles.length / across);

function block(piles: readonly PileId[], across: number, more: Partial<Block> = {}): Block {
  const {pitch = 1, pair = 0} = more;
  const gaps = Math.min(across, piles.length) - 1;
  const width = gaps * pitch + (gaps >> 1) * pair + 1;
  return {piles, across, width, x: 0, y: 0, pitch, pair, ...more};
}

const named = (letter: 'T' | 'F' | 'C', count: number): PileId[] =>
  Array.from({length: count}, (_, i): PileId => `${letter}${i + 1}`);

function columnsOf({columns}: Shape, y: number, width = columns): Block {
  return block(named('T', columns), columns, {y, pitch: (width - 1) / (columns - 1 || 1)});
}

const foundationsOf = ({foundations}: Shape, across: number, more?: Partial<Block>): Block =>
  block(named('F', foundations), across, more);

/** Stock and waste, whose fan reaches `spread` slots beyond its first card, and the cells: what there is of them. */
function sources({stock, cells}: Shape, spread: number, across = cells): Block[] {
  const hand = block(stock ? ['S', 'W'] : [], 2, {width: 2 + spread});
  return [hand, block(named('C', cells), across)].filter(({piles}) => piles.length);
}

const widthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, {width}) => sum + width + SPLIT, -SPLIT);

/** One row: the first block at the start, the last at the end, what is left of the width between them. */
function row(blocks: readonly Block[], width: number): Block[] {
  const space = (width - widthOf(blocks)) / (blocks.length - 1);
  let x = 0;
  return blocks.map((b) => {
    const placed = {...b, x};
    x += b.width + SPLIT + space;
    return placed;
  });
}

/** One block under the other: in the middle where that is near, else on the grid of the widest. */
function stack(blocks: readonly Block[], x: number): Block[] {
  const widest = Math.max(...blocks.map(({width}) => width));
  let y = 0;
  return blocks.map((b) => {
    const spare = widest - b.width;
    const placed = {...b, x: x + (spare < 1 ? spare / 2 : 0), y};
    y += rowsOf(b);
    return placed;
  });
}

function planOf(columns: Block, others: readonly Block[], more?: Partial<Plan>): Plan {
  const blocks = [columns, ...others];
  const width = Math.max(...blocks.map((b) => b.x + b.width));
  return {blocks, columns, width, play: 6, ...more};
}

/** All but the columns in a block beside them. */
function side(shape: Shape, spread: number, across: number): Plan {
  const foundations = foundationsOf(shape, across, {pair: shape.decks === 2 ? SPLIT / 2 : 0});
  const beside = [...sources(shape, spread, across), foundations];
  return planOf(columnsOf(shape, 0), stack(beside, shape.columns + SPLIT));
}

/** One row above the columns: the foundations opposite all else. */
function above(shape: Shape, spread: number): Plan {
  const first = sources(shape, spread);
  const foundations = foundationsOf(shape, shape.foundations);
  const width = Math.max(shape.columns, widthOf([...first, foundations]));
  const placed = {...foundations, x: width - foundations.width};
  return planOf(columnsOf(shape, SECOND, width), [...row(first, widthOf(first)), placed]);
}

/** Stock, waste and cells above the columns; the foundations beside both. */
function corner(shape: Shape, spread: number): Plan {
  const foundations = foundationsOf(shape, 2, {x: shape.columns + SPLIT});
  const top = row(sources(shape, spread), shape.columns);
  return planOf(columnsOf(shape, SECOND), [...top, foundations], {play: 8});
}

/**
 * Two rows above the columns: stock, waste and cells with the status, then the foundations in pairs. It asks for
 * more room below, as it spends much of the height.
 */
function stacked(shape: Shape, spread: number): Plan {
  const {columns, foundations} = shape;
  const gaps = foundations / 2 - 1;
  const width = Math.max(columns, foundations + gaps * 0.2);
  const pairs = foundationsOf(shape, foundations, {y: SECOND, pair: (width - foundations) / gaps});
  const first = sources(shape, spread);
  const x = widthOf(first) + SPLIT;
  const status = block([], 1, {x, width: width - x});
  const others = [...row(first, x - SPLIT), pairs];
  return planOf(columnsOf(shape, THIRD, width), others, {status, play: 12});
}

/** The plans worth trying, the preferred first. */
export function plansOf(shape: Shape, spread: number): Plan[] {
  const sides = [2, 4].map((across) => side(shape, spread, across));
  if (shape.decks === 1) return [...sides, above(shape, spread)];
  // Without cells a row for stock and waste alone would be wasted height.
  if (shape.cells) sides.push(corner(shape, spread));
  return [...sides, stacked(shape, spread)];
}
