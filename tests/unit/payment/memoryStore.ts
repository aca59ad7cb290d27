import { type JournalParts, makeJournal } from '@/payment/journal';
import { type JournalEntry, storedRevision } from '@/payment/storedRecord';
import type { RecordStore } from '@/payment/stores';

/** Stands in for a store of the browser. */
export function memoryStore(entries = new Map<string, JournalEntry>()): RecordStore {
  return {
    readAll: async () => new Map(entries),
    putNewer: async (entry) => {
      if (storedRevision(entries.get(entry.attemptId)) >= entry.revision) return false;
      entries.set(entry.attemptId, entry);
      return true;
    },
    dropUpTo: async (attemptId, revision) => {
      if (storedRevision(entries.get(attemptId)) <= revision) entries.delete(attemptId);
    },
  };
}

/** Local storage of two tabs, each of which sees what the other one wrote only once it has settled. */
export function lateStore() {
  const first = new Map<string, JournalEntry>();
  const second = new Map<string, JournalEntry>();
  const tabs = [memoryStore(first), memoryStore(second)] as const;
  return {
    tabs,
    settle: async () => {
      for (const entry of [...first.values(), ...second.values()])
        await Promise.all(tabs.map((tab) => tab.putNewer(entry)));
    },
  };
}

/** A store that can be lost, as a background tab's database on an iPhone, and that can be full. */
export function fragileStore(inner: RecordStore = memoryStore()) {
  const store = {
    inner,
    lost: false,
    full: false,
    /** Runs once, after the next reading. */
    afterReading: async () => {},
    readAll: async () => {
      if (store.lost) throw new Error('severed');
      const copy = await inner.readAll();
      const { afterReading } = store;
      store.afterReading = async () => {};
      await afterReading();
      return copy;
    },
    putNewer: async (...args: Parameters<RecordStore['putNewer']>) => {
      if (store.lost || store.full) throw new Error('refused');
      return inner.putNewer(...args);
    },
    dropUpTo: async (...args: Parameters<RecordStore['dropUpTo']>) => {
      if (store.lost) throw new Error('severed');
      return inner.dropUpTo(...args);
    },
  };
  return store;
}

export const never = () => new Promise<never>(() => {});

/** What a browser does that blocks something. */
export const throwing =
  (name = 'SecurityError') =>
  (): never => {
    throw new DOMException(name, name);
  };

/** A journal with a memory of its own, on stores shared with other tabs. */
export const journalOf = (shared: readonly RecordStore[], parts: Partial<JournalParts> = {}) =>
  makeJournal({
    shared,
    dismissals: { has: () => false, add: () => {} },
    wait: never,
    localStorageSettles: async () => {},
    persist: () => {},
    ...parts,
  });
