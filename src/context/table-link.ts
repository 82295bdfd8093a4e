import {ContextEvent} from '@lit/context';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {tableContext, type TableContext} from './table-context.js';

export interface LinkHost extends ReactiveControllerHost, HTMLElement {
  /** The id of a table elsewhere in the same document or shadow root; empty: the table around. */
  for: string;
}

/**
 * Feeds a control from its table: the one it stands in, or the one that `for` names, whichever of
 * them comes into the page first, and whatever takes that name later.
 */
export class TableLink implements ReactiveController {
  value: TableContext | undefined;
  #from: Element | null = null;
  #unsubscribe: (() => void) | undefined;
  readonly #watch = new MutationObserver(() => this.#link());
  readonly #host: LinkHost;

  constructor(host: LinkHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#link();
  }

  /** `for` may have changed; out of the page there is nothing to find. */
  hostUpdate(): void {
    if (this.#host.isConnected) this.#link();
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    this.#drop();
  }

  #link(): void {
    const id = this.#host.for;
    const root = this.#host.getRootNode();
    const from = id ? (root as Document | ShadowRoot).getElementById(id) : this.#host;
    if (id) this.#watch.observe(root, {childList: true, subtree: true, attributeFilter: ['id']});
    if (from === this.#from) return;
    this.#drop();
    this.#from = from;
    if (from === this.#host) this.#request();
    // What is no custom element never becomes a table.
    else if (from) {
      void customElements.whenDefined(from.localName).then(
        () => this.#request(),
        () => {},
      );
    }
  }

  #request(): void {
    this.#from?.dispatchEvent(new ContextEvent(tableContext, this.#host, this.#take, true));
  }

  /** One function for all requests, so that asking a table twice subscribes once. */
  readonly #take = (value: TableContext, unsubscribe?: () => void): void => {
    if (unsubscribe !== this.#unsubscribe) this.#unsubscribe?.();
    this.#unsubscribe = unsubscribe;
    this.value = value;
    this.#host.requestUpdate();
  };

  #drop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#from = null;
    if (this.value) this.#host.requestUpdate();
    this.value = undefined;
  }
}
