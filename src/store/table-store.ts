import {DeliveryQueue} from '../engine/delivery-queue.js';
import {type Game, type GameChange, type PileId, pileOf} from '../engine/index.js';
import {
  afterAction,
  afterDeal,
  type AssistState,
  initialUi,
  type Refused,
  type ShownVerdict,
  type TableUi,
} from './ui-state.js';

/** Who caused a change: the player at the table, or the page's script. */
export type Source = 'player' | 'script';

/** The game right after a change, taken when it happened: the game may have changed again since. */
interface Snapshot {
  readonly game: Game;
  readonly source: Source;
  readonly score: number;
  readonly moves: number;
  readonly won: boolean;
}

/** A move, draw, recycle, undo or redo that was made. */
type ActionChange = Exclude<GameChange, {type: 'refuse'}>;

/** A change of the game, as the element gets it. */
export type StoreChange = Snapshot &
  (
    | {readonly type: 'deal'; readonly left: string | null}
    | {readonly type: 'refuse'; readonly result: Refused}
    | {readonly type: 'win'; readonly record: string}
    | ActionChange
  );

/** The callbacks of a store. */
export interface StoreOptions {
  /** Called before each action. Return false to veto it. */
  readonly before: (action: string, source: Source) => boolean;
  /** Called once for each change of the game, in order, after it is complete. */
  readonly changed: (change: StoreChange) => void;
  /** Called when the game or the table's own state needs a new rendering. */
  readonly invalidated: () => void;
}

/**
 * The single source of truth of one table: the running game, and the table's own state (selection, dialog,
 * settings, messages). Input and scripts request changes here; the element gets each change through
 * `StoreOptions.changed`.
 */
export class TableStore {
  #game: Game | undefined;
  #ui = initialUi;
  #source: Source = 'script';
  #hasWon = false;
  #isProvisional = false;
  #unsubscribe: () => void = () => {};
  readonly #changes: DeliveryQueue<StoreChange>;
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#changes = new DeliveryQueue((change) => options.changed(change));
  }

  /** The running game. Throws an Error before the first deal: see `hasGame`. */
  get game(): Game {
    if (!this.#game) throw new Error('There is no game yet');
    return this.#game;
  }

  /** Whether the first deal has been made. */
  get hasGame(): boolean {
    return !!this.#game;
  }

  /** Whether the game is only a placeholder while a winnable deal is searched for. */
  get isProvisional(): boolean {
    return this.#isProvisional;
  }

  /** Who causes the change that is being made. */
  get source(): Source {
    return this.#source;
  }

  get ui(): TableUi {
    return this.#ui;
  }

  /** Replaces the running game. `source` defaults to the source of the current call: see `asPlayer`. */
  start(game: Game, source?: Source): void {
    const left = this.#isProvisional ? null : (this.#game?.toRecord() ?? null);
    const dealSource = source ?? this.takeSource();
    this.#setGame(game);
    this.#pushDeal(left, dealSource);
  }

  /** Sets a placeholder game. It counts as dealt once it is started or an action is played on it. */
  startProvisional(game: Game): void {
    this.#isProvisional = true;
    this.#setGame(game);
  }

  #setGame(game: Game): void {
    this.#unsubscribe();
    this.#game = game;
    this.#hasWon = game.won;
    this.#unsubscribe = game.subscribe({
      before: (action) => this.#allows(game, action),
      happened: (change) => this.#gameChanged(game, change),
    });
    this.#replace(afterDeal);
    this.#options.invalidated();
  }

  /**
   * Runs `act` with the player as the source of its change. Only the first change counts: changes that listeners make
   * in response are the script's.
   */
  asPlayer<T>(act: () => T): T {
    const before = this.#source;
    this.#source = 'player';
    try {
      return act();
    } finally {
      this.#source = before;
    }
  }

  /** Replaces parts of the table's own state. Requests a rendering if a part differs. */
  update(change: Partial<Omit<TableUi, 'assist' | 'verdict'>>): void {
    this.#replace(change);
  }

  /** For the assistant, and for AssistLoader before the assistant is loaded. The store resets the state. */
  setAssist(assist: AssistState): void {
    this.#replace({assist});
  }

  /** Only the assistant's verdict tracker calls this. */
  setVerdict(verdict: ShownVerdict | null): void {
    this.#replace({verdict});
  }

  #replace(change: Partial<TableUi>): void {
    const keys = Object.keys(change) as (keyof TableUi)[];
    if (keys.every((key) => this.#ui[key] === change[key])) return;
    this.#ui = {...this.#ui, ...change};
    this.#options.invalidated();
  }

  /** Selects or picks up the top `count` cards of a pile. The caller makes sure that they lift. */
  select(from: PileId, count: number, dragging = false): void {
    const {game} = this;
    const cards = pileOf(game.state, from).slice(-count);
    const targets = game.targets(from, count);
    this.update({selection: {from, cards, targets, dragging}, refusal: null});
  }

  deselect(): void {
    this.update({selection: null});
  }

  /** Shows the player that an attempt was refused. Nothing changes in the game. */
  refuse(refusal: Refused): void {
    this.update({refusal});
    this.#changes.push({
      type: 'refuse',
      result: refusal,
      source: 'player',
      game: this.game,
      ...totalsOf(this.game),
    });
  }

  /** Returns the source of the change that is being made, and resets it for changes that listeners make. */
  takeSource(): Source {
    const source = this.#source;
    this.#source = 'script';
    return source;
  }

  #allows(game: Game, action: string): boolean {
    const source = this.takeSource();
    const allowed = this.#options.before(action, source);
    // The change itself takes the source again.
    this.#source = source;
    // A listener may have dealt another game: the action was meant for this one.
    return allowed && this.#game === game;
  }

  /** Hides a refusal, unless another one has replaced it. */
  clearRefusal(refusal: Refused | null): void {
    if (this.#ui.refusal === refusal) this.update({refusal: null});
  }

  #pushDeal(left: string | null, source: Source, totals = totalsOf(this.game)): void {
    this.#isProvisional = false;
    this.setAssist(initialUi.assist);
    this.#changes.push({type: 'deal', left, source, game: this.game, ...totals});
  }

  #gameChanged(game: Game, change: GameChange): void {
    const source = this.takeSource();
    if (change.type === 'refuse') {
      if (source === 'player') this.update({refusal: change.result});
      this.#changes.push({...change, game, source});
    } else {
      this.#replace(afterAction(this.#ui));
      if (this.#isProvisional) this.#pushDeal(null, 'script', totalsBefore(change));
      this.#changes.push({...change, game, source}, ...this.#winOf(change, source));
    }
    this.#options.invalidated();
  }

  /** A deal is won once, however often its last card is undone and played again. */
  #winOf(change: ActionChange, source: Source): StoreChange[] {
    if (!change.won || this.#hasWon) return [];
    this.#hasWon = true;
    const {score, moves, won, record = ''} = change;
    return [{type: 'win', game: this.game, source, score, moves, won, record}];
  }
}

type Totals = Pick<Snapshot, 'score' | 'moves' | 'won'>;

function totalsOf({score, moves, won}: Game): Totals {
  return {score, moves, won};
}

/** The totals of a fresh deal, before its first action. */
function totalsBefore({score, result}: ActionChange): Totals {
  return {score: score - result.points, moves: 0, won: false};
}
