import {attempt} from '../platform/report-error.js';

/**
 * Delivers items one at a time, in the order in which they were pushed. An item that is pushed during a
 * delivery waits for its turn, so a callback that causes another change never sees the two out of order.
 * A delivery that throws is reported, and the next item is delivered all the same.
 */
export class DeliveryQueue<Item> {
  readonly #items: Item[] = [];
  #isDelivering = false;
  readonly #deliver: (item: Item) => void;

  constructor(deliver: (item: Item) => void) {
    this.#deliver = deliver;
  }

  push(...items: readonly Item[]): void {
    this.#items.push(...items);
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    while (this.#items.length) {
      const item = this.#items.shift()!;
      attempt(() => this.#deliver(item));
    }
    this.#isDelivering = false;
  }
}
