// Runs the project's scripts and the commands of its packages.

import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Keeps packages from downloading browsers and from sending telemetry. */
export const quietEnvironment = {
  PUPPETEER_SKIP_DOWNLOAD: 'true',
  PUPPETEER_SKIP_CHROMIUM_DOWNLOAD: 'true',
  GECKODRIVER_SKIP_DOWNLOAD: 'true',
  EDGEDRIVER_SKIP_DOWNLOAD: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a program in the project's folder, and resolves to its exit code: `{code, output}`.
 * With `capture`, its output is kept in `output`, not printed.
 */
export function run(file, args = [], {env = {}, capture = false, stdin = false} = {}) {
  return new Promise((done) => {
    const out = capture ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      cwd: root,
      env: {...process.env, ...quietEnvironment, ...env},
      stdio: [stdin ? 'inherit' : 'ignore', out, out],
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => done({code: 1, output: output + error.message}));
    child.on('close', (code) => done({code: code ?? 1, output}));
  });
}

/** The script of a package's command. Running it with Node needs no shell. */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const {bin} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs npm, which is not always on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
