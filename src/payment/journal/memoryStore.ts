import type { JournalEntry } from './journalEntry';
import { type RecordStore, storedRevision } from './recordStore';

/** Lasts as long as the page. */
export function memoryStore(): RecordStore {
  const entries = new Map<string, JournalEntry>();
  return {
    readAll: async () => new Map(entries),
    putNewer: async (entry) => {
      if (storedRevision(entries.get(entry.attemptId)) >= entry.revision) return false;
      entries.set(entry.attemptId, entry);
      return true;
    },
    drop: async (attemptId) => {
      entries.delete(attemptId);
    },
  };
}
