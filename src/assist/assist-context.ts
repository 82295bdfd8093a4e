import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import type {TableSolver} from './table-solver.js';
import type {PendingQueries} from './pending-queries.js';

/** What every kind of help works with. */
export interface AssistContext {
  readonly store: TableStore;
  readonly solver: TableSolver;
  readonly queries: PendingQueries;
  /** The table, as it is set. */
  readonly host: {
    readonly strings: Strings;
    readonly hints: 'fair' | 'solver';
    readonly disabled: boolean;
    readonly isConnected: boolean;
    requestUpdate(): void;
  };
  /** Says something to who listens. */
  announce(text: string): void;
  /** Does something of many actions, which are not spoken one by one. */
  withoutAnnouncements(act: () => void): void;
}
