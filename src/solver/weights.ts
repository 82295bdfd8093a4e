import type {Weights} from './heuristic.js';

// The weights were found by experiment: each was changed at random, and the change was kept if a beam
// of the same width won more deals or came closer to winning them.

/** Games without a stock. */
export const open: Weights = {
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

/** Games whose waste returns without limit. */
export const unlimited: Weights = {
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

/** Two decks, alternating colors, one pass. A card that stays in the waste may block those below it for good. */
export const onePass: Weights = {
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

/** An alternative set wins other deals than the set that it is made from. */
export const openAlternative: Weights = {...open, breaks: 2, blocks: 6, covers: 1, cell: 4};

// For best-first searches of few positions. Each wins most deals that those before it do not.

export const openBestFirst1: Weights = {
  ...open,
  left: 5.9,
  breaks: 3.7,
  blocks: 1.9,
  covers: 0.6,
  column: 2.5,
  cell: 7.2,
  move: 1.6,
};

export const openBestFirst2: Weights = {
  ...open,
  left: 5.9,
  breaks: 3.7,
  blocks: 4,
  covers: 2,
  column: 2.5,
  cell: 7.2,
  move: 1.6,
};

export const openBestFirst3: Weights = {
  ...open,
  left: 3.7,
  breaks: 3,
  blocks: 5.8,
  covers: 1,
  column: 5.6,
  cell: 4,
  move: 2,
};

export const openBestFirst4: Weights = {
  ...open,
  left: 3.7,
  breaks: 3,
  blocks: 5.8,
  covers: 1,
  column: 10,
  cell: 8,
  move: 0.4,
};

export const unlimitedAlternative: Weights = {...unlimited, left: 3, covers: 3};

/** A limited number of passes, columns in suit. */
export const sameSuit: Weights = {...unlimited, left: 4.3, breaks: 3, talon: 3};

/** More than one pass, alternating colors. */
export const severalPasses: Weights = {
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

export const onePassAlternative: Weights = {
  ...onePass,
  left: 5,
  hidden: 9,
  breaks: 8,
  blocks: 4.5,
  talon: 14,
  column: 12,
};

/** Draws of three leave fewer choices, so order counts for more. */
export const drawThree: Weights = {
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
