import {kindOf, type PileId} from '../engine/index.js';

/** Keys within this time, in ms, name one pile. */
const patience = 1000;

/** Reads piles' names as they are typed: `t` `4`, `c` `1` `0`, `w`; digits alone are columns. */
export class PileTypeAhead {
  #typed = '';
  #until = 0;

  /**
   * The pile that a key leads to, undefined where there is none. A letter alone names the pile of its kind
   * after the one where the player is `at`, or the first. Any other key but Shift, which digits may want, ends a name.
   */
  read(
    key: string,
    time: number,
    piles: readonly PileId[],
    at: PileId | undefined,
  ): PileId | undefined {
    const isLetter = /^[swtfc]$/.test(key);
    if (!isLetter && !/^\d$/.test(key)) {
      if (key !== 'shift') this.#until = 0;
      return undefined;
    }
    const begun = isLetter ? '' : time < this.#until ? this.#typed : 'T';
    this.#typed = begun + key.toUpperCase();
    this.#until = time + patience;
    if (!isLetter) return piles.find((pile) => pile === this.#typed);
    const own = piles.filter((pile) => kindOf(pile) === this.#typed);
    return own[(own.indexOf(at!) + 1) % own.length];
  }
}
