// Rollup plugin, after the template minifier: takes the white space out of styles that it leaves there, after commas and
// in custom properties, whose values it does not touch. None of ours has a string with a comma in it.

import MagicString from 'magic-string';

export function tightStyles() {
  return {
    name: 'tight-styles',
    transform(code, id) {
      if (!id.includes('/src/')) return null;
      const text = new MagicString(code);
      text.replaceAll(/\bcss *`[^`]*`/g, (style) =>
        style.replace(/\s*\n\s*/g, '').replaceAll(', ', ','),
      );
      return text.hasChanged()
        ? {code: text.toString(), map: text.generateMap({hires: true})}
        : null;
    },
  };
}
