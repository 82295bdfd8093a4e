import {Game} from '../engine/index.js';
import {now} from '../platform/clock.js';
import {whenPageIsVisible} from '../platform/page-visibility.js';
import type {AssistEnvironment} from './assist-context.js';

/** The real platform, and limits that suit the time and the memory of a phone. */
export const defaultEnvironment: AssistEnvironment = {
  now,
  whenVisible: whenPageIsVisible,
  deal: (variant, options) => Game.deal(variant, options),
  limits: {
    // Players wait a little for a hint, not long.
    hint: {maxMs: 3000, maxNodes: 1_000_000},
    verdict: {maxMs: 10_000, maxNodes: 2_000_000},
    // The next deal is likely to be easier than one that takes longer.
    deal: {maxMs: 1500, maxNodes: 1_000_000},
    rewind: {maxMs: 5000, maxNodes: 2_000_000, totalMs: 15_000},
  },
};
