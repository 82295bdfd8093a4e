import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Clock} from '../../src/store/clock.js';

describe('the clock', () => {
  let time: number;
  let isHidden: boolean;
  let ticks: number;
  let host: {isConnected: boolean; addController(): void};
  let clock: Clock;

  beforeEach(() => {
    mock.timers.enable({apis: ['setInterval']});
    time = 5000;
    isHidden = false;
    ticks = 0;
    host = {isConnected: true, addController: () => {}};
    clock = new Clock(host, {onTick: () => ticks++, now: () => time, isHidden: () => isHidden});
  });
  afterEach(() => mock.timers.reset());

  /** Lets seconds pass, each of them as long as the platform's timer makes it, ms. */
  function pass(seconds: number, each = 1000): void {
    for (let i = 0; i < seconds; i++) {
      time += each;
      mock.timers.tick(1000);
    }
  }

  it('starts with the first action, stops with the win, and starts over with a deal', () => {
    clock.update('deal', false);
    pass(3);
    assert.equal(clock.seconds, 0);
    clock.update('refuse', false);
    pass(3);
    assert.equal(clock.seconds, 0);
    clock.update('move', false);
    pass(3);
    assert.equal(clock.seconds, 3);
    clock.update('move', true);
    pass(3);
    assert.equal(clock.seconds, 3);
    clock.update('undo', false);
    pass(1);
    assert.equal(clock.seconds, 4);
    clock.update('deal', false);
    pass(3);
    assert.equal(clock.seconds, 0);
  });

  it('ticks once a second, also when ticks come a little early or late', () => {
    clock.start();
    for (const each of [998, 1003, 996, 1005, 1001, 999]) {
      pass(1, each);
    }
    assert.deepEqual([clock.seconds, ticks], [6, 6]);
    clock.start();
    pass(1);
    assert.equal(clock.seconds, 7);
  });

  it('does not count while the page is hidden', () => {
    clock.start();
    pass(2);
    isHidden = true;
    pass(10);
    isHidden = false;
    pass(2);
    assert.equal(clock.seconds, 4);
  });

  it('does not count while the machine sleeps', () => {
    clock.start();
    pass(2);
    pass(1, 3_600_000);
    assert.equal(clock.seconds, 3);
  });

  it('does not count while the table is not in a page', () => {
    clock.start();
    pass(2);
    time += 400;
    host.isConnected = false;
    clock.hostDisconnected();
    pass(10);
    assert.equal(clock.seconds, 2);
    host.isConnected = true;
    clock.hostConnected();
    time += 600;
    clock.stop();
    assert.equal(clock.seconds, 3, 'parts of a second count');
  });

  it('does not start in a table that is not in a page', () => {
    host.isConnected = false;
    clock.start();
    pass(5);
    assert.equal(clock.seconds, 0);
  });
});
