type Extras = typeof import('./extras.js');

let extras: Promise<Extras | null> | undefined;

/**
 * Dialogs, hints and the reading of the table. They come once play begins, so that all is there should the network
 * go; null where the file cannot be had, until the next time that it is asked for.
 */
export function loadExtras(): Promise<Extras | null> {
  extras ??= fetchExtras();
  return extras;
}

async function fetchExtras(): Promise<Extras | null> {
  try {
    const file = await import('./extras.js');
    file.defineDialogs();
    return file;
  } catch (error) {
    extras = undefined;
    console.warn('solitaire-table: cannot load its dialogs and hints', error);
    return null;
  }
}
