import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Strings} from '../locales/en.js';
import type {StoreChange, TableStore} from '../store/table-store.js';
import type {Selection} from '../store/ui-state.js';

/** How many lines stay to be read again, and how long each is there at least, ms. */
const kept = 6;
const heard = 1000;

/** What comes with the words for it: a file that is fetched when there is first something to say. */
type Sentences = Pick<typeof import('./sentences.js'), 'changeText' | 'heldText'>;

/** Calls back at once where they are there, else as soon as they have come, in the same order. */
type WithSentences = (use: (sentences: Sentences) => void) => void;

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
  readonly #withSentences: WithSentences;

  constructor(host: AnnouncerHost, store: TableStore, withSentences: WithSentences) {
    this.#host = host;
    this.#store = store;
    this.#withSentences = withSentences;
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
      this.#compose(({heldText}, strings) => heldText(held, before, strings));
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
    this.#compose(({changeText}, strings) => changeText(game, change, strings));
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

  /** Says something, after all that was to be said before. */
  say(text: string): void {
    this.#compose(() => text);
  }

  #add(text: string): void {
    const region = this.#region;
    if (!text || !region) return;
    const line = document.createElement('div');
    line.textContent = text;
    region.append(line);
    setTimeout(() => region.children.length > kept && region.firstChild?.remove(), heard);
  }

  #compose(text: (sentences: Sentences, strings: Strings) => string): void {
    this.#withSentences((sentences) => this.#add(text(sentences, this.#host.strings)));
  }

  get #region(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('[role=log]');
  }
}
