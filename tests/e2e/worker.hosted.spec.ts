import { cpSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { removalWorker } from '@/build/serviceWorker';
import { openReviewAsGuest, payAndConfirm } from './support/guestCheckout';
import { expect, long, provokesFailures, test } from './support/shopTest';
import { cacheStorage, hostedBuild, hostOfBuild, registered, untilDownloaded } from './support/workers';

const demoBuild = '.cache/dist-demo';
const withoutWorker = '.cache/dist-worker-off';
const host = hostOfBuild();

test.beforeEach(() => test.setTimeout(120_000));

/** Limits what the browser lets the shop keep (bytes). */
async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host().url, quotaSize });
}

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

test('without room for the shop there is no worker and no cache, and a guest can buy', long, async ({ page }) => {
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
  await openReviewAsGuest(page, host().url);
  await payAndConfirm(page);
});

test('a disk that is full later caches no more pages, and every page still shows', long, async ({ page }) => {
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);
  await limitStorage(page, 100_000);
  for (const path of ['/products/Himalayan_Shilajit_Resin', '/medicines/Brahmanand', '/about-us', '/']) {
    await page.goto(host().url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const cached = await cacheStorage(page);
  expect(cached.filter(({ url }) => url.includes('Shilajit') || url.includes('Brahmanand'))).toEqual([]);
});

test('what a page sends while it closes arrives although it has a worker', long, async ({ page }) => {
  await page.goto(`${host().url}/about-us`);
  await untilDownloaded(page);
  for (const visit of [1, 2, 3]) {
    await page.goto(`${host().url}/about-us?visit=${visit}`);
    await page.evaluate((path) => {
      window.addEventListener('pagehide', () => void fetch(path, { method: 'POST', keepalive: true }));
    }, `/sent-${visit}`);
    await page.goto(`${host().url}/robots.txt`);
    await expect.poll(() => host().requests).toContain(`/sent-${visit}`);
  }
});

/** Updates the worker as the browser does after each navigation, but without its delay. Returns the active ones. */
const registrations = (page: Page) =>
  page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.update().catch(() => {});
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ active }) => new URL(active?.scriptURL ?? location.href).pathname);
  });

const ownCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop ')));

const ownDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith('workbox')));

/** Waits until no request is in flight: while one is, Chromium keeps its worker for up to five minutes. */
async function settled(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await loaded();
    await page.waitForTimeout(1_000);
    expect(await loaded()).toBe(before);
  }).toPass();
}

test('a build without a worker removes that of an earlier build, and all that it stored', long, async ({ page }) => {
  rmSync(withoutWorker, { recursive: true, force: true });
  cpSync(hostedBuild, withoutWorker, { recursive: true });
  writeFileSync(`${withoutWorker}/service-worker.js`, await removalWorker('/'));
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);
  expect(await ownCaches(page)).not.toEqual([]);

  host().deploy(withoutWorker);
  await page.goto(`${host().url}/about-us`);
  await expect.poll(() => registrations(page), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => ownCaches(page)).toEqual([]);
  await expect.poll(() => ownDatabases(page)).toEqual([]);
  const earlier = host().requests.length;
  await page.goto(`${host().url}/about-us`);
  await expect(page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
  expect(host().requests.slice(earlier)).toContain('/about-us');
});

// A page that is open during a deploy requests files that are gone, and reloads.
const longFailure = { ...provokesFailures, ...long };
test('neither a demo after a hosted build nor the reverse has the other’s worker', longFailure, async ({ page }) => {
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);

  host().deploy(demoBuild);
  await page.goto(`${host().url}/about-us`);
  await expect.poll(() => registrations(page), { timeout: 30_000 }).not.toContain('/service-worker.js');
  await settled(page);
  await page.goto(`${host().url}/medicines`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => registrations(page)).toEqual(['/mockServiceWorker.js']);
  expect(await ownCaches(page)).toEqual([]);
  await settled(page);

  host().deploy(hostedBuild);
  await page.goto(`${host().url}/medicines`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => registrations(page), { timeout: 45_000 }).toEqual(['/service-worker.js']);
  await untilDownloaded(page);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});
