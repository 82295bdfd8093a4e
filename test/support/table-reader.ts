// What a player sees and hears at a table: cards, places and controls by role and name. No test needs to know a selector.

import {expect} from '@open-wc/testing';
import type {TableEventDetails} from '../../src/elements/events.js';
import {loadExtras} from '../../src/elements/load-extras.js';
import type {MaskedState} from '../../src/elements/masked-state.js';
import type {SolitaireTableElement} from '../../src/elements/solitaire-table-element.js';
import {pileOf, type PileId} from '../../src/engine/index.js';
export interface Heard<N extends keyof TableEventDetails = keyof TableEventDetails> {
  readonly type: N;
  readonly detail: TableEventDetails[N];
}

// Dialogs are there at once here; elements/late-dialogs.browser.test.ts is about their coming later.
await loadExtras();

const eventNames: readonly (keyof TableEventDetails)[] = [
  'solitaire-deal',
  'solitaire-move',
  'solitaire-undo',
  'solitaire-redo',
  'solitaire-refuse',
  'solitaire-win',
  'solitaire-error',
];

export class TableReader {
  /** Everything that the table told the page since the player sat down. */
  readonly events: Heard[] = [];

  constructor(readonly table: SolitaireTableElement) {
    for (const type of eventNames) {
      table.addEventListener(type, ({detail}) => this.events.push({type, detail}));
    }
  }

  // What the table says of itself

  get state(): MaskedState {
    return this.table.state;
  }

  get record(): string {
    return this.table.record;
  }

  /** The actions since the player sat down, or since `record`. */
  actionsSince(record: string): string {
    expect(this.record.startsWith(record), `${this.record} goes on from ${record}`).to.equal(true);
    return this.record.slice(record.length).trim();
  }

  // Seeing and hearing

  /** Waits until the table shows what it knows, and nothing glides. */
  async looks(): Promise<void> {
    // What comes from a file of its own, like a hint, comes a little later.
    await loadExtras();
    while (!(await this.table.updateComplete));
    const flights = this.felt
      .getAnimations({subtree: true})
      .filter(({effect}) => (effect as KeyframeEffect).target?.closest('[part="card"]'));
    // All at once: one that is cancelled when it has landed never finishes for who asks later.
    await Promise.allSettled(flights.map(({finished}) => finished));
  }

  /** The names of all cards and places that can be pointed at, in reading order. */
  get names(): string[] {
    return this.buttons().map(nameOf);
  }

  /** How many cards lie on the table to be seen, be it by their backs. */
  get cardCount(): number {
    return this.cards().length;
  }

  sees(name: string): boolean {
    return this.matches(name).length > 0;
  }

  /** The names of what is picked up or selected. */
  get selected(): string[] {
    return this.buttons()
      .filter((node) => node.ariaPressed === 'true')
      .map(nameOf);
  }

  /** The names of what is marked as a place for the selected cards, in reading order. */
  get marked(): string[] {
    return this.buttons()
      .filter((node) => node.classList.contains('target'))
      .map(nameOf);
  }

  /** The names of what a hint marks, in reading order. */
  get hinted(): string[] {
    return this.buttons()
      .filter((node) => node.classList.contains('hinted'))
      .map(nameOf);
  }

  /** Whether a hint marks the pile's top card or place, be it one that has no name. */
  hintsAt(pile: PileId): boolean {
    return !!this.felt.querySelector(`.hinted[data-pile='${pile}']`);
  }

  /** The name of what has the focus; empty while nothing on the felt has it. */
  get focused(): string {
    const active = this.root.activeElement;
    return active && this.buttons().includes(active as HTMLElement) ? nameOf(active) : '';
  }

  /** The last thing that was said aloud; empty while nothing was. */
  hears(): string {
    return this.lines.at(-1)?.textContent ?? '';
  }

  /** What was said aloud and can still be read again, line by line. */
  get lines(): Element[] {
    return [...this.root.querySelectorAll('[role="log"] > *')];
  }

  /** What is told over the felt for some seconds. */
  get message(): string {
    return this.root.querySelector<HTMLElement>('[part="message"]')?.innerText ?? '';
  }

  /** What the row or pill of help tells; empty while it tells nothing. */
  get help(): string {
    const [panel] = deeply(this.root, '[part="assist"] > span');
    return panel?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  }

  /** The names of the buttons beside what help tells. */
  get offers(): string[] {
    return deeply(this.root, '[part="assist"] > button').map(controlName);
  }

  /** Whether what a hint marks is shown as a mistake. */
  get warned(): boolean {
    return this.felt.classList.contains('losing-move');
  }

  /** Collects what is said aloud from now on, line by line; lines leave the log after a while. */
  listens(): string[] {
    const said: string[] = [];
    const log = this.root.querySelector('[role="log"]')!;
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes)
        said.push(...[...addedNodes].map(({textContent}) => textContent ?? ''));
    }).observe(log, {childList: true});
    return said;
  }

  /** The name of what has the focus in the bar, a dialog or the row of help; empty while nothing there has it. */
  get focusedControl(): string {
    const active = this.root.activeElement?.shadowRoot?.activeElement;
    return active ? controlName(active as HTMLElement) : '';
  }

  /** What an open dialog says; empty while none is open. */
  get dialog(): string {
    return deeply(this.root, 'dialog[open]')
      .map(({innerText}) => innerText.trim())
      .join(' ');
  }

  /** What Tab stops at on the felt. */
  get tabStops(): string[] {
    return this.buttons()
      .filter(({tabIndex}) => tabIndex === 0)
      .map(nameOf);
  }

  /** The box of a card or place in the viewport. */
  box(name: string): DOMRect {
    return this.find(name).getBoundingClientRect();
  }

  /** Whether a card is drawn as hanging on the pointer. */
  lifted(name: string): boolean {
    return this.find(name).classList.contains('dragging');
  }

  /**
   * A card or place by its name, or the beginning of its name up to a comma: `10 of diamonds`,
   * `10 of diamonds, column 3`, `column 3, empty`. A pile's name alone, `column 3` or `waste`, finds its
   * top card, or its place while it is empty. Throws when nothing or more than one thing is called so.
   */
  find(name: string): HTMLElement {
    const found = this.matches(name);
    if (found.length === 1) return found[0] as HTMLElement;
    const names = (found.length ? found.map(nameOf) : this.names).join('; ');
    throw new Error(`${found.length || 'Nothing'} called “${name}” among: ${names}`);
  }

  /** The name of a card by its pile in notation and its place from the top, from 1. */
  cardName(pile: PileId, fromTop = 1): string {
    const index = pileOf(this.table.game.state, pile).length - fromTop;
    const node = this.buttons().find((one) => lies(one, pile, index));
    if (!node) throw new Error(`No card to be seen in ${pile}, ${fromTop} from its top`);
    return nameOf(node);
  }

  /** The name of a pile's top card; of its place while it is empty. */
  pileName(pile: PileId): string {
    const node = this.buttons()
      .filter(({dataset}) => dataset.pile === pile)
      .at(-1);
    if (!node) throw new Error(`No pile ${pile} to be seen`);
    return nameOf(node);
  }

  // Looking closely

  get root(): ShadowRoot {
    return this.table.shadowRoot as ShadowRoot;
  }

  /** The felt itself, for events that no real keyboard here can make. */
  get felt(): HTMLElement {
    return this.root.querySelector('[part="felt"]') as HTMLElement;
  }

  cards(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[part="card"]')];
  }

  buttons(): HTMLElement[] {
    return [...this.felt.querySelectorAll<HTMLElement>('[role="button"]')];
  }

  matches(name: string): HTMLElement[] {
    const buttons = this.buttons();
    const called = buttons.filter((node) => `${nameOf(node)},`.startsWith(`${name},`));
    if (called.length) return called;
    const top = buttons.filter((node) => `${nameOf(node)},`.includes(`, ${name},`)).at(-1);
    return top ? [top] : [];
  }
}

/** The accessible name of a card or place. */
export const nameOf = (node: Element): string => node.getAttribute('aria-label') ?? '';

/** Whether a node is the card at that place of a pile, counted from the bottom. */
export const lies = ({dataset}: HTMLElement, pile: PileId, index: number): boolean =>
  dataset.pile === pile && Number(dataset.index) === index;

/** Through every shadow root below. */
export function deeply(root: ParentNode, selector: string): HTMLElement[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    shadowRoot ? deeply(shadowRoot, selector) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(selector), ...inside];
}

/** A control's label, or its text. */
export function controlName(node: HTMLElement): string {
  const labels = [...((node as HTMLInputElement).labels ?? [])];
  const text = labels.length ? labels.map((label) => label.innerText).join(' ') : node.innerText;
  return (node.ariaLabel ?? text).trim();
}
