import type {Notice, TableStore} from '../store/table-store.js';

/** Time to read a notice, ms. */
const legible = 6000;

/** Puts notices away once they have been read. */
export class Notices {
  #shown: Notice | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  look(): void {
    const {notice, warns, stuck} = this.#store.ui;
    if (notice === this.#shown) return;
    this.#shown = notice;
    clearTimeout(this.#timer);
    // What explains a mark or an offer stays as long as that does.
    if (notice && !warns && !stuck)
      this.#timer = setTimeout(() => this.#store.update({notice: null}), legible);
  }
}
