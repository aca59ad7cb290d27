import type { Page } from '@playwright/test';
import { expectStyleToChangeNothing } from './support/firstView';
import { expect, provokesFailures, test } from './support/shopTest';

const resin = '/products/Himalayan_Shilajit_Resin';
const firstViews = ['/', '/medicines', resin, '/cart', '/sign-in'];
/** Where most visits begin. */
const entries = ['/', '/medicines', resin];

const styleFile = /\/assets\/index-[^/]*\.css/;

declare global {
  interface Window {
    shifts: number;
  }
}

const isApplied = (page: Page) => page.evaluate(() => !document.querySelector('link[rel="stylesheet"][media="print"]'));

for (const path of firstViews)
  test(
    `the first view of ${path} looks the same before and after the whole stylesheet`,
    { ...provokesFailures, tag: entries.includes(path) ? [] : '@long' },
    async ({ page }) => expectStyleToChangeNothing(page, path),
  );

for (const path of firstViews)
  test(`${path} keeps its first view until the whole stylesheet has come, and nothing moves`, {
    tag: ['/', '/medicines'].includes(path) ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) if ('value' in shift) window.shifts += Number(shift.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(styleFile, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    // The code has run, and the answers are there.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /getProducts/.test(name)),
    );
    await expect(page.locator('[data-prerendered]')).toBeVisible();
    expect(await isApplied(page)).toBe(false);
    release();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    expect(await isApplied(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  });

test('a stylesheet that fails is loaded again, and the shop starts with it', provokesFailures, async ({ page }) => {
  let failures = 2;
  await page.route(styleFile, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto('/medicines');
  await expect(page.locator('#main article').first()).toBeVisible();
  expect(await isApplied(page)).toBe(true);
  expect(
    await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/index-'))),
  ).toBe(true);
});

test('a shop whose stylesheet never comes can still be used', provokesFailures, async ({ page }) => {
  await page.route(styleFile, (route) => route.abort());
  await page.goto(resin);
  await page.getByRole('button', { name: 'Add To Bag' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
