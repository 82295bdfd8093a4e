import {ContextProvider} from '@lit/context';
import {LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {type TableCommands, type TableContext, tableContext} from '../context/table-context.js';
import {CodeError, Game, type Options, type PlayResult, RecordError} from '../engine/index.js';
import type {SomeTexts, Strings} from '../locales/en.js';
import {randomDealNumber} from '../platform/random.js';
import {attempt} from '../platform/report-error.js';
import {Announcer} from '../speech/announcer.js';
import {Clock} from '../store/clock.js';
import {type StoreChange, TableStore} from '../store/table-store.js';
import type {DealRequest, Settings} from '../store/ui-state.js';
import {tableStyles} from '../view/styles.js';
import {type Controls, tableTemplate} from '../view/table-template.js';
import {defineControls} from './define-controls.js';
import {FeltController} from './felt-controller.js';
import {AssistLoader} from './assist-loader.js';
import {LanguageController} from './language-controller.js';
import {withExtras} from './load-extras.js';
import {type MaskedState, maskedState} from './masked-state.js';
import {resolveDeal, type DealChoice, DealRequests, parseEnumerated} from './deal-requests.js';
import {dispatch, dispatchChange} from './dispatch.js';
import type {TextReason} from './events.js';

/** The result of reading a code or record. */
export type TextResult = {readonly ok: true} | {readonly ok: false; readonly reason: TextReason};

/**
 * A solitaire table. Attributes and properties configure it, methods control it, and events report changes. The
 * detail of every event has a `source`: `player` or `script`.
 *
 * @summary Plays eight games of solitaire, and games that the page registers.
 *
 * @fires {CustomEvent<BeforeMoveDetail>} solitaire-before-move - Fires before an action. Cancel it to prevent the action. Detail: `action`.
 * @fires {CustomEvent<DealDetail>} solitaire-deal - Fires when a game is dealt. Detail: `code`, `variant`, `options`, `left` (the record of the game before, or null).
 * @fires {CustomEvent<MoveDetail>} solitaire-move - Fires after a move, draw or recycle. Detail: `action`, `score`, `points`, `moves`, `uncovered`.
 * @fires {CustomEvent<MoveDetail>} solitaire-undo - Fires after an undo. Detail: as for `solitaire-move`, of the action that was undone.
 * @fires {CustomEvent<MoveDetail>} solitaire-redo - Fires after a redo. Detail: as for `solitaire-move`, of the action that was redone.
 * @fires {CustomEvent<RefuseDetail>} solitaire-refuse - Fires when an action is refused. Detail: `action`, `reason`, `allowed`.
 * @fires {CustomEvent<WinDetail>} solitaire-win - Fires when every card is on the foundations, once per deal. Cancel it to show a celebration of your own. Detail: `code`, `record`, `score`, `moves`, `seconds`.
 * @fires {CustomEvent<ChangeDetail>} solitaire-change - Fires after each of the events above except `solitaire-before-move`. Detail: `type`, `code`, `score`, `moves`, `won`.
 * @fires {CustomEvent<ErrorDetail>} solitaire-error - Fires when a code or record cannot be read. The running game stays. Detail: `text`, `reason`, `index`, `error`.
 *
 * @slot bar - Replaces the controls in the bar.
 * @slot bar-end - Adds to the end of the bar.
 *
 * @csspart bar - The bar with the controls.
 * @csspart felt - The felt under the cards.
 * @csspart card - Each card.
 * @csspart message - The message after a refused action.
 * @csspart assist - The panel that shows what the solver found.
 * @csspart win - The panel after a win.
 *
 * @cssproperty [--solitaire-felt=#1c6e47] - The color of the felt. Its highlights, edges and text follow it.
 * @cssproperty [--solitaire-accent=#ffd257] - Marks the selection and its targets.
 * @cssproperty [--solitaire-max-height=100svh] - The maximum height of the table, unless the page sets a height.
 * @cssproperty [--solitaire-radius=12px] - The radius of the table's corners.
 * @cssproperty [--solitaire-face] - The background of card faces.
 * @cssproperty [--solitaire-edge] - The thin line around each card.
 * @cssproperty [--solitaire-gold] - The crowns and trimmings of court cards.
 * @cssproperty [--solitaire-back] - The color of card backs.
 * @cssproperty [--solitaire-back-line] - The pattern on card backs.
 * @cssproperty [--solitaire-spades] - Spades: index, pips and court cards.
 * @cssproperty [--solitaire-hearts] - Hearts.
 * @cssproperty [--solitaire-diamonds] - Diamonds.
 * @cssproperty [--solitaire-clubs] - Clubs.
 */
export class SolitaireTableElement extends LitElement {
  static override styles = tableStyles;

  /** @internal Returns the number of the next random deal, below 2^35. Tests replace it. */
  static randomDealNumber = randomDealNumber;

  static {
    // The first rendering is measured before the cards can be laid out.
    this.disableWarning?.('change-in-update');
  }

  static override properties = {
    variant: {noAccessor: true},
    draw: {noAccessor: true},
    scoring: {noAccessor: true},
    cells: {noAccessor: true},
    code: {noAccessor: true},
    controls: {},
    doubleClick: {attribute: 'double-click'},
    keyboard: {},
    fourColor: {type: Boolean, attribute: 'four-color'},
    leftHanded: {type: Boolean, attribute: 'left-handed'},
    largeIndex: {type: Boolean, attribute: 'large-index'},
    winnable: {type: Boolean},
    assist: {},
    hints: {},
    disabled: {type: Boolean},
    // Lit keeps a value that the page sets before the element is defined.
    strings: {attribute: false, noAccessor: true},
  };

  readonly #store = new TableStore({
    before: (action, source) => dispatch(this, 'solitaire-before-move', {action, source}),
    changed: (change) => this.#dispatchChange(change),
    invalidated: () => this.requestUpdate(),
  });
  readonly #requests = new DealRequests(
    this.#store,
    (choice) => this.#deal(choice),
    (text, error) => this.#error(text, error),
  );
  readonly #clock = new Clock(this, {onTick: () => this.#provide()});
  readonly #announcer = new Announcer(this, this.#store, withExtras);
  readonly #felt = new FeltController(this, this.#store, {
    showHint: () => void this.hint(),
    readTable: () => void this.#assistLoader.readTable(),
  });
  readonly #assistLoader = new AssistLoader(this, this.#store, this.#announcer, {deal: randomDeal});
  readonly #language = new LanguageController(this);
  readonly #provider = new ContextProvider(this, {context: tableContext});
  #controls: Controls = 'full';
  #doubleClick: 'on' | 'off' = 'on';
  #keyboard: 'on' | 'off' = 'on';
  #assist: 'off' | 'verdict' = 'off';
  #hints: 'fair' | 'solver' = 'fair';
  #winnable = false;

  /**
   * How many controls the bar shows.
   * @default 'full'
   */
  get controls(): Controls {
    return this.#controls;
  }
  set controls(value: Controls | null) {
    this.#controls = parseEnumerated('controls', ['full', 'minimal', 'none'], value);
  }

  /**
   * Whether a double click or double tap moves a card to any pile that accepts it.
   * @default 'on'
   */
  get doubleClick(): 'on' | 'off' {
    return this.#doubleClick;
  }
  set doubleClick(value: 'on' | 'off' | null) {
    this.#doubleClick = parseEnumerated('double-click', ['on', 'off'], value);
  }

  /**
   * Whether keys play while the table has focus. When off, only Tab and the keys of its buttons work.
   * @default 'on'
   */
  get keyboard(): 'on' | 'off' {
    return this.#keyboard;
  }
  set keyboard(value: 'on' | 'off' | null) {
    this.#keyboard = parseEnumerated('keyboard', ['on', 'off'], value);
  }

  /**
   * Shows after each move whether the game can still be won.
   * @default 'off'
   */
  get assist(): 'off' | 'verdict' {
    return this.#assist;
  }
  set assist(value: 'off' | 'verdict' | null) {
    this.#assist = parseEnumerated('assist', ['off', 'verdict'], value);
  }

  /**
   * What hints are based on: what the player can know (`fair`), or face-down cards too (`solver`).
   * @default 'fair'
   */
  get hints(): 'fair' | 'solver' {
    return this.#hints;
  }
  set hints(value: 'fair' | 'solver' | null) {
    this.#hints = parseEnumerated('hints', ['fair', 'solver'], value);
  }

  /**
   * Makes every random deal one that is proven winnable. `solitaire-deal` fires once one is found.
   * @default false
   */
  get winnable(): boolean {
    return this.#winnable;
  }
  set winnable(value: boolean) {
    // Takes effect at once: a deal that is requested next must respect it.
    if (value !== this.#winnable) this.#updateSettings({winnable: value});
    this.#winnable = value;
  }

  /**
   * Gives each suit its own color.
   * @default false
   */
  declare fourColor: boolean;

  /**
   * Shows cards with much larger ranks and suits, for low vision.
   * @default false
   */
  declare largeIndex: boolean;

  /**
   * Moves the stock and the foundations to the other side.
   * @default false
   */
  declare leftHanded: boolean;

  /**
   * Makes the table read-only: it ignores player input.
   * @default false
   */
  declare disabled: boolean;

  constructor() {
    super();
    // Class fields would shadow Lit's accessors.
    this.fourColor = this.leftHanded = this.largeIndex = this.disabled = false;
  }

  /**
   * The game's id. Changing it deals a new game.
   * @default 'double'
   */
  get variant(): string {
    return this.#requests.read('variant') as string;
  }
  set variant(value: string | null) {
    this.#request('variant', value);
  }

  /**
   * How many cards are drawn at a time, 1 or 3, in games with that option. Changing it deals a new game.
   * @default 1
   */
  get draw(): number {
    return this.#requests.read('draw') as number;
  }
  set draw(value: number | string | null) {
    this.#request('draw', value);
  }

  /**
   * The scoring, `standard` or `vegas`, in games with that option. Changing it deals a new game.
   * @default 'standard'
   */
  get scoring(): string {
    return this.#requests.read('scoring') as string;
  }
  set scoring(value: string | null) {
    this.#request('scoring', value);
  }

  /**
   * The number of cells, 4, 3, 2 or 1, in games with that option. Changing it deals a new game.
   * @default 4
   */
  get cells(): number {
    return this.#requests.read('cells') as number;
  }
  set cells(value: number | string | null) {
    this.#request('cells', value);
  }

  /** The code of the running game. Set it to deal that game. A bad code fires `solitaire-error` and changes nothing. */
  get code(): string {
    return this.game.code;
  }
  set code(value: string | null) {
    this.#requests.requestCode(value);
    this.requestUpdate();
  }

  /** The running game. Every change of it shows on the table and fires events, whoever makes it. */
  get game(): Game {
    this.#requests.apply();
    return this.#store.game;
  }

  /** The piles as the player sees them: a face-down card has neither rank nor suit. */
  get state(): MaskedState {
    return maskedState(this.game.state);
  }

  /** Points, or dollars with Vegas scoring. */
  get score(): number {
    return this.game.score;
  }

  /** How many actions were played. An undo does not lower it. */
  get moves(): number {
    return this.game.moves;
  }

  /** Whether every card is on the foundations. */
  get won(): boolean {
    return this.game.won;
  }

  /** The code and every action since, undos and redos included. */
  get record(): string {
    return this.game.toRecord();
  }

  /** Whether there is an action to undo. */
  get canUndo(): boolean {
    return this.game.canUndo;
  }

  /** Whether there is an action to redo. */
  get canRedo(): boolean {
    return this.game.canRedo;
  }

  /**
   * The texts that the table shows and announces, in the language of the nearest `lang`. Set some of them to
   * replace these: `table.strings = {newGame: 'Play again'}`. Set null to restore all. Throws TypeError for a
   * text of the wrong type.
   */
  get strings(): Strings {
    return this.#language.strings;
  }
  set strings(own: SomeTexts | null) {
    this.#language.own = own;
  }

  /**
   * Deals a new game, with the same variant and options unless the request changes them, or the deal of
   * `code`. A bad code fires `solitaire-error` and changes nothing.
   */
  newGame(request: DealRequest = {}): TextResult {
    const {code, ...wanted} = request;
    if (code !== undefined) return this.#start(code, () => Game.fromCode(code));
    const {variant, options} = this.game;
    this.#deal(resolveDeal({variant, ...options, ...wanted}));
    return {ok: true};
  }

  /** Deals the same game again. */
  restart(): void {
    this.#store.start(Game.fromCode(this.game.code));
  }

  /** Plays an action in notation, such as `T4-F1` or `D`, or refuses it and changes nothing. */
  play(action: string): PlayResult {
    return this.game.play(action);
  }

  /** Every legal draw, recycle and move, in notation. */
  legalActions(): string[] {
    return this.game.legalActions();
  }

  /** Undoes the last action. */
  undo(): PlayResult {
    return this.game.undo();
  }

  /** Plays the last undone action again. */
  redo(): PlayResult {
    return this.game.redo();
  }

  /**
   * Shows a hint, and resolves to its action in notation: the best one first, then the next best with each
   * call. Resolves to null if no move helps, and before the first deal.
   */
  async hint(): Promise<string | null> {
    return (await this.#assistLoader.load())?.hint() ?? null;
  }

  /** Replaces the game with the game of a record. A bad record fires `solitaire-error` and changes nothing. */
  loadRecord(text: string): TextResult {
    return this.#start(text, () => Game.fromRecord(text));
  }

  /** Moves the focus to the table's cards. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#felt.focus(options);
  }

  override connectedCallback(): void {
    defineControls();
    super.connectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('doubleClick')) this.#updateSettings({doubleClick: this.doubleClick === 'on'});
    if (changed.has('assist')) this.#updateSettings({verdict: this.assist === 'verdict'});
    for (const name of ['fourColor', 'leftHanded', 'largeIndex'] as const) {
      if (changed.has(name)) this.#updateSettings({[name]: this[name]});
    }
    this.#requests.apply();
    this.#provide();
  }

  protected override render(): TemplateResult {
    return tableTemplate({
      ...this.#context(),
      felt: this.#felt,
      controls: this.controls,
      keyboard: this.keyboard,
      preload: this.#loadExtras,
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('controls')) this.#felt.layout.observe();
    const {dialog, settings} = this.#store.ui;
    if (this.moves || dialog || settings.verdict) this.#loadExtras();
  }

  readonly #loadExtras = (): void => void this.#assistLoader.load();

  /** The commands of controls. Their changes have the player as their source. */
  readonly #commands: TableCommands = {
    newGame: (request) => this.#store.asPlayer(() => this.newGame(request)),
    requestNewGame: (request) => {
      if (this.moves && !this.won) this.#store.update({dialog: {name: 'leave', request}});
      else this.#commands.newGame(request);
    },
    undo: () => this.#store.asPlayer(() => this.undo()),
    redo: () => this.#store.asPlayer(() => this.redo()),
    hint: () => this.hint(),
    openDialog: (name) => this.#store.update({dialog: name && {name}}),
    updateSettings: (settings) => this.#updateSettings(settings),
    dismissWin: () => this.#store.update({celebrating: false}),
    assist: (request) => this.#assistLoader.handle(request),
  };

  #deal(choice: DealChoice): void {
    void this.#assistLoader.deal(choice, this.#store.ui.settings.winnable);
  }

  #updateSettings(settings: Partial<Settings>): void {
    this.#store.update({settings: {...this.#store.ui.settings, ...settings}});
  }

  #request(name: 'variant' | 'draw' | 'scoring' | 'cells', value: unknown): void {
    this.#requests.request(name, value);
    this.requestUpdate();
  }

  #start(text: string, load: () => Game): TextResult {
    try {
      const game = load();
      this.#requests.discard();
      this.#store.start(game);
      return {ok: true};
    } catch (error) {
      if (!(error instanceof CodeError) && !(error instanceof RecordError)) throw error;
      this.#error(text, error);
      return {ok: false, reason: error.reason};
    }
  }

  #dispatchChange(change: StoreChange): void {
    this.#clock.update(change.type, change.won);
    if (change.type !== 'refuse') this.#felt.pointer.cancel();
    // Texts can be the page's own functions. One that throws must not keep the events from being dispatched.
    attempt(() => this.#announcer.announceChange(change));
    const accepted = dispatchChange(this, change, this.#clock.seconds);
    const isStillWon = this.#store.game === change.game && this.#store.game.won;
    if (change.type === 'win') this.#store.update({celebrating: accepted && isStillWon});
  }

  #error(text: string, error: CodeError | RecordError): void {
    const index = error instanceof RecordError ? error.index : null;
    const source = this.#store.takeSource();
    dispatch(this, 'solitaire-error', {text, reason: error.reason, index, error, source});
  }

  #context(): TableContext {
    return {
      game: this.game,
      ui: this.#store.ui,
      seconds: this.#clock.seconds,
      strings: this.strings,
      disabled: this.disabled || this.#store.ui.assist.type === 'finding-deal',
      commands: this.#commands,
    };
  }

  #provide(): void {
    this.#provider.setValue(this.#context());
  }
}

function randomDeal(variant: string, options: Options): Game {
  return Game.deal(variant, options, SolitaireTableElement.randomDealNumber);
}
