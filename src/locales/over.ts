/**
 * Texts over others, which stay where there are none: `over(english, {newGame: 'Nytt spel'})`. Throws
 * TypeError for a text of another type than the one that it replaces.
 */
export function over<T extends object>(base: T, own: unknown, where = 'strings'): T {
  if (typeof own !== 'object' || !own) throw new TypeError(`${where} must be an object of texts`);
  const texts = {...base} as Record<string, unknown>;
  for (const [name, text] of Object.entries(own) as [string, unknown][]) {
    const was = texts[name];
    const at = `${where}.${name}`;
    if (text == null) continue;
    if (was != null && typeof text !== typeof was) {
      throw new TypeError(`${at} must be a ${typeof was}, not a ${typeof text}`);
    }
    texts[name] = typeof was === 'object' && was ? over(was, text, at) : text;
  }
  return texts as T;
}
