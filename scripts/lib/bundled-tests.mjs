// Plugin for Web Test Runner: bundles the test files and the sources once, and serves the result at
// the addresses of the files. A page then loads a few files instead of two hundred.

import {build} from 'esbuild';
import {readFile} from 'node:fs/promises';
import {readdirSync} from 'node:fs';
import {relative} from 'node:path';
import {root} from './run.mjs';

/** Files that tests load by URL instead of a static import. */
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

/** Resolves to the contents of the bundled files, by their paths on the server. */
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
    // Lit's development build has more checks.
    conditions: ['development'],
    // `sideEffects` in package.json applies only to `src`.
    ignoreAnnotations: true,
    // The fake timers need `util` only in Node.
    external: ['/__web-dev-server__web-socket.js', '*.js?copy', 'util'],
    plugins: [ownAddresses],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({path, text}) => [`/${relative(root, path)}`, text]));
}

/** Makes `import.meta.url` the URL of the source file instead of the bundle's. */
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
