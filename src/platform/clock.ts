/** Milliseconds since the Unix epoch. */
export function now(): number {
  return Date.now();
}
