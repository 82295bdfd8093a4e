const fullAt = 0.7;

/** So many tables: each grows by itself, so that none of them holds up the search for long. */
const shards = 16;

/** A part of the positions. */
class Table {
  #slots: Int32Array;
  #used = 0;
  /** Whether 0 and 0 was added, which in a slot means that it is empty. */
  #hasZero = false;
  readonly #limit: number;

  /** In slots of two halves, a power of two; the limit as well. */
  constructor(slots: number, limit: number) {
    this.#slots = new Int32Array(slots * 2);
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#used >= this.#limit * fullAt;
  }

  add(low: number, high: number): boolean {
    if (!low && !high) return this.#addZero();
    if (this.#used * 2 > this.#slots.length * fullAt) this.#grow();
    const at = this.#find(low, high);
    if (at < 0 || this.isFull) return false;
    this.#slots[at] = low;
    this.#slots[at + 1] = high;
    this.#used++;
    return true;
  }

  clear(): void {
    this.#slots.fill(0);
    this.#used = 0;
    this.#hasZero = false;
  }

  #addZero(): boolean {
    const isNew = !this.#hasZero;
    this.#hasZero = true;
    return isNew;
  }

  /** The free slot for a position, or −1 where it is there. */
  #find(low: number, high: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = ((low ^ (high >>> 7)) << 1) & mask;
    while (slots[at] || slots[at + 1]) {
      if (slots[at] === low && slots[at + 1] === high) return -1;
      at = (at + 2) & mask;
    }
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    if (old.length >= this.#limit * 2) return;
    this.#slots = new Int32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2) {
      if (!old[i] && !old[i + 1]) continue;
      const at = this.#find(old[i]!, old[i + 1]!);
      this.#slots[at] = old[i]!;
      this.#slots[at + 1] = old[i + 1]!;
    }
  }
}

/** A set of positions by keys of two 32-bit halves; it grows up to a limit, then holds no more. */
export class SeenSet {
  #isFull = false;
  readonly #tables: readonly Table[];

  /** `limit`: most slots of eight bytes, a power of two. */
  constructor(limit: number, slots = 1 << 12) {
    const part = (whole: number): number => Math.max(whole / shards, 16);
    this.#tables = Array.from({length: shards}, () => new Table(part(slots), part(limit)));
  }

  /** Whether some position can be added no more. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Adds a position; false if it was there, or if there is no room. */
  add(low: number, high: number): boolean {
    const table = this.#tables[(low >>> 16) % shards]!;
    const isNew = table.add(low, high);
    if (table.isFull) this.#isFull = true;
    return isNew;
  }

  clear(): void {
    for (const table of this.#tables) table.clear();
    this.#isFull = false;
  }
}
