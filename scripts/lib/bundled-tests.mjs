// Plugin for Web Test Runner: bundles the test files and the sources once, and serves the result where the files
// themselves would be. A page then loads a few files, not two hundred.

import {build} from 'esbuild';
import {readFile} from 'node:fs/promises';
import {readdirSync} from 'node:fs';
import {relative} from 'node:path';
import {root} from './run.mjs';

/** What tests load by address, not by a static import. */
function sourcesLoadedByAddress() {
  const locales = readdirSync(`${root}/src/locales`).map((name) => `src/locales/${name}`);
  return ['src/index.ts', 'src/worker/solver-worker.ts', ...locales];
}

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export function bundledTests(files) {
  let served;
  return {
    name: 'bundled-tests',
    async serverStart() {
      served = await bundle([...files, ...sourcesLoadedByAddress()]);
    },
    serve({path}) {
      const body = served.get(path.replace(/\.ts$/, '.js'));
      if (body === undefined) return undefined;
      return {body, type: path.endsWith('.map') ? 'json' : 'js'};
    },
  };
}

/** Resolves to the texts of the bundled files by their paths on the server. */
async function bundle(entryPoints) {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints,
    outbase: '.',
    outdir: '.',
    chunkNames: '__bundled__/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    sourcemap: 'linked',
    // Lit checks more in its development build.
    conditions: ['development'],
    // What `sideEffects` in package.json says holds for `src` alone.
    ignoreAnnotations: true,
    // The fake timers ask for `util` in Node only.
    external: ['/__web-dev-server__web-socket.js', '*.js?copy', 'util'],
    plugins: [ownAddresses],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({path, text}) => [`/${relative(root, path)}`, text]));
}

/** `import.meta.url` is the address of the source, not of the bundle that it is in. */
const ownAddresses = {
  name: 'own-addresses',
  setup({onLoad}) {
    onLoad({filter: /\/(src|test)\/.*\.ts$/}, async ({path}) => {
      const text = await readFile(path, 'utf8');
      const address = `new URL('/${relative(root, path)}', import.meta.url).href`;
      return {contents: text.replaceAll('import.meta.url', address), loader: 'ts'};
    });
  },
};
