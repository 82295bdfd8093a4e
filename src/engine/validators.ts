import {GameDefinitionError} from './errors.js';

/** Throws GameDefinitionError, with the path of the value, if the value is not valid. */
export type Check = (value: unknown, path: string) => void;

/** A check for each field of T. `?` marks optional fields, as in the type. */
export type Fields<T> = {
  readonly [K in keyof T & string as {[P in K]?: T[P]} extends Pick<T, K> ? `${K}?` : K]-?: Check;
};

/** Throws GameDefinitionError unless the condition holds. */
export function must(holds: unknown, path: string, reason: string): asserts holds {
  if (!holds) throw new GameDefinitionError(path, reason);
}

/** One of these values. */
export function oneOf(...allowed: readonly unknown[]): Check {
  const named = allowed.length > 1 ? `one of ${allowed.join(', ')}` : String(allowed[0]);
  return (value, path) => must(allowed.includes(value), path, `must be ${named}`);
}

/** A whole number in a range. */
export function whole(least: number, most: number): Check {
  const allowed = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return (value, path) =>
    must(allowed(value), path, `must be a whole number from ${least} to ${most}`);
}

/** A string that matches the pattern. `named` describes the pattern in words. */
export function text(pattern: RegExp, named: string): Check {
  return (value, path) =>
    must(typeof value === 'string' && pattern.test(value), path, `must be ${named}`);
}

/** A list in which each item passes a check. */
export function list(item: Check): Check {
  return (value, path) => {
    must(Array.isArray(value), path, 'must be a list');
    for (const [at, one] of value.entries()) item(one, `${path}[${at}]`);
  };
}

/** A list that is not empty. */
export function some(item: Check): Check {
  return (value, path) => {
    list(item)(value, path);
    must((value as unknown[]).length, path, 'must not be empty');
  };
}

/** A list without duplicates. */
export function distinct(items: Check): Check {
  return (value, path) => {
    items(value, path);
    for (const [at, one] of (value as unknown[]).entries()) {
      must((value as unknown[]).indexOf(one) === at, `${path}[${at}]`, 'is there twice');
    }
  };
}

/** An object with these fields. Other fields are refused, unless `others` checks them. */
export function object<T>(fields: Fields<T>, others?: Check): Check {
  const known = new Map(Object.entries<Check>(fields));
  return (value, path) => {
    must(value && typeof value === 'object' && !Array.isArray(value), path, 'must be an object');
    const within = (key: string) => (path ? `${path}.${key}` : key);
    const inner = new Map(Object.entries(value));
    for (const name of known.keys()) {
      const key = name.replace('?', '');
      must(inner.has(key) || name !== key, within(key), 'is missing');
    }
    for (const [key, one] of inner) {
      const check = known.get(key) ?? known.get(`${key}?`) ?? others;
      must(check, within(key), 'is not known');
      check(one, within(key));
    }
  };
}
