import { type IDBPDatabase, openDB } from 'idb';
import { type RecordStore, StoreMissingError, storedRevision } from './recordStore';

const databaseName = 'payments';
const storeName = 'records';
/** A database that stands still must not hold up a payment: after this long (ms) the call fails. */
const answerLimitMs = 5000;
/** What `open` fails with where the browser allows no database at all. */
const missingErrors: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

async function openDatabase(): Promise<IDBPDatabase> {
  try {
    // Where storage is blocked, a mere look at it throws.
    if (!globalThis.indexedDB) throw new StoreMissingError('This browser has no IndexedDB');
    return await openDB(databaseName, 1, {
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
    const timer = setTimeout(() => reject(new Error('The payments database does not answer')), answerLimitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The first store: an IndexedDB database, the only one whose writes are atomic between tabs. */
export function databaseStore(): RecordStore {
  let opening: Promise<IDBPDatabase> | null = null;

  /** One that opens slowly is waited for again by the next call, so it is used as soon as it comes. */
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
      // Severed, closed by the browser, or standing still: the next call opens it anew.
      opening = null;
      throw error;
    }
  }

  // Strict: the promise resolves when the record is on the disk, not in its cache.
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
        // A failed request also aborts the transaction, whose promise says so.
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
