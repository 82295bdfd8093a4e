import type {GameDefinition} from '../engine/index.js';
import type {Strings} from './en.js';

/** A game's name in a language; a host's own game falls back to the names it brought. */
export function gameName({id, names}: GameDefinition, strings: Strings): string {
  return strings.games[id] ?? names[strings.lang] ?? names.en;
}

/** "Easy: 4 cells": the first value on offer is the easy one, the last the hard one. */
export function cellsLevel(values: readonly number[], cells: number, strings: Strings): string {
  const at = values.indexOf(cells);
  const level = at === 0 ? 'easy' : at === values.length - 1 ? 'hard' : 'medium';
  return strings.cells(cells, level);
}
