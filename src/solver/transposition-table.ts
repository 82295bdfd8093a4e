const maxLoad = 0.7;

/** How many shards there are. Each grows by itself, so that growing never takes long. */
const shardCount = 16;

/** Part of the table: a hash table with linear probing, two 32-bit halves a slot. */
class Shard {
  #slots: Int32Array;
  #used = 0;
  /** Whether the key 0, 0 was added, which in a slot means that it is empty. */
  #hasZero = false;
  readonly #maxSlots: number;

  /** Both numbers are powers of two. */
  constructor(slots: number, maxSlots: number) {
    this.#slots = new Int32Array(slots * 2);
    this.#maxSlots = maxSlots;
  }

  get isFull(): boolean {
    return this.#used >= this.#maxSlots * maxLoad;
  }

  add(low: number, high: number): boolean {
    if (!low && !high) return this.#addZero();
    if (this.#used * 2 > this.#slots.length * maxLoad) this.#grow();
    const slot = this.#findFree(low, high);
    if (slot < 0 || this.isFull) return false;
    this.#slots[slot] = low;
    this.#slots[slot + 1] = high;
    this.#used++;
    return true;
  }

  #addZero(): boolean {
    const isNew = !this.#hasZero;
    this.#hasZero = true;
    return isNew;
  }

  /** The free slot for a key, or −1 if the table has the key. */
  #findFree(low: number, high: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = ((low ^ (high >>> 7)) << 1) & mask;
    while (slots[slot] || slots[slot + 1]) {
      if (slots[slot] === low && slots[slot + 1] === high) return -1;
      slot = (slot + 2) & mask;
    }
    return slot;
  }

  #grow(): void {
    const old = this.#slots;
    if (old.length >= this.#maxSlots * 2) return;
    this.#slots = new Int32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2) {
      if (!old[i] && !old[i + 1]) continue;
      const slot = this.#findFree(old[i]!, old[i + 1]!);
      this.#slots[slot] = old[i]!;
      this.#slots[slot + 1] = old[i + 1]!;
    }
  }
}

/**
 * A transposition table: the set of positions that a search has seen, by keys of two 32-bit halves.
 * No two keys are taken for one. The table grows up to a limit, and then takes no more.
 */
export class TranspositionTable {
  #isFull = false;
  readonly #shards: readonly Shard[];

  /** Numbers of slots, eight bytes each; powers of two. */
  constructor(maxSlots: number, slots = 1 << 12) {
    const perShard = (total: number): number => Math.max(total / shardCount, 16);
    this.#shards = Array.from(
      {length: shardCount},
      () => new Shard(perShard(slots), perShard(maxSlots)),
    );
  }

  /** Whether some key can no longer be added. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Adds a key. Returns false if the table has it already, or has no room for it. */
  add(low: number, high: number): boolean {
    const shard = this.#shards[(low >>> 16) % shardCount]!;
    const isNew = shard.add(low, high);
    if (shard.isFull) this.#isFull = true;
    return isNew;
  }
}
