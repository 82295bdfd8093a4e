// Runs axe in a Puppeteer page, and formats what it finds.

import {createRequire} from 'node:module';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The conformance levels that the table meets. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages; a table is only part of one. */
const ofPages = ['landmark-one-main', 'page-has-heading-one', 'region', 'document-title', 'bypass'];

/** What axe finds in the page, one line each. Optionally only in one element, or with some of the rules. */
export async function findings(page, {element, rules} = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({path: script});
  const options = {
    runOnly: rules ?? tags,
    rules: Object.fromEntries(ofPages.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(audit, options, element);
  return violations.map(({id, help, nodes}) => `axe, ${id}: ${help}: ${nodes.join(' | ')}`);
}

/** Runs in the page. */
async function audit(options, element) {
  const {violations} = await window.axe.run(element ?? document, options);
  return violations.map(({id, help, nodes}) => ({
    id,
    help,
    nodes: nodes.slice(0, 3).map(({target, any, all}) => {
      const why = [...any, ...all].map(({message}) => message).join('; ');
      return `${target.flat().join(' ')}: ${why}`;
    }),
  }));
}
