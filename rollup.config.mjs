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
  // The command line tool starts this file by its name.
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

/** The paths of the files that are loaded later, relative to the first file. */
const builtPaths = {
  "'./extras.js'": "'./solitaire-table.extras.min.js'",
  '`./${lang}.js`': '`./locales/${lang}.min.js`',
};

/** The minified files for a script tag. */
export function tableBundle() {
  const input = 'src/solitaire-table.ts';
  const fileName = 'solitaire-table.solver.min.js';
  const table = bundle(input);
  const solver = solverWorker({bundle, fileName, shared: true});
  return {...table, plugins: [solver, lazyFileUrls(builtPaths), ...table.plugins]};
}

/** Options for a minified, self-contained file. */
export function bundle(input) {
  return {
    input,
    // The first file exports what later files need, so that no shared chunk is created.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      typescript(),
      nodeResolve(),
      minifyTemplateLiterals({
        include: ['src/**'],
        failOnError: true,
        // Without its closing slash, an SVG shape would contain the shapes after it, which are then not drawn.
        options: {minifyOptions: {keepClosingSlash: true}},
      }),
      terser({
        ecma: 2022,
        module: true,
        compress: {
          passes: 4,
          // Safe unless a page replaces built-in functions.
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

/** The names of the file for a script tag and of the files that it loads later. */
export const fileNames = {
  entryFileNames: '[name].min.js',
  chunkFileNames: ({moduleIds: [first]}) =>
    first.includes('/locales/') ? 'locales/[name].min.js' : 'solitaire-table.extras.min.js',
};

/** Writes the hash for `<script integrity="…">`. */
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
      // Bundlers choose their own file names.
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
