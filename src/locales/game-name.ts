import type {GameDefinition} from '../engine/index.js';
import type {Strings} from './en.js';

/** A game's name in a language; a host's own game falls back to the names it brought. */
export function gameName({id, names}: GameDefinition, strings: Strings): string {
  return strings.games[id] ?? names[strings.lang] ?? names.en;
}
