import { paymentKeyPrefix } from '@/config/constants';

/** What redux-persist asks of a storage; every method answers in the same tick, so the rehydration timeout cannot win. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Local storage as one tab among several sees it. */
export interface TabStorage extends PersistStorage {
  /** Whether another tab wrote or wiped the key since this tab last read or wrote it. */
  changedElsewhere(key: string): boolean;
  /** Takes a wiped storage as seen, before the first write after a sign-out. */
  startOver(key: string): void;
}

/**
 * Local storage that never throws: blocked or full, the state lives as long as the page.
 * It writes only over what this tab has seen, so a stale tab neither overwrites a login nor refills a wiped storage.
 */
export function tabStorage(): TabStorage {
  const seen = new Map<string, string | null>();
  const stored = (key: string) => attempt(() => localStorage.getItem(key), null);
  const look = (key: string) => {
    const value = stored(key);
    seen.set(key, value);
    return value;
  };
  const changedElsewhere = (key: string) => stored(key) !== (seen.get(key) ?? null);
  return {
    changedElsewhere,
    startOver: (key) => {
      if (stored(key) === null) seen.set(key, null);
    },
    getItem: async (key) => look(key),
    setItem: async (key, value) => {
      if (changedElsewhere(key)) return;
      attempt(() => localStorage.setItem(key, value), undefined);
      // Read back: a full storage still holds the old value.
      look(key);
    },
    removeItem: async (key) => attempt(() => localStorage.removeItem(key), undefined),
  };
}

/** Whether something written now is there after a reload. */
export function canKeep(): boolean {
  return attempt(() => {
    const key = 'can-keep';
    localStorage.setItem(key, key);
    const kept = localStorage.getItem(key) === key;
    localStorage.removeItem(key);
    return kept;
  }, false);
}

/** Wipes local storage (§4) but for payments, of which the journal forgets the settled ones itself (ruling 32). */
export function wipeStorage(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (!key.startsWith(paymentKeyPrefix)) localStorage.removeItem(key);
  }, undefined);
}

function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
