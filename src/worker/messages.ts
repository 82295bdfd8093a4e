import type {Solution, SolveOptions} from '../solver/searcher.js';
import type {SearchInput} from '../solver/search-input.js';

/** To the worker: search this position, or cancel the search with this id. */
export type Request =
  | {
      readonly id: number;
      readonly start: SearchInput;
      readonly limits: Pick<SolveOptions, 'maxNodes' | 'maxMs' | 'singleCard'>;
    }
  | {readonly id: number};

/** From the worker: the outcome of a search. */
export type Response =
  | {readonly id: number; readonly solution: Solution}
  | {readonly id: number; readonly error: string};

/** What a worker sends: once that it is ready for requests, then responses. */
export type WorkerMessage = 'ready' | Response;
