/** Settles as `promise` does, but rejects with an Error of this message after `limitMs` milliseconds. */
export async function withTimeLimit<T>(
  promise: Promise<T>,
  limitMs: number,
  message: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
