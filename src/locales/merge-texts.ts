import {reportError} from '../platform/report-error.js';

/**
 * Merges texts over others, group by group: `mergeTexts(english, {newGame: 'Nytt spel'})`. A text of
 * another type than the one it replaces throws a TypeError whose message starts with `where`. Without
 * `where` it is skipped with a warning instead.
 *
 * A text function that throws is reported once, and gives the base's text instead.
 *
 * @throws TypeError if `own` is not an object
 */
export function mergeTexts<T extends object>(base: T, own: unknown, where?: string): T {
  if (typeof own !== 'object' || !own) throw new TypeError(`${where} must be an object of texts`);
  const texts = {...base} as Record<string, unknown>;
  for (const [name, text] of Object.entries(own) as [string, unknown][]) {
    const current = texts[name];
    const path = where && `${where}.${name}`;
    if (text == null) continue;
    if (current != null && typeof text !== typeof current) {
      const wrongType = `${path ?? name} must be of type ${typeof current}, not ${typeof text}`;
      if (path) throw new TypeError(wrongType);
      console.warn('solitaire-table:', wrongType);
    } else {
      texts[name] = merged(current, text, path);
    }
  }
  return texts as T;
}

function merged(current: unknown, text: unknown, path?: string): unknown {
  if (typeof current === 'function')
    return withFallback(text as TextFunction, current as TextFunction);
  return typeof current === 'object' && current ? mergeTexts(current, text, path) : text;
}

type TextFunction = (...args: unknown[]) => unknown;

function withFallback(text: TextFunction, fallback: TextFunction): TextFunction {
  let isReported = false;
  return (...args) => {
    try {
      return text(...args);
    } catch (error) {
      if (!isReported) reportError(error);
      isReported = true;
      return fallback(...args);
    }
  };
}
