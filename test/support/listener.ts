// A player who sees nothing: knows the table by the browser's accessibility tree, what is said aloud
// by the live region in that tree, and acts by real keys. Chromium alone shows its tree.

import {executeServerCommand} from '@web/test-runner-commands';
import {press} from './input.js';

/** A node of the accessibility tree. */
export interface Heard {
  /** Of what it stands for on the page: the same as long as that lives. */
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** The roles of the nodes that it lies in, from the page on. */
  readonly within: readonly string[];
  readonly focused: boolean;
  readonly pressed: boolean;
  readonly disabled: boolean;
  /** How politely its changes are said aloud. */
  readonly live: 'off' | 'polite' | 'assertive';
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type Key = Arrow | 'Home' | 'End';

/** The page as assistive technology is told of it, in reading order. */
export async function accessibilityTree(): Promise<readonly Heard[]> {
  return executeServerCommand<readonly Heard[], null>('accessibility-tree');
}

export class Listener {
  #tree: readonly Heard[] = [];
  readonly #known = new Set<number>();
  #said: string[] = [];
  /** Ways between spots that never move, as they were found by walking: by spot and key. */
  readonly #ways = new Map<string, string>();

  /** Listens to what has changed. */
  async listens(): Promise<void> {
    this.#tree = await accessibilityTree();
    for (const {id, name, role, within} of this.#tree) {
      if (role !== 'StaticText' || !within.includes('log') || this.#known.has(id)) continue;
      this.#known.add(id);
      this.#said.push(name);
    }
  }

  /** What was said aloud since this was asked last. */
  said(): string[] {
    const said = this.#said;
    this.#said = [];
    return said;
  }

  get tree(): readonly Heard[] {
    return this.#tree;
  }

  /** The names of the cards and places, in reading order. */
  get names(): string[] {
    return this.#items.map(({name}) => name);
  }

  /** The names of the cards that are picked up. */
  get pressed(): string[] {
    return this.#items.filter(({pressed}) => pressed).map(({name}) => name);
  }

  /** The name of what has the focus. */
  get focused(): string {
    return this.#tree.filter(({focused}) => focused).at(-1)?.name ?? '';
  }

  async press(...keys: string[]): Promise<void> {
    await press(...keys);
    await this.listens();
  }

  /** Walks to a card or place by arrows, Home and End, with nothing to go by but names. */
  async walkTo(goal: string): Promise<void> {
    const tried = new Set<string>();
    for (let steps = 0; this.focused !== goal; steps++) {
      if (steps > 120) throw new Error(`No way to “${goal}”: ${[...tried].join('; ')}`);
      const from = this.focused;
      const key = this.#keyTo(goal, (one) => tried.has(`${from} ${one}`));
      tried.add(`${from} ${key}`);
      await this.press(key);
      const at = spotOf(from);
      if (at) this.#ways.set(`${at} ${key}`, spotOf(this.focused));
    }
  }

  /** While carrying: goes round the places that take the cards. */
  async goRoundTo(goal: string): Promise<void> {
    const stops = this.#items
      .filter(({name, pressed, focused}) => name.endsWith(', can go here') || pressed || focused)
      .map(({name}) => name);
    const ways = stops.indexOf(goal) - stops.indexOf(this.focused);
    const arrow = ways > 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let i = 0; this.focused !== goal; i++) {
      if (i > stops.length) throw new Error(`“${goal}” is not among ${stops.join('; ')}`);
      await this.press(arrow);
    }
  }

  get #items(): Heard[] {
    return this.#tree.filter(
      ({role, within}) => role === 'button' && within.includes('application'),
    );
  }

  #keyTo(goal: string, tried: (key: Key) => boolean): Key {
    const {names, focused} = this;
    if (goal === names[0]) return 'Home';
    if (goal === names.at(-1)) return 'End';
    if (!columnOf(goal)) return this.#keyToPlace(spotOf(goal), tried);
    return columnKeys(focused, goal).find((key) => !tried(key)) ?? 'ArrowLeft';
  }

  /** By a way that is known, else to where no one has looked yet. */
  #keyToPlace(goal: string, tried: (key: Key) => boolean): Key {
    const [first = ''] = this.names;
    const here = spotOf(this.focused);
    const reached = (at: string): boolean => at === goal;
    const known = here && this.#wayTo(reached, here);
    if (known) return known;
    if (this.#wayTo(reached, spotOf(first))) return 'Home';
    const next = (at: string): Arrow | undefined =>
      arrows.find((arrow) => !this.#ways.has(`${at} ${arrow}`));
    if (!here) return tried('Home') ? 'ArrowUp' : 'Home';
    return next(here) ?? this.#wayTo((at) => !!next(at), here) ?? 'Home';
  }

  /** The first arrow of the shortest known way to where it is so. */
  #wayTo(so: (at: string) => boolean, from: string): Arrow | undefined {
    const queue: {at: string; first?: Arrow}[] = [{at: from}];
    const seen = new Set(['', from]);
    for (const {at, first} of queue) {
      if (first && so(at)) return first;
      for (const arrow of arrows) {
        const next = this.#ways.get(`${at} ${arrow}`) ?? '';
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push({at: next, first: first ?? arrow});
      }
    }
    return undefined;
  }
}

const arrows: readonly Arrow[] = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Which keys may lead to a card of a column, the most promising first. */
function columnKeys(from: string, goal: string): Key[] {
  const [here, there] = [columnOf(from), columnOf(goal)];
  if (!here || !there) return ['End', 'ArrowLeft', 'ArrowDown'];
  const aside: Arrow[] =
    here.column < there.column ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along: Arrow[] =
    here.card < there.card ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  if (here.column === there.column) return [...along, ...aside];
  return [aside[0]!, 'ArrowUp', 'ArrowDown', aside[1]!];
}

/** "10 of diamonds, column 3, card 4 of 6" */
function columnOf(name: string): {column: number; card: number} | null {
  const found = /\bcolumn (\d+)(?:, card (\d+))?/.exec(name);
  return found && {column: Number(found[1]), card: Number(found[2] ?? 0)};
}

/** What never moves, whatever lies on it: "waste", "cell 2", a column's beginning; empty for all else. */
function spotOf(name: string): string {
  const column = columnOf(name);
  if (column) return column.card < 2 ? `column ${column.column}` : '';
  return /foundation, \w+(, \w+ of two)?|cell \d+|waste|stock/.exec(name)?.[0] ?? '';
}
