// Random deals that are none: a test says which come, so that what is long to solve is always long.

const {getRandomValues} = Crypto.prototype;

/** Deals of Double in Vegas scoring, draw 3, of which no search knows anything for seconds. */
export const hardDeals = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 23];

/** From now on random deals have these numbers, one after the other, and then the first again. */
export function nextDeals(...numbers: number[]): void {
  let next = 0;
  Crypto.prototype.getRandomValues = function <T extends ArrayBufferView | null>(words: T): T {
    if (!(words instanceof Uint32Array) || words.length !== 2)
      return getRandomValues.call(this, words as never) as T;
    words.set([0, numbers[next++ % numbers.length]!]);
    return words;
  };
}

/** Random deals are random again. */
export function anyDeals(): void {
  Crypto.prototype.getRandomValues = getRandomValues;
}
