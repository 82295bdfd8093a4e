// Opens each story of the built Storybook in Chromium: none may log an error or a warning, and axe may
// find nothing in any, light or dark, nor in a table's dialogs.

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {launch} from 'puppeteer-core';
import {adviceFor, chromiumArgs, findBrowsers} from './browsers.mjs';
import {findings} from './lib/axe.mjs';
import {root} from './lib/run.mjs';
import {serve} from './lib/serve.mjs';

/** What tells that a story, or a page of the docs, is there. */
const shown = {
  story: '.sb-show-main #storybook-root > *, .sb-show-errordisplay',
  docs: '#storybook-docs .sbdocs-content, .sb-show-errordisplay',
};

/** Dialogs by the buttons that open them. */
const dialogs = ['new-game', 'settings'];

const folder = join(root, 'storybook-static');
const index = join(folder, 'index.json');
const {chromium} = findBrowsers();
if (!chromium) fail(adviceFor('chromium'));
if (!existsSync(index)) fail('Nothing to look at: run `npm run storybook:build` first.');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Only those whose ids have one of these words in them; without words, all. */
const words = process.argv.slice(2);
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
  ({id}) => !words.length || words.some((word) => id.includes(word)),
);
const server = await serve([folder]);
const browser = await launch({executablePath: chromium, args: chromiumArgs});
let broken = 0;
for (const story of stories) {
  const problems = await open(story);
  if (problems.length) broken++;
  for (const problem of problems) console.error(`✗ ${story.title} / ${story.name}: ${problem}`);
}
await browser.close();
server.close();
console.log(`  ${stories.length - broken} of ${stories.length} stories and pages are quiet`);
process.exit(broken ? 1 : 0);

async function open({id, type}) {
  const page = await browser.newPage();
  const problems = [];
  listen(page, problems);
  try {
    await page.goto(`${server.url}iframe.html?id=${id}&viewMode=${type}`, {waitUntil: 'load'});
    await page.waitForSelector(shown[type], {timeout: 30_000});
    await settle(page);
    if (type === 'story') problems.push(...(await listenedTo(page)));
  } catch (error) {
    problems.push(error.message);
  }
  await page.close();
  return problems;
}

/** What axe finds: in the story, dark as well, and in each dialog of its first table. */
async function listenedTo(page) {
  const found = await findings(page);
  for (const name of dialogs) {
    const button = await page.$(`solitaire-table >>> solitaire-${name}-button >>> button`);
    if (!(await button?.evaluate(pressable))) continue;
    await button.click();
    // Only what must be visible is looked for at each frame: shadow roots tell of no mutations.
    const dialog = `solitaire-table >>> solitaire-${name}-dialog >>> dialog[open]`;
    await page.waitForSelector(dialog, {visible: true});
    found.push(...(await findings(page)));
    await page.keyboard.press('Escape');
  }
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
  return [...new Set([...found, ...(await findings(page))])];
}

/** Runs in the page: whether a button is there to be pressed; a bar of the page's own hides the table's. */
function pressable(button) {
  return button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true]');
}

function listen(page, problems) {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(told(message));
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
}

/** A missing file is named only by the message's place. */
function told(message) {
  const {url} = message.location();
  return url ? `${message.text()} (${url})` : message.text();
}

/** A second in which first renders, deals and what they load have their say. */
async function settle(page) {
  await page.waitForNetworkIdle({idleTime: 300, timeout: 15_000});
  await new Promise((done) => setTimeout(done, 300));
  const error = await page.$eval('body', (body) =>
    body.classList.contains('sb-show-errordisplay')
      ? document.querySelector('#error-message')?.textContent
      : null,
  );
  if (error !== null) throw new Error(error);
}
