// Time that a test moves on, for tests that only wait for a timer. What browsers stamp on events is not part of it.

import {type FakeMethod, install} from '@sinonjs/fake-timers';

let clock: ReturnType<typeof install> | undefined;

const faked: FakeMethod[] = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
];

/** From now on timers fire and clocks move only in `pass`. */
export function stopTime(): void {
  clock = install({toFake: faked});
}

/** From now on time may be moved on by `pass`, and runs by itself as well. */
export function fastTime(): void {
  clock = install({toFake: faked, shouldAdvanceTime: true, advanceTimeDelta: 5});
}

/** Lets that many ms pass at once: whatever is due by then happens in its order. */
export async function pass(ms: number): Promise<void> {
  await clock!.tickAsync(ms);
}

/** Real time again. */
export function realTime(): void {
  clock?.uninstall();
  clock = undefined;
}
