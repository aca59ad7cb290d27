import { type JournalParts, makeJournal } from '@/payment/journal';
import { type JournalEntry, storedRevision } from '@/payment/storedRecord';
import type { RecordStore } from '@/payment/stores';

/** Stands in for a store of the browser. */
export function memoryStore(): RecordStore {
  const entries = new Map<string, JournalEntry>();
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

export const never = () => new Promise<never>(() => {});

/** A journal with a memory of its own, on stores shared with other tabs. */
export const journalOf = (shared: readonly RecordStore[], parts: Partial<JournalParts> = {}) =>
  makeJournal({ shared, dismissals: { has: () => false, add: () => {} }, wait: never, persist: () => {}, ...parts });
