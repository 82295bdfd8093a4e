/** What a search has cost so far, and how much it may cost. */
export interface Budget {
  /** Positions looked at. */
  nodes: number;
  /** Limit of `nodes`. A part of a search may have a lower limit than the whole. */
  maxNodes: number;
  /** A win is found and only has to be written down, so the limits no longer apply. */
  hasWon?: boolean;
}

/** Whether the limit of nodes is reached. */
export function isSpent({nodes, maxNodes}: Budget): boolean {
  return nodes >= maxNodes;
}

/** A win; `unwinnable`, which is proven; or `unknown`, if the search ended before it could tell. */
export type Outcome<Win> = Win | 'unwinnable' | 'unknown';

/**
 * A search is a generator that yields about every millisecond. Its caller checks the clock and the
 * signal between steps, so the search needs neither.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Finds the actions of a win, in notation. */
export type Search = Steps<Outcome<readonly string[]>>;
/** Finds the packed moves of a win. */
export type MoveSearch = Steps<Outcome<readonly number[]>>;
