import type {Game, TableState} from '../engine/index.js';
import type {Notice} from '../store/table-store.js';
import type {AssistContext} from './assist-context.js';

/** What takes longer than this is told to be under way, ms. */
const patience = 300;

/** What can be asked about a position. */
export type QueryName = 'hint' | 'back';

interface PendingQuery {
  readonly game: Game;
  readonly state: TableState;
  readonly ends: AbortController;
  answer?: Promise<unknown>;
}

/** Questions about the position that lies there: once that is gone, nobody waits for an answer. */
export class PendingQueries {
  #notice: Notice | undefined;
  readonly #out = new Map<QueryName, PendingQuery>();
  readonly #means: Omit<AssistContext, 'queries'>;

  constructor(means: Omit<AssistContext, 'queries'>) {
    this.#means = means;
  }

  /** Ends what asks about a position that has gone. */
  sync(): void {
    for (const errand of this.#out.values()) if (!this.#stands(errand)) errand.ends.abort();
  }

  /** Whether anything is being asked. */
  get hasPending(): boolean {
    return this.#out.size > 0;
  }

  /** Whether that is being asked about the position that lies there. */
  isPending(question: QueryName): boolean {
    const errand = this.#out.get(question);
    return !!errand && this.#stands(errand);
  }

  /** Resolves to the answer, one for all who ask while it is out; undefined where the position has gone meanwhile. */
  run<Answer>(
    question: QueryName,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (this.isPending(question))
      return this.#out.get(question)!.answer as Promise<Answer | undefined>;
    const {game} = this.#means.store;
    const errand: PendingQuery = {game, state: game.state, ends: new AbortController()};
    this.#out.set(question, errand);
    const answer = this.#wait(errand, ask).finally(() => {
      if (this.#out.get(question) === errand) this.#out.delete(question);
    });
    errand.answer = answer;
    return answer;
  }

  async #wait<Answer>(
    errand: PendingQuery,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const timer = setTimeout(() => this.#tell(), patience);
    try {
      const answer = await ask(errand.ends.signal);
      return this.#stands(errand) ? answer : undefined;
    } catch (error) {
      // The position has gone, or the table has left.
      if ((error as Error).name !== 'AbortError') throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#untell();
    }
  }

  #stands({game, state}: PendingQuery): boolean {
    const {store} = this.#means;
    return store.game === game && game.state === state;
  }

  #tell(): void {
    const {store, host, announce} = this.#means;
    this.#notice = ({verdicts}) => verdicts.working;
    store.update({notice: this.#notice});
    announce(this.#notice(host.strings));
  }

  #untell(): void {
    const {store} = this.#means;
    if (this.#notice && store.ui.notice === this.#notice) store.update({notice: null});
  }
}
