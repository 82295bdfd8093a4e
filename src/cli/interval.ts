/** The lower and upper bound of a share, from 0 to 1. */
export type Interval = readonly [number, number];

/** 95% of a normal distribution lie within so many standard deviations. */
const z = 1.959964;

/** The 95% Wilson score interval of a share. It holds for shares near 0 and 1 and for few trials, too. */
export function wilson(hits: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z / (2 * trials)) ** 2);
  const middle = share + z ** 2 / (2 * trials);
  const scale = 1 + z ** 2 / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
