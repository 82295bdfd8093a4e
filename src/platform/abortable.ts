/**
 * Settles as `promise` does, but rejects with the signal's reason as soon as the signal aborts. Whatever `promise`
 * settles to after that is dropped.
 */
export async function abortable<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  let stopListening: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = (): void => reject(signal.reason as Error);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason);
    stopListening = () => signal.removeEventListener('abort', rejectWithReason);
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    // A signal may outlive many promises.
    stopListening?.();
  }
}
