import { observable } from './observable';

/** Held by every tab that may not lose its version; taken alone by the one that replaces it. */
const lockName = 'running-version';

/** How many parts of this tab hold the version. */
export const versionHolds = observable(0);

/** Keeps every tab from replacing the running version. Returns a function that ends this. */
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

/** Runs a task that replaces the running version. Resolves to false, without running it, while a tab holds the version. */
export async function replaceVersion(task: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
