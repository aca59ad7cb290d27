import { cpSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { removalWorker } from '@/build/serviceWorker';
import { expect, provokesFailures, test } from './support/shopTest';
import { hostedBuild, hostOfBuild, untilDownloaded } from './support/workers';

const demoBuild = '.cache/dist-demo';
const withoutWorker = '.cache/dist-worker-off';
const host = hostOfBuild();

/** Asks for a new worker as the browser does after each navigation, but without its delay. */
const registrations = (page: Page) =>
  page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.update().catch(() => {});
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ active }) => new URL(active?.scriptURL ?? location.href).pathname);
  });
const ownCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shop ')));
const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('workbox')),
  );
/** A page is left once it asks for nothing: Chromium keeps a worker for up to five minutes while it owes a page an answer. */
async function settled(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await loaded();
    await page.waitForTimeout(1_000);
    expect(await loaded()).toBe(before);
  }).toPass();
}

test.beforeEach(() => test.setTimeout(120_000));

test('a build without a worker removes that of an earlier build, and all that it kept', async ({ page }) => {
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
  await expect.poll(() => databases(page)).toEqual([]);
  const asked = host().requests.length;
  await page.goto(`${host().url}/about-us`);
  await expect(page.getByRole('heading', { level: 1, name: /^A calm place/ })).toBeVisible();
  expect(host().requests.slice(asked)).toContain('/about-us');
});

// A page that is open during a deploy asks for files that are gone, and reloads.
test(
  'a demo after a hosted build, and a hosted build after the demo, have the other’s worker no longer',
  provokesFailures,
  async ({ page }) => {
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
  },
);
