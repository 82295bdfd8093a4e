export type {Pause} from '../platform/pause.js';
export {analyze} from './analyze.js';
export type {Analysis, Verdict} from './analyze.js';
export {PositionError} from './position-error.js';
export type {PositionColumn, PositionInput} from './position-input.js';
export {solve, solvePosition} from './solve.js';
export type {Progress, Signal, Solution, SolveOptions} from './searcher.js';
