// Builds dist/: ES modules with types for bundlers, and the minified files for a script tag.
//
//   npm run build
//   npm run build -- --no-types     without types

import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {join} from 'node:path';
import {bin, root, run} from './lib/run.mjs';

/** Clears and builds dist/. Resolves to the exit code. */
export async function build({types = true, ...options} = {}) {
  rmSync(join(root, 'dist'), {recursive: true, force: true});
  const steps = [run(process.execPath, [bin('rollup'), '-c', '--silent'], options)];
  if (types) steps.push(run(process.execPath, [bin('typescript', 'tsc'), ...typesOnly], options));
  const results = await Promise.all(steps);
  return {
    code: results.some(({code}) => code !== 0) ? 1 : 0,
    output: results.map(({output}) => output).join(''),
  };
}

const typesOnly = ['-p', 'tsconfig.build.json'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {code} = await build({types: !process.argv.includes('--no-types')});
  process.exit(code);
}
