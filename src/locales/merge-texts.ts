/**
 * Merges texts over others, group by group: `mergeTexts(english, {newGame: 'Nytt spel'})`. A text of
 * another type than the one it replaces throws a TypeError whose message starts with `where`. Without
 * `where` it is skipped with a warning instead.
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
      const isGroup = typeof current === 'object' && current !== null;
      texts[name] = isGroup ? mergeTexts(current, text, path) : text;
    }
  }
  return texts as T;
}
