/** The part of the platform that this file uses: browsers, workers and Node all have this timer. */
const platform = globalThis as unknown as {
  setTimeout(callback: () => void, delayMs: number): unknown;
};

/** Lets other tasks run. */
export type Pause = () => Promise<void>;

/** Resolves in a later task, so that other work can run first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => platform.setTimeout(resolve, 0));
}
