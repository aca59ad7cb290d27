import type { JournalEntry } from './journalEntry';
import type { JournalLeg } from './journalLeg';

/** The last leg: holds as long as the page. */
export function memoryLeg(): JournalLeg {
  const entries = new Map<string, JournalEntry>();
  return {
    readAll: async () => new Map(entries),
    write: async (entry) => {
      entries.set(entry.attemptId, entry);
    },
    drop: async (attemptId) => {
      entries.delete(attemptId);
    },
  };
}
