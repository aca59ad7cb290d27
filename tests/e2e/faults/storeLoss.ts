import type { Page } from '@playwright/test';

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

/** As if local storage had been full. */
export async function emptyMirror(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('payment:')) localStorage.removeItem(key);
  });
}
