import { useEffect } from 'react';

/** A value outside React that cannot be serialised and so does not belong in the store (an element, a function). */
export function observable<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next: T) => {
      current = next;
      for (const listener of listeners) listener();
    },
    /** Returns an unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Held in shared mode by every tab that must keep its version; exclusively by the tab that replaces it. */
const lockName = 'running-version';

/** How many holders this tab has. */
export const versionHolds = observable(0);

/** Keeps every tab from replacing the running version. Returns a function that releases it. */
export function holdVersion(): () => void {
  versionHolds.set(versionHolds.get() + 1);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks no tab replaces a version.
  navigator.locks?.request(lockName, { mode: 'shared' }, () => released).catch(() => {});
  return () => {
    release();
    versionHolds.set(versionHolds.get() - 1);
  };
}

/** Runs a task that replaces the running version. Resolves to false and runs nothing while a tab holds the version. */
export async function replaceVersion(task: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** A function that loads the waiting version; it resolves to false if a tab holds the old one. Null if none waits. */
export const newVersion = observable<(() => Promise<boolean>) | null>(null);

/** Keeps every tab from replacing the running version while `held` is true. */
export function useHeldVersion(held: boolean): void {
  useEffect(() => (held ? holdVersion() : undefined), [held]);
}

/** A function in this module, so that tests can replace it: they cannot reload their page. */
export const reloadPage = (): void => window.location.reload();
