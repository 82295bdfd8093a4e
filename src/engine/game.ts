import {formatAction, parseAction} from './actions.js';
import {autoTarget, foundationFor} from './auto-move.js';
import {formatCode, parseCode, variantOf} from './codes.js';
import type {DealCode} from './codes.js';
import {dealTable} from './deal.js';
import type {GameDefinition, Options} from '../games/definition.js';
import {RecordError} from './errors.js';
import {legalActions, actionRefusal, targetsOf} from './legal.js';
import {liftRefusal} from './lift.js';
import {Observers} from './observers.js';
import {resolveOptions} from './options.js';
import {perform, uncoveredBy} from './perform.js';
import {formatRecord, parseRecord} from './record.js';
import {refusalFor} from './refusals.js';
import type {RefusalCause} from './refusals.js';
import type {GameObserver, LiftResult, Played, PlayResult, Refused} from './results.js';
import {randomDeal} from './rng.js';
import {isWon, scoresOf} from './rules.js';
import type {Position} from './rules.js';
import {shuffleOf} from './shuffle.js';
import {stockActionOf} from './stock.js';
import type {StockAction} from './stock.js';
import {pileIds} from './table.js';
import type {PileId, TableState} from './table.js';

type Attempt = 'move' | 'undo' | 'redo';

/** An action that was done, and the position it was done in. */
interface Step {
  readonly action: string;
  readonly before: Position;
}

/**
 * One deal and all that was done with it: the only place that changes a table. States are replaced,
 * never edited, and every change and refusal is told to the observers, whoever caused it.
 */
export class Game {
  /** The canonical code of the deal. */
  readonly code: string;
  /** The game's id: `double`. */
  readonly variant: string;
  readonly definition: GameDefinition;
  /** Each option that the game has. */
  readonly options: Options;
  readonly #observers = new Observers();
  /** Every action since the deal, undos and redos among them. */
  readonly #log: string[] = [];
  /** What can be undone, as many actions as the game allows. */
  readonly #past: Step[] = [];
  readonly #seen: TableState[] = [];
  /** What can be redone. */
  #future: string[] = [];
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

  /** The deal that a code names. Throws CodeError. */
  static fromCode(code: string): Game {
    return new Game(parseCode(code));
  }

  /**
   * A random deal; options left out are the defaults, and `random` gives a whole number below 2^35.
   * Throws ArgumentError for a game that is not there or a value that it does not offer.
   */
  static deal(variant: string, options?: Options, random = randomDeal): Game {
    const definition = variantOf(variant);
    const {first, last} = shuffleOf(definition);
    const deal = first + (random() % (last - first + 1));
    return new Game({variant, options: resolveOptions(definition.options, options), deal});
  }

  /** The game that a record tells. Throws RecordError. */
  static fromRecord(record: string): Game {
    const {code, actions} = parseRecord(record);
    const game = new Game(code);
    actions.forEach((action, index) => {
      const result = game.#replay(action);
      if (!result.ok) throw new RecordError(index, action, result.reason);
    });
    return game;
  }

  /** A snapshot, never edited; piles that an action does not touch stay the same objects. */
  get state(): TableState {
    return this.#position.table;
  }

  /** @internal All that the rules ask of a state. */
  get position(): Position {
    return this.#position;
  }

  /** Every table from the deal to the one before this, but for what was undone. */
  get earlierStates(): readonly TableState[] {
    return this.#seen;
  }

  get score(): number {
    return this.#position.score;
  }

  /** Actions done, those done again among them; an undo does not lower it. */
  get moves(): number {
    return this.#log.filter((action) => action !== 'U').length;
  }

  /** Every card is on the foundations. */
  get won(): boolean {
    return isWon(this.#position);
  }

  get canUndo(): boolean {
    return this.undoLeft > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** How many actions can be undone from here. */
  get undoLeft(): number {
    return this.#past.length;
  }

  /** What a tap on the stock does now. */
  get stockAction(): StockAction {
    return stockActionOf(this.#position);
  }

  /** Every legal draw, recycle and move, in notation. */
  legalActions(): string[] {
    return legalActions(this.#position).map(formatAction);
  }

  /** Does an action, or refuses it and changes nothing. */
  play(action: string): PlayResult {
    return this.#act('move', action, action);
  }

  /** Takes the last action back: its score too, but not the count of moves. */
  undo(): PlayResult {
    const last = this.#past.at(-1);
    if (last) return this.#settle('undo', 'U', last.action, last.before);
    // Where more was done than undone, the rest is too far back.
    const isLimit = this.moves > this.#log.length / 2;
    return this.#refuse('undo', 'U', isLimit ? 'undo-limit' : 'nothing-to-undo');
  }

  /** Does the last undone action again: its points, and one more move. */
  redo(): PlayResult {
    const next = this.#future.at(-1);
    return next ? this.#act('redo', 'Y', next) : this.#refuse('redo', 'Y', 'nothing-to-redo');
  }

  /** The code and every action since, undos (`U`) and redos (`Y`) among them. */
  toRecord(): string {
    return formatRecord(this.code, this.#log);
  }

  /** Whether the `count` topmost cards of a pile may be picked up at all. */
  lift(from: PileId, count: number): LiftResult {
    const objection = liftRefusal(this.#position, from, count);
    return objection ? refusalFor(objection) : {ok: true};
  }

  /** Every pile that takes these cards; of a foundation row only the first place that does. */
  targets(from: PileId, count: number): PileId[] {
    return targetsOf(this.#position, from, count);
  }

  /** Where a double tap sends these cards, or null. */
  autoTarget(from: PileId, count: number): PileId | null {
    return autoTarget(this.#position, from, count);
  }

  /** Where a single tap sends the top card, or null. */
  foundationFor(from: PileId): PileId | null {
    return foundationFor(this.#position, from);
  }

  /** Returns what ends the subscription. */
  subscribe(observer: GameObserver): () => void {
    return this.#observers.add(observer);
  }

  #replay(action: string): PlayResult {
    if (action === 'U') return this.undo();
    return action === 'Y' ? this.redo() : this.play(action);
  }

  /** Does the action of that text; `asked` is what the record and the observers get to read. */
  #act(attempt: Attempt, asked: string, text: string): PlayResult {
    const before = this.#position;
    const action = parseAction(text);
    if (!action) return this.#refuse(attempt, asked, 'unknown-action');
    const objection = actionRefusal(before, action);
    if (objection) return this.#refuse(attempt, asked, objection);
    const uncovered = uncoveredBy(before, action);
    return this.#settle(attempt, asked, text, perform(before, action), uncovered && {uncovered});
  }

  #settle(
    attempt: Attempt,
    asked: string,
    action: string,
    position: Position,
    told?: Pick<Played, 'uncovered'>,
  ): PlayResult {
    const since = this.#log.length;
    // An observer that plays while it is asked has made the position stale.
    if (!this.#observers.allows(asked) || this.#log.length !== since) {
      return this.#refuse(attempt, asked, 'cancelled');
    }
    const before = this.state;
    const {score, table: after} = position;
    const points = score - this.score;
    this.#remember(attempt, action);
    this.#log.push(asked);
    this.#position = position;
    const result: Played = {ok: true, action, score, points, won: this.won, ...told};
    this.#observers.notify({type: attempt, result, before, after});
    return result;
  }

  #remember(attempt: Attempt, action: string): void {
    const {undoDepth} = this.definition;
    // After a new action, what was undone can no longer be redone.
    if (attempt === 'move') this.#future = [];
    if (attempt === 'redo') this.#future.pop();
    if (attempt === 'undo') this.#seen.pop();
    else this.#seen.push(this.state);
    if (attempt === 'undo') this.#future.push(this.#past.pop()!.action);
    else if (this.#past.push({action, before: this.#position}) > undoDepth) this.#past.shift();
  }

  #refuse(attempt: Attempt, action: string, objection: RefusalCause): Refused {
    const result = {...refusalFor(objection), action};
    this.#observers.notify({type: 'refuse', attempt, result});
    return result;
  }
}
