import { type IDBPDatabase, openDB } from 'idb';
import { paymentDatabase } from '@/config/constants';
import { type RecordStore, StoreMissingError, storedRevision } from './recordStore';

const storeName = 'records';
/** Milliseconds: a hanging database must not block a payment. */
const answerLimitMs = 5000;
/** Errors of browsers that allow no database. */
const missingErrors: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

async function openDatabase(): Promise<IDBPDatabase> {
  try {
    // Accessing it throws where storage is blocked.
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
    const timer = setTimeout(() => reject(new Error('The payments database does not respond')), answerLimitMs);
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

  // Resolve only once the record is on disk.
  const writing = (opened: IDBPDatabase) => opened.transaction(storeName, 'readwrite', { durability: 'strict' });

  return {
    readAll: () =>
      withDatabase(async (opened) => {
        const store = opened.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(keys.map((key, index): [string, unknown] => [String(key), values[index]]));
      }),
    putNewer: (entry) =>
      withDatabase(async (opened) => {
        const transaction = writing(opened);
        const newer = storedRevision(await transaction.store.get(entry.attemptId)) < entry.revision;
        // A failed request also rejects `done`.
        if (newer) transaction.store.put(entry, entry.attemptId).catch(() => {});
        await transaction.done;
        return newer;
      }),
    drop: (attemptId) =>
      withDatabase(async (opened) => {
        const transaction = writing(opened);
        transaction.store.delete(attemptId).catch(() => {});
        await transaction.done;
      }),
  };
}
