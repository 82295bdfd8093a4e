// Rollup plugin: what `fileUrl(path, import.meta.url)` names once the sources are built.

import MagicString from 'magic-string';

const call = /fileUrl\(([^,()]+), import\.meta\.url\)/g;

/**
 * `paths` has the built path of each source path, both as they are written in the code. Without it the address is not
 * known, and `null` is written in its place.
 *
 * @returns {import('rollup').Plugin}
 */
export function lazyFileUrls(paths) {
  return {
    name: 'lazy-file-urls',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!/\/src\/.*\.ts$/.test(id) || !code.match(call)) return null;
        const text = new MagicString(code);
        text.replaceAll(call, (_, path) => {
          if (!paths) return 'null';
          if (!paths[path]) this.error(`Where is ${path} once it is built?`);
          return `fileUrl(${paths[path]}, import.meta.url)`;
        });
        return {code: text.toString(), map: text.generateMap({hires: true})};
      },
    },
  };
}
