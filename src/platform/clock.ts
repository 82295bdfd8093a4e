/** The time in milliseconds since the epoch. */
export function now(): number {
  return Date.now();
}
