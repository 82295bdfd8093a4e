/** Reports an error that nothing else handles, as the platform reports errors thrown by event listeners. */
export function reportError(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
  else console.error(error);
}
