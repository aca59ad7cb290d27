import { dismissedKeyPrefix, paymentKeyPrefix } from '@/config/constants';
import { languageKey } from '@/lib/languageKey';
import { local } from '@/lib/storage';
import { themeKey } from '@/lib/themeKey';

/** What redux-persist asks of a storage; every method resolves in the same tick, so the rehydration timeout cannot win. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Local storage as one tab among several sees it. */
export interface TabStorage extends PersistStorage {
  /** Whether another tab wrote or wiped the key since this tab last read or wrote it. */
  changedElsewhere(key: string): boolean;
  /** Accepts a wiped storage as current, before the first write after a sign-out. */
  acceptWiped(key: string): void;
}

/** Writes only over values this tab has seen: a stale tab neither overwrites a sign-in nor refills a wiped storage. */
export function tabStorage(): TabStorage {
  const seen = new Map<string, string | null>();
  const read = (key: string) => {
    const value = local.read(key);
    seen.set(key, value);
    return value;
  };
  const changedElsewhere = (key: string) => local.read(key) !== (seen.get(key) ?? null);
  return {
    changedElsewhere,
    acceptWiped: (key) => {
      if (local.read(key) === null) seen.set(key, null);
    },
    getItem: async (key) => read(key),
    setItem: async (key, value) => {
      if (changedElsewhere(key)) return;
      local.write(key, value);
      // Read back: a full storage still holds the old value.
      read(key);
    },
    removeItem: async (key) => local.remove(key),
  };
}

/** Whether something written now survives a reload. */
export function canKeep(): boolean {
  const key = 'can-keep';
  const kept = local.write(key, key);
  local.remove(key);
  return kept;
}

/**
 * Wipes local storage (§4) but for the device's theme, and for payments, of which the journal forgets the settled ones itself
 * (ruling 32).
 */
export function wipeStorage(): void {
  const isPayment = (key: string) => key.startsWith(paymentKeyPrefix) || key.startsWith(dismissedKeyPrefix);
  for (const key of local.keys()) if (key !== themeKey && key !== languageKey && !isPayment(key)) local.remove(key);
}
