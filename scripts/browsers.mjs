// Finds the browsers for the tests. It has no dependencies, because it runs before packages are installed.
//
//   node scripts/browsers.mjs            lists the installed browsers
//   node scripts/browsers.mjs --install  installs missing ones, as root on Debian

import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, readdirSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const browserNames = ['chromium', 'firefox', 'webkit'];

const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  // xvfb-run needs xauth, but Debian's xvfb package only recommends it.
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

const advice = {
  chromium: 'install Chromium or Chrome, or set CHROME_PATH to its executable',
  firefox: 'install Firefox, or set FIREFOX_PATH to its executable',
  webkit:
    'install WebKitGTK’s WebKitWebDriver and MiniBrowser with xvfb-run, ' +
    'or set WEBKIT_DRIVER_PATH and MINIBROWSER_PATH',
};

const asRoot = process.getuid?.() === 0;

/** Command line options that keep Chromium from making network requests of its own. */
export const chromiumArgs = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Which browsers this machine has: `{chromium?: path, firefox?: path, webkit?: {driver, browser, display}}`,
 * where `display` is the path of xvfb-run, or null to use the current screen.
 */
export function findBrowsers() {
  const found = {chromium: findChromium(), firefox: findFirefox(), webkit: findWebkit()};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** Finds the browsers, and installs missing ones if possible. */
export function ensureBrowsers() {
  const missing = missingIn(findBrowsers());
  if (missing.length && canInstall()) install(missing);
  return findBrowsers();
}

export function missingIn(browsers) {
  return browserNames.filter((name) => !browsers[name]);
}

export function adviceFor(name) {
  return `${name} was not found: ${advice[name]}`;
}

function findChromium() {
  return (
    executable(process.env.CHROME_PATH) ??
    onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome') ??
    executable('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome') ??
    executable('/Applications/Chromium.app/Contents/MacOS/Chromium')
  );
}

function findFirefox() {
  return (
    executable(process.env.FIREFOX_PATH) ??
    onPath('firefox-esr', 'firefox') ??
    executable('/Applications/Firefox.app/Contents/MacOS/firefox')
  );
}

function findWebkit() {
  const driver = executable(process.env.WEBKIT_DRIVER_PATH) ?? onPath('WebKitWebDriver');
  const browser = executable(process.env.MINIBROWSER_PATH) ?? findMiniBrowser();
  // Prefer a virtual screen: no window pops up, and it is large enough for the tests.
  const display = onPath('xvfb-run') ?? (process.env.DISPLAY ? null : undefined);
  return driver && browser && display !== undefined ? {driver, browser, display} : undefined;
}

function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec', ...children('/usr/lib', /-linux-gnu/)];
  return roots
    .flatMap((root) => children(root, /^webkit(2gtk-4|gtk-6)\./).sort())
    .map((folder) => executable(join(folder, 'MiniBrowser')))
    .find(Boolean);
}

function children(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => executable(join(folder, name))))
    .find(Boolean);
}

function executable(path) {
  if (!path) return undefined;
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

function canInstall() {
  return asRoot && isDebian() && onPath('apt-get') !== undefined;
}

function isDebian() {
  return (
    existsSync('/etc/os-release') &&
    /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function install(names) {
  const wanted = names.flatMap((name) => packages[name]);
  console.log(`Installing ${wanted.join(', ')}`);
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', ...wanted);
}

function apt(...args) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const {status} = spawnSync('apt-get', args, {env, stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) console.error(`apt-get ${args[0]} failed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browsers = process.argv.includes('--install') ? ensureBrowsers() : findBrowsers();
  console.log(browsers);
  for (const name of missingIn(browsers)) console.log(adviceFor(name));
}
