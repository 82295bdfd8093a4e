/** How positions came about: each entry is a move and the entry before it. */
export class Trail {
  #before = new Int32Array(1 << 12);
  #moves = new Int32Array(1 << 12);
  #length = 0;

  /** Adds a move after an entry, −1 for the start, and returns the new entry. */
  add(before: number, move: number): number {
    if (this.#length === this.#moves.length) this.#grow();
    this.#before[this.#length] = before;
    this.#moves[this.#length] = move;
    return this.#length++;
  }

  /** The moves that led to an entry, the first one first. */
  to(entry: number): number[] {
    const moves: number[] = [];
    for (let at = entry; at >= 0; at = this.#before[at]!) moves.push(this.#moves[at]!);
    return moves.reverse();
  }

  #grow(): void {
    const grown = (old: Int32Array) => {
      const next = new Int32Array(old.length * 2);
      next.set(old);
      return next;
    };
    this.#before = grown(this.#before);
    this.#moves = grown(this.#moves);
  }
}
