// Real mouse, touch and keys for browser tests, the same in every browser. Places are in CSS px from
// the upper left corner of the page's viewport.

import {executeServerCommand} from '@web/test-runner-commands';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place, or an element: its centre. */
export type Target = Point | Element;

type Button = 'left' | 'middle' | 'right';

type PointerAction =
  | {type: 'move'; x: number; y: number; steps?: number}
  | {type: 'down' | 'up'; button?: Button}
  | {type: 'click'; x: number; y: number; button?: Button; count?: number}
  | {type: 'wait'; ms: number}
  | {type: 'tap' | 'touchStart'; x: number; y: number; id?: number}
  | {type: 'touchMove'; x: number; y: number; id?: number; steps?: number}
  | {type: 'touchEnd'; id?: number}
  | {type: 'touchCancel'};

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export const browserName: BrowserName = nameOf(navigator.userAgent);

/** WebKitGTK's driver has no touch input. */
export const hasTouch = browserName !== 'webkit';

/** Only Chromium's protocol lets a test take a touch away, as a system gesture does. */
export const hasTouchCancel = browserName === 'chromium';

export const mouse = {
  move: (to: Target, steps = 1) => pointer({type: 'move', ...place(to), steps}),
  down: (button: Button = 'left') => pointer({type: 'down', button}),
  up: (button: Button = 'left') => pointer({type: 'up', button}),

  click: (at: Target, button: Button = 'left') => pointer({type: 'click', ...place(at), button}),
  doubleClick: (at: Target) => pointer({type: 'click', ...place(at), count: 2}),

  drag(from: Target, to: Target, steps = 8) {
    return pointer(
      {type: 'move', ...place(from)},
      {type: 'down'},
      {type: 'move', ...place(to), steps},
      {type: 'up'},
    );
  },
};

/** Fingers are told apart by `id`. */
export const touch = {
  tap: (at: Target) => pointer({type: 'tap', ...place(at)}),
  start: (at: Target, id = 0) => pointer({type: 'touchStart', ...place(at), id}),
  move: (to: Target, id = 0, steps = 1) => pointer({type: 'touchMove', ...place(to), id, steps}),
  end: (id = 0) => pointer({type: 'touchEnd', id}),

  /** The system takes the touch: resolves once the page has heard of it, which comes a little later. */
  async cancel() {
    // It bubbles: the window hears it when the table has dealt with it.
    const heard = new Promise((done) => addEventListener('pointercancel', done, {once: true}));
    await pointer({type: 'touchCancel'});
    await heard;
  },

  drag(from: Target, to: Target, steps = 8) {
    return pointer(
      {type: 'touchStart', ...place(from)},
      {type: 'touchMove', ...place(to), steps},
      {type: 'touchEnd'},
    );
  },

  async hold(at: Target, ms: number) {
    await pointer({type: 'touchStart', ...place(at)}, {type: 'wait', ms}, {type: 'touchEnd'});
  },
};

/**
 * A finger, a pen or a mouse by events that the page itself dispatches: for browsers whose driver has
 * none, and for what no driver can do. It cannot scroll, and the browser's own gestures see nothing of it.
 */
export class Dispatched {
  #at: Point = {x: 0, y: 0};
  #on: Element = document.body;

  constructor(
    readonly pointerType: 'touch' | 'pen' | 'mouse',
    readonly pointerId = 41,
    readonly isPrimary = true,
  ) {}

  down(at: Target, button = 0): void {
    this.#on = deepest(place(at));
    this.#send('pointerdown', at, button);
  }

  move(to: Target): void {
    this.#send('pointermove', to, -1);
  }

  up(): void {
    this.#send('pointerup');
  }

  cancel(): void {
    this.#send('pointercancel');
  }

  tap(at: Target, button = 0): void {
    this.down(at, button);
    this.#send('pointerup', at, button);
  }

  /** Asks for the browser's menu; whether the page keeps it shut. */
  menu(): boolean {
    return !this.#send('contextmenu');
  }

  drag(from: Target, to: Target): void {
    this.down(from);
    this.move(to);
    this.up();
  }

  #send(type: string, at: Target = this.#at, button = 0): boolean {
    this.#at = place(at);
    const {pointerType, pointerId, isPrimary} = this;
    const {x: clientX, y: clientY} = this.#at;
    const who = {pointerType, pointerId, isPrimary, clientX, clientY, button};
    const ways = {bubbles: true, cancelable: true, composed: true};
    return withoutCapture(() => this.#on.dispatchEvent(new PointerEvent(type, {...who, ...ways})));
  }
}

/** No browser captures a pointer that does not exist. */
function withoutCapture<T>(act: () => T): T {
  const {setPointerCapture} = Element.prototype;
  Element.prototype.setPointerCapture = () => {};
  try {
    return act();
  } finally {
    Element.prototype.setPointerCapture = setPointerCapture;
  }
}

/** What is seen there, through shadow roots. */
function deepest({x, y}: Point): Element {
  let hit = document.elementFromPoint(x, y) ?? document.body;
  for (let next: Element | null | undefined = hit; next;) {
    hit = next;
    next = hit.shadowRoot?.elementFromPoint(x, y);
    if (next === hit) break;
  }
  return hit;
}

/** Presses keys one after the other: `press('Enter')`, `press('Control+z', 'ArrowLeft')`. */
export async function press(...keys: string[]): Promise<void> {
  await executeServerCommand('keys', {press: keys});
}

/** Types a text, key by key. */
export function type(text: string): Promise<void> {
  return press(...[...text].map((character) => (character === ' ' ? 'Space' : character)));
}

/**
 * Gives the page's viewport a size, and waits until it has it. A new test file starts at 800 × 600.
 * Throws when the browser cannot.
 */
export async function viewport(width: number, height: number): Promise<void> {
  await executeServerCommand('resize-page', {width, height});
  const end = performance.now() + 3000;
  while (innerWidth !== width || innerHeight !== height) {
    if (performance.now() > end) {
      throw new Error(`The viewport is ${innerWidth} × ${innerHeight}, not ${width} × ${height}`);
    }
    await new Promise(requestAnimationFrame);
  }
}

/** Chromium only: what a page's reader wants, as media features. All that is not named is as usual again. */
export async function wishes(features: Readonly<Record<string, string>> = {}): Promise<void> {
  await executeServerCommand('media', features);
}

/** The centre of what shows of an element. */
export function centre(element: Element): Point {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}

async function pointer(...actions: PointerAction[]): Promise<void> {
  await executeServerCommand('pointer', {actions});
}

function place(target: Target): Point {
  const {x, y} = target instanceof Element ? centre(target) : target;
  return {x, y};
}

function nameOf(userAgent: string): BrowserName {
  if (userAgent.includes('Firefox/')) return 'firefox';
  return userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}
