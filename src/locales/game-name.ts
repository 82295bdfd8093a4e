import type {GameDefinition} from '../engine/index.js';
import type {Strings} from './en.js';

/** The name of a game in a language. A game that a page registered brings its own names. */
export function gameName({id, names}: GameDefinition, strings: Strings): string {
  return strings.games[id] ?? names[strings.lang] ?? names.en;
}
