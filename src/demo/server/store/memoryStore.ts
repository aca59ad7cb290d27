import type { DemoState } from '@/demo/server/state';
import type { DemoStore } from './demoStore';

/** For tests, and for browsers without IndexedDB. */
export function createMemoryStore(seed: DemoState): DemoStore {
  let current = seed;
  return {
    read: async (look) => look(current),
    transact: async (change) => change(current),
    replace: async (state) => {
      current = state;
    },
  };
}
