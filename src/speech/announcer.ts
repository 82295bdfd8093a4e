import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Strings} from '../locales/en.js';
import type {Selection, StoreChange, TableStore} from '../store/table-store.js';
import {runName} from './names.js';
import {changeText} from './sentences.js';

/** How many lines stay to be read again, and how long each is there at least, ms. */
const kept = 6;
const heard = 1000;

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
  readonly #host: AnnouncerHost;
  readonly #store: TableStore;

  constructor(host: AnnouncerHost, store: TableStore) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  /** A region that comes back to the page with lines in it might be read anew. */
  hostDisconnected(): void {
    this.#region?.replaceChildren();
  }

  /** Speaks of what the player holds, as it is once a tick has settled. */
  hostUpdated(): void {
    const {selection} = this.#store.ui;
    const {strings} = this.#host;
    // Who drags a card sees it.
    const held = selection?.carried ? null : selection;
    if (held !== this.#held) {
      const what = runName((held ?? this.#held!).cards, strings);
      this.say(held ? strings.pickedUp(what, held.targets.length) : strings.putBack(what));
    }
    this.#held = held;
  }

  /** Speaks of a change at once: the next may come before anything is rendered. */
  tell(change: StoreChange): void {
    const {game} = this.#store;
    // Cards that were put down are not put back.
    if (change.type !== 'refuse') this.#held = null;
    this.say(changeText(game, change, this.#host.strings));
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

  get #region(): Element | null | undefined {
    return this.#host.shadowRoot?.querySelector('[role=log]');
  }
}
