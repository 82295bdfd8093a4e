import type {Readable} from 'node:stream';
import {
  formatOptions,
  Game,
  optionSets,
  parseAction,
  parseRecord,
  RecordError,
  variants,
} from '../engine/index.js';
import {dealRange} from './deals.js';

/** A position to solve. */
export interface Position {
  /** The record that leads to it, in canonical form. A code alone is a record, too. */
  readonly record: string;
  readonly code: string;
  /** How many actions the record has. */
  readonly played: number;
}

/** A text that is neither a code nor a record, and why. */
export interface Misread {
  readonly input: string;
  readonly error: string;
}

/** A position to solve. */
export type Input = Position | Misread;

/** Quotes a text, and shortens one that is longer than any code. */
const shown = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

const gameWith = (prefix: string) => variants.find((game) => game.prefix === prefix)!;

/** The ways in which a game's codes can begin. */
function codePrefixes(prefix: string): string {
  const sets = optionSets(gameWith(prefix)).map(formatOptions);
  return sets.map((middle) => `${prefix}-${middle}-…`).join(', ');
}

function codeTrouble(code: string, reason: RecordError['reason']): string {
  const prefix = code.toUpperCase().split('-')[0]!;
  if (reason === 'empty') return 'an empty text is not a code';
  if (parseAction(code)) return `${shown(code)} is an action: put quotes around a whole record`;
  if (reason === 'prefix') {
    const known = variants.map((game) => game.prefix).join(', ');
    return `${shown(code)} is not a code: codes begin with ${known}`;
  }
  const game = gameWith(prefix);
  const why =
    reason === 'options'
      ? `${game.names.en} has ${codePrefixes(prefix)}`
      : `it must end with 7 of A to Z and 2 to 7, for a deal from ${dealRange(game)}`;
  return `${shown(code)} is not a code: ${why}`;
}

function trouble({index, action, reason}: RecordError, text: string): string {
  if (index < 0) return codeTrouble(action, reason);
  return `${shown(text)}: action ${index + 1}, ${shown(action)}, is not legal (${reason})`;
}

/** Reads a code or a record. */
export function readInput(text: string): Input {
  try {
    const game = Game.fromRecord(text);
    const played = parseRecord(text).actions.length;
    return {record: game.toRecord(), code: game.code, played};
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return {input: text, error: trouble(error, text)};
  }
}

/** The lines of a stream that are not blank, as they arrive. Rejects if it cannot be read. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const isText = (line: string) => line.trim();
  let rest = '';
  for await (const part of stream.setEncoding('utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop()!;
    yield* lines.filter(isText);
  }
  yield* [rest].filter(isText);
}

/** Each text, and for the text `-` each line of the stream, which is read only once. */
export async function* textsOf(texts: readonly string[], stream: Readable): AsyncGenerator<string> {
  for (const text of texts) {
    if (text !== '-') yield text;
    else if (!stream.readableEnded) yield* linesOf(stream);
  }
}
