import {ContextEvent} from '@lit/context';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {tableContext, type TableContext} from './table-context.js';

/** A control that is linked to a table. */
export interface LinkHost extends ReactiveControllerHost, HTMLElement {
  /** The id of a table in the same document or shadow root. Empty: the nearest table around the control. */
  for: string;
}

/**
 * Connects a control to its table: the one that contains it, or the one that `for` names. The control and the
 * table can be added to the page in any order, and the connection follows the id.
 */
export class TableLink implements ReactiveController {
  value: TableContext | undefined;
  #table: Element | null = null;
  #unsubscribe: (() => void) | undefined;
  readonly #observer = new MutationObserver(() => this.#link());
  readonly #host: LinkHost;

  constructor(host: LinkHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#link();
  }

  /** `for` may have changed. */
  hostUpdate(): void {
    if (this.#host.isConnected) this.#link();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#disconnect();
  }

  #link(): void {
    const id = this.#host.for;
    const root = this.#host.getRootNode();
    const from = id ? (root as Document | ShadowRoot).getElementById(id) : this.#host;
    if (id) this.#observer.observe(root, {childList: true, subtree: true, attributeFilter: ['id']});
    if (from === this.#table) return;
    this.#disconnect();
    this.#table = from;
    if (from === this.#host) this.#request();
    // Plain elements never upgrade, so ignore them.
    else if (from) {
      void customElements.whenDefined(from.localName).then(
        () => this.#request(),
        () => {},
      );
    }
  }

  #request(): void {
    this.#table?.dispatchEvent(new ContextEvent(tableContext, this.#host, this.#receive, true));
  }

  /** One callback for all requests: a provider keeps only one subscription per callback. */
  readonly #receive = (value: TableContext, unsubscribe?: () => void): void => {
    if (unsubscribe !== this.#unsubscribe) this.#unsubscribe?.();
    this.#unsubscribe = unsubscribe;
    this.value = value;
    this.#host.requestUpdate();
  };

  #disconnect(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#table = null;
    if (this.value) this.#host.requestUpdate();
    this.value = undefined;
  }
}
