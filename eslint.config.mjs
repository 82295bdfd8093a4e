import js from '@eslint/js';
import {configs as lit} from 'eslint-plugin-lit';
import {configs as litA11y} from 'eslint-plugin-lit-a11y';
import {configs as wc} from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** What stands at the end of the way, or comes late. */
const late = ['worker', 'assist', 'elements', 'cli'];

/** Which way imports go: a folder of src, and what it must not know of. */
const walls = {
  engine: ['games', 'hints', 'solver', 'store', 'input', 'view', 'locales', 'context', ...late],
  games: ['hints', 'solver', 'store', 'input', 'view', 'locales', 'context', ...late],
  hints: ['solver', 'store', 'input', 'view', 'locales', 'context', ...late],
  solver: ['store', 'input', 'view', 'locales', 'context', ...late],
  worker: ['hints', 'store', 'input', 'view', 'locales', 'context', 'assist', 'elements', 'cli'],
  store: ['hints', 'input', 'view', 'context', ...late],
  speech: ['input', 'context', ...late],
  view: ['hints', 'input', 'store', 'context', ...late],
  input: ['hints', 'context', ...late],
  locales: ['solver', 'store', 'input', 'view', 'context', ...late],
  context: late,
  assist: ['input', 'elements', 'cli'],
  cli: ['hints', 'store', 'input', 'view', 'locales', 'context', 'worker', 'assist', 'elements'],
};

const pure = ['engine', 'games', 'hints', 'solver'];

const litPackages = ['lit', 'lit/*', '@lit/*'];

const banned = [
  {selector: 'TSEnumDeclaration', message: 'A union of strings says the same and ships nothing.'},
  {selector: 'ExportDefaultDeclaration', message: 'Named exports only.'},
];

function wall(folder, forbidden) {
  const isPure = pure.includes(folder);
  const patterns = forbidden.map((name) => ({
    group: [`**/${name}/**`],
    message: `src/${folder} does not know of src/${name}: imports go one way.`,
    // Between the parts of the view a type may pass; elements and the pure folders are strict.
    allowTypeImports: !isPure && name !== 'elements',
  }));
  if (isPure) patterns.push({group: litPackages, message: 'No DOM here.'});
  return {
    files: [`src/${folder}/**`],
    rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
  };
}

export default tseslint.config(
  {
    ignores: ['dist/', 'storybook-static/', 'screenshots/', 'coverage/', 'node_modules/', 'docs/'],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Codes and notation are plain ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      // An index that the code has just checked needs no second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/no-unnecessary-condition': ['error', {allowConstantLoopConditions: true}],
      // Callers without types may hand over anything.
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', {allowNumberAndString: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/**', 'stories/**', 'test/**/*.{browser,chromium}.test.ts', 'test/support/**'],
    extends: [wc['flat/recommended'], lit['flat/recommended'], litA11y.recommended],
    settings: {wc: {elementBaseClasses: ['LitElement', 'ReactiveElement']}},
    rules: {
      'wc/guard-super-call': 'off',
      'lit-a11y/click-events-have-key-events': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      eqeqeq: ['error', 'smart'],
      'max-lines': ['warn', {max: 300, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['warn', {max: 40, skipBlankLines: true, skipComments: true}],
      'no-console': ['error', {allow: ['warn', 'error']}],
      'no-restricted-syntax': ['error', ...banned],
      'prefer-const': 'error',
    },
  },
  {
    // A language is one long list of texts.
    files: ['src/locales/*.ts'],
    rules: {'max-lines-per-function': 'off'},
  },
  ...Object.entries(walls).map(([folder, forbidden]) => wall(folder, forbidden)),
  {
    // The registry alone knows which games there are.
    files: ['src/engine/registry.ts'],
    rules: wall(
      'engine',
      walls.engine.filter((name) => name !== 'games'),
    ).rules,
  },
  {
    files: ['test/**', 'bench/**'],
    rules: {
      // chai's `expect(x).to.be.true`, node:test's promises, and tables of cases.
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      'lit-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: nodeGlobals()},
  },
  {
    // These run in the page that they open, too.
    files: ['scripts/**'],
    languageOptions: {
      globals: {document: 'readonly', window: 'readonly', customElements: 'readonly'},
    },
  },
  {
    files: ['test/worker/pages/*.js'],
    languageOptions: {
      globals: {window: 'readonly', performance: 'readonly', MessageChannel: 'readonly'},
    },
  },
  {
    files: ['demo/**/*.js'],
    languageOptions: {
      globals: {document: 'readonly', window: 'readonly', localStorage: 'readonly'},
    },
  },
);

function nodeGlobals() {
  const names = ['process', 'console', 'URL', 'Buffer', 'fetch', 'performance', 'structuredClone'];
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];
  return Object.fromEntries([...names, ...timers].map((name) => [name, 'readonly']));
}
