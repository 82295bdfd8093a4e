/** Returns whole numbers from 0, below 2^32. */
export type Random = () => number;

/**
 * The generator sfc32 (Chris Doty-Humphrey, PractRand), seeded with three words. The first 15 outputs are
 * dropped.
 */
export function sfc32(a: number, b: number, c: number): Random {
  let counter = 1;
  const next = () => {
    const out = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let drop = 0; drop < 15; drop++) next();
  return next;
}

/** A uniform number from 0, below `bound`. Rejects the outputs that would favor low numbers. */
export function below(random: Random, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let number = random();
  while (number >= limit) number = random();
  return number % bound;
}
