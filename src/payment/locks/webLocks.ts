import type { Locks } from './locks';

const namePrefix = 'payment:';

/** Web Locks: released by the browser when the tab dies. Where the browser refuses one, `otherwise` serves. */
export function webLocks(manager: LockManager, otherwise: Locks): Locks {
  return {
    hold: async <T>(name: string, use: () => Promise<T>) => {
      let work: Promise<T> | null = null;
      try {
        await manager.request(namePrefix + name, async () => {
          work = use();
          await work;
        });
      } catch {
        // The work's own failure comes below; a lock that failed around it takes nothing back.
      }
      return work ?? otherwise.hold(name, use);
    },
  };
}
