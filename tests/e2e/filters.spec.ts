import type { Page } from '@playwright/test';
import { enterOn, press, tabTo } from './support/keyboard';
import { expect, test } from './support/shopTest';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test('a shopper filters the listing, opens a product and returns to the same place by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await enterOn(page, page.getByRole('link', { name: 'Men', exact: true }));
  await expect(heading(page, 'Men')).toBeFocused();
  await expect(page).toHaveURL('/medicines?category=Men');

  await enterOn(page, filters(page));
  await tabTo(page, page.getByRole('checkbox', { name: /^Himavat Wellness/ }));
  await press(page, 'Space');
  await expect(page.getByRole('status').filter({ hasText: /^Showing 1–\d of \d products$/ })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: /^In stock/ }));
  await press(page, 'Space');
  await expect(page).toHaveURL('/medicines?category=Men&brand=Himavat+Wellness&stock=in');
  await enterOn(page, page.getByRole('button', { name: 'Remove filter: In stock' }));
  await expect(page).toHaveURL('/medicines?category=Men&brand=Himavat+Wellness');

  const product = page.getByRole('link', { name: 'Himalayan Shilajit Resin' });
  await tabTo(page, product);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.waitForFunction(() => sessionStorage.getItem('scroll-positions')?.includes('120]'));
  await press(page, 'Enter');
  await expect(heading(page, 'Himalayan Shilajit Resin')).toBeFocused();
  await page.goBack();
  await expect(product).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});

test('a complete row of cards fits the first window of a listing at 1280 × 800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/medicines', '/medicines/Himavat%20Wellness', '/medicines?q=oil']) {
    await page.goto(path);
    const row = page.getByRole('list', { name: 'Products' }).getByRole('article');
    await row.nth(3).waitFor();
    for (const place of [0, 1, 2, 3]) {
      const box = await row.nth(place).boundingBox();
      expect(
        (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY),
        `${path}, card ${place + 1}`,
      ).toBeLessThanOrEqual(800);
    }
  }
});

test('heading, count, sort and filters share a line from 768 px on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/medicines');
  await page.getByText(/^Showing 1–6 of/).waitFor();
  const parts = [
    heading(page, 'Medicines & wellness'),
    page.getByText(/^Showing/),
    page.getByLabel('Sort by'),
    filters(page),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const centres = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  for (const centre of centres) expect(Math.abs(centre - (centres[0] ?? 0))).toBeLessThan(3);
});
