import type {Solution, SolveOptions} from '../solver/searcher.js';
import type {Start} from '../solver/rules.js';

/** To the worker: search this position, or give up that search. */
export type Order =
  | {
      readonly id: number;
      readonly start: Start;
      readonly limits: Pick<SolveOptions, 'maxNodes' | 'maxMs' | 'singleCard'>;
    }
  | {readonly id: number};

/** From the worker: that it listens; what it found; what went wrong. */
export type Answer =
  | 'ready'
  | {readonly id: number; readonly solution: Solution}
  | {readonly id: number; readonly error: string};
