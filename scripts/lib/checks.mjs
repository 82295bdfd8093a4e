// All checks, the longest first. As many run in parallel as there are cores.
//
//   name      the name for `npm test -- NAME`
//   steps     commands, run in order until one fails
//   needs     the checks whose output it uses
//   counts    whether it reports its number of tests; other checks count as one
//   browser   the browser that it needs; without it, the check is skipped
//   when      'static': in npm run verify and npm test; 'stories', 'help' and 'games': in the scripts of that name and CI;
//             'length': only by name; default: in npm test

import {bin} from './run.mjs';

const script = (...args) => ({args});
const tool = (name, command, ...args) => ({args: [() => bin(name, command), ...args]});
const browserTests = (browser, ...paths) => ({
  browser,
  counts: true,
  steps: [script('scripts/test-browser.mjs', '--browser', browser, ...paths)],
});

export const checks = [
  {name: 'Firefox', ...browserTests('firefox')},
  {name: 'build', when: 'static', steps: [script('scripts/build.mjs')]},
  {name: 'WebKit', ...browserTests('webkit')},
  {name: 'Chromium', ...browserTests('chromium')},
  {name: 'unit tests', counts: true, steps: [script('scripts/test-node.mjs')]},
  {name: 'lint', when: 'static', steps: [tool('eslint', 'eslint', '.')]},
  {
    name: 'Storybook build',
    when: 'stories',
    steps: [tool('storybook', 'storybook', 'build', '--quiet', '-o', 'storybook-static')],
  },
  {
    name: 'stories',
    when: 'stories',
    needs: ['Storybook build'],
    counts: true,
    steps: [script('scripts/test-stories.mjs')],
  },
  {
    name: 'package tests',
    needs: ['build'],
    counts: true,
    steps: [script('scripts/test-node.mjs', 'test/package')],
  },
  {name: 'types', when: 'static', steps: [tool('typescript', 'tsc', '-p', 'tsconfig.json')]},
  {
    name: 'types without the DOM',
    when: 'static',
    steps: [tool('typescript', 'tsc', '-p', 'tsconfig.pure.json')],
  },
  {name: 'format', when: 'static', steps: [tool('prettier', 'prettier', '--check', '.')]},
  {name: 'size', when: 'static', prints: true, steps: [script('scripts/size.mjs')]},
  {
    name: 'types of the package',
    when: 'static',
    needs: ['build'],
    steps: [
      tool('@arethetypeswrong/cli', 'attw', '--pack', '.', '--profile', 'esm-only', '-f', 'ascii'),
    ],
  },
  {
    name: 'publint',
    when: 'static',
    needs: ['build'],
    steps: [tool('publint', 'publint', '--strict')],
  },
  {name: 'manifest', when: 'static', steps: [script('scripts/manifest.mjs')]},

  {name: 'help in Chromium', when: 'help', ...browserTests('chromium', 'test/assist')},
  {name: 'help in Firefox', when: 'help', ...browserTests('firefox', 'test/assist')},
  {name: 'help in WebKit', when: 'help', ...browserTests('webkit', 'test/assist')},
  {
    name: 'searches in pages',
    when: 'help',
    needs: ['build'],
    counts: true,
    steps: [script('scripts/test-node.mjs', 'test/built-worker')],
  },
  {name: 'games in Chromium', when: 'games', ...browserTests('chromium', 'test/whole-games')},
  {name: 'games in Firefox', when: 'games', ...browserTests('firefox', 'test/whole-games')},
  {name: 'games in WebKit', when: 'games', ...browserTests('webkit', 'test/whole-games')},

  {
    name: 'solver at length',
    when: 'length',
    counts: true,
    env: {POSITIONS: '10000', SMALL_DECKS: '500'},
    steps: [script('scripts/test-node.mjs', 'test/solver')],
  },
];

const everyday = ['static', undefined];

/** The checks for these command line arguments, and the checks that they need, in the order of the list. */
export function chosenChecks(args) {
  const wanted = checks.filter((check) => isWanted(check, args));
  const needed = new Set(wanted.flatMap(({needs = []}) => needs));
  return checks.filter((check) => wanted.includes(check) || needed.has(check.name));
}

function isWanted({name, when}, args) {
  if (args.length === 0) return everyday.includes(when);
  if (args.includes(name) || args.includes(`--${when}`)) return true;
  return args.includes('--ci') && when !== 'length';
}

/** The arguments that do not name a check. */
export function unknownArguments(args) {
  const options = ['--ci', ...checks.map(({when}) => `--${when}`)];
  return args.filter((arg) => !options.includes(arg) && !checks.some(({name}) => name === arg));
}
