// A table without a DOM: a real game, store, scene and layout, and the real input controllers. A test plays on it by the
// names of cards and piles, like a player. Nodes and events are the few fields of them that the controllers read.

import assert from 'node:assert/strict';
import {Game, type PileId, pileOf} from '../../src/engine/index.js';
import {KeyboardController} from '../../src/input/keyboard-controller.js';
import {PlayerActions} from '../../src/input/player-actions.js';
import {PointerController} from '../../src/input/pointer-controller.js';
import {type StoreChange, TableStore} from '../../src/store/table-store.js';
import {
  arrange,
  dropZone,
  type Geometry,
  place,
  type Placement,
  type Rect,
  shapeOf,
} from '../../src/view/layout.js';
import {markedAction} from '../../src/store/ui-state.js';
import {scene, type SceneItem} from '../../src/view/scene.js';
import {english} from '../support/strings.js';

class FakeKeyboardEvent {
  readonly type = 'keydown';
}
class FakeElement {
  readonly isContentEditable = false;
}
Object.assign(globalThis, {KeyboardEvent: FakeKeyboardEvent, HTMLElement: FakeElement});

/** What lies on the table, and how it is laid out. */
export interface Seat {
  readonly rtl?: boolean;
  readonly leftHanded?: boolean;
  readonly doubleClick?: boolean;
  readonly disabled?: boolean;
  readonly keyboard?: 'on' | 'off';
  /** Of the felt, in px. */
  readonly width?: number;
  readonly height?: number;
}

type Point = readonly [x: number, y: number];
type Pointer = 'mouse' | 'touch' | 'pen';

/** Modifiers and other fields of a key event. */
export type KeyFields = Partial<Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey'>> &
  Partial<Pick<KeyboardEvent, 'shiftKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>>;

export class HeadlessTable {
  readonly store: TableStore;
  /** All that happened, in order. */
  readonly changes: StoreChange[] = [];
  /** Set to false to veto actions. */
  permits = true;
  /** What was asked of the table besides play. */
  readonly requests: string[] = [];
  /** The keys that were used, so that the browser does nothing with them. */
  readonly usedKeys: string[] = [];
  readonly actions: PlayerActions;
  readonly #pointer: PointerController;
  readonly #keyboard: KeyboardController;
  readonly #start: string;
  #items: SceneItem[] = [];
  #geometry!: Geometry;
  #placements: ReadonlyMap<number, Placement> = new Map();
  #focusedKey: SceneItem['key'] | null = null;
  #now = 1000;
  #dragged = new Map<number, {x: number; y: number}>();
  #felt = {x: 0, y: 0};
  /** Cards that are shown whole by a long press. */
  peeked: string | null = null;

  constructor(record: string, {disabled = false, keyboard = 'on', ...seat}: Seat = {}) {
    const game = Game.fromRecord(record);
    this.#start = record;
    this.store = new TableStore({
      before: () => this.permits,
      changed: (change) => this.#changed(change),
      invalidated: () => {},
    });
    const {settings} = this.store.ui;
    this.store.update({settings: {...settings, doubleClick: seat.doubleClick ?? true}});
    this.#geometry = arrange(shapeOf(Game.fromCode(game.code)), {
      width: seat.width ?? 900,
      maxHeight: seat.height ?? 700,
      rtl: seat.rtl ?? false,
      leftHanded: seat.leftHanded ?? false,
    });
    this.actions = new PlayerActions(this.store);
    const layout = this.#layout(seat.rtl ?? false);
    const options = {
      store: this.store,
      layout,
      actions: this.actions,
      acceptsInput: () => !disabled,
    };
    this.#pointer = new PointerController(options);
    this.#keyboard = new KeyboardController({
      ...options,
      keysEnabled: () => keyboard === 'on',
      cancelDrag: () => this.#pointer.cancel(),
      showHint: () => this.requests.push('hint'),
      readTable: () => this.requests.push('read'),
      focusMoved: () => {},
    });
    this.store.start(game);
    this.changes.length = 0;
    this.#render();
  }

  #changed(change: StoreChange): void {
    this.changes.push(change);
    if (change.type !== 'refuse') this.#pointer.cancel();
  }

  // What there is to see

  get record(): string {
    return this.store.game.toRecord();
  }

  /** The actions that were played at this table, in notation. */
  get played(): string {
    return this.record.slice(this.#start.length).trim();
  }

  /** The reasons of all refusals. */
  get refusals(): string[] {
    return this.changes.flatMap((change) =>
      change.type === 'refuse' ? [change.result.reason] : [],
    );
  }

  /** How many cards may move at once, as refusals of too many say. */
  get refusedCounts(): number[] {
    return this.changes.flatMap((change) =>
      change.type === 'refuse' && change.result.reason === 'too-many'
        ? [change.result.allowed]
        : [],
    );
  }

  /** The names of all cards and places that have one, in reading order. */
  get names(): string[] {
    return this.#items.map(({label}) => label).filter(Boolean);
  }

  /** The names of the selected cards. */
  get selected(): string[] {
    return this.#items.filter(({selected}) => selected).map(({label}) => label);
  }

  /** The names of the cards and places that take the selected cards. */
  get targets(): string[] {
    return this.#items.filter(({target}) => target).map(({label}) => label);
  }

  /** The name of what has the focus; empty while nothing on the felt has it. */
  get focused(): string {
    return this.#items.find(({key}) => key === this.#focusedKey)?.label ?? '';
  }

  /** Whether a card follows the pointer. */
  isDragged(name: string): boolean {
    return this.#dragged.has(this.#find(name).key as number);
  }

  /** How far a card is from its place, in px. */
  offsetOf(name: string): Point {
    const {x, y} = this.#dragged.get(this.#find(name).key as number) ?? {x: 0, y: 0};
    return [x, y];
  }

  /** The name of a pile's top card, or of its place. */
  topOf(pile: PileId): string {
    return this.#items.filter((item) => item.pile === pile && item.label).at(-1)!.label;
  }

  /** The rectangle of a card or place on the felt. */
  rectOf(name: string): Rect {
    return this.#rectOf(this.#find(name).key)!;
  }

  // Time

  /** Lets time pass for the events that follow. Timers need `mock.timers` besides. */
  wait(ms: number): void {
    this.#now += ms;
  }

  // Pointing

  /** Taps a card or place, long after anything before. */
  tap(at: string | Point, by: Pointer = 'mouse'): void {
    this.wait(1000);
    this.quickTap(at, by);
  }

  /** Taps right after what was before. */
  quickTap(at: string | Point, by: Pointer = 'mouse'): void {
    const point = this.#pointOn(at);
    this.wait(20);
    this.press(point, by);
    this.wait(50);
    this.release(point, by);
  }

  /** Taps twice where a card lies now, whatever is there the second time. */
  doubleTap(at: string | Point, by: Pointer = 'mouse'): void {
    const point = this.#pointOn(at);
    this.tap(point, by);
    this.wait(100);
    this.quickTap(point, by);
  }

  /** Drags a card, with those on it, so that it comes to lie on a card or place, `off` px from its middle. */
  drag(name: string, to: string, off: Point = [0, 0]): void {
    this.wait(1000);
    const start = this.#pointOn(name);
    this.press(start);
    const end = this.dragTo(name, to, off);
    this.release(end);
  }

  /** Moves what is pressed so that a card comes to lie on another card or place. Returns where the pointer is then. */
  dragTo(name: string, to: string, off: Point = [0, 0]): Point {
    const start = this.#pointOn(name);
    const [card, target] = [this.rectOf(name), this.rectOf(to)];
    const end: Point = [
      start[0] + target.x - card.x + off[0],
      start[1] + target.y - card.y + off[1],
    ];
    this.moveTo([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
    this.moveTo(end);
    return end;
  }

  /** Puts a pointer down. */
  press(at: string | Point, by: Pointer = 'mouse', fields: object = {}): void {
    const point = this.#pointOn(at);
    this.#point('pointerdown', point, by, fields);
  }

  moveTo(at: string | Point, by: Pointer = 'mouse'): void {
    this.#point('pointermove', this.#pointOn(at), by);
  }

  release(at: string | Point, by: Pointer = 'mouse', fields: object = {}): void {
    this.#point('pointerup', this.#pointOn(at), by, fields);
  }

  /** The system takes the pointer away. */
  losePointer(by: Pointer = 'mouse'): void {
    this.#point('pointercancel', [0, 0], by);
  }

  /** A point of the felt where nothing lies. */
  get emptyFelt(): Point {
    return [this.#geometry.width - 1, this.#geometry.height - 1];
  }

  /** The page scrolls under the pointer. */
  scroll(dy: number): void {
    this.#felt = {x: 0, y: this.#felt.y - dy};
  }

  // Keys

  /** Puts the focus on the felt. */
  focus(): void {
    this.#focus(this.#keyboard.current);
  }

  /** Puts the focus on a card or place, as a click or assistive technology does. */
  focusOn(name: string): void {
    this.#focus(this.#find(name).key);
  }

  /** Presses keys one after the other; the focus must be on the felt. */
  keys(...keys: string[]): void {
    for (const key of keys) this.key(key);
  }

  /** Presses a key where the focus is, or on an item that got it without a `focusin`. Returns whether it was used. */
  key(key: string, fields: KeyFields = {}, on?: string): boolean {
    this.wait(30);
    const item = on ? this.#find(on) : this.#items.find((one) => one.key === this.#focusedKey);
    const event = Object.assign(new FakeKeyboardEvent(), {
      timeStamp: this.#now,
      key,
      code: '',
      target: nodeOf(item),
      composedPath: () => [],
      preventDefault: () => this.usedKeys.push(key),
      ...fields,
    });
    const {length} = this.usedKeys;
    this.#keyboard.handleEvent(event as unknown as Event);
    this.#render();
    return this.usedKeys.length > length;
  }

  /** Clicks without a pointer, as assistive technology does. */
  clickByAssistiveTechnology(name: string): void {
    this.focusOn(name);
    const event = {type: 'click', detail: 0, target: nodeOf(this.#find(name))};
    this.#keyboard.handleEvent(event as unknown as Event);
    this.#render();
  }

  // Checks

  /** Checks that exactly these actions were played, and that the table is what the engine makes of them. */
  assertPlayed(actions: string): void {
    assert.equal(this.played, actions);
    assert.deepEqual(this.store.game.state, Game.fromRecord(this.record).state);
  }

  #layout(rtl: boolean) {
    return {
      rtl,
      rectOf: (key: SceneItem['key']) => this.#rectOf(key),
      focus: (key: SceneItem['key'] | undefined) => this.#focus(key),
      felt: {getBoundingClientRect: () => this.#felt} as unknown as HTMLElement,
      dropZones: () =>
        [...this.#geometry.piles.keys()].map((pile) => ({
          pile,
          zone: dropZone(pile, this.#geometry),
        })),
      drag: (cards: readonly {id: number}[], offset: {x: number; y: number}) => {
        for (const {id} of cards) this.#dragged.set(id, offset);
      },
      peek: ({id}: {id: number}) => {
        this.peeked = this.#items.find(({key}) => key === id)!.label;
      },
      release: () => {
        this.#dragged.clear();
        this.peeked = null;
      },
    };
  }

  #render(): void {
    const {game, ui} = this.store;
    this.#items = scene(game, {...ui, hint: markedAction(ui), strings: english}).flat();
    this.#placements = place(game.state, this.#geometry);
    this.#keyboard.syncItems(this.#items);
    const {current} = this.#keyboard;
    if (this.#focusedKey !== null && this.#focusedKey !== current) this.#focus(current);
  }

  #focus(key: SceneItem['key'] | undefined): void {
    const item = this.#items.find((one) => one.key === key && one.label);
    if (!item) return;
    this.#focusedKey = item.key;
    this.#keyboard.handleEvent({type: 'focusin', target: nodeOf(item)} as unknown as Event);
  }

  #point(type: string, [clientX, clientY]: Point, pointerType: Pointer, fields: object = {}): void {
    const event = {
      type,
      clientX,
      clientY,
      pointerType,
      pointerId: 1,
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      timeStamp: this.#now,
      target: nodeOf(this.#itemAt(clientX, clientY)),
      currentTarget: {setPointerCapture: () => {}},
      ...fields,
    };
    this.#pointer.handleEvent(event as unknown as PointerEvent);
    this.#render();
  }

  /** A card or place by its name, or the beginning of its name up to a comma, or by its pile's name alone. */
  #find(name: string): SceneItem {
    const found = this.#items.filter(({label}) => label && `${label},`.startsWith(`${name},`));
    if (found.length === 1) return found[0]!;
    const top = this.#items.filter(({label}) => `${label},`.includes(`, ${name},`)).at(-1);
    if (!found.length && top) return top;
    const names = found.length ? found.map(({label}) => label) : this.names;
    throw new Error(`${found.length} items are called “${name}”: ${names.join('; ')}`);
  }

  #rectOf(key: SceneItem['key']): Rect | null {
    if (typeof key === 'string') return this.#geometry.piles.get(key) ?? null;
    const at = this.#placements.get(key);
    return at ? {x: at.x, y: at.y, ...this.#geometry.card} : null;
  }

  /** A point near the corner of a card, which shows even if others cover it. */
  #pointOn(at: string | Point): Point {
    if (typeof at !== 'string') return at;
    const {x, y} = this.rectOf(at);
    return [x + 6, y + 6];
  }

  /** The topmost item at a point: cards later in a pile cover those before. */
  #itemAt(x: number, y: number): SceneItem | undefined {
    return this.#items
      .filter(({key}) => {
        const rect = this.#rectOf(key)!;
        const [right, down] = [x - rect.x, y - rect.y];
        return right >= 0 && right < rect.width && down >= 0 && down < rect.height;
      })
      .at(-1);
  }

  /** A point of the face-down card at an index of a column. It has no name. */
  faceDownPoint(pile: PileId, index: number): Point {
    const card = pileOf(this.store.game.state, pile)[index]!;
    assert.equal(card.faceUp, false);
    const {x, y} = this.#rectOf(card.id)!;
    return [x + 6, y + 2];
  }
}

/** The node of an item, or of the empty felt. */
function nodeOf(item: SceneItem | undefined) {
  const dataset = item && {key: String(item.key), pile: item.pile, index: String(item.index)};
  return {closest: () => (dataset ? {dataset} : null)};
}
