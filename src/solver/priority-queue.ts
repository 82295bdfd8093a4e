/** A priority queue of numbers, as a binary heap: the one of the lowest cost comes first. */
export class PriorityQueue {
  readonly #values: number[] = [];
  readonly #costs: number[] = [];

  get length(): number {
    return this.#values.length;
  }

  add(value: number, cost: number): void {
    let index = this.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#costs[parent]! <= cost) break;
      this.#copy(parent, index);
      index = parent;
    }
    this.#set(index, value, cost);
  }

  /** Removes the first value and returns it. The queue must not be empty. */
  removeFirst(): number {
    const first = this.#values[0]!;
    const value = this.#values.pop()!;
    const cost = this.#costs.pop()!;
    const {length} = this;
    let index = 0;
    for (let child = 1; child < length; child = 2 * index + 1) {
      const other = child + 1;
      if (other < length && this.#costs[other]! < this.#costs[child]!) child = other;
      if (this.#costs[child]! >= cost) break;
      this.#copy(child, index);
      index = child;
    }
    if (length) this.#set(index, value, cost);
    return first;
  }

  #copy(from: number, to: number): void {
    this.#set(to, this.#values[from]!, this.#costs[from]!);
  }

  #set(index: number, value: number, cost: number): void {
    this.#values[index] = value;
    this.#costs[index] = cost;
  }
}
