import { type IDBPDatabase, openDB } from 'idb';

const storeName = 'payments';

/** Used where the browser keeps nothing: each payment once per page. */
const memory = new Set<string>();

/** Null where the browser has none; a blocked one throws at once. */
async function openDatabase(): Promise<IDBPDatabase | null> {
  try {
    return await openDB('report', 1, { upgrade: (database) => void database.createObjectStore(storeName) });
  } catch {
    return null;
  }
}

/** Notes a payment's state as reported; false if it was before, by any tab. */
export async function claimReport(key: string): Promise<boolean> {
  if (memory.has(key)) return false;
  memory.add(key);
  const database = await openDatabase();
  try {
    await database?.add(storeName, new Date().toISOString(), key);
    return true;
  } catch (error) {
    // A full or broken store must not hide a payment.
    return !(error instanceof DOMException && error.name === 'ConstraintError');
  } finally {
    database?.close();
  }
}

/** The report has not left: it is due again. */
export async function releaseReport(key: string): Promise<void> {
  memory.delete(key);
  const database = await openDatabase();
  await database?.delete(storeName, key).catch(() => {});
  database?.close();
}
