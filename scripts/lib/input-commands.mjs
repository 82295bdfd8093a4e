// Real input for browser tests, with the same commands in all browsers. test/support/input.ts has typed
// functions for them:
//   pointer      {actions: PointerAction[]}   mouse and touch
//   keys         {press: string[]}            'Enter', 'a', 'Control+z'
//   resize-page  {width, height}              in CSS px
//   media        {'forced-colors': 'active'}  Chromium only; features that are not named are reset
//
// Puppeteer drives Chromium and Firefox, WebDriver drives WebKitGTK.

export function inputCommands() {
  return {
    name: 'input-commands',
    async executeCommand({command, payload, session}) {
      const run = commands[command];
      if (!run) return undefined;
      await run(driverFor(session), payload);
      return true;
    },
  };
}

const commands = {
  async pointer(driver, {actions}) {
    for (const action of actions) await act(driver, action);
  },
  async keys(driver, {press}) {
    for (const chord of press) await driver.press(keysOf(chord));
  },
  media: (driver, features) => driver.emulate(features),
  'resize-page': (driver, {width, height}) => driver.resize(width, height),
};

async function act(driver, action) {
  const {type, x, y, id = 0, button = 'left', count = 1, steps = 1, ms = 0} = action;
  switch (type) {
    case 'move':
      return driver.move(x, y, steps);
    case 'down':
      return driver.down(button);
    case 'up':
      return driver.up(button);
    case 'click':
      return driver.click(x, y, button, count);
    case 'wait':
      return new Promise((done) => setTimeout(done, ms));
    case 'tap':
      await driver.touchStart(id, x, y);
      return driver.touchEnd(id);
    case 'touchStart':
      return driver.touchStart(id, x, y);
    case 'touchMove':
      return driver.touchMove(id, x, y, steps);
    case 'touchEnd':
      return driver.touchEnd(id);
    case 'touchCancel':
      return driver.touchCancel();
    default:
      throw new Error(`There is no pointer action '${type}'`);
  }
}

/** 'Control+z' → ['Control', 'z']; 'Shift++' → ['Shift', '+']; '+' → ['+'] */
function keysOf(chord) {
  const [, modifiers, key] = /^((?:[A-Za-z]+\+)*)(.+)$/.exec(chord);
  return [...modifiers.split('+').filter(Boolean), key === 'Space' ? ' ' : key];
}

/** The points between two positions, including the last. */
function path(from, to, steps) {
  return Array.from({length: steps}, (_, i) => {
    const part = (i + 1) / steps;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    };
  });
}

const drivers = new Map();

function driverFor(session) {
  let driver = drivers.get(session.id);
  if (!driver) {
    driver =
      session.browser.type === 'webdriver'
        ? new WebDriverInput(session.browser.driver)
        : new PuppeteerInput(session.browser.getPage(session.id));
    drivers.set(session.id, driver);
  }
  return driver;
}

/** The position of the mouse. It stays inside a page that shrinks, because no driver can move it from outside. */
class Mouse {
  #at = {x: 0, y: 0};

  /** The points on the way to a position. */
  way(x, y, steps = 1) {
    const points = path(this.#at, {x, y}, steps);
    this.#at = {x, y};
    return points;
  }

  stayWithin(width, height) {
    this.#at = {x: Math.min(this.#at.x, width - 1), y: Math.min(this.#at.y, height - 1)};
  }
}

class PuppeteerInput {
  #page;
  #mouse = new Mouse();
  #touches = new Map();

  constructor(page) {
    this.#page = page;
  }

  /** Puppeteer's own steps start at its last mouse position, which can be outside a smaller page. */
  async move(x, y, steps) {
    for (const point of this.#mouse.way(x, y, steps)) {
      await this.#page.mouse.move(point.x, point.y);
    }
  }

  down(button) {
    return this.#page.mouse.down({button});
  }

  up(button) {
    return this.#page.mouse.up({button});
  }

  click(x, y, button, count) {
    this.#mouse.way(x, y);
    return this.#page.mouse.click(x, y, {button, count});
  }

  async touchStart(id, x, y) {
    const handle = await this.#page.touchscreen.touchStart(x, y);
    this.#touches.set(id, {handle, x, y});
  }

  async touchMove(id, x, y, steps) {
    const touch = this.#touches.get(id);
    for (const point of path(touch, {x, y}, steps)) await touch.handle.move(point.x, point.y);
    Object.assign(touch, {x, y});
  }

  async touchEnd(id) {
    await this.#touches.get(id).handle.end();
    this.#touches.delete(id);
  }

  /**
   * Cancels a touch as the system does when it takes over a gesture. Only Chromium's protocol can do that, in the
   * session that started the touch, which Puppeteer does not expose.
   */
  async touchCancel() {
    const client = this.#page._client();
    await client.send('Input.dispatchTouchEvent', {type: 'touchCancel', touchPoints: []});
    for (const {handle} of this.#touches.values()) this.#page.touchscreen.removeHandle(handle);
    this.#touches.clear();
  }

  async press(keys) {
    const {keyboard} = this.#page;
    const [last] = keys.slice(-1);
    const modifiers = keys.slice(0, -1);
    for (const key of modifiers) await keyboard.down(key);
    // In Firefox this is one protocol command instead of two.
    await keyboard.press(last);
    for (const key of modifiers.toReversed()) await keyboard.up(key);
  }

  /** Puppeteer does not accept the names of some features. */
  emulate(features) {
    const list = Object.entries(features).map(([name, value]) => ({name, value}));
    return this.#page._client().send('Emulation.setEmulatedMedia', {features: list});
  }

  resize(width, height) {
    this.#mouse.stayWithin(width, height);
    return this.#page.setViewport({width, height});
  }
}

const buttons = ['left', 'middle', 'right'];

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codePoints = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F1: '\uE031',
  Meta: '\uE03D',
};

class WebDriverInput {
  #driver;
  #mouse = new Mouse();

  constructor(driver) {
    this.#driver = driver;
  }

  async move(x, y, steps) {
    const moves = this.#mouse.way(x, y, steps);
    await this.#point(moves.map((to) => ({type: 'pointerMove', duration: 8, ...rounded(to)})));
  }

  down(button) {
    return this.#point([{type: 'pointerDown', button: buttons.indexOf(button)}]);
  }

  up(button) {
    return this.#point([{type: 'pointerUp', button: buttons.indexOf(button)}]);
  }

  click(x, y, button, count) {
    this.#mouse.way(x, y);
    const code = buttons.indexOf(button);
    const once = [
      {type: 'pointerDown', button: code},
      {type: 'pointerUp', button: code},
    ];
    const there = {type: 'pointerMove', duration: 0, ...rounded({x, y})};
    return this.#point([there, ...Array(count).fill(once).flat()]);
  }

  touchStart() {
    throw new Error('WebKitGTK’s driver has no touch input');
  }

  async press(keys) {
    const values = keys.map((key) => codePoints[key] ?? key);
    await this.#perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ],
    });
  }

  /** The size of a window includes its frame. */
  async resize(width, height) {
    this.#mouse.stayWithin(width, height);
    const inner = await this.#driver.execute('return [innerWidth, innerHeight]');
    if (inner[0] === width && inner[1] === height) return;
    const outer = await this.#driver.getWindowSize();
    await this.#driver.setWindowSize(
      outer.width + width - inner[0],
      outer.height + height - inner[1],
    );
  }

  #point(actions) {
    return this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: {pointerType: 'mouse'},
      actions,
    });
  }

  #perform(source) {
    return this.#driver.performActions([source]);
  }
}

function rounded({x, y}) {
  return {x: Math.round(x), y: Math.round(y)};
}
