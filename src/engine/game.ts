import {formatAction, parseAction} from './actions.js';
import {autoTarget, foundationFor} from './auto.js';
import {cardsInDeck} from './cards.js';
import {formatCode, parseCode, variantOf} from './codes.js';
import type {DealCode} from './codes.js';
import {dealTable} from './deal.js';
import type {GameDefinition, Options} from './definition.js';
import {RecordError} from './errors.js';
import {History} from './history.js';
import {legalActions, refusalOf, targetsOf} from './legal.js';
import {liftRefusal} from './lift.js';
import {Observers} from './observers.js';
import {resolveOptions} from './options.js';
import {perform} from './perform.js';
import {formatRecord, parseRecord} from './record.js';
import {refuse} from './refusals.js';
import type {Refusal} from './refusals.js';
import type {GameObserver, LiftResult, Played, PlayResult, Refused} from './results.js';
import {randomDeal} from './rng.js';
import {scoresOf} from './rules.js';
import type {Position, Rules} from './rules.js';
import {shuffleOf} from './shuffle.js';
import {stockUse} from './stock.js';
import type {StockUse} from './stock.js';
import {pileIds} from './table.js';
import type {PileId, TableState} from './table.js';

/** Something that can be done now: where it leads, what it tells, how the history takes it. */
interface Plan {
  readonly position: Position;
  readonly result: Played;
  readonly remember: () => void;
}

type Attempt = 'move' | 'undo' | 'redo';

function isWon({foundations}: TableState, decks: number): boolean {
  return foundations.reduce((count, pile) => count + pile.length, 0) === decks * cardsInDeck;
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
  readonly #rules: Rules;
  readonly #history: History;
  readonly #observers = new Observers();
  readonly #log: string[] = [];
  #position: Position;
  #moves = 0;

  private constructor({variant, options, deal}: DealCode) {
    const definition = variantOf(variant);
    this.code = formatCode({variant, options, deal});
    this.variant = variant;
    this.definition = definition;
    this.options = options;
    const table = dealTable(definition, options, deal);
    this.#rules = {game: definition, options, piles: pileIds(table)};
    this.#history = new History(definition.undoDepth);
    this.#position = {table, score: scoresOf(this.#rules).start ?? 0, pass: 1};
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

  get score(): number {
    return this.#position.score;
  }

  /** Actions done, those done again among them; an undo does not lower it. */
  get moves(): number {
    return this.#moves;
  }

  /** Every card is on the foundations. */
  get won(): boolean {
    return isWon(this.state, this.definition.decks);
  }

  get canUndo(): boolean {
    return this.undoLeft > 0;
  }

  get canRedo(): boolean {
    return this.#history.next !== undefined;
  }

  /** How many actions can be undone from here. */
  get undoLeft(): number {
    return this.#history.undoLeft;
  }

  /** What a tap on the stock does now. */
  get stock(): StockUse {
    return stockUse(this.#rules, this.#position);
  }

  /** Which pass through the stock this is, from 1. */
  get pass(): number {
    return this.#position.pass;
  }

  /** Every legal draw, recycle and move, in notation. */
  legalActions(): string[] {
    return legalActions(this.#rules, this.#position).map(formatAction);
  }

  /** What an action would do, or why it is refused; nothing changes and nobody is told. */
  check(action: string): PlayResult {
    const plan = this.#plan(action);
    return 'result' in plan ? plan.result : {...plan, action};
  }

  /** Does an action, or refuses it and changes nothing. */
  play(action: string): PlayResult {
    return this.#settle('move', action, this.#plan(action));
  }

  /** Takes the last action back: its score too, but not the count of moves. */
  undo(): PlayResult {
    return this.#settle('undo', 'U', this.#planUndo());
  }

  /** Does the last undone action again: its points, and one more move. */
  redo(): PlayResult {
    return this.#settle('redo', 'Y', this.#planRedo());
  }

  /** The code and every action since, undos (`U`) and redos (`Y`) among them. */
  toRecord(): string {
    return formatRecord(this.code, this.#log);
  }

  /** Whether the `count` topmost cards of a pile may be picked up at all. */
  lift(from: PileId, count: number): LiftResult {
    return liftRefusal(this.#rules, this.state, from, count) ?? {ok: true};
  }

  /** Every pile that takes these cards; of a foundation row only the first place that does. */
  targets(from: PileId, count: number): PileId[] {
    return targetsOf(this.#rules, this.state, from, count);
  }

  /** Where a double tap sends these cards, or null. */
  autoTarget(from: PileId, count: number): PileId | null {
    return autoTarget(this.#rules, this.state, from, count);
  }

  /** Where a single tap sends the top card, or null. */
  foundationFor(from: PileId): PileId | null {
    return foundationFor(this.#rules, this.state, from);
  }

  /** Returns what ends the subscription. */
  subscribe(observer: GameObserver): () => void {
    return this.#observers.add(observer);
  }

  #replay(action: string): PlayResult {
    if (action === 'U') return this.undo();
    return action === 'Y' ? this.redo() : this.play(action);
  }

  #plan(text: string): Plan | Refusal {
    const before = this.#position;
    const action = parseAction(text);
    if (!action) return refuse('unknown-action');
    const refusal = refusalOf(this.#rules, before, action);
    if (refusal) return refusal;
    const {position, ...told} = perform(this.#rules, before, action);
    return {
      position,
      result: {...this.#played(text, position), ...told},
      remember: () => this.#history.add({action: text, before}),
    };
  }

  #planUndo(): Plan | Refusal {
    const {last, beyondDepth} = this.#history;
    if (!last) return refuse(beyondDepth ? 'undo-limit' : 'nothing-to-undo');
    return {
      position: last.before,
      result: this.#played(last.action, last.before),
      remember: () => this.#history.undo(),
    };
  }

  #planRedo(): Plan | Refusal {
    const {next} = this.#history;
    if (next === undefined) return refuse('nothing-to-redo');
    const plan = this.#plan(next);
    const step = {action: next, before: this.#position};
    return 'result' in plan ? {...plan, remember: () => this.#history.redo(step)} : plan;
  }

  #played(action: string, {table, score}: Position): Played {
    const won = isWon(table, this.definition.decks);
    return {ok: true, action, score, points: score - this.score, won};
  }

  #settle(attempt: Attempt, asked: string, plan: Plan | Refusal): PlayResult {
    if (!('result' in plan)) return this.#refuse(attempt, asked, plan);
    const since = this.#log.length;
    // An observer that plays while it is asked has made the plan stale.
    if (!this.#observers.permit(asked) || this.#log.length !== since) {
      return this.#refuse(attempt, asked, refuse('cancelled'));
    }
    this.#commit(plan, asked);
    this.#observers.tell({type: attempt, result: plan.result});
    return plan.result;
  }

  #commit({position, remember}: Plan, asked: string): void {
    remember();
    this.#position = position;
    this.#log.push(asked);
    if (asked !== 'U') this.#moves++;
  }

  #refuse(attempt: Attempt, action: string, refusal: Refusal): Refused {
    const result = {...refusal, action};
    this.#observers.tell({type: 'refuse', attempt, result});
    return result;
  }
}
