import type {Weights} from './evaluate.js';
import type {Rules} from './rules.js';

// Found by trying: each was changed at random, and kept where a beam of the same width won more deals,
// or came nearer to it.

const open: Weights = {
  left: 2,
  hidden: 0,
  breaks: 5.4,
  blocks: 4.2,
  covers: 2,
  talon: 0,
  column: 8,
  cell: 4.7,
  move: 0,
};

/** Wins other deals than `open`, though fewer. */
const openOtherwise: Weights = {...open, breaks: 2, blocks: 6, covers: 1, cell: 4};

/** Best first, with few positions to look at; each wins most deals that those before it do not. */
const openByBest: readonly Weights[] = [
  {...open, left: 5.9, breaks: 3.7, blocks: 1.9, covers: 0.6, column: 2.5, cell: 7.2, move: 1.6},
  {...open, left: 5.9, breaks: 3.7, blocks: 4, covers: 2, column: 2.5, cell: 7.2, move: 1.6},
  {...open, left: 3.7, breaks: 3, blocks: 5.8, covers: 1, column: 5.6, cell: 4, move: 2},
  {...open, left: 3.7, breaks: 3, blocks: 5.8, covers: 1, column: 10, cell: 8, move: 0.4},
];

const returning: Weights = {
  left: 10,
  hidden: 15,
  breaks: 2,
  blocks: 4,
  covers: 1,
  talon: 0,
  column: 5,
  cell: 3,
  move: 1,
};

/** Wins other deals than `returning`, best first. */
const returningOtherwise: Weights = {...returning, left: 3, covers: 3};

const inSuit: Weights = {...returning, left: 4.3, breaks: 3, talon: 3};

const alternating: Weights = {
  left: 5.6,
  hidden: 13,
  breaks: 7.8,
  blocks: 4.2,
  covers: 1,
  talon: 3,
  column: 11.4,
  cell: 3,
  move: 0,
};

/** Once through, a card that stays in the waste may shut in all before it for good. */
const once: Weights = {
  left: 7.55,
  hidden: 4.5,
  breaks: 6.4,
  blocks: 2.5,
  covers: 0.87,
  talon: 11.9,
  column: 6.9,
  cell: 3,
  move: 0,
};

/** Wins other deals than `once`. */
const onceOtherwise: Weights = {
  ...once,
  left: 5,
  hidden: 9,
  breaks: 8,
  blocks: 4.5,
  talon: 14,
  column: 12,
};

/** By threes, draws leave less to choose, and order counts for more. */
const byThrees: Weights = {
  left: 7.2,
  hidden: 10,
  breaks: 13,
  blocks: 5.1,
  covers: 0.4,
  talon: 3.2,
  column: 12.4,
  cell: 3,
  move: 0,
};

/** What counts in a game, by whether it has a stock, whether that returns, and how columns build. */
export function weightsOf({talon, passes, sameSuit, draw}: Rules): readonly Weights[] {
  if (!talon.length) return [open, openOtherwise, ...openByBest];
  if (!passes) return [returning, returningOtherwise];
  if (sameSuit) return [inSuit];
  if (draw > 1) return [byThrees];
  if (passes > 1) return [alternating];
  return [once, onceOtherwise];
}
