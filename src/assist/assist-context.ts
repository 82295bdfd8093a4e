import type {Game, Options} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import type {AssistState} from '../store/ui-state.js';
import type {PendingQueries} from './pending-queries.js';
import type {SearchLimits, TableSolver} from './table-solver.js';

/** Platform dependencies, which tests replace; see `defaultEnvironment`. */
export interface AssistEnvironment {
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** Resolves once the page is visible; rejects when the signal aborts. */
  readonly whenVisible: (signal: AbortSignal) => Promise<void>;
  /** A random deal. */
  readonly deal: (variant: string, options: Options) => Game;
  readonly limits: AssistLimits;
}

/** How much each kind of answer may cost. */
export interface AssistLimits {
  readonly hint: SearchLimits;
  readonly verdict: SearchLimits;
  /** For each deal that is tried. */
  readonly deal: SearchLimits;
  /** For each position of the game; `totalMs` for all of them together. */
  readonly rewind: SearchLimits & {readonly totalMs: number};
}

/** What all parts of the assistant work with. */
export interface AssistContext extends AssistEnvironment {
  readonly store: TableStore;
  readonly solver: TableSolver;
  readonly queries: PendingQueries;
  /** The table element. */
  readonly host: {
    readonly strings: Strings;
    readonly hints: 'fair' | 'solver';
    readonly disabled: boolean;
    readonly isConnected: boolean;
    requestUpdate(): void;
  };
  /**
   * Shows an answer and announces these texts. Returns false, and does neither, while the table is busy: it looks for
   * another deal, or plays the rest to the foundations.
   */
  show(state: AssistState, ...texts: readonly string[]): boolean;
  announce(text: string): void;
  /** Runs `act` without announcing each of its actions. */
  withoutAnnouncements(act: () => void): void;
}
