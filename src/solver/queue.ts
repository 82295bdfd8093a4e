/** A binary heap of numbers, each with its cost: the one that costs least comes first. */
export class Queue {
  readonly #values: number[] = [];
  readonly #costs: number[] = [];

  get length(): number {
    return this.#values.length;
  }

  add(value: number, cost: number): void {
    let at = this.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#costs[above]! <= cost) break;
      this.#copy(above, at);
      at = above;
    }
    this.#put(at, value, cost);
  }

  /** Takes out the first; there must be one. */
  take(): number {
    const first = this.#values[0]!;
    const value = this.#values.pop()!;
    const cost = this.#costs.pop()!;
    const {length} = this;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      const other = below + 1;
      if (other < length && this.#costs[other]! < this.#costs[below]!) below = other;
      if (this.#costs[below]! >= cost) break;
      this.#copy(below, at);
      at = below;
    }
    if (length) this.#put(at, value, cost);
    return first;
  }

  #copy(from: number, to: number): void {
    this.#put(to, this.#values[from]!, this.#costs[from]!);
  }

  #put(at: number, value: number, cost: number): void {
    this.#values[at] = value;
    this.#costs[at] = cost;
  }
}
