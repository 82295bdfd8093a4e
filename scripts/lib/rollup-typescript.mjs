// Rollup plugin: transpiles TypeScript module by module, without type checks.

import ts from 'typescript';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

export function typescript(configFile = 'tsconfig.json') {
  const compilerOptions = {
    ...ts.parseConfigFileTextToJson(configFile, readFileSync(configFile, 'utf8')).config
      .compilerOptions,
    lib: undefined,
    types: undefined,
    noEmit: false,
    sourceMap: true,
  };
  const options = ts.convertCompilerOptionsFromJson(compilerOptions, '.').options;
  return {
    name: 'typescript',
    resolveId(id, importer) {
      return importer && id.startsWith('.') ? sourceOf(resolve(dirname(importer), id)) : null;
    },
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const {outputText, sourceMapText} = ts.transpileModule(code, {
        fileName: id,
        compilerOptions: options,
      });
      return {code: withoutMapComment(outputText), map: sourceMapText};
    },
  };
}

/** Imports name `./x.js`; the source is `x.ts`. */
function sourceOf(path) {
  const source = path.replace(/\.js$/, '.ts');
  return path.endsWith('.js') && existsSync(source) ? source : null;
}

function withoutMapComment(code) {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
