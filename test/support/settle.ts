/** Lets everything happen that waits for nothing but its turn. Works under mocked timers, too. Node only. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}
