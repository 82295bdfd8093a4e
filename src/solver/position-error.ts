/** A value is not a position that the solver can search. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  /** The field, such as `columns[2].hidden`; empty for the position itself. */
  readonly path: string;
  /** In English, such as `must be a whole number from 0 to 3, not 7`. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`Bad position: ${path || 'it'} ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
