type Extras = typeof import('./extras.js');

let extras: Promise<Extras | null> | undefined;
let loaded: Extras | undefined;

/** A file that could not be had is asked for again after this time, in ms. */
const patience = 10_000;

/**
 * Dialogs, the assistant, and much that is spoken. They come once play begins, so that all is there should the network
 * go; null where the file cannot be had.
 */
export function loadExtras(): Promise<Extras | null> {
  extras ??= fetchExtras();
  return extras;
}

/** Calls back at once where they are there, else as soon as they have come; never where they cannot be had. */
export function withExtras(use: (extras: Extras) => void): void {
  if (loaded) use(loaded);
  else void loadExtras().then((file) => file && use(file));
}

async function fetchExtras(): Promise<Extras | null> {
  try {
    const file = await import('./extras.js');
    file.defineExtras();
    return (loaded = file);
  } catch (error) {
    setTimeout(() => (extras = undefined), patience);
    console.warn('solitaire-table: cannot load its dialogs and hints', error);
    return null;
  }
}
