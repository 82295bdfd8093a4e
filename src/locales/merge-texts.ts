/**
 * Texts over others, which stay where there are none: `over(english, {newGame: 'Nytt spel'})`. A text
 * of another type than the one that it replaces is a TypeError that says `where`; without that it is left out with a warning: it is too late to throw.
 */
export function mergeTexts<T extends object>(base: T, own: unknown, where?: string): T {
  if (typeof own !== 'object' || !own) throw new TypeError(`${where} must be an object of texts`);
  const texts = {...base} as Record<string, unknown>;
  for (const [name, text] of Object.entries(own) as [string, unknown][]) {
    const was = texts[name];
    const at = where && `${where}.${name}`;
    if (text == null) continue;
    if (was != null && typeof text !== typeof was) {
      const wrong = new TypeError(`${at ?? name} must be a ${typeof was}, not a ${typeof text}`);
      if (at) throw wrong;
      console.warn('solitaire-table:', wrong.message);
    } else texts[name] = typeof was === 'object' && was ? mergeTexts(was, text, at) : text;
  }
  return texts as T;
}
