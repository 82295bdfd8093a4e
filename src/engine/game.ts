import {randomDealNumber} from '../platform/random.js';
import type {GameDefinition, Options} from '../games/definition.js';
import {formatAction, parseAction} from './actions.js';
import {autoTarget, foundationFor} from './auto-move.js';
import {formatCode, parseCode, variantOf} from './codes.js';
import type {DealCode} from './codes.js';
import {dealTable} from './deal.js';
import {RecordError} from './errors.js';
import {actionRefusal, legalActions, targetsOf} from './legal.js';
import {liftRefusal} from './lift.js';
import {Observers} from './observers.js';
import {resolveOptions} from './options.js';
import {perform, uncoveredBy} from './perform.js';
import {formatRecord, parseRecord} from './record.js';
import {refusalFor} from './refusals.js';
import type {RefusalCause} from './refusals.js';
import type {Attempt, GameObserver, LiftResult, Played, PlayResult, Refused} from './results.js';
import {isWon, scoresOf} from './rules.js';
import type {Position} from './rules.js';
import {shuffleOf} from './shuffle.js';
import {stockActionOf} from './stock.js';
import type {StockAction} from './stock.js';
import {pileIds} from './table.js';
import type {PileId, TableState} from './table.js';

/** An action that was played, and the position in which it was played. */
interface Step {
  readonly action: string;
  readonly before: Position;
}

/**
 * One deal and everything played on it. This is the only place that changes where cards are. States are
 * replaced, never edited. Observers are notified of every change and every refusal,
 * whoever caused it.
 */
export class Game {
  /** The canonical code of the deal. */
  readonly code: string;
  /** The game's id, for example `double`. */
  readonly variant: string;
  readonly definition: GameDefinition;
  /** The value of each option that the game has. */
  readonly options: Options;
  readonly #observers = new Observers();
  readonly #actions: string[] = [];
  #moves = 0;
  /** The steps that can be undone: at most `definition.undoDepth`. */
  readonly #undoStack: Step[] = [];
  readonly #earlierStates: TableState[] = [];
  /** The actions that can be redone, the next one last. */
  #redoStack: string[] = [];
  #position: Position;

  private constructor(code: DealCode) {
    const {variant, options, deal} = code;
    const game = variantOf(variant);
    const table = dealTable(game, options, deal);
    this.code = formatCode(code);
    this.variant = variant;
    this.definition = game;
    this.options = options;
    const score = scoresOf({game, options}).start ?? 0;
    this.#position = {game, options, piles: pileIds(table), table, score, pass: 1};
  }

  /** The deal of a code. Throws CodeError. */
  static fromCode(code: string): Game {
    return new Game(parseCode(code));
  }

  /**
   * A random deal. Options that are left out have their defaults. `random` returns a whole number below
   * 2^35. Throws ArgumentError for an unknown game, or a value that the game does not offer.
   */
  static deal(variant: string, options?: Options, random = randomDealNumber): Game {
    const definition = variantOf(variant);
    const {first, last} = shuffleOf(definition);
    const deal = first + (random() % (last - first + 1));
    return new Game({variant, options: resolveOptions(definition.options, options), deal});
  }

  /** The game of a record. Takes time in proportion to the record's length. Throws RecordError. */
  static fromRecord(record: string): Game {
    const {code, actions} = parseRecord(record);
    const game = new Game(code);
    actions.forEach((action, index) => {
      const result = game.#replay(action);
      if (!result.ok) throw new RecordError(index, action, result.reason);
    });
    return game;
  }

  /** A snapshot that is never edited. Piles that an action does not touch stay the same objects. */
  get state(): TableState {
    return this.#position.table;
  }

  /** @internal The state with everything that the rules need. */
  get position(): Position {
    return this.#position;
  }

  /** Every state from the deal to the one before this. States that were undone are not in the list. */
  get earlierStates(): readonly TableState[] {
    return this.#earlierStates;
  }

  /** Every action since the deal in notation, with undos (`U`) and redos (`Y`). */
  get actions(): readonly string[] {
    return this.#actions;
  }

  /** Which pass through the stock this is, from 1. */
  get pass(): number {
    return this.#position.pass;
  }

  /** Points, or dollars with Vegas scoring. */
  get score(): number {
    return this.#position.score;
  }

  /** How many actions were played, redos included. An undo does not lower it. */
  get moves(): number {
    return this.#moves;
  }

  /** Whether every card is on the foundations. */
  get won(): boolean {
    return isWon(this.#position);
  }

  /** Whether `undo()` would do something. */
  get canUndo(): boolean {
    return this.undoLeft > 0;
  }

  /** Whether `redo()` would do something. */
  get canRedo(): boolean {
    return this.#redoStack.length > 0;
  }

  /** How many actions can be undone from here. */
  get undoLeft(): number {
    return this.#undoStack.length;
  }

  /** What a tap on the stock does now. */
  get stockAction(): StockAction {
    return stockActionOf(this.#position);
  }

  /** Every legal draw, recycle and move, in notation. */
  legalActions(): string[] {
    return legalActions(this.#position).map(formatAction);
  }

  /** Plays an action in notation, or refuses it and changes nothing. */
  play(action: string): PlayResult {
    return this.#play('move', action, action);
  }

  /** Undoes the last action. Restores the score, but not the number of moves. */
  undo(): PlayResult {
    const last = this.#undoStack.at(-1);
    if (last) return this.#commit('undo', 'U', last.action, last.before);
    // If more actions were played than undone, the rest is beyond the undo limit.
    const undone = this.#actions.length - this.#moves;
    return this.#refuse('undo', 'U', this.#moves > undone ? 'undo-limit' : 'nothing-to-undo');
  }

  /** Plays the last undone action again. It earns its points again, and counts as one more move. */
  redo(): PlayResult {
    const next = this.#redoStack.at(-1);
    return next ? this.#play('redo', 'Y', next) : this.#refuse('redo', 'Y', 'nothing-to-redo');
  }

  /** The code and every action since, with undos (`U`) and redos (`Y`). */
  toRecord(): string {
    return formatRecord(this.code, this.#actions);
  }

  /** Whether the `count` topmost cards of a pile can be picked up at all. */
  lift(from: PileId, count: number): LiftResult {
    const refusal = liftRefusal(this.#position, from, count);
    return refusal ? refusalFor(refusal) : {ok: true};
  }

  /** Every pile that accepts these cards. In a foundation row, only the first place that does. */
  targets(from: PileId, count: number): PileId[] {
    return targetsOf(this.#position, from, count);
  }

  /** The pile that a double tap moves these cards to, or null. */
  autoTarget(from: PileId, count: number): PileId | null {
    return autoTarget(this.#position, from, count);
  }

  /** The foundation that a single tap moves the top card to, or null. */
  foundationFor(from: PileId): PileId | null {
    return foundationFor(this.#position, from);
  }

  /** Returns a function that ends the subscription. */
  subscribe(observer: GameObserver): () => void {
    return this.#observers.add(observer);
  }

  #replay(action: string): PlayResult {
    if (action === 'U') return this.undo();
    return action === 'Y' ? this.redo() : this.play(action);
  }

  /** Plays `text`. The record and the observers get `recorded`: the same text, or `Y` for a redo. */
  #play(attempt: Attempt, recorded: string, text: string): PlayResult {
    const before = this.#position;
    const action = parseAction(text);
    if (!action) return this.#refuse(attempt, recorded, 'unknown-action');
    const refusal = actionRefusal(before, action);
    if (refusal) return this.#refuse(attempt, recorded, refusal);
    const uncovered = uncoveredBy(before, action);
    const after = perform(before, action);
    return this.#commit(attempt, recorded, text, after, uncovered && {uncovered});
  }

  #commit(
    attempt: Attempt,
    recorded: string,
    action: string,
    position: Position,
    details?: Pick<Played, 'uncovered'>,
  ): PlayResult {
    const {length} = this.#actions;
    // An observer that plays in its `before` callback makes `position` stale.
    if (!this.#observers.allows(recorded) || this.#actions.length !== length) {
      return this.#refuse(attempt, recorded, 'cancelled');
    }
    const before = this.state;
    const points = position.score - this.score;
    this.#updateHistory(attempt, action);
    this.#actions.push(recorded);
    if (attempt !== 'undo') this.#moves++;
    this.#position = position;
    const {score, moves, won, state: after} = this;
    const result: Played = {ok: true, action, score, points, won, ...details};
    const win = won && {record: this.toRecord()};
    this.#observers.notify({type: attempt, result, before, after, score, moves, won, ...win});
    return result;
  }

  #updateHistory(attempt: Attempt, action: string): void {
    if (attempt === 'undo') {
      this.#earlierStates.pop();
      this.#undoStack.pop();
      this.#redoStack.push(action);
      return;
    }
    // A new action discards what could be redone.
    if (attempt === 'move') this.#redoStack = [];
    else this.#redoStack.pop();
    this.#earlierStates.push(this.state);
    this.#undoStack.push({action, before: this.#position});
    if (this.#undoStack.length > this.definition.undoDepth) this.#undoStack.shift();
  }

  #refuse(attempt: Attempt, action: string, cause: RefusalCause): Refused {
    const result = {...refusalFor(cause), action};
    const {score, moves, won} = this;
    this.#observers.notify({type: 'refuse', attempt, result, score, moves, won});
    return result;
  }
}
