interface Limits {
  readonly maxNodes?: number;
  readonly maxMs?: number;
}

function checkLimit(name: keyof Limits, value: unknown): void {
  if (value === undefined) return;
  if (typeof value !== 'number') {
    throw new TypeError(`${name} must be a number, not ${typeof value}`);
  }
  if (!(value >= 0)) throw new RangeError(`${name} must be 0 or more, not ${value}`);
}

/** Throws TypeError for a limit that is not a number, RangeError for one that is NaN or negative. */
export function checkLimits({maxNodes, maxMs}: Limits): void {
  checkLimit('maxNodes', maxNodes);
  checkLimit('maxMs', maxMs);
}
