/** The part of the platform that this file uses: `crypto` is in browsers, workers and Node. */
const platform = globalThis as unknown as {
  readonly crypto: {getRandomValues(words: Uint32Array): Uint32Array};
};

/** A random whole number below 2^35, from the platform's secure source. */
export function randomDealNumber(): number {
  const words = platform.crypto.getRandomValues(new Uint32Array(2));
  return (words[0]! % 8) * 2 ** 32 + words[1]!;
}
