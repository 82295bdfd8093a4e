import {
  type Card,
  type Game,
  type GameChange,
  type Options,
  type PileId,
  type PlainReason,
  pileOf,
  type Refusal,
} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {TableReason} from '../locales/refusal-text.js';

/** Who caused a change: the player at the table, or the page's script. */
export type Source = 'player' | 'script';

/** Cards picked up or marked, and every pile that would take them. */
export interface Selection {
  readonly from: PileId;
  /** The lead card first, then those that lie on it. */
  readonly cards: readonly Card[];
  readonly targets: readonly PileId[];
  /** Whether they follow the pointer; if not, they wait for a target to be chosen. */
  readonly dragging: boolean;
}

/** What the player may set for himself; the page's attributes are the defaults. */
export interface Settings {
  readonly doubleClick: boolean;
  readonly fourColor: boolean;
  readonly leftHanded: boolean;
  readonly largeIndex: boolean;
  /** New deals are only those that are proven winnable. */
  readonly winnable: boolean;
  /** It is shown whether the game can be won. */
  readonly verdict: boolean;
}

/** Words in whatever language the table speaks when they are shown. */
export type Notice = (strings: Strings) => string;

/** Whether a win can be reached from where the game stands, as far as the solver got. */
export type ShownVerdict = 'winnable' | 'unwinnable' | 'unknown' | 'working';

/** A deal as it is asked for: a game with options, or a code; what is left out stays as it is. */
export type DealRequest = {readonly variant?: string; readonly code?: string} & Options;

/** The dialog that is open; `leave` asks whether the game in progress may go for another. */
export type OpenDialog =
  | {readonly name: 'new-game' | 'settings' | 'keys'}
  | {readonly name: 'leave'; readonly request: DealRequest};

/** What is on the table beside the deal itself. Replaced, never edited. */
export interface TableUi {
  readonly selection: Selection | null;
  readonly dialog: OpenDialog | null;
  readonly settings: Settings;
  /** The last refusal the player met, to be told in words; null once something else was done. */
  readonly refusal: Refused | null;
  /** Words for the player that nothing else on the table tells. */
  readonly notice: Notice | null;
  /** The action that is shown as a hint. */
  readonly hint: string | null;
  /** What the hint shows is no advice: it is the action that lost the game. */
  readonly warns: boolean;
  /** A hint was asked for, and there is none: the player may want to go back. */
  readonly stuck: boolean;
  /** The player was told that he cannot go back to where the game could be won. */
  readonly noWayBack: boolean;
  /** What the solver says of the position, where the player wants to know. */
  readonly verdict: ShownVerdict | null;
  /** Every card can go to the foundations at once, one after the other. */
  readonly canFinish: boolean;
  /** While a deal that can be won is looked for: how many were tried. Nothing is played meanwhile. */
  readonly looking: number | null;
  /** True from the moment of a win until the player puts its celebration away. */
  readonly celebrating: boolean;
}

/** A refusal by the engine, or by the table where no pile or no foundation takes the cards. */
export type Refused =
  | (Refusal & {readonly action: string})
  | {readonly ok: false; readonly reason: PlainReason | TableReason; readonly action: string};

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

/** Of a page that sets nothing. */
const defaults: Settings = {
  doubleClick: true,
  fourColor: false,
  leftHanded: false,
  largeIndex: false,
  winnable: false,
  verdict: false,
};

const nothingHeld = {
  selection: null,
  refusal: null,
  notice: null,
  hint: null,
  warns: false,
  stuck: false,
  noWayBack: false,
  celebrating: false,
} as const;

/**
 * The one place where a table's state lives: the running game, and what the player holds, sees open
 * and has set. Everything that wants a change asks here; what follows from it is told to the element.
 */
export class TableStore {
  #game: Game | undefined;
  #ui: TableUi;
  #source: Source = 'script';
  #won = false;
  #laid = false;
  #telling = false;
  readonly #untold: StoreChange[] = [];
  #unsubscribe: () => void = () => {};
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
    const none = {dialog: null, verdict: null, canFinish: false, looking: null};
    this.#ui = {...nothingHeld, ...none, settings: defaults};
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
    this.update({...nothingHeld, dialog: null, looking: null});
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

  /** Replaces parts of the table's own state; equal parts notify nobody. */
  update(change: Partial<TableUi>): void {
    const keys = Object.keys(change) as (keyof TableUi)[];
    if (keys.every((key) => this.#ui[key] === change[key])) return;
    this.#ui = {...this.#ui, ...change};
    this.#options.invalidated();
  }

  /** Marks or picks up the top `count` cards of a pile; the caller has made sure that they lift. */
  select(from: PileId, count: number, dragging = false): void {
    const {game} = this;
    const cards = pileOf(game.state, from).slice(-count);
    const targets = game.targets(from, count);
    this.update({selection: {from, cards, targets, dragging}, refusal: null});
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
    this.update({looking: null});
    this.#tell({type: 'deal', source, left});
  }

  #gameChanged(change: GameChange): void {
    const source = this.#cause();
    if (change.type === 'refuse') {
      if (source === 'player') this.update({refusal: change.result});
    } else {
      this.update(nothingHeld);
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
