// Rollup plugin: takes out of Lit what it does for browsers without constructable style sheets. All that know
// `light-dark()`, which the styles need, have them. Saves about 0.2 kB. Throws where Lit no longer asks so.

import MagicString from 'magic-string';

const asks =
  /(?<=,\w=)\w\.ShadowRoot&&\(void 0===\w\.ShadyCSS\|\|\w\.ShadyCSS\.nativeShadow\)&&"adoptedStyleSheets"in Document\.prototype&&"replace"in CSSStyleSheet\.prototype/;

export function modernBrowsers() {
  return {
    name: 'modern-browsers',
    transform(code, id) {
      if (!id.endsWith('/css-tag.js')) return null;
      const text = new MagicString(code).replace(asks, '!0');
      if (!text.hasChanged()) this.error('css-tag.js asks for style sheets in another way now');
      return {code: text.toString(), map: text.generateMap({hires: true})};
    },
  };
}
