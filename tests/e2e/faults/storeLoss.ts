import type { Page } from '@playwright/test';

/** The browser severs the payments database, as Safari does to a tab in the background: nothing brings it back but a new page. */
export async function severDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
    IDBDatabase.prototype.transaction = lost;
    IDBFactory.prototype.open = lost;
  });
}

/** From the next page on the database cannot be read at all. */
export function breakDatabase(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    };
  });
}

/** From the next page on the database opens only after so many ms. */
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

/** Only the database holds the payments: as where local storage was full when they were written. */
export async function emptyMirror(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('payment:')) localStorage.removeItem(key);
  });
}
