/** The limits that a caller may set. */
interface Limits {
  readonly maxNodes?: number;
  readonly maxMs?: number;
}

function checkLimit(name: keyof Limits, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'number')
    throw new TypeError(`${name} must be a number, not ${typeof value}`);
  if (!(value >= 0)) throw new RangeError(`${name} must be 0 or more, not ${value}`);
}

/** Throws TypeError where a limit is not a number, RangeError where it is NaN or negative. */
export function checkLimits({maxNodes, maxMs}: Limits): void {
  checkLimit('maxNodes', maxNodes);
  checkLimit('maxMs', maxMs);
}
