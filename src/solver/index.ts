export {analyze} from './analyze.js';
export type {Analysis, Verdict} from './analyze.js';
export type {Pause} from './pause.js';
export {solve} from './solve.js';
export type {Progress, Signal, Solution, SolveOptions} from './searcher.js';
