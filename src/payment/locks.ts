/** One holder at a time for a name, over all tabs of the shop. */
export interface Locks {
  /** Waits for the lock, runs `use`, and releases it whatever happens. */
  hold<T>(name: string, use: () => Promise<T>): Promise<T>;
}

const namePrefix = 'payment:';

/** Web Locks: released by the browser when the tab dies. */
export function webLocks(manager: LockManager): Locks {
  return {
    // The browser's typing flattens what `use` gives; awaiting it inside keeps ours.
    hold: (name, use) => manager.request(namePrefix + name, async () => use()) as ReturnType<typeof use>,
  };
}
