import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {AssistRequest} from '../context/table-context.js';
import {reportError} from '../platform/report-error.js';
import type {Announcer} from '../speech/announcer.js';
import {tableTexts} from '../speech/reading.js';
import type {TableStore} from '../store/table-store.js';
import type {AssistState} from '../store/ui-state.js';
import {solverClient, type SolverClient} from '../worker/solver-client.js';
import type {AssistContext, AssistEnvironment} from './assist-context.js';
import {AutoFinish} from './auto-finish.js';
import {defaultEnvironment} from './environment.js';
import {HintProvider} from './hint-provider.js';
import {PendingQueries} from './pending-queries.js';
import {Rewind} from './rewind.js';
import {TableSolver} from './table-solver.js';
import {TextTimeout} from './text-timeout.js';
import {VerdictTracker} from './verdict-tracker.js';
import {WinnableDealSearch, type DealCandidate} from './winnable-deal-search.js';

/** What the assistant needs of the table element. */
export type AssistHost = Pick<ReactiveControllerHost, 'addController'> & AssistContext['host'];

/** Replacements for the solver client and the platform, for tests. */
export interface AssistantOptions {
  readonly client?: Pick<SolverClient, 'search' | 'leave'>;
  readonly environment?: Partial<AssistEnvironment>;
}

/** Helps the player of one table: hints, verdicts, winnable deals, the way back from a mistake, finishing. */
export class Assistant implements ReactiveController {
  readonly #hints: HintProvider;
  readonly #verdicts: VerdictTracker;
  readonly #deals: WinnableDealSearch;
  readonly #rewind: Rewind;
  readonly #finish: AutoFinish;
  readonly #texts: TextTimeout;
  readonly #context: AssistContext;

  constructor(
    host: AssistHost,
    store: TableStore,
    announcer: Pick<Announcer, 'announce' | 'mute'>,
    {client = solverClient, environment}: AssistantOptions = {},
  ) {
    const basic = {
      ...defaultEnvironment,
      ...environment,
      host,
      store,
      announce: (text: string) => announcer.announce(text),
      withoutAnnouncements: (act: () => void) => announcer.mute(act),
      show: (state: AssistState, ...texts: readonly string[]) => this.#show(state, texts),
    };
    const context = {...basic, solver: new TableSolver({host, client, now: basic.now})};
    this.#context = {...context, queries: new PendingQueries(context)};
    this.#hints = new HintProvider(this.#context);
    this.#verdicts = new VerdictTracker(this.#context);
    this.#deals = new WinnableDealSearch(this.#context);
    this.#rewind = new Rewind(this.#context);
    this.#finish = new AutoFinish(this.#context);
    this.#texts = new TextTimeout(store);
    host.addController(this);
  }

  hostConnected(): void {
    this.#deals.resume();
    this.#context.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#verdicts.stop();
    this.#deals.pause();
    this.#context.solver.disconnect();
  }

  hostUpdated(): void {
    this.#context.queries.sync();
    this.#deals.sync();
    this.#verdicts.sync();
    this.#finish.sync();
    this.#texts.sync();
  }

  /** See `HintProvider.next`. */
  hint(): Promise<string | null> {
    return this.#hints.next();
  }

  /** Deals this game, or the next one like it that is proven winnable. */
  deal(candidate: DealCandidate): void {
    this.#deals.start(candidate);
  }

  /** Announces the whole table, pile by pile. */
  readTable(): void {
    const {store, host, announce} = this.#context;
    for (const line of tableTexts(store.game, host.strings)) announce(line);
  }

  /** Handles what the player chose in the panel. */
  handle(request: AssistRequest): void {
    switch (request) {
      case 'rewind':
        this.#rewind.run().catch(reportError);
        break;
      case 'finish':
        this.#finish.run().catch(reportError);
        break;
      case 'deal-anyway':
        this.#deals.dealAnyway();
        break;
      case 'keep-game':
        this.#deals.cancel();
        break;
    }
  }

  #show(state: AssistState, texts: readonly string[]): boolean {
    const {store, announce} = this.#context;
    const {type} = store.ui.assist;
    if (type === 'finding-deal' || type === 'finishing') return false;
    store.setAssist(state);
    for (const text of texts) if (text) announce(text);
    return true;
  }
}
