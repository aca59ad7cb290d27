import type { Page } from '@playwright/test';
import { card } from './support/customer';
import { openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { expect, test } from './support/shopTest';
import { cacheStorage, hostOfBuild, untilDownloaded } from './support/workers';

const host = hostOfBuild();

/** Limits what the browser lets the shop keep (bytes). */
async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host().url, quotaSize });
}

const registered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The page has loaded the code that registers the worker, and that code has run. */
async function untilStarted(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/\/assets\/startServiceWorker-/, { timeout: 45_000 });
  await page.goto(host().url + path);
  await (await loaded).finished();
  await page.evaluate(async () => {
    await navigator.storage.estimate();
    await new Promise((idle) => requestIdleCallback(idle));
  });
}

test.beforeEach(() => test.setTimeout(120_000));

test('without room for the shop’s files there is no worker and no rest of it, and a guest can buy', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${host().url}/about-us`);
  await limitStorage(page, 100_000);
  await untilStarted(page, '/medicines');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('no-room-for-the-shop'))).toBe('true');
  await expect.poll(() => registered(page)).toBe(0);
  await expect.poll(() => cacheStorage(page)).toEqual([]);

  // One attempt for each visit.
  const attempts = () => host().requests.filter((path) => path === '/service-worker.js').length;
  const before = attempts();
  await untilStarted(page, '/about-us');
  expect(attempts()).toBe(before);
  await openReviewAsGuest(page, undefined, host().url);
  await pay(page);
  await expect(page.getByText(placed)).toBeVisible();
});

test('a disk that is full later keeps no more pages and pictures, and every page still shows', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);
  await limitStorage(page, 100_000);
  for (const path of ['/products/Himalayan_Shilajit_Resin', '/medicines/Brahmanand', '/about-us', '/']) {
    await page.goto(host().url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const kept = await cacheStorage(page);
  expect(kept.filter(({ url }) => url.includes('Shilajit') || url.includes('Brahmanand'))).toEqual([]);
});

for (const [name, prepare] of [
  ['no service workers', () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'service workers forbidden',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
] as const)
  test(`a browser with ${name} shows the shop without a complaint`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(prepare);
    await untilStarted(page, '/medicines');
    await card(page, 'Ashwagandha Root Capsules').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ashwagandha Root Capsules' })).toBeVisible();
  });
