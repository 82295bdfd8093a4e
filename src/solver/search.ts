/** What a search has cost so far, and how much it may cost. */
export interface Effort {
  /** Positions looked at. */
  nodes: number;
  /** Most positions; a part of a search may have less to spend than the whole. */
  maxNodes: number;
  /** A win is found, and only has to be written down: the limits no longer apply. */
  hasWon?: boolean;
}

export function isSpent({nodes, maxNodes}: Effort): boolean {
  return nodes >= maxNodes;
}

/** The moves of a win; that there is none, proven; or that the search ended before it knew. */
export type Outcome<Win> = Win | 'unwinnable' | 'unknown';

/**
 * A search goes on by steps of a millisecond or so, and gives way between them: whoever runs it looks
 * at clocks and signals, so that the search itself knows neither.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Finds a win in notation. */
export type Search = Steps<Outcome<readonly string[]>>;
/** Finds a win in packed moves. */
export type MoveSearch = Steps<Outcome<readonly number[]>>;
