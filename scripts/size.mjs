// Checks the sizes of the shipped files against their limits. Bundles the sources itself, without a build.

import {brotliCompressSync, gzipSync} from 'node:zlib';
import {rollup} from 'rollup';
import {bundle, fileNames, tableBundle} from '../rollup.config.mjs';

const budgets = [
  {name: 'the one file', config: tableBundle(), limit: 34},
  {name: './engine alone', config: bundle('src/engine/index.ts'), limit: 8},
  {
    name: './solver without the engine',
    config: bundle('src/solver/index.ts'),
    without: /\/engine\//,
    limit: 13,
  },
  {name: "the solver's file", config: bundle('src/worker/solver-worker.ts'), limit: 12},
];

const sizeOf = ({code}) => gzipSync(code, {level: 9}).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** The file that is loaded first, and the files that are loaded later. */
async function chunksOf({config, without}) {
  const external = (id) => without?.test(id);
  const built = await rollup({...config, external, logLevel: 'silent'});
  const {output} = await built.generate({format: 'es', ...fileNames});
  await built.close();
  return output.filter(({type}) => type === 'chunk');
}

async function measure(budget) {
  const {name, limit} = budget;
  const [chunk, ...later] = await chunksOf(budget);
  const gzip = sizeOf(chunk);
  const over = gzip - limit * 1000;
  console.log(
    `${over > 0 ? '✗' : '✓'} ${name}: ${kB(gzip)} gzip of ${limit} kB ` +
      `(${kB(brotliCompressSync(chunk.code).length)} brotli, ${kB(chunk.code.length)} minified)`,
  );
  for (const file of later) console.log(`    loaded later: ${file.name}, ${kB(sizeOf(file))}`);
  if (over > 0) explain(chunk, over);
  return over <= 0;
}

function explain({modules}, over) {
  console.log(`\n  ${kB(over)} over the limit. The largest modules, before minification:`);
  const heaviest = Object.entries(modules)
    .map(([id, {renderedLength, code}]) => ({
      id,
      renderedLength,
      gzip: gzipSync(code ?? '').length,
    }))
    .sort((a, b) => b.gzip - a.gzip)
    .slice(0, 15);
  for (const {id, renderedLength, gzip} of heaviest) {
    console.log(`  ${kB(gzip).padStart(9)} gzip ${kB(renderedLength).padStart(9)}  ${short(id)}`);
  }
  console.log(`
  What helps, in this order: check what the last change added; leave out what only development needs; remove
  duplicates; load rarely used parts later; shorten long lists in templates and styles. Raise a limit only as a
  last resort, and say why in the changelog.
`);
}

function short(id) {
  return id.replace(/^.*\/(?=node_modules\/)/, '').replace(`${process.cwd()}/`, '');
}

const kept = [];
for (const budget of budgets) kept.push(await measure(budget));
process.exit(kept.every(Boolean) ? 0 : 1);
