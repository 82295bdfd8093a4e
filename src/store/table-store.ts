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
import {DeliveryQueue} from '../engine/delivery-queue.js';
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

/** The game right after a change, taken when it happened: listeners may have moved the game on since. */
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

export interface StoreOptions {
  /** Called before each action. Return false to veto it. */
  readonly before: (action: string, source: Source) => boolean;
  /** Called once for each change of the game, in order, after it is complete. */
  readonly changed: (change: StoreChange) => void;
  /** Called when the game or the table's own state needs a new rendering. */
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
 * The single source of truth of one table: the running game, and the table's own state (selection, dialog,
 * settings, messages). Input and scripts request changes here; the element gets each change through
 * `StoreOptions.changed`.
 */
export class TableStore {
  #game: Game | undefined;
  #ui: TableUi;
  #source: Source = 'script';
  #hasWon = false;
  #isProvisional = false;
  #unsubscribe: () => void = () => {};
  readonly #changes: DeliveryQueue<StoreChange>;
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#changes = new DeliveryQueue((change) => options.changed(change));
    const none = {dialog: null, verdict: null, canFinish: false, looking: null};
    this.#ui = {...nothingHeld, ...none, settings: defaults};
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

  /** Replaces the running game. */
  start(game: Game, source = this.#takeSource()): void {
    const left = this.#isProvisional ? null : (this.#game?.toRecord() ?? null);
    this.startProvisional(game);
    this.#pushDeal(left, source);
  }

  /** Sets a placeholder game. It counts as dealt once it is started or an action is played on it. */
  startProvisional(game: Game): void {
    this.#unsubscribe();
    this.#game = game;
    this.#hasWon = game.won;
    this.#unsubscribe = game.subscribe({
      before: (action) => this.#allows(game, action),
      happened: (change) => this.#gameChanged(game, change),
    });
    this.#isProvisional = true;
    this.update({...nothingHeld, dialog: null, looking: null});
    this.#options.invalidated();
  }

  /** Runs `act` with the player as the source of its changes. */
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
  update(change: Partial<TableUi>): void {
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
      ...standingOf(this.game),
    });
  }

  /** Returns the source of the change that is being made, once: what listeners do next is the script's. */
  #takeSource(): Source {
    const source = this.#source;
    this.#source = 'script';
    return source;
  }

  #allows(game: Game, action: string): boolean {
    const source = this.#takeSource();
    const allowed = this.#options.before(action, source);
    this.#source = source;
    // A listener may have dealt another game: the action was meant for this one.
    return allowed && this.#game === game;
  }

  /** Hides a refusal, unless another one has replaced it. */
  clearRefusal(refusal: Refused | null): void {
    if (this.#ui.refusal === refusal) this.update({refusal: null});
  }

  #pushDeal(left: string | null, source: Source, standing = standingOf(this.game)): void {
    this.#isProvisional = false;
    this.update({looking: null});
    this.#changes.push({type: 'deal', left, source, game: this.game, ...standing});
  }

  #gameChanged(game: Game, change: GameChange): void {
    const source = this.#takeSource();
    if (change.type === 'refuse') {
      if (source === 'player') this.update({refusal: change.result});
      this.#changes.push({...change, game, source});
    } else {
      this.update(nothingHeld);
      if (this.#isProvisional) this.#pushDeal(null, 'script', standingBefore(change));
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

type Standing = Pick<Snapshot, 'score' | 'moves' | 'won'>;

function standingOf({score, moves, won}: Game): Standing {
  return {score, moves, won};
}

/** The standing of a fresh deal, before its first action. */
function standingBefore({score, result}: ActionChange): Standing {
  return {score: score - result.points, moves: 0, won: false};
}
