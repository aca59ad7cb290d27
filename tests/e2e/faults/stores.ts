import type { Page } from '@playwright/test';

/** Overwrites the newest journal record in all stores, with fields or garbage. */
export async function changeRecord(page: Page, change: Record<string, unknown> | 'rubbish'): Promise<void> {
  await page.evaluate(async (patch) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('payments'));
    const store = () => database.transaction('records', 'readwrite').objectStore('records');
    const record: { attemptId: string; revision: number } | undefined = (await done(store().getAll())).at(-1);
    if (!record) throw new Error('The journal is empty');
    const next =
      patch === 'rubbish'
        ? { state: 'CAPTURED', attemptId: record.attemptId, orderId: 'PP-RUBBISH', snapshot: 7 }
        : { ...record, ...patch, revision: record.revision + 1 };
    await done(store().put(next, record.attemptId));
    localStorage.setItem(`payment:${record.attemptId}`, JSON.stringify(next));
    database.close();
  }, change);
}

export function statesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const finished = (request: IDBRequest) =>
      new Promise((done, failed) => Object.assign(request, { onsuccess: done, onerror: failed }));
    const database = indexedDB.open('payments');
    await finished(database);
    const records = database.result.transaction('records').objectStore('records').getAll();
    await finished(records);
    database.result.close();
    return records.result.map(({ state }: { state: string }) => state);
  });
}

/** Closes the database for good, as Safari does for background tabs; only a new page can reopen it. */
export async function severDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
    IDBDatabase.prototype.transaction = lost;
    IDBFactory.prototype.open = lost;
  });
}

/** From the next page on, the database is unreadable. */
export function breakDatabase(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    };
  });
}

/** From the next page on, the database opens late. */
export function delayDatabase(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((delay) => {
    const transaction = IDBDatabase.prototype.transaction;
    const opensAt = Date.now() + delay;
    IDBDatabase.prototype.transaction = function (...args) {
      if (Date.now() < opensAt) throw new DOMException('not yet', 'UnknownError');
      return Reflect.apply(transaction, this, args);
    };
  }, ms);
}

/** Removes the journal's copy in local storage, as if that had been full. */
export async function emptyMirror(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('payment:')) localStorage.removeItem(key);
  });
}
