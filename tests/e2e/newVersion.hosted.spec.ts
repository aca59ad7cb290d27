import type { Page } from '@playwright/test';
import { writeNextBuild } from '../support/hosting/serveBuild';
import { hostedEnv } from '../support/run/buildEnv.mjs';
import { openReviewAsGuest, payAndConfirm } from './support/guestCheckout';
import { expect, test } from './support/shopTest';
import { hostedBuild, hostOfBuild, untilDownloaded } from './support/workers';

const nextBuild = '.cache/dist-next';
const host = hostOfBuild();

const offer = (page: Page) => page.getByText('A new version is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const isNext = (page: Page) => page.evaluate(() => document.querySelector('meta[name="deploy"]') !== null);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Deploys, and requests the new version as a visit does. */
async function deploy(page: Page): Promise<void> {
  host().deploy(nextBuild);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
}

test.beforeAll(() => writeNextBuild(hostedBuild, nextBuild, hostedEnv()));
test.beforeEach(() => test.setTimeout(150_000));

test('a new version is offered while shopping; Reload loads it and deletes the old pages', async ({ page }) => {
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);
  const before = await cacheNames(page);
  await deploy(page);
  await expect(offer(page)).toBeVisible({ timeout: 45_000 });
  expect(await isNext(page)).toBe(false);

  // The browser's own reload keeps the version: the old worker still responds.
  await page.reload();
  await expect(offer(page)).toBeVisible({ timeout: 45_000 });
  expect(await isNext(page)).toBe(false);
  // Its code is cached, though the host has it no longer.
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();

  // A request that is pending at the reload would fail: no version has its file any more.
  await page.waitForLoadState('networkidle');
  await reload(page).click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  const oldPages = async () =>
    (await cacheNames(page)).filter((name) => name.startsWith('shop pages') && before.includes(name));
  await expect.poll(oldPages).toEqual([]);
});

test('a tab at the checkout keeps the version for all tabs, and its own afterwards', async ({ page, context }) => {
  await page.goto(`${host().url}/medicines`);
  await untilDownloaded(page);
  const paying = await context.newPage();
  await openReviewAsGuest(paying, host().url);
  await deploy(page);
  await expect(offer(page)).toBeVisible({ timeout: 45_000 });
  await reload(page).click();
  await expect(page.getByText('Finish checkout in your other tab')).toBeVisible();
  expect(await isNext(page)).toBe(false);

  await payAndConfirm(paying);
  await paying.getByRole('link', { name: 'Click here to buy more products' }).click();
  await reload(page).click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);

  // The other tab still runs the old version, whose code only the caches hold now.
  await expect(offer(paying)).toBeVisible();
  await paying.getByRole('link', { name: 'About Us' }).first().click();
  await expect(paying.getByRole('heading', { level: 1, name: /^Medicines and Ayurvedic products/ })).toBeVisible();
  expect(await isNext(paying)).toBe(false);
  await reload(paying).click();
  await expect.poll(() => isNext(paying).catch(() => false)).toBe(true);
});
