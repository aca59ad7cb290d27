import type { DemoState } from '@/demo/server/state';

/** Where the demo backend keeps its data. Both functions must answer at once: they run inside one transaction. */
export interface DemoStore {
  /** Looks without changing. */
  read<T>(look: (state: DemoState) => T): Promise<T>;
  /** Changes the state in place; two changes never overlap, in two tabs neither. */
  transact<T>(change: (state: DemoState) => T): Promise<T>;
  /** Puts another state in its place. */
  replace(state: DemoState): Promise<void>;
}
