import type {Reason} from './refusals.js';

/** What is wrong with a code: which part, or that there is none. */
export type CodeReason = 'empty' | 'prefix' | 'options' | 'deal';

/** The text's beginning. */
function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}

/** A text is no code of a deal. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly reason: CodeReason;

  constructor(reason: CodeReason, text: string) {
    super(`Bad code (${reason}): ${quoted(text)}`);
    this.reason = reason;
  }
}

/** A text is no record of a game. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** The place of the action among the record's actions, from 0; −1 for the code. */
  readonly index: number;
  /** The action, or code, as it stands in the record. */
  readonly action: string;
  readonly reason: Reason | CodeReason;

  constructor(index: number, action: string, reason: Reason | CodeReason) {
    super(`Bad record at ${index} (${reason}): ${quoted(action)}`);
    this.index = index;
    this.action = action;
    this.reason = reason;
  }
}

/** A host's game is not what a definition must be. */
export class GameDefinitionError extends Error {
  override readonly name = 'GameDefinitionError';
  /** The field, `deal[0].lengths[3]`; empty for the definition itself. */
  readonly path: string;
  /** In English: `must be one of king, any`. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`Bad game: ${path || 'it'} ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

/** A caller named a game that is not there, or a value that the game does not offer. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly argument: 'variant' | 'draw' | 'scoring' | 'cells' | 'deal';

  constructor(argument: ArgumentError['argument'], value: unknown) {
    super(`No such ${argument}: ${quoted(String(value))}`);
    this.argument = argument;
  }
}
