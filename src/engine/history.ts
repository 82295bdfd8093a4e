import type {Position} from './rules.js';

/** An action that was done, and the position it was done in. */
export interface Step {
  readonly action: string;
  readonly before: Position;
}

/** The actions that can be undone, as many of the last as the game allows, and those undone. */
export class History {
  readonly #depth: number;
  readonly #past: Step[] = [];
  #future: string[] = [];
  /** Actions in effect, those too far back to undo among them. */
  #standing = 0;

  constructor(depth: number) {
    this.#depth = depth;
  }

  /** The action that an undo takes back. */
  get last(): Step | undefined {
    return this.#past.at(-1);
  }

  /** The action that a redo does again. */
  get next(): string | undefined {
    return this.#future.at(-1);
  }

  get undoLeft(): number {
    return this.#past.length;
  }

  /** Actions stand that are too far back to undo. */
  get beyondDepth(): boolean {
    return this.#standing > this.#past.length;
  }

  /** A new action; what was undone before can no longer be redone. */
  add(step: Step): void {
    this.#future = [];
    this.#push(step);
  }

  undo(): void {
    this.#future.push(this.#past.pop()!.action);
    this.#standing--;
  }

  redo(step: Step): void {
    this.#future.pop();
    this.#push(step);
  }

  #push(step: Step): void {
    this.#past.push(step);
    this.#standing++;
    if (this.#past.length > this.#depth) this.#past.shift();
  }
}
