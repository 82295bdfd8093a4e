// A page around tables, as its author and its visitors meet them.

import {fixture, html} from '@open-wc/testing';
import type {SolitaireTableElement, TableEventDetails} from '../../src/index.js';
import {loadExtras} from '../../src/elements/load-extras.js';
import {browserName, viewport} from './input.js';
import './motion.js';

// Dialogs are there at once here; elements/late-dialogs.browser.test.ts is about their coming later.
await loadExtras();

export const codes = {
  double: 'DS1-D1N-AAAAAAB',
  vegas: 'DS1-D1V-AAAAAAB',
  three: 'DS1-D3N-AAAAAAB',
  seahaven: 'SH1-C4-AAAAAJ2',
  squadron: 'SQ1-AAAAAAB',
} as const;

/** A table from markup, rendered: `page('variant="seahaven" cells="2"')`. */
export async function page(attributes = ''): Promise<SolitaireTableElement> {
  const table = tag(attributes);
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  holder.append(table);
  await settled(table);
  return table;
}

/** A table by the HTML parser, in no document yet. */
export function tag(attributes = ''): SolitaireTableElement {
  const template = document.createElement('template');
  template.innerHTML = `<solitaire-table ${attributes}></solitaire-table>`;
  return document.importNode(template.content, true).firstElementChild as SolitaireTableElement;
}

interface Updating extends Element {
  readonly updateComplete?: Promise<boolean>;
}

/** Waits until an element and all that is in it have rendered. */
export async function settled(root: Element): Promise<void> {
  await (root as Updating).updateComplete;
  for (let round = 0; round < 3; round++) {
    const hosts = [root, ...deep(root)].filter(({shadowRoot}) => shadowRoot);
    for (const host of hosts) await (host as Updating).updateComplete;
  }
}

/** Waits until nothing glides in an element any more, and what comes after that has happened. */
export async function rested(root: Element): Promise<void> {
  const animations = [root, ...deep(root)].flatMap((node) => node.getAnimations());
  await Promise.allSettled(animations.map(({finished}) => finished));
  await frame();
  await settled(root);
}

/** Every element below a node, in shadow roots and in slots too. */
export function deep(root: ParentNode): Element[] {
  const nodes = root instanceof Element && root.shadowRoot ? deep(root.shadowRoot) : [];
  for (const node of root.querySelectorAll('*')) {
    nodes.push(node);
    if (node.shadowRoot) nodes.push(...deep(node.shadowRoot));
  }
  return nodes;
}

/** The first element below a node that matches, through shadow roots. */
export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const found = deep(root).find((node) => node.matches(selector));
  if (!found) throw new Error(`There is no ${selector}`);
  return found as E;
}

export function findAll<E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] {
  return deep(root).filter((node) => node.matches(selector)) as E[];
}

/** Whether there is one. Asked this way, since a failing test cannot print an element's insides. */
export function has(root: ParentNode, selector: string): boolean {
  return findAll(root, selector).length > 0;
}

/** What a player reads in an element: the words it shows, those for assistive technology too. */
export function words(root: Element): string {
  return (root.shadowRoot ?? root).textContent.replace(/\s+/g, ' ').trim();
}

/** The colour that a card's index is printed in; of a suit, by the first of its cards that lies up. */
export function ink(root: ParentNode, suit: string): string {
  const print = find(root, `.card[aria-label*="of ${suit}"]`).querySelector('svg path')!;
  const {stroke, fill} = getComputedStyle(print);
  return stroke === 'none' ? fill : stroke;
}

export const eventNames = [
  'solitaire-before-move',
  'solitaire-deal',
  'solitaire-move',
  'solitaire-undo',
  'solitaire-redo',
  'solitaire-refuse',
  'solitaire-win',
  'solitaire-change',
  'solitaire-error',
] as const satisfies readonly (keyof TableEventDetails)[];

type Name = (typeof eventNames)[number];

export interface Heard {
  readonly all: CustomEvent<TableEventDetails[Name]>[];
  /** The events' names since the last look, without what they share: `before-move move change`. */
  story(): string;
  details<N extends Name>(name: N): TableEventDetails[N][];
  last<N extends Name>(name: N): TableEventDetails[N];
}

/** Hears every event of the tables in or at `target`. */
export function hear(target: EventTarget): Heard {
  const all: Heard['all'] = [];
  for (const name of eventNames) {
    target.addEventListener(name, (event) => all.push(event as Heard['all'][number]));
  }
  let told = 0;
  const details = <N extends Name>(name: N) =>
    all.filter(({type}) => type === name).map(({detail}) => detail as TableEventDetails[N]);
  return {
    all,
    details,
    last: (name) => details(name).at(-1)!,
    story() {
      const fresh = all.slice(told);
      told = all.length;
      return fresh.map(({type}) => type.replace('solitaire-', '')).join(' ');
    },
  };
}

/** Collects the tables' console warnings instead of printing them until `restore` is called. */
export function warnings(): {readonly texts: string[]; restore(): void} {
  const {warn} = console;
  const texts: string[] = [];
  console.warn = (...args: unknown[]) => {
    const text = args.join(' ');
    // A development build of Lit warns of its own matters too.
    if (!text.includes('https://lit.dev/')) texts.push(text);
  };
  return {texts, restore: () => (console.warn = warn)};
}

let lines: Promise<string[]> | undefined;

/** The records of won games whose code begins with `prefix`, those of other programs first. */
export async function wins(prefix: string): Promise<string[]> {
  lines ??= Promise.all(['vectors/wins.jsonl', 'won-games.jsonl'].map(linesOf)).then((files) =>
    files.flat(),
  );
  const records = (await lines).map((line) => (JSON.parse(line) as {record: string}).record);
  return records.filter((record) => record.startsWith(prefix));
}

/** The lines of a file in `test`. */
async function linesOf(path: string): Promise<string[]> {
  const response = await fetch(new URL(`../${path}`, import.meta.url));
  return (await response.text()).trim().split('\n');
}

/** A won game but for its last `left` actions, and these. */
export function before(record: string, left = 1): {record: string; rest: string[]} {
  const parts = record.split(' ');
  return {record: parts.slice(0, -left).join(' '), rest: parts.slice(-left)};
}

export const frame = (): Promise<number> => new Promise(requestAnimationFrame);
export const tick = (): Promise<void> => Promise.resolve();
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Gives the page's viewport a size, and the tables that height. WebKit keeps styles of elements that
 * left, with lengths in `svh` of the viewport then, and gives them to new ones: there it is told in px.
 */
export async function view(width: number, height: number): Promise<void> {
  await viewport(width, height);
  if (browserName !== 'webkit') return;
  document.documentElement.style.setProperty('--solitaire-max-height', `${height}px`);
}

/** Waits until it is so. Throws after a while. */
export async function until(so: () => unknown, what = String(so), ms = 4000): Promise<void> {
  const end = performance.now() + ms;
  while (!so()) {
    if (performance.now() > end) throw new Error(`Never came: ${what}`);
    await wait(20);
  }
}
