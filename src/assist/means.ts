import type {Strings} from '../locales/en.js';
import type {TableStore} from '../store/table-store.js';
import type {DealSolver} from './deal-solver.js';
import type {Errands} from './errands.js';

/** What every kind of help works with. */
export interface Means {
  readonly store: TableStore;
  readonly solver: DealSolver;
  readonly errands: Errands;
  /** The table, as it is set. */
  readonly host: {
    readonly strings: Strings;
    readonly hints: 'fair' | 'solver';
    readonly disabled: boolean;
    readonly isConnected: boolean;
    requestUpdate(): void;
  };
  /** Says something to who listens. */
  say(text: string): void;
  /** Does something of many actions, which are not spoken one by one. */
  quietly(act: () => void): void;
}
