import type {Reason} from './refusals.js';

/** The part of a code that is wrong, or `empty` if there is no code. */
export type CodeReason = 'empty' | 'prefix' | 'options' | 'deal';

/** The first 40 characters, in quotes. */
function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}

/** A text is not the code of a deal. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly reason: CodeReason;

  constructor(reason: CodeReason, text: string) {
    super(`Bad code (${reason}): ${quoted(text)}`);
    this.reason = reason;
  }
}

/** A text is not the record of a game. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** The index of the action among the record's actions, from 0; −1 for the code. */
  readonly index: number;
  /** The action, or code, as it is written in the record. */
  readonly action: string;
  readonly reason: Reason | CodeReason;

  constructor(index: number, action: string, reason: Reason | CodeReason) {
    super(`Bad record at ${index} (${reason}): ${quoted(action)}`);
    this.index = index;
    this.action = action;
    this.reason = reason;
  }
}

/** A game definition is not valid. */
export class GameDefinitionError extends Error {
  override readonly name = 'GameDefinitionError';
  /** The path of the field, such as `deal[0].lengths[3]`. Empty for the definition itself. */
  readonly path: string;
  /** In English, such as `must be one of king, any`. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`Bad game: ${path || 'it'} ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

/** An argument names a game that does not exist, or a value that the game does not offer. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly argument: 'variant' | 'draw' | 'scoring' | 'cells' | 'deal';

  constructor(argument: ArgumentError['argument'], value: unknown) {
    super(`No such ${argument}: ${quoted(String(value))}`);
    this.argument = argument;
  }
}
