import type {Means} from './means.js';

/** What takes longer than this is told to be under way, ms. */
const patience = 300;

/** Tells that something is being worked out, if it takes a while. */
export class Working {
  #notice: string | undefined;
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
    this.#timer = setTimeout(() => this.#tell(), patience);
  }

  end(): void {
    const {store} = this.#means;
    clearTimeout(this.#timer);
    if (this.#notice && store.ui.notice === this.#notice) store.update({notice: null});
  }

  #tell(): void {
    const {store, host, say} = this.#means;
    this.#notice = host.strings.verdicts.working;
    store.update({notice: this.#notice});
    say(this.#notice);
  }
}
