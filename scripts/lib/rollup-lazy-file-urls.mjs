// Rollup plugin: replaces `fileUrl(path, import.meta.url)` with the URL of the built file.

import MagicString from 'magic-string';

const call = /fileUrl\(([^,()]+), import\.meta\.url\)/g;

/**
 * `paths` maps source paths to built paths, as written in the code. Without it the URL is not known, and `null` is
 * written instead.
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
