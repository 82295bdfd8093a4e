import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Strings} from '../locales/en.js';
import type {Selection, StoreChange, TableStore} from '../store/table-store.js';

/** How many lines stay to be read again, and how long each is there at least, ms. */
const kept = 6;
const heard = 1000;

/** What comes with the words for it: a file that is fetched when there is first something to say. */
type Sentences = Pick<typeof import('./sentences.js'), 'changeText' | 'heldText'>;

export interface AnnouncerHost extends ReactiveControllerHost, HTMLElement {
  readonly strings: Strings;
}

/**
 * Speaks for one table: adds a line to its live region for each thing that happens, whoever caused
 * it. A line is a node of its own, so that the same words twice are heard twice, and none is touched
 * again, so that nothing is repeated.
 */
export class Announcer implements ReactiveController {
  #held: Selection | null = null;
  #quiet = false;
  readonly #host: AnnouncerHost;
  readonly #store: TableStore;
  readonly #sentences: () => Promise<Sentences | null>;

  constructor(host: AnnouncerHost, store: TableStore, sentences: () => Promise<Sentences | null>) {
    this.#host = host;
    this.#store = store;
    this.#sentences = sentences;
    host.addController(this);
  }

  /** A region that comes back to the page with lines in it might be read anew. */
  hostDisconnected(): void {
    this.#region?.replaceChildren();
  }

  /** Speaks of what the player holds, as it is once a tick has settled. */
  hostUpdated(): void {
    const {selection} = this.#store.ui;
    // Who drags a card sees it.
    const held = selection?.carried ? null : selection;
    const before = this.#held;
    if (held !== before) {
      void this.#compose(({heldText}, strings) => heldText(held, before, strings));
    }
    this.#held = held;
  }

  /** Speaks of each change, even where the next comes before anything is rendered. The first deal speaks for itself. */
  tell(change: StoreChange): void {
    const {game} = this.#store;
    // Cards that were put down are not put back.
    if (change.type !== 'refuse') this.#held = null;
    if (this.#quiet ? change.type !== 'win' : change.type === 'deal' && change.left === null)
      return;
    void this.#compose(({changeText}, strings) => changeText(game, change, strings));
  }

  /** Does something of many actions, of which only a win is spoken. */
  quietly(act: () => void): void {
    this.#quiet = true;
    try {
      act();
    } finally {
      this.#quiet = false;
    }
  }

  /** Adds a line. */
  say(text: string): void {
    const region = this.#region;
    if (!text || !region) return;
    const line = document.createElement('div');
    line.textContent = text;
    region.append(line);
    setTimeout(() => region.children.length > kept && region.firstChild?.remove(), heard);
  }

  async #compose(text: (sentences: Sentences, strings: Strings) => string): Promise<void> {
    const sentences = await this.#sentences();
    if (sentences) this.say(text(sentences, this.#host.strings));
  }

  get #region(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('[role=log]');
  }
}
