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

export type StoreChange =
  | {readonly type: 'deal'; readonly source: Source; readonly left: string | null}
  | (GameChange & {readonly source: Source})
  | {readonly type: 'refuse'; readonly result: Refused; readonly source: Source}
  | {readonly type: 'win'; readonly source: Source};

export interface StoreOptions {
  /** Asked before each action; false vetoes it. */
  readonly before: (action: string, source: Source) => boolean;
  /** Told each change of the game, once it is complete. */
  readonly changed: (change: StoreChange) => void;
  /** Told that something, game or table, wants to be shown anew. */
  readonly invalidated: () => void;
}

/**
 * The one place where a table's state lives: the running game, and what the player holds, sees open
 * and has set. Everything that wants a change asks here; what follows from it is told to the element.
 */
export class TableStore {
  #game: Game | undefined;
  #ui = initialUi;
  #source: Source = 'script';
  #won = false;
  #laid = false;
  #telling = false;
  readonly #untold: StoreChange[] = [];
  #unsubscribe: () => void = () => {};
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** The running game; there is one as soon as `dealt` says so. */
  get game(): Game {
    return this.#game as Game;
  }

  /** Whether there is a game yet; nothing is shown or played before. */
  get hasGame(): boolean {
    return !!this.#game;
  }

  /** Whether the game only lies there until a better one is found. */
  get isProvisional(): boolean {
    return this.#laid;
  }

  /** Who causes what happens just now. */
  get source(): Source {
    return this.#source;
  }

  get ui(): TableUi {
    return this.#ui;
  }

  /** Puts another game on the table; the one that was there is left. */
  start(game: Game, source = this.#cause()): void {
    const left = this.#laid ? null : (this.#game?.toRecord() ?? null);
    this.startProvisional(game);
    this.#tellDeal(left, source);
  }

  /** Puts a game on an empty table that may yet be replaced: it counts as dealt once it is started, or played. */
  startProvisional(game: Game): void {
    this.#unsubscribe();
    this.#game = game;
    this.#won = game.won;
    this.#unsubscribe = game.subscribe({
      before: (action) => this.#permits(action),
      after: (change) => this.#gameChanged(change),
    });
    this.#laid = true;
    this.#replace(afterDeal);
    this.#options.invalidated();
  }

  /** Runs `act` as the player's doing, so that its changes are told as his. */
  asPlayer<T>(act: () => T): T {
    const before = this.#source;
    this.#source = 'player';
    try {
      return act();
    } finally {
      this.#source = before;
    }
  }

  /** Replaces parts of the UI's state. If all of them are what they were, nobody is notified. */
  update(change: Partial<Omit<TableUi, 'assist' | 'verdict'>>): void {
    this.#replace(change);
  }

  /** For the assistant alone, so that nobody else need know which of its states may follow which. */
  setAssist(assist: AssistState): void {
    this.#replace({assist});
  }

  /** For the assistant's verdict tracker alone. */
  setVerdict(verdict: ShownVerdict | null): void {
    this.#replace({verdict});
  }

  #replace(change: Partial<TableUi>): void {
    const keys = Object.keys(change) as (keyof TableUi)[];
    if (keys.every((key) => this.#ui[key] === change[key])) return;
    this.#ui = {...this.#ui, ...change};
    this.#options.invalidated();
  }

  /** Marks or picks up the top `count` cards of a pile; the caller has made sure that they lift. */
  select(from: PileId, count: number, carried = false): void {
    const {game} = this;
    const cards = pileOf(game.state, from).slice(-count);
    const targets = game.targets(from, count);
    this.update({selection: {from, cards, targets, carried}, refusal: null});
  }

  deselect(): void {
    this.update({selection: null});
  }

  /** Tells the player that what he tried cannot be done; nothing has changed. */
  refuse(refusal: Refused): void {
    this.update({refusal});
    this.#tell({type: 'refuse', result: refusal, source: 'player'});
  }

  /** Whose doing comes now, once: what listeners do about a player's is the script's. */
  #cause(): Source {
    const source = this.#source;
    this.#source = 'script';
    return source;
  }

  #permits(action: string): boolean {
    const source = this.#cause();
    const permitted = this.#options.before(action, source);
    this.#source = source;
    return permitted;
  }

  /** A change that a listener causes waits until all is told of the one before. */
  #tell(change: StoreChange): void {
    this.#untold.push(change);
    if (this.#telling) return;
    this.#telling = true;
    for (let next = this.#untold.shift(); next; next = this.#untold.shift()) {
      this.#options.changed(next);
    }
    this.#telling = false;
  }

  /** Puts a refusal away, if it is still what is told. */
  clearRefusal(refusal: Refused | null): void {
    if (this.#ui.refusal === refusal) this.update({refusal: null});
  }

  #tellDeal(left: string | null, source: Source): void {
    this.#laid = false;
    this.setAssist(initialUi.assist);
    this.#tell({type: 'deal', source, left});
  }

  #gameChanged(change: GameChange): void {
    const source = this.#cause();
    if (change.type === 'refuse') {
      if (source === 'player') this.update({refusal: change.result});
    } else {
      this.#replace(afterAction(this.#ui));
      if (this.#laid) this.#tellDeal(null, 'script');
    }
    this.#tell({...change, source});
    if (change.type !== 'refuse') this.#noteWin(source);
    this.#options.invalidated();
  }

  /** A deal is won once, however often its last card is taken back and played again. */
  #noteWin(source: Source): void {
    if (!this.game.won || this.#won) return;
    this.#won = true;
    this.#tell({type: 'win', source});
  }
}
