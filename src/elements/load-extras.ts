import {fileUrl, LazyFile} from '../platform/lazy-file.js';
import {withTimeLimit} from '../platform/time-limit.js';

type Extras = typeof import('./extras.js');

/** The time limit for loading the file, in ms. */
const loadTimeoutMs = 20_000;

/** From a failure to load the file until the next try, ms. */
const retryDelayMs = 10_000;

const file = new LazyFile(() => import('./extras.js'), fileUrl('./extras.js', import.meta.url));

let loaded: Extras | undefined;
let loading: Promise<Extras | null> | undefined;
let callbacks: ((extras: Extras) => void)[] = [];

/**
 * Dialogs, the assistant, and most of what is announced. They are loaded when play begins, so that all of it is there
 * should the network fail later. Resolves to null if the file cannot be loaded.
 */
export function loadExtras(): Promise<Extras | null> {
  loading ??= load();
  return loading;
}

/** Calls back at once if the extras are loaded, else as soon as they are; never if they cannot be loaded. */
export function withExtras(callback: (extras: Extras) => void): void {
  if (loaded) return callback(loaded);
  callbacks.push(callback);
  void loadExtras();
}

async function load(): Promise<Extras | null> {
  try {
    return use(await withTimeLimit(file.load(), loadTimeoutMs, 'It took too long'));
  } catch (error) {
    // By the time a retry succeeds, these announcements are out of date.
    callbacks = [];
    setTimeout(() => (loading = undefined), retryDelayMs);
    console.warn(
      'solitaire-table: cannot load dialogs and hints yet. If this goes on, reload the page.',
      error,
    );
    return null;
  }
}

function use(extras: Extras): Extras {
  extras.defineExtras();
  loaded = extras;
  for (const callback of callbacks.splice(0)) callback(extras);
  return extras;
}
