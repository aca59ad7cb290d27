import type { Locks } from './locks';

const namePrefix = 'payment:';

/** Web Locks: released by the browser when the tab dies. Where the browser refuses one, `otherwise` serves. */
export function webLocks(manager: LockManager, otherwise: Locks): Locks {
  return {
    hold: async (name, use) => {
      let begun = false;
      try {
        return await manager.request(namePrefix + name, async () => {
          begun = true;
          return use();
        });
      } catch (error) {
        if (begun) throw error;
        return otherwise.hold(name, use);
      }
    },
  };
}
