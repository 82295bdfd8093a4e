/** The parts of the platform that this file uses: `reportError` is in browsers and workers, not in Node. */
const platform = globalThis as unknown as {
  readonly reportError?: (error: unknown) => void;
  setTimeout(callback: () => void, delayMs: number): unknown;
};

/**
 * Reports an error of somebody else's callback without stopping the caller, as `dispatchEvent` does for
 * listeners: as an `error` event on the global object, or in Node as an uncaught exception.
 */
export function reportError(error: unknown): void {
  if (platform.reportError) platform.reportError(error);
  else {
    platform.setTimeout(() => {
      throw error;
    }, 0);
  }
}

/** Runs somebody else's callback. An error is reported, and the result is then undefined. */
export function attempt<Result>(callback: () => Result): Result | undefined {
  try {
    return callback();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
