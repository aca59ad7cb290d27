import { type IDBPDatabase, openDB } from 'idb';
import { dismissedKeyPrefix, paymentDatabase, paymentKeyPrefix } from '@/config/constants';
import type { SafeStorage } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import type { QuarantinedEntry } from './record';
import { type JournalEntry, storedRevision } from './storedRecord';

/** Outlives the page, and is shared by all tabs. Methods may reject: the journal then relies on its other stores. */
export interface RecordStore {
  /** Entries by attempt id, not validated. */
  readAll(): Promise<ReadonlyMap<string, unknown>>;
  /** Atomic. Skips the write if the same or a newer revision is stored; resolves to whether it wrote. */
  putNewer(entry: JournalEntry): Promise<boolean>;
  /** Atomic. Keeps a newer revision. */
  dropUpTo(attemptId: string, revision: number): Promise<void>;
}

/** The browser lacks this store, so it holds no payments. */
export class StoreMissingError extends Error {
  override readonly name = 'StoreMissingError';
}

const storeName = 'records';
/** Milliseconds: a hanging database must not block a payment. */
const responseLimitMs = 5000;
/** Errors of browsers that allow no database. */
const missingErrors: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

async function openDatabase(): Promise<IDBPDatabase> {
  try {
    // Accessing `indexedDB` throws if storage is blocked.
    if (!globalThis.indexedDB) throw new StoreMissingError('This browser has no IndexedDB');
    return await openDB(paymentDatabase, 1, {
      upgrade: (database) => {
        database.createObjectStore(storeName);
      },
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  } catch (error) {
    const missing = error instanceof DOMException && missingErrors.includes(error.name);
    throw missing ? new StoreMissingError(error.message) : error;
  }
}

function limited<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payments database does not respond')), responseLimitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The only store with atomic writes across tabs. */
export function databaseStore(): RecordStore {
  let opening: Promise<IDBPDatabase> | null = null;

  /** Calls share one pending `open`, however slow it is. */
  function database(): Promise<IDBPDatabase> {
    if (!opening) {
      const mine = openDatabase();
      opening = mine;
      mine.catch(() => {
        if (opening === mine) opening = null;
      });
    }
    return opening;
  }

  async function withDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const opened = await limited(database());
    try {
      return await limited(use(opened));
    } catch (error) {
      // The connection is broken: the next call reopens it.
      opening = null;
      throw error;
    }
  }

  /** Compares the stored revision and writes in one transaction, which resolves once it is on disk. */
  function writeIf(attemptId: string, allowed: (stored: number) => boolean, entry: JournalEntry | null) {
    return withDatabase(async (opened) => {
      const { store, done } = opened.transaction(storeName, 'readwrite', { durability: 'strict' });
      const isAllowed = allowed(storedRevision(await store.get(attemptId)));
      // A failed request also rejects `done`.
      if (isAllowed) (entry ? store.put(entry, attemptId) : store.delete(attemptId)).catch(() => {});
      await done;
      return isAllowed;
    });
  }

  return {
    readAll: () =>
      withDatabase(async (opened) => {
        const store = opened.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(keys.map((key, index): [string, unknown] => [String(key), values[index]]));
      }),
    putNewer: (entry) => writeIf(entry.attemptId, (stored) => stored < entry.revision, entry),
    dropUpTo: async (attemptId, revision) => {
      await writeIf(attemptId, (stored) => stored <= revision, null);
    },
  };
}

/** A copy in local storage. */
export function mirrorStore(open: () => Storage = () => localStorage): RecordStore {
  function storage(): Storage {
    try {
      return open();
    } catch {
      throw new StoreMissingError('Local storage is blocked');
    }
  }
  /** Invalid JSON reads as undefined, which is quarantined. */
  const stored = (attemptId: string) => parseJson(storage().getItem(paymentKeyPrefix + attemptId));

  return {
    readAll: async () => {
      const keys = Object.keys(storage()).filter((key) => key.startsWith(paymentKeyPrefix));
      const ids = keys.map((key) => key.slice(paymentKeyPrefix.length));
      return new Map(ids.map((attemptId) => [attemptId, stored(attemptId)]));
    },
    putNewer: async (entry) => {
      if (storedRevision(stored(entry.attemptId)) >= entry.revision) return false;
      storage().setItem(paymentKeyPrefix + entry.attemptId, JSON.stringify(entry));
      return true;
    },
    dropUpTo: async (attemptId, revision) => {
      if (storedRevision(stored(attemptId)) <= revision) storage().removeItem(paymentKeyPrefix + attemptId);
    },
  };
}

/** The quarantined entries that the shopper has dismissed. They stay stored: a capture may still be writing them. */
export function dismissals(storage: SafeStorage) {
  const onPage = new Map<string, string>();
  return {
    has: ({ attemptId, fingerprint }: QuarantinedEntry): boolean =>
      (onPage.get(attemptId) ?? storage.read(dismissedKeyPrefix + attemptId)) === fingerprint,
    add: ({ attemptId, fingerprint }: QuarantinedEntry): void => {
      onPage.set(attemptId, fingerprint);
      storage.write(dismissedKeyPrefix + attemptId, fingerprint);
    },
  };
}

export type Dismissals = ReturnType<typeof dismissals>;
