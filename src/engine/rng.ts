/** A source of whole numbers from 0, below 2^32. */
export type Random = () => number;

/** The generator sfc32 from three words of seed; the first 15 outputs are dropped. */
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

/** A number below `bound`, each as likely: outputs that would favour low ones are passed over. */
export function below(random: Random, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let number = random();
  while (number >= limit) number = random();
  return number % bound;
}

declare const crypto: {getRandomValues(words: Uint32Array): Uint32Array};

/** A random number below 2^35, from the platform's secure source. */
export function randomDeal(): number {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return (words[0]! % 8) * 2 ** 32 + words[1]!;
}
