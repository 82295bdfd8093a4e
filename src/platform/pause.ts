/** Lets other tasks run. */
export type Pause = () => Promise<void>;

// Browsers, workers and Node all have this timer, but no type library that pure code may use declares it.
declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;

/** Resolves in a later task, so that events and timers are handled first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
