import js from '@eslint/js';
import {configs as lit} from 'eslint-plugin-lit';
import {configs as litA11y} from 'eslint-plugin-lit-a11y';
import {configs as wc} from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/**
 * The folders of `src`, and which other folders each may import from, types included. A folder comes after all
 * that it imports, so there are no cycles.
 */
const allowedImports = {
  platform: [],
  games: [],
  engine: ['games', 'platform'],
  hints: ['engine'],
  solver: ['engine', 'games', 'platform'],
  cli: ['engine', 'solver'],
  locales: ['engine', 'platform'],
  store: ['engine', 'locales', 'platform'],
  speech: ['engine', 'locales', 'store'],
  context: ['engine', 'locales', 'store'],
  view: ['engine', 'locales', 'store', 'speech', 'context'],
  input: ['engine', 'locales', 'store', 'view'],
  worker: ['solver', 'platform'],
  assist: [
    'engine',
    'hints',
    'solver',
    'worker',
    'platform',
    'locales',
    'store',
    'speech',
    'context',
  ],
};

/** Code without the DOM, clocks or timers: `tsconfig.pure.json` compiles it without their types. */
const pureFiles = ['engine', 'games', 'hints', 'solver', 'view/layout'].map(
  (folder) => `src/${folder}/**`,
);

/** What pure code gets as an argument instead. Default arguments come from `src/platform`. */
const impureGlobals = [
  'Date',
  'performance',
  'crypto',
  'globalThis',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
].map((name) => ({name, message: 'Pure code takes it as an argument: see src/platform.'}));

const litPackages = ['lit', 'lit/*', '@lit/*'];

const banned = [
  {selector: 'TSEnumDeclaration', message: 'Use a union of strings: it adds no code.'},
  {selector: 'ExportDefaultDeclaration', message: 'Use named exports.'},
];

const noAmbientDeclarations = {
  selector: 'VariableDeclaration[declare=true], TSDeclareFunction[declare=true]',
  message: 'Read platform globals in src/platform.',
};

/** Forbids imports from all folders that are not in the list. */
function importRule(folder, allowed) {
  const forbidden = [...Object.keys(allowedImports), 'elements'].filter(
    (name) => name !== folder && !allowed.includes(name),
  );
  const patterns = forbidden.map((name) => ({
    group: [`**/${name}/**`],
    message: `src/${folder} must not import from src/${name}: see allowedImports.`,
  }));
  const isPure = pureFiles.includes(`src/${folder}/**`);
  if (isPure) patterns.push({group: litPackages, message: 'Pure code does not know Lit.'});
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
      // Codes and notation are ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      // Typed arrays and checked indexes need no second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/no-unnecessary-condition': ['error', {allowConstantLoopConditions: true}],
      // Callers without types can pass anything.
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
    // A locale is one long list of texts.
    files: ['src/locales/*.ts'],
    rules: {'max-lines-per-function': 'off'},
  },
  ...Object.entries(allowedImports).map(([folder, allowed]) => importRule(folder, allowed)),
  {
    files: pureFiles,
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-syntax': ['error', ...banned, noAmbientDeclarations],
    },
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
    // Parts of these scripts run in the pages that they open.
    files: ['scripts/**'],
    languageOptions: {
      globals: {document: 'readonly', window: 'readonly', customElements: 'readonly'},
    },
  },
  {
    files: ['test/built-worker/pages/*.js'],
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
