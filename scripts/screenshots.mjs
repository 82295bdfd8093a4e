// Writes screenshots of each game to screenshots/: at many sizes, at the deal, in mid-game and won, light and dark.
//
//   npm run screenshots                        all of them
//   npm run screenshots -- double 360 dark     those with all these words in their names

import {mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {launch} from 'puppeteer-core';
import {chromiumArgs, findBrowsers} from './browsers.mjs';
import {root} from './lib/run.mjs';
import {serve} from './lib/serve.mjs';

const folder = join(root, 'screenshots');
const words = process.argv.slice(2);

const sizes = [
  [320, 640],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];
const schemes = ['light', 'dark'];
const moments = {
  deal: (record) => record.slice(0, 1),
  middle: (record) => record.slice(0, Math.round(record.length * 0.55)),
  won: (record) => record,
};

/** The longest record of a won game in the tests, for each game. */
function wonRecords() {
  const files = ['test/vectors/wins.jsonl', 'test/won-games.jsonl'];
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').trim().split('\n'));
  const games = new Map();
  for (const {record} of lines.map((line) => JSON.parse(line))) {
    const prefix = record.slice(0, 3);
    if (record.length > (games.get(prefix) ?? '').length) games.set(prefix, record);
  }
  return [...games].map(([prefix, record]) => ({prefix, record: record.split(' ')}));
}

function shots() {
  const all = [];
  for (const {prefix, record} of wonRecords()) {
    for (const [width, height] of sizes) {
      for (const scheme of schemes) {
        for (const [moment, cut] of Object.entries(moments)) {
          const name = `${prefix}-${width}x${height}-${scheme}-${moment}`;
          all.push({name, width, height, scheme, record: cut(record).join(' '), moment});
        }
      }
    }
  }
  return all.filter(({name}) => words.every((word) => name.toLowerCase().includes(word)));
}

async function shoot(page, url, {name, width, height, scheme, record, moment}) {
  await page.setViewport({width, height, deviceScaleFactor: 1});
  await page.emulateMediaFeatures([
    {name: 'prefers-color-scheme', value: scheme},
    {name: 'prefers-reduced-motion', value: moment === 'won' ? 'no-preference' : 'reduce'},
  ]);
  await page.goto(url);
  await page.evaluate(async (text) => {
    const table = document.querySelector('solitaire-table');
    await customElements.whenDefined('solitaire-table');
    const actions = text.split(' ');
    const last = actions.pop();
    table.loadRecord(actions.length ? actions.join(' ') : last);
    await table.updateComplete;
    if (actions.length) table.play(last);
    await table.updateComplete;
  }, record);
  await new Promise((done) => setTimeout(done, moment === 'won' ? 2500 : 120));
  await page.screenshot({path: join(folder, `${name}.png`)});
}

mkdirSync(folder, {recursive: true});
const server = await serve([join(root, 'scripts/pages'), root]);
const browser = await launch({executablePath: findBrowsers().chromium, args: chromiumArgs});
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(String(error)));
const wanted = shots();
for (const shot of wanted) await shoot(page, `${server.url}screenshots.html`, shot);
await browser.close();
server.close();
console.log(`${wanted.length} pictures in ${folder}`);
