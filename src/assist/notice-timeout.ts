import type {Notice, TableStore} from '../store/table-store.js';
import type {PendingQueries} from './pending-queries.js';

/** Time to read a notice, ms. */
const legible = 6000;

/** Puts notices away once they have been read. */
export class NoticeTimeout {
  #shown: Notice | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #store: TableStore;
  readonly #errands: PendingQueries;

  constructor(store: TableStore, errands: PendingQueries) {
    this.#store = store;
    this.#errands = errands;
  }

  sync(): void {
    const {notice, warns, stuck} = this.#store.ui;
    if (notice === this.#shown) return;
    this.#shown = notice;
    clearTimeout(this.#timer);
    // What explains a mark or an offer stays as long as that does; what is under way, until it is over.
    if (notice && !warns && !stuck && !this.#errands.hasPending)
      this.#timer = setTimeout(() => this.#store.update({notice: null}), legible);
  }
}
