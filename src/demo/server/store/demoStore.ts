import type { DemoState } from '@/demo/server/state';

/** The demo backend's storage. Callbacks must be synchronous: they run inside one transaction. */
export interface DemoStore {
  read<T>(look: (state: DemoState) => T): Promise<T>;
  /** Mutates the state in place; changes never overlap, even across tabs. */
  transact<T>(change: (state: DemoState) => T): Promise<T>;
  replace(state: DemoState): Promise<void>;
}
