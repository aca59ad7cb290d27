import type { JournalLeg } from './journalLeg';

const prefix = 'payment:';

/** The mirror in sessionStorage: survives a reload of this tab where IndexedDB is blocked. Takes what opens the storage. */
export function sessionLeg(open: () => Storage = () => sessionStorage): JournalLeg {
  return {
    readAll: async () => {
      const storage = open();
      const found = new Map<string, unknown>();
      for (const key of Object.keys(storage)) {
        if (key.startsWith(prefix)) found.set(key.slice(prefix.length), parsed(storage.getItem(key)));
      }
      return found;
    },
    write: async (entry) => open().setItem(prefix + entry.attemptId, JSON.stringify(entry)),
    drop: async (attemptId) => open().removeItem(prefix + attemptId),
  };
}

/** Text that is no JSON is handed on as it is: the journal quarantines it. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}
