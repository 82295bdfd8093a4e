import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {AssistRequest} from '../context/table-context.js';
import type {Announcer} from '../speech/announcer.js';
import {tableTexts} from '../speech/reading.js';
import type {TableStore} from '../store/table-store.js';
import {Adviser} from './adviser.js';
import {DealSearch, type Wanted} from './deal-search.js';
import {DealSolver} from './deal-solver.js';
import {Errands} from './errands.js';
import {Finish} from './finish.js';
import type {Means} from './means.js';
import {Notices} from './notices.js';
import {VerdictBadge} from './verdict-badge.js';
import {WayBack} from './way-back.js';

export type AssistHost = ReactiveControllerHost & Means['host'];

/** Helps the player of one table: by hints, verdicts, deals that can be won, the way back and the way up. */
export class Assistant implements ReactiveController {
  readonly #adviser: Adviser;
  readonly #badge: VerdictBadge;
  readonly #deals: DealSearch;
  readonly #wayBack: WayBack;
  readonly #finish: Finish;
  readonly #notices: Notices;
  readonly #means: Means;

  constructor(host: AssistHost, store: TableStore, announcer: Announcer) {
    const basic = {
      host,
      store,
      solver: new DealSolver(host),
      say: (text: string) => announcer.say(text),
      quietly: (act: () => void) => announcer.quietly(act),
    };
    const means: Means = {...basic, errands: new Errands(basic)};
    this.#means = means;
    this.#adviser = new Adviser(means);
    this.#badge = new VerdictBadge(means);
    this.#deals = new DealSearch(means);
    this.#wayBack = new WayBack(means);
    this.#finish = new Finish(means);
    this.#notices = new Notices(store, means.errands);
    host.addController(this);
  }

  hostConnected(): void {
    this.#deals.resume();
    this.#means.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#badge.rest();
    this.#deals.rest();
    this.#means.solver.leave();
  }

  hostUpdated(): void {
    this.#means.errands.look();
    this.#deals.look();
    this.#badge.look();
    this.#finish.look();
    this.#notices.look();
  }

  /** See Adviser. */
  hint(): Promise<string | null> {
    return this.#adviser.next();
  }

  /** Deals this game or the next like it that is proven winnable. */
  deal(wanted: Wanted): void {
    this.#deals.begin(wanted);
  }

  /** Reads the whole table aloud. */
  read(): void {
    const {store, host, say} = this.#means;
    for (const line of tableTexts(store.game, host.strings)) say(line);
  }

  do(request: AssistRequest): void {
    if (request === 'back') void this.#wayBack.go();
    else if (request === 'finish') void this.#finish.run();
    else if (request === 'deal') this.#deals.take();
    else this.#means.store.update({looking: null});
  }
}
