import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {AssistRequest} from '../context/table-context.js';
import type {Announcer} from '../speech/announcer.js';
import {tableTexts} from '../speech/reading.js';
import type {TableStore} from '../store/table-store.js';
import {HintProvider} from './hint-provider.js';
import {WinnableDealSearch, type DealCandidate} from './winnable-deal-search.js';
import {TableSolver} from './table-solver.js';
import {PendingQueries} from './pending-queries.js';
import {AutoFinish} from './auto-finish.js';
import type {AssistContext} from './assist-context.js';
import {NoticeTimeout} from './notice-timeout.js';
import {VerdictTracker} from './verdict-tracker.js';
import {Rewind} from './rewind.js';

export type AssistHost = ReactiveControllerHost & AssistContext['host'];

/** Helps the player of one table: by hints, verdicts, deals that can be won, the way back and the way up. */
export class Assistant implements ReactiveController {
  readonly #adviser: HintProvider;
  readonly #badge: VerdictTracker;
  readonly #deals: WinnableDealSearch;
  readonly #wayBack: Rewind;
  readonly #finish: AutoFinish;
  readonly #notices: NoticeTimeout;
  readonly #means: AssistContext;

  constructor(host: AssistHost, store: TableStore, announcer: Announcer) {
    const basic = {
      host,
      store,
      solver: new TableSolver(host),
      announce: (text: string) => announcer.announce(text),
      withoutAnnouncements: (act: () => void) => announcer.mute(act),
    };
    const means: AssistContext = {...basic, queries: new PendingQueries(basic)};
    this.#means = means;
    this.#adviser = new HintProvider(means);
    this.#badge = new VerdictTracker(means);
    this.#deals = new WinnableDealSearch(means);
    this.#wayBack = new Rewind(means);
    this.#finish = new AutoFinish(means);
    this.#notices = new NoticeTimeout(store, means.queries);
    host.addController(this);
  }

  hostConnected(): void {
    this.#deals.resume();
    this.#means.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#badge.stop();
    this.#deals.pause();
    this.#means.solver.disconnect();
  }

  hostUpdated(): void {
    this.#means.queries.sync();
    this.#deals.sync();
    this.#badge.sync();
    this.#finish.sync();
    this.#notices.sync();
  }

  /** See Adviser. */
  hint(): Promise<string | null> {
    return this.#adviser.next();
  }

  /** Deals this game or the next like it that is proven winnable. */
  deal(wanted: DealCandidate): void {
    this.#deals.begin(wanted);
  }

  /** Reads the whole table aloud. */
  read(): void {
    const {store, host, announce} = this.#means;
    for (const line of tableTexts(store.game, host.strings)) announce(line);
  }

  do(request: AssistRequest): void {
    if (request === 'back') void this.#wayBack.run();
    else if (request === 'finish') void this.#finish.run();
    else if (request === 'deal') this.#deals.take();
    else this.#means.store.update({looking: null});
  }
}
