import type { Locks } from './locks';

const namePrefix = 'payment:';

/** The browser releases Web Locks when a tab closes. Falls back to `fallback` if it refuses one. */
export function webLocks(manager: LockManager, fallback: Locks): Locks {
  return {
    hold: async <T>(name: string, use: () => Promise<T>) => {
      let work: Promise<T> | null = null;
      try {
        await manager.request(namePrefix + name, async () => {
          work = use();
          await work;
        });
      } catch {
        // `work` reports its own errors; errors of the lock do not undo it.
      }
      return work ?? fallback.hold(name, use);
    },
  };
}
