// Rollup plugin, after the template minifier: takes the white space out of styles that it leaves there, after commas and
// in custom properties, whose values it does not touch. None of ours has a string with a comma in it.

export function tightStyles() {
  return {
    name: 'tight-styles',
    transform(code, id) {
      if (!id.includes('/src/')) return null;
      const tight = code.replace(/\bcss *`[^`]*`/g, (style) =>
        style.replace(/\s*\n\s*/g, '').replaceAll(', ', ','),
      );
      return {code: tight, map: null};
    },
  };
}
