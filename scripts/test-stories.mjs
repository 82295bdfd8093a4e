// Opens each story of the built Storybook in Chromium. Fails if a story logs an error or a warning, or if axe finds
// anything in it, light or dark, or in a table's dialogs.

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {launch} from 'puppeteer-core';
import {adviceFor, chromiumArgs, findBrowsers} from './browsers.mjs';
import {findings} from './lib/axe.mjs';
import {root} from './lib/run.mjs';
import {serve} from './lib/serve.mjs';

/** Selectors that match once a story or a docs page is shown. */
const shown = {
  story: '.sb-show-main #storybook-root > *, .sb-show-errordisplay',
  docs: '#storybook-docs .sbdocs-content, .sb-show-errordisplay',
};

/** The dialogs, by the names of the buttons that open them. */
const dialogs = ['new-game', 'settings'];

/** The rules whose results can differ in dark mode. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** How many browsers run: one page loads while another is audited. */
const pagesAtATime = 2;

const folder = join(root, 'storybook-static');
const index = join(folder, 'index.json');
const {chromium} = findBrowsers();
if (!chromium) fail(adviceFor('chromium'));
if (!existsSync(index)) fail('Nothing to look at: run `npm run storybook:build` first.');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The stories whose ids contain one of the words, or all stories. */
const words = process.argv.slice(2);
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
  ({id}) => !words.length || words.some((word) => id.includes(word)),
);
const audited = new Set();
const counts = {passed: 0, failed: 0};
const waiting = [...stories];
// The files do not change, so pages can use the cache.
const server = await serve([folder], {headers: {'cache-control': 'max-age=3600'}});
await Promise.all(Array.from({length: pagesAtATime}, openStories));
server.close();
console.log(`  ${counts.passed} of ${stories.length} stories and pages are quiet`);
process.exit(counts.failed ? 1 : 0);

/** Opens stories one by one in its own browser, because pages in the background do not render. */
async function openStories() {
  const browser = await launch({executablePath: chromium, args: chromiumArgs});
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const problems = await open(browser, story);
    counts[problems.length ? 'failed' : 'passed']++;
    for (const problem of problems) console.error(`✗ ${story.title} / ${story.name}: ${problem}`);
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
  await browser.close();
}

async function open(browser, {id, type}) {
  const page = await browser.newPage();
  const problems = [];
  listen(page, problems);
  try {
    await prefer(page, 'light');
    await page.goto(`${server.url}iframe.html?id=${id}&viewMode=${type}`, {waitUntil: 'load'});
    await page.waitForSelector(shown[type], {timeout: 30_000});
    await settle(page);
    if (type === 'story') problems.push(...(await audit(page)));
  } catch (error) {
    problems.push(error.message);
  }
  await page.close();
  return problems;
}

/** What axe finds in the story, light and dark, and in each dialog of its first table. */
async function audit(page) {
  const found = await findings(page);
  for (const name of dialogs) {
    const button = await page.$(`solitaire-table >>> solitaire-${name}-button >>> button`);
    if (!(await button?.evaluate(canBePressed))) continue;
    await button.click();
    // With `visible`, Puppeteer polls every frame. Otherwise it would miss mutations in shadow roots.
    const selector = `solitaire-table >>> solitaire-${name}-dialog >>> dialog[open]`;
    const dialog = await page.waitForSelector(selector, {visible: true});
    if (isNew(await dialog.evaluate(appearanceOf)))
      found.push(...(await findings(page, {element: dialog})));
    await page.keyboard.press('Escape');
  }
  await prefer(page, 'dark');
  return [...new Set([...found, ...(await findings(page, {rules: rulesOfColor}))])];
}

/** Whether a dialog has not been audited yet: most stories have the same ones. */
function isNew(appearance) {
  const isKnown = audited.has(appearance);
  audited.add(appearance);
  return !isKnown;
}

/** Runs in the page: everything that the audit of a dialog depends on. */
function appearanceOf(dialog) {
  const {color, backgroundColor, fontSize, direction} = window.getComputedStyle(dialog);
  const markup = dialog.outerHTML.replace(/<!--.*?-->/g, '');
  return [color, backgroundColor, fontSize, direction, window.innerWidth, markup].join();
}

/** Runs in the page: whether a button can be pressed. A story with its own bar hides the table's buttons. */
function canBePressed(button) {
  return button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true]');
}

/** With reduced motion, cards are in their places at once. */
function prefer(page, scheme) {
  return page.emulateMediaFeatures([
    {name: 'prefers-color-scheme', value: scheme},
    {name: 'prefers-reduced-motion', value: 'reduce'},
  ]);
}

function listen(page, problems) {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(textOf(message));
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
}

/** For a missing file, only the message's location has its name. */
function textOf(message) {
  const {url} = message.location();
  return url ? `${message.text()} (${url})` : message.text();
}

/** Waits for the first render, the deal, and the files that they load. */
async function settle(page) {
  await page.waitForNetworkIdle({idleTime: 100, timeout: 15_000});
  await page.evaluate(async () => {
    for (const table of document.querySelectorAll('solitaire-table')) await table.updateComplete;
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
  });
  const error = await page.$eval('body', (body) =>
    body.classList.contains('sb-show-errordisplay')
      ? document.querySelector('#error-message')?.textContent
      : null,
  );
  if (error !== null) throw new Error(error);
}
