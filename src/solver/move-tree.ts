/** The tree of all moves that a search has made: each entry is a move and its parent entry. */
export class MoveTree {
  #parents = new Int32Array(1 << 12);
  #moves = new Int32Array(1 << 12);
  #length = 0;

  /** Adds a move after an entry, −1 for the root, and returns the new entry. */
  add(parent: number, move: number): number {
    if (this.#length === this.#moves.length) this.#grow();
    this.#parents[this.#length] = parent;
    this.#moves[this.#length] = move;
    return this.#length++;
  }

  /** The moves from the root to an entry. */
  pathTo(entry: number): number[] {
    const moves: number[] = [];
    for (let node = entry; node >= 0; node = this.#parents[node]!) moves.push(this.#moves[node]!);
    return moves.reverse();
  }

  #grow(): void {
    const doubled = (old: Int32Array) => {
      const next = new Int32Array(old.length * 2);
      next.set(old);
      return next;
    };
    this.#parents = doubled(this.#parents);
    this.#moves = doubled(this.#moves);
  }
}
