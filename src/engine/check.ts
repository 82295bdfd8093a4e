import {GameDefinitionError} from './errors.js';

// Functions, so that a bundle that registers no game leaves them out.

/** All that a definition may hold: a path, `!` where it must, and a pattern of the JSON there. */
const known = () => String.raw`id! "[a-z][a-z\d-]*"
prefix! "[A-Z\d]{3}"
names.en! ".*\S.*"
names.[\w-]+ ".*\S.*"
decks! [12]
options! {}
options.draw\[\d] [13]
options.scoring\[\d] "(standard|vegas)"
options.cells\[\d] [1-8]
cells [1-8]
shuffle "(sfc32|microsoft)"
deal! \[]
deal\[\d].to "(columns|cells|stock)"
deal\[\d].count [1-8]
deal\[\d].lengths\[\d+] \d\d?
deal\[\d].order "columns"
deal\[\d].faceUp "last"
builds! "(alternating|same-suit)"
lifts! "(one|run|space)"
emptyColumn! "(king|any)"
passes \d\d?
takeBack! \[]
takeBack\[\d] "(columns|cells)"
scores.standard! {}
scores.vegas {}
scores.(standard|vegas).(money true|\w+ -?\d{1,4})
undoDepth! \d{1,4}`;
const pattern = () => RegExp(`^(${known().replace(/!/g, '').replaceAll('\n', '|')})$`);

/** The paths that no definition can do without. */
export const required = () => known().match(/[\w.]+(?=!)/g)!;

export function must(holds: unknown, path: string, reason: string): void {
  if (!holds) throw new GameDefinitionError(path, reason);
}

/** Checks every value by itself, those in lists and objects by their paths. */
export function checkValues(value: unknown, path: string): void {
  const json = JSON.stringify(value);
  const inner = Object.entries(value ?? {});
  if (typeof value === 'string' || !inner.length) {
    must(pattern().test(`${path} ${json}`), path, `cannot be ${json}`);
  } else {
    for (const [key, one] of inner) {
      const at = path && `${path}.${key}`;
      checkValues(one, Array.isArray(value) ? `${path}[${key}]` : at || key);
    }
  }
}
