/** Runs `act`, and returns the errors that it reports: in Node they end up as uncaught exceptions. */
export async function reportedBy(act: () => void): Promise<unknown[]> {
  const errors: unknown[] = [];
  const collect = (error: unknown) => errors.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', collect);
  try {
    act();
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    process.off('uncaughtException', collect);
    for (const other of others) process.on('uncaughtException', other);
  }
  return errors;
}
