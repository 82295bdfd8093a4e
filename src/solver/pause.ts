// Timers are the platform's: browsers, workers and Node have this one.
declare const setTimeout: (go: () => void, milliseconds: number) => unknown;

/** Gives way to whatever else has to run. */
export type Pause = () => Promise<void>;

export const pause: Pause = () => new Promise((go) => setTimeout(go, 0));
