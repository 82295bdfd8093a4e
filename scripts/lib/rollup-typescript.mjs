// Rollup plugin: TypeScript sources, module by module, without type checks (tsc does those).

import ts from 'typescript';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

const helpers = '\0decorators';

// All of the decorator helper that TypeScript's own library holds, in a tenth of its size. Without
// `importHelpers` every module would carry a copy.
const helperSource = `export function __decorate(decorators, target, key, desc) {
  let result = key === undefined ? target
    : desc === null ? Object.getOwnPropertyDescriptor(target, key) : desc;
  for (const decorate of decorators.reverse()) {
    result = (key === undefined ? decorate(result) : decorate(target, key, result)) || result;
  }
  if (key !== undefined && result) Object.defineProperty(target, key, result);
  return result;
}`;

export function typescript(configFile = 'tsconfig.json') {
  const compilerOptions = {
    ...ts.parseConfigFileTextToJson(configFile, readFileSync(configFile, 'utf8')).config
      .compilerOptions,
    lib: undefined,
    types: undefined,
    noEmit: false,
    importHelpers: true,
    sourceMap: true,
  };
  const options = ts.convertCompilerOptionsFromJson(compilerOptions, '.').options;
  return {
    name: 'typescript',
    resolveId(id, importer) {
      if (id === 'tslib') return {id: helpers, moduleSideEffects: false};
      return importer && id.startsWith('.') ? sourceOf(resolve(dirname(importer), id)) : null;
    },
    load: (id) => (id === helpers ? helperSource : null),
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

/** './x.js' is written, x.ts is meant. */
function sourceOf(path) {
  const source = path.replace(/\.js$/, '.ts');
  return path.endsWith('.js') && existsSync(source) ? source : null;
}

function withoutMapComment(code) {
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
