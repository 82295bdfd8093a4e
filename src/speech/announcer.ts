import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Strings} from '../locales/en.js';
import type {StoreChange, TableStore} from '../store/table-store.js';
import type {Selection} from '../store/ui-state.js';

/** How many announcements stay in the live region, so that they can be read again. */
const linesKept = 6;
/** How long each announcement stays at least, in ms: screen readers miss what is removed at once. */
const minLineMs = 1000;

/** The functions that compose announcements. They are in a file that is loaded when first needed. */
type Sentences = Pick<typeof import('./sentences.js'), 'changeText' | 'selectionText'>;

/** Calls back with the sentences: at once if they are loaded, else later and in the same order. */
type WithSentences = (use: (sentences: Sentences) => void) => void;

/** What the announcer needs of the table element. */
export interface AnnouncerHost extends ReactiveControllerHost, HTMLElement {
  readonly strings: Strings;
}

/**
 * Announces what happens at one table, whoever caused it, in its live region. Each announcement is a
 * new node: so the same words twice are heard twice. Nodes are never changed: so nothing is repeated.
 */
export class Announcer implements ReactiveController {
  #announcedSelection: Selection | null = null;
  #isMuted = false;
  readonly #host: AnnouncerHost;
  readonly #store: TableStore;
  readonly #withSentences: WithSentences;

  constructor(host: AnnouncerHost, store: TableStore, withSentences: WithSentences) {
    this.#host = host;
    this.#store = store;
    this.#withSentences = withSentences;
    host.addController(this);
  }

  /** Screen readers may read a region with content again when it comes back to the page. */
  hostDisconnected(): void {
    this.#liveRegion?.replaceChildren();
  }

  /** Announces a changed selection, once for all changes of a tick. */
  hostUpdated(): void {
    const {selection} = this.#store.ui;
    // Players who drag cards see them.
    const announced = selection?.dragging ? null : selection;
    const before = this.#announcedSelection;
    if (announced !== before) {
      this.#compose(({selectionText}, strings) => selectionText(announced, before, strings));
    }
    this.#announcedSelection = announced;
  }

  /** Announces a change, even if the next comes before anything is rendered. The first deal is not announced. */
  announceChange(change: StoreChange): void {
    // Cards that moved are not announced as put back.
    if (change.type !== 'refuse') this.#announcedSelection = null;
    const isFirstDeal = change.type === 'deal' && change.left === null;
    if (this.#isMuted ? change.type !== 'win' : isFirstDeal) return;
    this.#compose(({changeText}, strings) => changeText(change, strings));
  }

  /** Announces a text, after everything that was announced before. */
  announce(text: string): void {
    this.#compose(() => text);
  }

  /** Runs `act`, which plays many actions, and announces none of its changes but a win. */
  mute(act: () => void): void {
    this.#isMuted = true;
    try {
      act();
    } finally {
      this.#isMuted = false;
    }
  }

  #compose(text: (sentences: Sentences, strings: Strings) => string): void {
    this.#withSentences((sentences) => this.#addLine(text(sentences, this.#host.strings)));
  }

  #addLine(text: string): void {
    const region = this.#liveRegion;
    if (!text || !region) return;
    const line = document.createElement('div');
    line.textContent = text;
    region.append(line);
    setTimeout(() => {
      if (region.children.length > linesKept) region.firstChild?.remove();
    }, minLineMs);
  }

  get #liveRegion(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('[role=log]');
  }
}
