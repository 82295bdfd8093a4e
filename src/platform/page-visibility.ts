/** Resolves once the page is visible, at once if it is. Rejects with the signal's reason when that aborts. */
export async function whenPageIsVisible(signal: AbortSignal): Promise<void> {
  while (document.hidden) {
    signal.throwIfAborted();
    await new Promise<void>((resolve) => {
      const options = {once: true, signal};
      document.addEventListener('visibilitychange', () => resolve(), options);
      signal.addEventListener('abort', () => resolve(), {once: true});
    });
  }
  signal.throwIfAborted();
}
