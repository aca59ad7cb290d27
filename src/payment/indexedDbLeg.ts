import { type IDBPDatabase, openDB } from 'idb';
import type { JournalEntry } from './journalEntry';
import type { JournalLeg } from './journalLeg';

const databaseName = 'payments';
const storeName = 'records';
/** A database that does not open in this time (another tab holds an old version) counts as blocked. */
const openLimitMs = 3000;
/** An answer that takes longer is done without: a database that stands still must not hold up a payment for good. */
const answerLimitMs = 5000;

async function opened(): Promise<IDBPDatabase> {
  return openDB(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore(storeName);
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

function limited<T>(promise: Promise<T>, ms: number, trouble: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The payments database does not ${trouble}`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The first leg: an IndexedDB database of its own, so that a sign-out's wipe of local storage leaves it alone. */
export function indexedDbLeg(): JournalLeg {
  let connection: Promise<IDBPDatabase> | null = null;

  async function withDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    connection ??= limited(opened(), openLimitMs, 'open');
    // One that does not open stays closed for this page: nobody waits for it twice.
    const database = await connection;
    try {
      return await limited(use(database), answerLimitMs, 'answer');
    } catch (error) {
      // A connection that was closed under us, or stood still, is opened anew next time.
      connection = null;
      throw error;
    }
  }

  async function change(use: (store: { put(entry: JournalEntry): void; drop(id: string): void }) => void) {
    await withDatabase(async (database) => {
      // Strict: the promise resolves when the record is on the disk, not in its cache.
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(storeName);
      use({
        put: (entry) => void store.put(entry, entry.attemptId).catch(() => {}),
        drop: (id) => void store.delete(id).catch(() => {}),
      });
      await transaction.done;
    });
  }

  return {
    readAll: () =>
      withDatabase(async (database) => {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(keys.map((key, index): [string, unknown] => [String(key), values[index]]));
      }),
    write: (entry) => change((store) => store.put(entry)),
    drop: (attemptId) => change((store) => store.drop(attemptId)),
  };
}
