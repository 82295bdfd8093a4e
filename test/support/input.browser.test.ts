import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {hasTouch, hasTouchCancel, mouse, press, touch, type, viewport} from './input.js';

describe('real input', () => {
  let pad: HTMLElement;
  let events: Event[];

  const heard = () => events.map((event) => event.type);
  const last = <T extends Event>(name: string) =>
    events.filter((event) => event.type === name).at(-1) as T;

  beforeEach(async () => {
    pad = await fixture(
      html`<div
        tabindex="0"
        style="position: fixed; left: 50px; top: 40px; width: 300px; height: 200px; touch-action: none"
      ></div>`,
    );
    events = [];
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'dblclick'];
    for (const name of [...names, 'keydown', 'keyup']) {
      pad.addEventListener(name, (event) => events.push(event));
    }
  });

  afterEach(() => {
    expect(events.every((event) => event.isTrusted)).to.equal(true);
  });

  it('clicks where it is told', async () => {
    await mouse.click({x: 120, y: 90});
    expect(heard().slice(-3)).to.deep.equal(['pointerdown', 'pointerup', 'click']);
    const down = last<PointerEvent>('pointerdown');
    expect([down.clientX, down.clientY, down.pointerType]).to.deep.equal([120, 90, 'mouse']);
  });

  it('clicks the centre of an element', async () => {
    await mouse.click(pad);
    const {clientX, clientY} = last<PointerEvent>('pointerup');
    expect([clientX, clientY]).to.deep.equal([200, 140]);
  });

  it('double clicks', async () => {
    await mouse.doubleClick(pad);
    expect(heard()).to.include('dblclick');
  });

  it('drags in several moves with the button down', async () => {
    await mouse.drag({x: 100, y: 60}, {x: 260, y: 180}, 5);
    const pressed = events.filter(
      (event): event is PointerEvent => event.type === 'pointermove' && 'buttons' in event,
    );
    expect(pressed.filter((event) => event.buttons === 1).length).to.be.at.least(3);
    const up = last<PointerEvent>('pointerup');
    expect([up.clientX, up.clientY]).to.deep.equal([260, 180]);
  });

  it('presses keys where the focus is', async () => {
    pad.focus();
    await press('Enter', 'ArrowLeft', 'Space', 'Escape', '+', '?');
    const keys = events.filter((event) => event.type === 'keydown') as KeyboardEvent[];
    const named = keys.map(({key}) => key).filter((key) => key !== 'Shift');
    expect(named).to.deep.equal(['Enter', 'ArrowLeft', ' ', 'Escape', '+', '?']);
  });

  it('presses keys together', async () => {
    await fixture(html`<button>after</button>`);
    pad.focus();
    await press('Control+z', 'Tab');
    const [first] = events.filter((event) => (event as KeyboardEvent).key === 'z');
    expect((first as KeyboardEvent).ctrlKey).to.equal(true);
    expect(document.activeElement).not.to.equal(pad);
  });

  it('types into a field', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="code" />`);
    field.focus();
    await type('DS1-d1n AB7');
    expect(field.value).to.equal('DS1-d1n AB7');
  });

  for (const [width, height] of [
    [320, 568],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    it(`makes the viewport ${width} × ${height}`, async () => {
      await viewport(width, height);
      expect([innerWidth, innerHeight]).to.deep.equal([width, height]);
      await mouse.click(pad);
      expect(last<PointerEvent>('pointerup').clientX).to.equal(200);
    });
  }

  it('starts again at 800 × 600', async () => {
    await viewport(800, 600);
    expect([innerWidth, innerHeight]).to.deep.equal([800, 600]);
  });

  if (hasTouch) {
    it('taps and drags with a finger', async () => {
      await touch.tap({x: 90, y: 80});
      expect(last<PointerEvent>('pointerup').pointerType).to.equal('touch');
      await touch.drag({x: 90, y: 80}, {x: 200, y: 150});
      const up = last<PointerEvent>('pointerup');
      expect([Math.round(up.clientX), Math.round(up.clientY)]).to.deep.equal([200, 150]);
    });
  }

  if (hasTouchCancel) {
    it('takes a touch away', async () => {
      await touch.start(pad);
      await touch.cancel();
      await waitUntil(() => heard().includes('pointercancel'), 'the pointer is cancelled');
      expect(heard()).not.to.include('pointerup');
    });
  }
});
