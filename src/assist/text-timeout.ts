import type {TableStore} from '../store/table-store.js';
import type {AssistState} from '../store/ui-state.js';

/** How long a text is shown for players to read it, ms. */
const textDurationMs = 6000;

/** What a state becomes when its text has been shown long enough; null if the text stays as long as the state. */
function withoutText(state: AssistState): AssistState | null {
  switch (state.type) {
    case 'hint':
      return state.note && {...state, note: null};
    case 'no-rewind':
      return state.reason && {...state, reason: null};
    case 'no-hint':
      return state.reason === 'won' ? {type: 'idle'} : null;
    case 'unproven-deal':
    case 'rewind-stopped':
      return {type: 'idle'};
    // No text, or a text that must stay until the state changes.
    case 'idle':
    case 'finding-deal':
    case 'searching':
    case 'mistake':
    case 'finishing':
      return null;
  }
}

/** Removes texts that are shown only for a while. */
export class TextTimeout {
  #state: AssistState | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Call after each change of the store. */
  sync(): void {
    const {assist} = this.#store.ui;
    if (assist === this.#state) return;
    this.#state = assist;
    clearTimeout(this.#timer);
    const next = withoutText(assist);
    if (next) this.#timer = setTimeout(() => this.#replace(assist, next), textDurationMs);
  }

  #replace(state: AssistState, next: AssistState): void {
    if (this.#store.ui.assist === state) this.#store.setAssist(next);
  }
}
