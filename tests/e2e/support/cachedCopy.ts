import type { Page } from '@playwright/test';

/** The URLs of which the page has cached a catalogue. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('catalogue-1'))) return [];
    return (await (await caches.open('catalogue-1')).keys()).map(({ url }) => url);
  });
}
