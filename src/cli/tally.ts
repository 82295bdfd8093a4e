import type {Verdict} from '../solver/index.js';
import {wilson} from './interval.js';
import type {Interval} from './interval.js';

/** How many deals have each verdict. */
export type Tally = Record<Verdict, number>;

/** A tally without results. */
export const emptyTally = (): Tally => ({winnable: 0, unwinnable: 0, unknown: 0});

/** The share of winnable deals, with its 95% confidence interval. */
export interface WinRate {
  readonly deals: number;
  readonly decided: number;
  /** The share of the decided deals that can be won, from 0 to 1; null if none is decided. */
  readonly rate: number | null;
  /** Its 95% interval. */
  readonly interval: Interval;
  /** The share of all deals if every unknown one is lost, and if every unknown one can be won. */
  readonly bounds: Interval;
}

/** The share of winnable deals, with its 95% confidence interval. */
export function winRate({winnable, unwinnable, unknown}: Tally): WinRate {
  const decided = winnable + unwinnable;
  const deals = decided + unknown;
  return {
    deals,
    decided,
    rate: decided ? winnable / decided : null,
    interval: wilson(winnable, decided),
    bounds: deals ? [winnable / deals, (winnable + unknown) / deals] : [0, 1],
  };
}
