import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './support/shopTest';

/** kB gzip of all scripts of a visit with five touches. */
const budget = 245;

// No page waits for the worker's own downloads.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test(`a visit with five touches loads at most ${budget} kB of JavaScript`, async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/medicines');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.getByRole('combobox', { name: 'Search products' }).press('t');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Wishlist/ }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('link').click();
  await page.getByRole('button', { name: 'Add To Bag' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    scripts.map(async (response) => gzipSync(await response.body(), { level: 9 }).length / 1000),
  );
  const kB = sizes.reduce((total, size) => total + size, 0);
  console.log(`${kB.toFixed(1)} kB in ${scripts.length} scripts`);
  expect(kB).toBeGreaterThan(130);
  expect(kB).toBeLessThanOrEqual(budget);
});
