/** Packed positions one after the other in one array, each with its entry in the move tree. */
export class PositionList {
  readonly #size: number;
  #bytes: Uint8Array;
  readonly entries: number[] = [];
  /** What each position costs, by the search that keeps the list. */
  readonly costs: number[] = [];
  readonly kinds: number[] = [];

  /** `size`: bytes of a position. */
  constructor(size: number) {
    this.#size = size;
    this.#bytes = new Uint8Array(size * 16);
  }

  get length(): number {
    return this.entries.length;
  }

  add(bytes: Uint8Array, entry: number, cost: number, kind = 0): void {
    const offset = this.length * this.#size;
    if (offset === this.#bytes.length) {
      const old = this.#bytes;
      this.#bytes = new Uint8Array(old.length * 2);
      this.#bytes.set(old);
    }
    this.#bytes.set(bytes, offset);
    this.entries.push(entry);
    this.costs.push(cost);
    this.kinds.push(kind);
  }

  /** Adds a position of another list. */
  addFrom(list: PositionList, index: number): void {
    this.add(list.get(index), list.entries[index]!, list.costs[index]!, list.kinds[index]);
  }

  /** A view of one position. */
  get(index: number): Uint8Array {
    return this.#bytes.subarray(index * this.#size, (index + 1) * this.#size);
  }
}
