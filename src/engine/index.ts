import {games} from '../games/index.js';
import {addGames} from './registry.js';

// The one place that brings games and engine together: the rules never name a game.
addGames(games);

export {formatAction, parseAction} from './actions.js';
export type {Action, Move} from './actions.js';
export {isRed, suits} from './cards.js';
export type {Card, Rank, Suit} from './cards.js';
export {formatCode, parseCode} from './codes.js';
export type {DealCode} from './codes.js';
export type * from './definition.js';
export {ArgumentError, CodeError, RecordError} from './errors.js';
export type {CodeReason} from './errors.js';
export {Game} from './game.js';
export {formatOptions, optionSets, resolveOptions} from './options.js';
export {parseRecord} from './record.js';
export type {GameRecord} from './record.js';
export type {PlainReason, Reason, Refusal} from './refusals.js';
export {findVariant, variants} from './registry.js';
export type {GameChange, GameObserver, LiftResult, Played, PlayResult, Refused} from './results.js';
export type {StockUse} from './stock.js';
export {foundationSuit, indexOf, kindOf, pileIdOf, pileIds, pileOf} from './table.js';
export type {Pile, PileId, PileKind, TableState} from './table.js';
export {verifyRecord} from './verify.js';
export type {Verdict} from './verify.js';
