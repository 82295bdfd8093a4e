import type {Game, TableState} from '../engine/index.js';
import {abortable} from '../platform/abortable.js';
import type {AssistState} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';

/** A query that takes longer than this is shown and announced as being worked on, ms. */
const searchingDelayMs = 300;

/** What can be asked about a position. */
export type QueryName = 'hint' | 'rewind';

interface Query {
  readonly game: Game;
  readonly state: TableState;
  readonly controller: AbortController;
  answer?: Promise<unknown>;
}

/** Queries about the current position. They are aborted as soon as the position has changed. */
export class PendingQueries {
  readonly #queries = new Map<QueryName, Query>();
  /** Queries that take long enough for `searching` to be shown. */
  readonly #slow = new Set<Query>();
  /** What was shown before that. */
  #shownBefore: AssistState = {type: 'idle'};
  readonly #context: Omit<AssistContext, 'queries'>;

  constructor(context: Omit<AssistContext, 'queries'>) {
    this.#context = context;
  }

  /** Aborts queries about a position that is no longer there. Call after each change of the store. */
  sync(): void {
    for (const query of this.#queries.values()) {
      if (!this.#isCurrent(query)) query.controller.abort();
    }
  }

  /** Whether this is being asked about the current position. */
  isPending(name: QueryName): boolean {
    const query = this.#queries.get(name);
    return !!query && this.#isCurrent(query);
  }

  /**
   * Asks, unless the same is being asked about the current position already: then both get the same answer. Resolves to
   * undefined if the position changes or the table leaves the page meanwhile. Rejects with other errors of `ask`.
   */
  run<Answer>(
    name: QueryName,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const pending = this.#queries.get(name);
    if (pending && this.#isCurrent(pending)) return pending.answer as Promise<Answer | undefined>;
    pending?.controller.abort();
    const {game} = this.#context.store;
    const query: Query = {game, state: game.state, controller: new AbortController()};
    this.#queries.set(name, query);
    const answer = this.#ask(query, ask).finally(() => {
      if (this.#queries.get(name) === query) this.#queries.delete(name);
    });
    query.answer = answer;
    return answer;
  }

  async #ask<Answer>(
    query: Query,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const {signal} = query.controller;
    const timer = setTimeout(() => this.#showSearching(query), searchingDelayMs);
    try {
      const answer = await abortable(ask(signal), signal);
      return this.#isCurrent(query) ? answer : undefined;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#hideSearching(query);
    }
  }

  #isCurrent({game, state, controller}: Query): boolean {
    const {store} = this.#context;
    return !controller.signal.aborted && store.game === game && game.state === state;
  }

  #showSearching(query: Query): void {
    const {store, show, host} = this.#context;
    this.#slow.add(query);
    const {assist} = store.ui;
    if (assist.type === 'searching') return;
    this.#shownBefore = assist;
    show({type: 'searching'}, host.strings.verdicts.working);
  }

  #hideSearching(query: Query): void {
    const {store} = this.#context;
    this.#slow.delete(query);
    if (!this.#slow.size && store.ui.assist.type === 'searching')
      store.setAssist(this.#shownBefore);
  }
}
