import {parseCode} from './codes.js';
import type {DealCode} from './codes.js';
import {CodeError, RecordError} from './errors.js';

/** A code and every action since, with undos (`U`) and redos (`Y`). */
export interface GameRecord {
  readonly code: DealCode;
  readonly actions: readonly string[];
}

/** Splits a record at white space. Does not check the actions. Throws RecordError for a bad code. */
export function parseRecord(text: string): GameRecord {
  const [code = '', ...actions] = String(text).trim().split(/\s+/);
  try {
    return {code: parseCode(code), actions};
  } catch (error) {
    if (error instanceof CodeError) throw new RecordError(-1, code, error.reason);
    throw error;
  }
}

/** Writes a record: the inverse of `parseRecord`. */
export function formatRecord(code: string, actions: readonly string[]): string {
  return [code, ...actions].join(' ');
}
