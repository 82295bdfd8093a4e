// Browser launchers for Web Test Runner.

import {chromeLauncher} from '@web/test-runner-chrome';
import {puppeteerLauncher} from '@web/test-runner-puppeteer';
import {webdriverLauncher} from '@web/test-runner-webdriver';
import {chromiumArgs} from '../browsers.mjs';

export const browserLabels = {chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit'};

/** `found` comes from `findBrowsers()`, `port` from `startWebkitDriver()`. */
export function launcherFor(name, found, port) {
  return named(browserLabels[name], launchers[name](found[name], port));
}

const launchers = {
  chromium: (executablePath) =>
    withFreshPages(chromeLauncher({launchOptions: {executablePath, args: chromiumArgs}})),
  firefox: (executablePath) =>
    puppeteerLauncher({launchOptions: {browser: 'firefox', executablePath}}),
  webkit: ({browser}, port) =>
    webdriverLauncher({
      hostname: '127.0.0.1',
      port,
      path: '/',
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
      },
    }),
};

/** After a two-finger touch, a Chromium page delivers no touch events to the next file. So no page is reused. */
function withFreshPages(launcher) {
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const result = await stopSession(id);
    const used = launcher.inactivePages.splice(0);
    await Promise.all(used.map(({puppeteerPage}) => puppeteerPage.close()));
    return result;
  };
  return launcher;
}

/** Sets a launcher's name, which it would set itself when it is initialized. */
function named(name, launcher) {
  const initialize = launcher.initialize.bind(launcher);
  launcher.initialize = async (...args) => {
    await initialize(...args);
    launcher.name = name;
  };
  return launcher;
}
