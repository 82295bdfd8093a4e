// A table without a browser: the real store, engine and assistant, with a solver, a page and a clock that a test
// controls. What players would see and hear is written out as text.

import {Assistant, type AssistantOptions} from '../../src/assist/assistant.js';
import {AssistLoader} from '../../src/elements/assist-loader.js';
import {assistContent} from '../../src/elements/panels/assist-content.js';
import {formatCode, Game} from '../../src/engine/index.js';
import {enExtras} from '../../src/locales/en-extras.js';
import {addEnglish, stringsFor} from '../../src/locales/locales.js';
import {search} from '../../src/solver/searcher.js';
import type {Solution, SolveOptions} from '../../src/solver/searcher.js';
import type {SearchInput} from '../../src/solver/search-input.js';
import {type Source, type StoreChange, TableStore} from '../../src/store/table-store.js';
import {markedAction, type Settings} from '../../src/store/ui-state.js';
import {allWins} from '../engine/support.js';
import {settle} from '../support/settle.js';

addEnglish(enExtras);

/** Waits until something is so. For real timers only. */
export async function until(isSo: () => unknown, what = String(isSo)): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Never so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** The record of a won game, as it was after so many actions. */
export function wonGame(code: string, actions: number): string {
  const {record} = allWins().find((win) => win.record.startsWith(code))!;
  return record
    .split(' ')
    .slice(0, 1 + actions)
    .join(' ');
}

export interface Search {
  readonly start: SearchInput;
  readonly options: SolveOptions;
  isAborted(): boolean;
  answer(solution: Pick<Solution, 'verdict' | 'actions'>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A solver whose answers a test gives, when it likes. */
export class FakeSolver {
  /** Every search so far. */
  readonly searches: Search[] = [];
  readonly left: object[] = [];

  search(_user: object, start: SearchInput, options: SolveOptions): Promise<Solution> {
    const signal = options.signal as AbortSignal | undefined;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      this.searches.push({
        start,
        options,
        isAborted: () => !!signal?.aborted,
        answer: (solution) => {
          resolve({nodes: 1, ms: 1, ...solution});
          return settle();
        },
        fail: (error) => {
          reject(error);
          return settle();
        },
      });
    });
  }

  leave(user: object): void {
    this.left.push(user);
  }

  get last(): Search {
    return this.searches.at(-1)!;
  }
}

/** The real search, in this thread. */
export class RealSolver {
  /** How many positions were searched. */
  searches = 0;

  search(_user: object, start: SearchInput, options: SolveOptions): Promise<Solution> {
    this.searches++;
    return search(start, options);
  }

  leave(): void {}
}

export interface Seat {
  readonly code?: string;
  /** A game already begun. */
  readonly record?: string;
  readonly hints?: 'fair' | 'solver';
  readonly settings?: Partial<Settings>;
  readonly solver?: FakeSolver | RealSolver;
  readonly environment?: AssistantOptions['environment'];
  /** The numbers of the next random deals, one after the other, then the first again. */
  readonly deals?: readonly number[];
  /** Resolves to false if the assistant cannot be loaded. */
  readonly load?: () => Promise<boolean>;
}

/** Lit's ReactiveController, as far as the assistant is one. */
interface Controller {
  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdated?(): void;
}

/** A table with its assistant. */
export class TestTable {
  readonly store: TableStore;
  readonly loader: AssistLoader;
  /** What was announced, line by line. Moves count as lines, too. */
  readonly said: string[] = [];
  readonly changes: StoreChange[] = [];
  /** Set to veto actions. */
  allows: (action: string) => boolean = () => true;
  readonly host;
  assistant: Assistant | undefined;
  #isQuiet = false;
  #isUpdating = false;
  readonly #controllers: Controller[] = [];

  constructor(seat: Seat) {
    this.host = {
      strings: stringsFor('en'),
      hints: seat.hints ?? 'fair',
      disabled: false,
      isConnected: true,
      requestUpdate: () => this.#requestUpdate(),
      addController: (controller: Controller) => {
        this.#controllers.push(controller);
      },
    };
    this.store = new TableStore({
      before: (action) => this.allows(action),
      changed: (change) => {
        this.changes.push(change);
        if (!this.#isQuiet) this.said.push(change.type);
      },
      invalidated: () => this.#requestUpdate(),
    });
    const announcer = {
      announce: (text: string) => void this.said.push(text),
      mute: (act: () => void) => {
        this.#isQuiet = true;
        act();
        this.#isQuiet = false;
      },
    };
    let next = 0;
    const {deals, load = () => Promise.resolve(true)} = seat;
    this.loader = new AssistLoader(this.host, this.store, announcer, {
      load: async () => ((await load()) ? {Assistant} : null),
      ...(deals && {
        deal: (variant, options) =>
          Game.deal(variant, options, () => deals[next++ % deals.length]!),
      }),
      assistant: {
        client: seat.solver ?? new RealSolver(),
        environment: {whenVisible: () => Promise.resolve(), ...seat.environment},
      },
    });
    this.store.update({settings: {...this.store.ui.settings, ...seat.settings}});
    if (seat.code) this.store.start(Game.fromCode(seat.code));
    if (seat.record) this.store.start(Game.fromRecord(seat.record));
    this.said.length = this.changes.length = 0;
  }

  /** What was announced, apart from that a search is under way: on a slow machine, any search may be. */
  get heard(): string[] {
    return this.said.filter((line) => line !== 'Checking…');
  }

  get game(): Game {
    return this.store.game;
  }

  get record(): string {
    return this.game.toRecord();
  }

  /** What the panel says; empty while there is no panel. */
  get panel(): string {
    return this.#content?.text ?? '';
  }

  /** The labels of the panel's buttons. */
  get offers(): string[] {
    return this.#content?.offers.map(([, label]) => label) ?? [];
  }

  get #content(): ReturnType<typeof assistContent> {
    return assistContent({ui: this.store.ui, game: this.game, strings: this.host.strings});
  }

  /** The action that is marked on the felt, as a hint or as a mistake. */
  get marked(): string | null {
    return markedAction(this.store.ui);
  }

  get isMarkedAsMistake(): boolean {
    return this.store.ui.assist.type === 'mistake';
  }

  /** The changes that players and scripts have made, such as `move` or `deal`. */
  get types(): string[] {
    return this.changes.map(({type}) => type);
  }

  /** Shows a hint, and resolves to its action. */
  async hint(): Promise<string | null> {
    return this.assistant!.hint();
  }

  play(action: string, source: Source = 'script'): void {
    const act = (): boolean => this.game.play(action).ok;
    const isDone = source === 'player' ? this.store.asPlayer(act) : act();
    if (!isDone) throw new Error(`${action} cannot be played on ${this.record}`);
  }

  start(text: string): void {
    this.store.start(text.includes(' ') ? Game.fromRecord(text) : Game.fromCode(text));
  }

  /** Presses a button of the panel. */
  press(label: string): void {
    const offer = this.#content?.offers.find(([, text]) => text === label);
    if (!offer) throw new Error(`No button ${label}, but ${this.offers.join(', ')}`);
    this.loader.handle(offer[0]);
  }

  /** Takes the table out of the page. */
  remove(): void {
    this.host.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  /** Puts it back. */
  append(): void {
    this.host.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  /** As Lit does: once for all changes of a tick. */
  #requestUpdate(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (!this.store.hasGame) return;
      for (const controller of this.#controllers) controller.hostUpdated?.();
    });
  }
}

/** A table whose assistant is loaded. */
export async function sitDown(seat: Seat): Promise<TestTable> {
  const table = new TestTable(seat);
  table.assistant = await table.loader.load();
  table.host.requestUpdate();
  await settle();
  return table;
}

/** A code of Double with draw 3 and Vegas scoring, of which the solver knows nothing for seconds. */
export const hardGame = 'DS1-D3V-AAAAAAB';

export const codeOf = (variant: string, deal: number, options = {}): string =>
  formatCode({variant, options, deal});
