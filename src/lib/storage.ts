function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/**
 * A browser storage that never throws. If it is blocked, reads return null; if it is blocked or full, writes return
 * false. Takes a function because merely naming a blocked storage throws.
 */
export function safeStorage(open: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => open().getItem(key), null),
    /** Returns whether the value was stored. */
    write: (key: string, value: string): boolean =>
      attempt(() => {
        open().setItem(key, value);
        return true;
      }, false),
    remove: (key: string): void => attempt(() => open().removeItem(key), undefined),
    keys: (): string[] => attempt(() => Object.keys(open()), []),
  };
}

export type SafeStorage = ReturnType<typeof safeStorage>;

/** Milliseconds. Browsers show a tab what another one wrote to local storage a moment later, even after a Web Lock. */
export const storageLagMs = 60;

/** Shared by all tabs; outlives them. */
export const local = safeStorage(() => localStorage);
/** One tab's own; outlives a reload. */
export const session = safeStorage(() => sessionStorage);
