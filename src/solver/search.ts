/** What a search has cost so far, and how much it may cost. */
export interface Effort {
  /** Positions looked at. */
  nodes: number;
  readonly maxNodes: number;
}

/** The moves of a win; that there is none, proven; or that the search ended before it knew. */
export type Outcome = readonly string[] | 'unwinnable' | 'unknown';

/**
 * A search goes on by steps of well below a millisecond, and gives way between them: whoever runs
 * it looks at clocks and signals, so that the search itself knows neither.
 */
export type Search = Generator<void, Outcome, void>;
