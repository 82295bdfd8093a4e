import {ContextProvider} from '@lit/context';
import {LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {type TableCommands, type TableContext, tableContext} from '../context/table-context.js';
import {CodeError, Game, type PlayResult, RecordError} from '../engine/index.js';
import type {SomeTexts, Strings} from '../locales/en.js';
import {reportError} from '../platform/report-error.js';
import {Announcer} from '../speech/announcer.js';
import {Clock} from '../store/clock.js';
import {type DealRequest, type StoreChange, TableStore} from '../store/table-store.js';
import {tableStyles} from '../view/styles.js';
import {type Controls, tableTemplate} from '../view/table-template.js';
import {defineControls} from './define-controls.js';
import {FeltController} from './felt-controller.js';
import {AssistLoader} from './assist-loader.js';
import {LanguageController} from './language-controller.js';
import {withExtras} from './load-extras.js';
import {type MaskedState, maskedState} from './masked-state.js';
import {chooseDeal, type DealChoice, DealRequests, enumerated} from './deal-requests.js';
import {dispatch, dispatchChange} from './dispatch.js';

/** What came of a text that may be wrong. */
export type TextResult = {readonly ok: true} | {readonly ok: false; readonly reason: string};

/**
 * A solitaire table: games, options, codes and records by attributes, properties, methods and events.
 * The detail of every event also has `source`: `player` or `script`.
 *
 * @summary Plays eight games of solitaire, and those that the page adds.
 *
 * @fires {CustomEvent<BeforeMoveDetail>} solitaire-before-move - Before an action; cancelling it keeps the action from being done. Detail: `action`.
 * @fires {CustomEvent<DealDetail>} solitaire-deal - Another deal lies on the table; tells the record of the game that was left. Detail: `code`, `variant`, `options`, `left`.
 * @fires {CustomEvent<MoveDetail>} solitaire-move - A move, a draw or a recycle was done. Detail: `action`, `score`, `points`, `moves`, `uncovered`.
 * @fires {CustomEvent<MoveDetail>} solitaire-undo - The last action was taken back. Detail: as of a move.
 * @fires {CustomEvent<MoveDetail>} solitaire-redo - An action was done again. Detail: as of a move.
 * @fires {CustomEvent<RefuseDetail>} solitaire-refuse - What was asked for cannot be done; tells the attempt and the reason. Detail: `action`, `reason`, `allowed`.
 * @fires {CustomEvent<WinDetail>} solitaire-win - Every card is on the foundations; once a deal. Cancelling it leaves the celebration to the page. Detail: `code`, `record`, `score`, `moves`, `seconds`.
 * @fires {CustomEvent<ChangeDetail>} solitaire-change - After any of the events above but before-move. Detail: `type`, `code`, `score`, `moves`, `won`.
 * @fires {CustomEvent<ErrorDetail>} solitaire-error - A code or record could not be read; the running game stays. Detail: `text`, `reason`, `index`, `error`.
 *
 * @slot bar - Replaces the bar's controls with the page's own.
 * @slot bar-end - Adds to the end of the bar.
 *
 * @csspart bar - The bar with the controls.
 * @csspart felt - The felt that the cards lie on.
 * @csspart card - Each card.
 * @csspart message - The words that tell a refusal.
 * @csspart assist - The panel that tells what the solver found.
 * @csspart win - The panel that tells a win.
 *
 * @cssproperty [--solitaire-felt=#1c6e47] - The felt; its light, its edges and the text on it follow.
 * @cssproperty [--solitaire-accent=#ffd257] - Marks what is selected and where it may go.
 * @cssproperty [--solitaire-max-height=100svh] - The height that the table keeps within where the page sets none.
 * @cssproperty [--solitaire-radius=12px] - The table's corners.
 * @cssproperty [--solitaire-face] - The cards' faces.
 * @cssproperty [--solitaire-edge] - The hairline around each card.
 * @cssproperty [--solitaire-gold] - The courts' crowns and trimmings.
 * @cssproperty [--solitaire-back] - The cards' backs.
 * @cssproperty [--solitaire-back-line] - The pattern on the backs.
 * @cssproperty [--solitaire-spades] - Spades: index, pips and courts.
 * @cssproperty [--solitaire-hearts] - Hearts.
 * @cssproperty [--solitaire-diamonds] - Diamonds.
 * @cssproperty [--solitaire-clubs] - Clubs.
 */
export class SolitaireTableElement extends LitElement {
  static override styles = tableStyles;

  static {
    // What is rendered first has to be measured before it can be laid out.
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
    // Lit keeps what a page sets before the element is known.
    strings: {attribute: false, noAccessor: true},
  };

  readonly #store = new TableStore({
    before: (action, source) => dispatch(this, 'solitaire-before-move', {action, source}),
    changed: (change) => this.#changed(change),
    invalidated: () => this.requestUpdate(),
  });
  readonly #requests = new DealRequests(
    this.#store,
    (choice) => this.#deal(choice),
    (text, error) => this.#error(text, error),
  );
  readonly #clock = new Clock(this, () => this.#provide());
  readonly #announcer = new Announcer(this, this.#store, withExtras);
  readonly #felt = new FeltController(this, this.#store, {
    showHint: () => void this.hint(),
    readTable: () => void this.#help.read(),
  });
  readonly #help = new AssistLoader(this, this.#store, this.#announcer);
  readonly #language = new LanguageController(this);
  readonly #provider = new ContextProvider(this, {context: tableContext});
  #controls: Controls = 'full';
  #doubleClick: 'on' | 'off' = 'on';
  #keyboard: 'on' | 'off' = 'on';
  #assist: 'off' | 'verdict' = 'off';
  #hints: 'fair' | 'solver' = 'fair';
  #winnable = false;

  /**
   * Shows the bar whole, with the least, or not at all.
   * @default 'full'
   */
  get controls(): Controls {
    return this.#controls;
  }
  set controls(value: Controls | null) {
    this.#controls = enumerated('controls', ['full', 'minimal', 'none'], value);
  }

  /**
   * Whether a second tap on a card looks for any place that takes it.
   * @default 'on'
   */
  get doubleClick(): 'on' | 'off' {
    return this.#doubleClick;
  }
  set doubleClick(value: 'on' | 'off' | null) {
    this.#doubleClick = enumerated('double-click', ['on', 'off'], value);
  }

  /**
   * Whether keys play while the focus is inside; without them, Tab and the buttons' own keys are all that is left.
   * @default 'on'
   */
  get keyboard(): 'on' | 'off' {
    return this.#keyboard;
  }
  set keyboard(value: 'on' | 'off' | null) {
    this.#keyboard = enumerated('keyboard', ['on', 'off'], value);
  }

  /**
   * Whether it is shown, at every step, if the game can still be won.
   * @default 'off'
   */
  get assist(): 'off' | 'verdict' {
    return this.#assist;
  }
  set assist(value: 'off' | 'verdict' | null) {
    this.#assist = enumerated('assist', ['off', 'verdict'], value);
  }

  /**
   * What hints are drawn from: `fair`, what the player can know; `solver`, hidden cards too.
   * @default 'fair'
   */
  get hints(): 'fair' | 'solver' {
    return this.#hints;
  }
  set hints(value: 'fair' | 'solver' | null) {
    this.#hints = enumerated('hints', ['fair', 'solver'], value);
  }

  /**
   * Deals at random only what is proven winnable. The deal comes with `solitaire-deal`, once it is found.
   * @default false
   */
  get winnable(): boolean {
    return this.#winnable;
  }
  set winnable(value: boolean) {
    // A deal that is asked for in the same breath goes by it.
    if (value !== this.#winnable) this.#set({winnable: value});
    this.#winnable = value;
  }

  /**
   * Gives each suit a colour of its own.
   * @default false
   */
  declare fourColor: boolean;

  /**
   * Prints the cards with much larger ranks and suits, for low vision.
   * @default false
   */
  declare largeIndex: boolean;

  /**
   * Puts the stock and the foundations on the other side.
   * @default false
   */
  declare leftHanded: boolean;

  /**
   * Shows the game, but takes nothing from the player.
   * @default false
   */
  declare disabled: boolean;

  constructor() {
    super();
    // Fields of their own would hide Lit's accessors.
    this.fourColor = this.leftHanded = this.largeIndex = this.disabled = false;
  }

  /**
   * The game's id. Changing it deals anew.
   * @default 'double'
   */
  get variant(): string {
    return this.#requests.read('variant') as string;
  }
  set variant(value: string | null) {
    this.#ask('variant', value);
  }

  /**
   * Cards drawn at once, 1 or 3, where the game has the choice. Changing it deals anew.
   * @default 1
   */
  get draw(): number {
    return this.#requests.read('draw') as number;
  }
  set draw(value: number | string | null) {
    this.#ask('draw', value);
  }

  /**
   * How points are counted, `standard` or `vegas`, where the game has the choice. Changing it deals anew.
   * @default 'standard'
   */
  get scoring(): string {
    return this.#requests.read('scoring') as string;
  }
  set scoring(value: string | null) {
    this.#ask('scoring', value);
  }

  /**
   * Cells on the table, 4, 3, 2 or 1, where the game has the choice. Changing it deals anew.
   * @default 4
   */
  get cells(): number {
    return this.#requests.read('cells') as number;
  }
  set cells(value: number | string | null) {
    this.#ask('cells', value);
  }

  /** The running game's code. Setting it deals that game; a bad one fires `solitaire-error` and changes nothing. */
  get code(): string {
    return this.game.code;
  }
  set code(value: string | null) {
    this.#requests.askCode(value);
    this.requestUpdate();
  }

  /** The running game; its changes show on the table and fire the events, whoever makes them. */
  get game(): Game {
    this.#requests.answer();
    return this.#store.game;
  }

  /** Where the cards lie, as the player knows it: face-down cards show neither rank nor suit. */
  get state(): MaskedState {
    return maskedState(this.game.state);
  }

  /** Points; dollars in Vegas scoring. */
  get score(): number {
    return this.game.score;
  }

  /** How many actions the game has seen. */
  get moves(): number {
    return this.game.moves;
  }

  /** Whether every card is on the foundations. */
  get won(): boolean {
    return this.game.won;
  }

  /** The code and every action since, undos included. */
  get record(): string {
    return this.game.toRecord();
  }

  /** Whether there is an action to take back. */
  get canUndo(): boolean {
    return this.game.canUndo;
  }

  /** Whether there is an undone action to do again. */
  get canRedo(): boolean {
    return this.game.canRedo;
  }

  /**
   * The texts it shows and speaks, in the language of the nearest `lang`. Setting some of them puts these in
   * the place of the language's own, null takes them back: `table.strings = {newGame: 'Play again'}`.
   */
  get strings(): Strings {
    return this.#language.strings;
  }
  set strings(own: SomeTexts | null) {
    this.#language.own = own;
  }

  /**
   * Deals anew: the same game and options but for those given, or the deal of a given code. A bad
   * code fires `solitaire-error` and changes nothing.
   */
  newGame(request: DealRequest = {}): TextResult {
    const {code, ...wanted} = request;
    if (code !== undefined) return this.#start(code, () => Game.fromCode(code));
    const {variant, options} = this.game;
    this.#deal(chooseDeal({variant, ...options, ...wanted}));
    return {ok: true};
  }

  /** Deals the same cards again. */
  restart(): void {
    this.#store.start(Game.fromCode(this.game.code));
  }

  /** Does an action in notation, `T4-F1`, `D`, …, or refuses it and changes nothing. */
  play(action: string): PlayResult {
    return this.game.play(action);
  }

  /** Every legal draw, recycle and move, in notation. */
  legalActions(): string[] {
    return this.game.legalActions();
  }

  /** Takes the last action back. */
  undo(): PlayResult {
    return this.game.undo();
  }

  /** Does again what was taken back last. */
  redo(): PlayResult {
    return this.game.redo();
  }

  /**
   * Shows what could be done next, and resolves to it in notation: the best first, at each call the next, by
   * what `hints` says. Null where nothing leads on, and before the first deal.
   */
  async hint(): Promise<string | null> {
    return (await this.#help.fetch())?.hint() ?? null;
  }

  /** Puts the game that a record tells on the table; a bad one fires `solitaire-error` and changes nothing. */
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
    if (changed.has('doubleClick')) this.#set({doubleClick: this.doubleClick === 'on'});
    if (changed.has('assist')) this.#set({verdict: this.assist === 'verdict'});
    for (const name of ['fourColor', 'leftHanded', 'largeIndex'] as const) {
      if (changed.has(name)) this.#set({[name]: this[name]});
    }
    this.#requests.answer();
    this.#provide();
  }

  protected override render(): TemplateResult {
    return tableTemplate({
      ...this.#context(),
      felt: this.#felt,
      controls: this.controls,
      keyboard: this.keyboard,
      preload: this.#begins,
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('controls')) this.#felt.layout.observe();
    const {dialog, settings} = this.#store.ui;
    if (this.moves || dialog || settings.verdict) this.#begins();
  }

  readonly #begins = (): void => void this.#help.fetch();

  /** What controls ask for is the player's wish. */
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
    updateSettings: (settings) => this.#set(settings),
    dismissWin: () => this.#store.update({celebrating: false}),
    assist: (request) => this.#help.do(request),
  };

  #deal(choice: DealChoice): void {
    void this.#help.deal(choice, this.#store.ui.settings.winnable);
  }

  #set(settings: Parameters<TableCommands['updateSettings']>[0]): void {
    this.#store.update({settings: {...this.#store.ui.settings, ...settings}});
  }

  #ask(name: 'variant' | 'draw' | 'scoring' | 'cells', value: unknown): void {
    this.#requests.ask(name, value);
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

  #changed(change: StoreChange): void {
    this.#clock.follow(change.type, change.won);
    if (change.type !== 'refuse') this.#felt.pointer.cancel();
    this.#announce(change);
    const accepted = dispatchChange(this, change, this.#clock.seconds);
    const isCurrent = this.#store.game === change.game && this.#store.game.won;
    if (change.type === 'win') this.#store.update({celebrating: accepted && isCurrent});
  }

  /** Texts can be the page's own functions. One that throws must not keep the events from being dispatched. */
  #announce(change: StoreChange): void {
    try {
      this.#announcer.announceChange(change);
    } catch (error) {
      reportError(error);
    }
  }

  #error(text: string, error: CodeError | RecordError): void {
    const index = error instanceof RecordError ? error.index : null;
    const {source} = this.#store;
    dispatch(this, 'solitaire-error', {text, reason: error.reason, index, error, source});
  }

  #context(): TableContext {
    return {
      game: this.game,
      ui: this.#store.ui,
      seconds: this.#clock.seconds,
      strings: this.strings,
      disabled: this.disabled || this.#store.ui.looking !== null,
      commands: this.#commands,
    };
  }

  #provide(): void {
    this.#provider.setValue(this.#context());
  }
}
