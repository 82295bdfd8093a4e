import {kindOf, type PileId} from '../engine/index.js';

/** The longest time between two keys of one pile's name, in ms. */
const typeAheadMs = 1000;

/** Finds a pile by its typed name: `t` `4`, `c` `1` `0`, `w`. Digits alone are columns. */
export class PileTypeAhead {
  #typed = '';
  #expiresAt = 0;

  /**
   * The pile that is named once `key` is pressed, or undefined if there is no such pile. A letter alone
   * finds the next pile of its kind after `current`, or the first. Any other key starts over, except
   * Shift, which some keyboards need for digits.
   */
  find(
    key: string,
    timeStamp: number,
    piles: readonly PileId[],
    current: PileId | undefined,
  ): PileId | undefined {
    const isLetter = /^[swtfc]$/.test(key);
    if (!isLetter && !/^\d$/.test(key)) {
      if (key !== 'shift') this.#expiresAt = 0;
      return undefined;
    }
    const prefix = isLetter ? '' : timeStamp < this.#expiresAt ? this.#typed : 'T';
    this.#typed = prefix + key.toUpperCase();
    this.#expiresAt = timeStamp + typeAheadMs;
    if (!isLetter) return piles.find((pile) => pile === this.#typed);
    const sameKind = piles.filter((pile) => kindOf(pile) === this.#typed);
    const next = current ? sameKind.indexOf(current) + 1 : 0;
    return sameKind[next % sameKind.length];
  }
}
