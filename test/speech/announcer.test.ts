import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {Announcer, type AnnouncerHost} from '../../src/speech/announcer.js';
import * as sentences from '../../src/speech/sentences.js';
import {TableStore} from '../../src/store/table-store.js';
import {english} from '../support/strings.js';

interface Line {
  textContent: string;
  remove(): void;
}

/** A live region without a DOM. */
class Region {
  children: Line[] = [];

  get firstChild(): Line | undefined {
    return this.children[0];
  }

  append(line: Line): void {
    line.remove = () => (this.children = this.children.filter((one) => one !== line));
    this.children.push(line);
  }

  replaceChildren(): void {
    this.children = [];
  }
}

const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';

/** A table with an announcer, whose sentences are loaded at once or later. */
class Table {
  readonly region = new Region();
  readonly announcer: Announcer;
  readonly store: TableStore;
  #waiting: (() => void)[] = [];
  #isLoaded: boolean;

  constructor(record: string, {loaded = true} = {}) {
    this.#isLoaded = loaded;
    const host = {
      strings: english,
      shadowRoot: {querySelector: () => this.region},
      addController: () => {},
    } as unknown as AnnouncerHost;
    this.store = new TableStore({
      before: () => true,
      changed: (change) => this.announcer.announceChange(change),
      invalidated: () => {},
    });
    this.announcer = new Announcer(host, this.store, (use) => {
      if (this.#isLoaded) use(sentences);
      else this.#waiting.push(() => use(sentences));
    });
    this.store.start(Game.fromRecord(record));
  }

  load(): void {
    this.#isLoaded = true;
    for (const use of this.#waiting) use();
  }

  get lines(): string[] {
    return this.region.children.map(({textContent}) => textContent);
  }
}

describe('the announcer', () => {
  beforeEach(() => {
    mock.timers.enable({apis: ['setTimeout']});
    const createElement = (): Line => ({textContent: '', remove: () => {}});
    Object.assign(globalThis, {document: {createElement}});
  });
  afterEach(() => {
    mock.timers.reset();
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('does not announce the first deal, but every other', () => {
    const table = new Table('DS1-D1N-XW2QQAA');
    assert.deepEqual(table.lines, []);
    table.store.start(Game.fromRecord('SQ1-AAAAAAB'));
    assert.deepEqual(table.lines, ['New game: Squadron']);
  });

  it('announces each of twenty actions in one tick', () => {
    const table = new Table('DS1-D1N-XW2QQAA');
    for (let i = 0; i < 20; i++) table.store.game.play('D');
    assert.equal(table.lines.length, 20);
    assert.ok(table.lines.every((line) => /^drew (ace|\w+) of \w+$/.test(line)));
  });

  it('adds a node of its own for each line, even for the same words', () => {
    const table = new Table('DS1-D1N-ROYHIQA');
    table.store.game.play('D');
    table.store.game.undo();
    table.store.game.redo();
    table.store.game.undo();
    assert.deepEqual(table.lines, [
      'drew ace of hearts',
      'undone: drew ace of hearts',
      'redone: drew ace of hearts',
      'undone: drew ace of hearts',
    ]);
    assert.equal(new Set(table.region.children).size, 4);
  });

  it('keeps the last six lines, and each line for a second at least', () => {
    const table = new Table('DS1-D1N-XW2QQAA');
    for (let i = 0; i < 9; i++) table.store.game.play('D');
    const last = table.region.children.slice(-6);
    mock.timers.tick(999);
    assert.equal(table.lines.length, 9);
    mock.timers.tick(1);
    assert.deepEqual(table.region.children, last);
    mock.timers.tick(60_000);
    assert.deepEqual(table.region.children, last);
  });

  it('announces in order what happened before its sentences were loaded', () => {
    const table = new Table('DS1-D1N-ROYHIQA', {loaded: false});
    table.store.game.play('D');
    table.announcer.announce('A text of the assistant.');
    table.store.game.undo();
    assert.deepEqual(table.lines, []);
    table.load();
    assert.deepEqual(table.lines, [
      'drew ace of hearts',
      'A text of the assistant.',
      'undone: drew ace of hearts',
    ]);
  });

  it('announces a selection once it is rendered, and putting it back', () => {
    const table = new Table(three);
    table.store.select('T4', 1);
    assert.deepEqual(table.lines, []);
    table.announcer.hostUpdated();
    table.announcer.hostUpdated();
    table.store.deselect();
    table.announcer.hostUpdated();
    assert.deepEqual(table.lines, [
      'picked up 10 of clubs, 3 possible moves',
      'put back 10 of clubs',
    ]);
  });

  it('does not announce cards as put back that moved', () => {
    const table = new Table(three);
    table.store.select('T4', 1);
    table.announcer.hostUpdated();
    table.store.game.play('T4-T6');
    table.announcer.hostUpdated();
    assert.equal(table.lines.length, 2);
    assert.match(table.lines[1]!, /^10 of clubs to column 6, uncovers /);
  });

  it('announces cards as put back after a refusal', () => {
    const table = new Table(three);
    table.store.select('T4', 1);
    table.announcer.hostUpdated();
    table.store.asPlayer(() => table.store.game.play('T4-T9'));
    table.store.deselect();
    table.announcer.hostUpdated();
    assert.equal(table.lines.length, 3);
    assert.equal(table.lines[2], 'put back 10 of clubs');
  });

  it('announces a drag only by what comes of it', () => {
    const table = new Table(three);
    table.store.select('T4', 1, true);
    table.announcer.hostUpdated();
    assert.deepEqual(table.lines, []);
    table.store.game.play('T4-T6');
    table.announcer.hostUpdated();
    assert.equal(table.lines.length, 1);
  });

  it('announces nothing while it is muted', () => {
    const table = new Table('DS1-D1N-ROYHIQA');
    table.announcer.mute(() => {
      table.store.game.play('D');
      table.store.game.undo();
    });
    assert.deepEqual(table.lines, []);
    table.store.game.play('D');
    assert.deepEqual(table.lines, ['drew ace of hearts']);
  });

  it('is no longer muted after an error', () => {
    const table = new Table('DS1-D1N-ROYHIQA');
    assert.throws(() =>
      table.announcer.mute(() => {
        throw new Error('of an action');
      }),
    );
    table.store.game.play('D');
    assert.deepEqual(table.lines, ['drew ace of hearts']);
  });

  it('has no lines when it comes back to the page', () => {
    const table = new Table('DS1-D1N-ROYHIQA');
    table.store.game.play('D');
    table.announcer.hostDisconnected();
    assert.deepEqual(table.lines, []);
  });
});
