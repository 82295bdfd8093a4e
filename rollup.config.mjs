import {nodeResolve} from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import {minifyTemplateLiterals} from 'rollup-plugin-minify-template-literals';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {lazyFileUrls} from './scripts/lib/rollup-lazy-file-urls.mjs';
import {privateNames} from './scripts/lib/rollup-private-names.mjs';
import {solverWorker} from './scripts/lib/rollup-solver-worker.mjs';
import {typescript} from './scripts/lib/rollup-typescript.mjs';

const {bin, dependencies, exports} = JSON.parse(readFileSync('package.json', 'utf8'));

const shipped = [
  ...Object.values(exports).map((target) => target.default),
  ...Object.values(bin),
  // The command starts this one by its file's name.
  'dist/cli/worker.js',
];

/** The package's entries, as it names them: {'engine/index': 'src/engine/index.ts'} */
const entries = Object.fromEntries(
  shipped
    .map((file) => /^(?:\.\/)?dist\/(.+)\.js$/.exec(file ?? '')?.[1])
    .filter(Boolean)
    .map((name) => [name, `src/${name}.ts`]),
);

const external = new RegExp(`^(node:.*|${Object.keys(dependencies).join('|')})(/|$)`);

/** Where `fileNames` puts the files that are loaded when they are needed, as seen from the one file. */
const builtPaths = {
  "'./extras.js'": "'./solitaire-table.extras.min.js'",
  '`./${lang}.js`': '`./locales/${lang}.min.js`',
};

/** Files with all that the input needs inside, as small as can be. */
export function tableBundle() {
  const input = 'src/solitaire-table.ts';
  const fileName = 'solitaire-table.solver.min.js';
  const table = bundle(input);
  const solver = solverWorker({bundle, fileName, shared: true});
  return {...table, plugins: [solver, lazyFileUrls(builtPaths), ...table.plugins]};
}

/** One file with all that the input needs inside, as small as can be. */
export function bundle(input) {
  return {
    input,
    // What later files use of it stands in the same file: no third one for what they share.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      typescript(),
      nodeResolve(),
      minifyTemplateLiterals({
        include: ['src/**'],
        failOnError: true,
        // Without its slash a shape would hold the shapes after it, and these would not be drawn.
        options: {minifyOptions: {keepClosingSlash: true}},
      }),
      terser({
        ecma: 2022,
        module: true,
        compress: {
          passes: 4,
          // Safe where nobody replaces built-in functions.
          unsafe: true,
          unsafe_arrows: true,
          unsafe_methods: true,
          keep_fargs: false,
        },
        format: {comments: false},
      }),
      privateNames(),
    ],
  };
}

/** A script tag's file, and what it loads when it is needed. */
export const fileNames = {
  entryFileNames: '[name].min.js',
  chunkFileNames: ({moduleIds: [first]}) =>
    first.includes('/locales/') ? 'locales/[name].min.js' : 'solitaire-table.extras.min.js',
};

/** The hash that a page puts into `<script integrity="…">`. */
function integrity() {
  return {
    name: 'integrity',
    writeBundle({dir}) {
      const file = `${dir}/solitaire-table.min.js`;
      const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
      writeFileSync(`${file}.sri`, `sha384-${hash}\n`);
      console.log(`${file}: sha384-${hash}`);
    },
  };
}

export default [
  {
    input: entries,
    external: (id) => external.test(id),
    plugins: [
      solverWorker({
        bundle: (input) => ({input, plugins: [typescript()]}),
        fileName: 'worker/solver-worker.js',
      }),
      // Whoever bundles the package decides what its files are called.
      lazyFileUrls(null),
      typescript(),
    ],
    output: {
      dir: 'dist',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: true,
    },
  },
  {
    ...tableBundle(),
    output: {
      dir: 'dist',
      ...fileNames,
      sourcemap: true,
      plugins: [integrity()],
    },
  },
];
