/** What redux-persist asks of a storage; every method answers in the same tick, so the rehydration time-out cannot win. */
export interface PersistStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** Local storage that never throws: blocked or full, the state lives as long as the page. */
export const browserStorage: PersistStorage = {
  getItem: async (key) => attempt(() => localStorage.getItem(key), null),
  setItem: async (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
  removeItem: async (key) => attempt(() => localStorage.removeItem(key), undefined),
};

function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
