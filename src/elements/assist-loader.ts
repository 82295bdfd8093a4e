import type {Assistant, AssistHost} from '../assist/assistant.js';
import type {AssistRequest} from '../context/table-context.js';
import {Game} from '../engine/index.js';
import type {Announcer} from '../speech/announcer.js';
import type {TableStore} from '../store/table-store.js';
import {loadExtras} from './load-extras.js';
import type {DealChoice} from './deal-requests.js';

/** The assistant of one table, which comes when it is first needed. */
export class AssistLoader {
  #assistant: Assistant | undefined;
  /** The random deal that was asked for last. */
  #latest: Game | undefined;
  readonly #host: AssistHost;
  readonly #store: TableStore;
  readonly #announcer: Announcer;

  constructor(host: AssistHost, store: TableStore, announcer: Announcer) {
    this.#host = host;
    this.#store = store;
    this.#announcer = announcer;
  }

  /** Undefined where the file with it cannot be had. */
  async fetch(): Promise<Assistant | undefined> {
    const extras = await loadExtras();
    if (extras) this.#assistant ??= new extras.Assistant(this.#host, this.#store, this.#announcer);
    return this.#assistant;
  }

  /** Reads the whole table aloud. */
  async read(): Promise<void> {
    (await this.fetch())?.read();
  }

  do(request: AssistRequest): void {
    this.#assistant?.do(request);
  }

  /** Deals at random; for a deal that is to be winnable the game in progress stays until there is one. */
  async deal({variant, options}: DealChoice, winnable: boolean): Promise<void> {
    const game = (this.#latest = Game.deal(variant, options));
    const {hasGame, source} = this.#store;
    if (!winnable) return this.#store.start(game);
    if (!hasGame) this.#store.startProvisional(game);
    this.#store.update({looking: 0, dialog: null});
    const assistant = await this.fetch();
    // A code, a record or a move may have come first, or another wish.
    if (this.#store.ui.looking === null || this.#latest !== game) return;
    if (assistant) assistant.deal({game, source});
    else this.#store.start(game, source);
  }
}
