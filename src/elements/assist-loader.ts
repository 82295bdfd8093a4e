import type {Assistant, AssistantOptions, AssistHost} from '../assist/assistant.js';
import type {AssistRequest} from '../context/table-context.js';
import {Game, type Options} from '../engine/index.js';
import type {Announcer} from '../speech/announcer.js';
import type {TableStore} from '../store/table-store.js';
import type {DealChoice} from './deal-requests.js';
import {loadExtras} from './load-extras.js';

/** Dependencies of an AssistLoader. Tests replace them. */
export interface AssistLoaderOptions {
  /** Resolves to null if the assistant cannot be loaded. */
  readonly load?: () => Promise<{readonly Assistant: typeof Assistant} | null>;
  /** Makes a random deal. */
  readonly deal?: (variant: string, options: Options) => Game;
  readonly assistant?: AssistantOptions;
}

/** The assistant of one table, loaded when it is first needed. */
export class AssistLoader {
  #assistant: Assistant | undefined;
  /** The random deal that was requested last. */
  #latestDeal: Game | undefined;
  readonly #host: AssistHost;
  readonly #store: TableStore;
  readonly #announcer: Pick<Announcer, 'announce' | 'mute'>;
  readonly #options: Required<AssistLoaderOptions>;

  constructor(
    host: AssistHost,
    store: TableStore,
    announcer: Pick<Announcer, 'announce' | 'mute'>,
    options: AssistLoaderOptions = {},
  ) {
    this.#host = host;
    this.#store = store;
    this.#announcer = announcer;
    const deal = (variant: string, values: Options): Game => Game.deal(variant, values);
    this.#options = {load: loadExtras, deal, assistant: {}, ...options};
  }

  /** Resolves to undefined if its file cannot be loaded. */
  async load(): Promise<Assistant | undefined> {
    const {load, deal, assistant} = this.#options;
    const extras = await load();
    if (!extras) return undefined;
    const environment = {deal, ...assistant.environment};
    this.#assistant ??= new extras.Assistant(this.#host, this.#store, this.#announcer, {
      ...assistant,
      environment,
    });
    return this.#assistant;
  }

  /** Announces the whole table, pile by pile. */
  async readTable(): Promise<void> {
    (await this.load())?.readTable();
  }

  /** Handles what the player chose in the panel. */
  handle(request: AssistRequest): void {
    this.#assistant?.handle(request);
  }

  /**
   * Deals at random. If the deal is to be winnable, the game in progress stays on the table until one is found, and a
   * table without a game shows empty piles.
   */
  async deal({variant, options}: DealChoice, isWinnable: boolean): Promise<void> {
    const game = (this.#latestDeal = this.#options.deal(variant, options));
    const {hasGame, source} = this.#store;
    if (!isWinnable) return this.#store.start(game);
    if (!hasGame) this.#store.startProvisional(game);
    this.#store.setAssist({type: 'finding-deal', tried: 0});
    this.#store.update({dialog: null});
    const assistant = await this.load();
    // Another deal may have been requested meanwhile, or another game started.
    if (this.#store.ui.assist.type !== 'finding-deal' || this.#latestDeal !== game) return;
    if (assistant) assistant.deal({game, source});
    else this.#store.start(game, source);
  }
}
