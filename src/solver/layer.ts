/** Positions side by side, each with its entry of the trail, what it costs, and its kind. */
export class Layer {
  readonly #size: number;
  #bytes: Uint8Array;
  entries: number[] = [];
  costs: number[] = [];
  kinds: number[] = [];

  /** `size`: bytes of a position. */
  constructor(size: number) {
    this.#size = size;
    this.#bytes = new Uint8Array(size * 16);
  }

  get length(): number {
    return this.entries.length;
  }

  clear(): void {
    this.entries.length = 0;
    this.costs.length = 0;
    this.kinds.length = 0;
  }

  add(bytes: Uint8Array, entry: number, cost: number, kind = 0): void {
    const at = this.length * this.#size;
    if (at === this.#bytes.length) {
      const old = this.#bytes;
      this.#bytes = new Uint8Array(old.length * 2);
      this.#bytes.set(old);
    }
    this.#bytes.set(bytes, at);
    this.entries.push(entry);
    this.costs.push(cost);
    this.kinds.push(kind);
  }

  /** Adds a position of another layer. */
  copy(from: Layer, index: number): void {
    this.add(from.at(index), from.entries[index]!, from.costs[index]!, from.kinds[index]);
  }

  /** A view of one position. */
  at(index: number): Uint8Array {
    return this.#bytes.subarray(index * this.#size, (index + 1) * this.#size);
  }
}
