// Rollup plugin: bundles the solver's worker into one self-contained file. It must not import modules of the page, which
// need a DOM, and other bundlers copy it as it is.

import MagicString from 'magic-string';
import {rollup} from 'rollup';

const source = 'src/worker/solver-worker.ts';
const client = /\/src\/worker\/solver-client\.ts$/;
const address = "new URL('./solver-worker.js', import.meta.url)";
const written = /(\.\/)?solver-worker\.js$/;

/**
 * `bundle` returns the options for the file, `fileName` is its name in the output. With `shared`, the page imports the
 * same file.
 *
 * @returns {import('vite').Plugin}
 */
export function solverWorker({bundle, fileName, shared}) {
  let file;
  return {
    name: 'solver-worker',
    async buildStart() {
      const built = await rollup({...bundle(source), logLevel: 'silent'});
      const {output} = await built.generate({format: 'es'});
      await built.close();
      file = this.emitFile({type: 'asset', fileName, source: output[0].code});
    },
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (!shared || !client.test(importer ?? '') || !written.test(id)) return null;
        return {id: `./${fileName}`, external: true};
      },
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!client.test(id)) return null;
        const text = new MagicString(code);
        if (!code.includes(address)) this.error(`${address} is not there`);
        text.replace(address, `{href: import.meta.ROLLUP_FILE_URL_${file}}`);
        return {code: text.toString(), map: text.generateMap({hires: true})};
      },
    },
  };
}
