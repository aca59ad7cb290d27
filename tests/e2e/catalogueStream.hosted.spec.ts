import type { Page } from '@playwright/test';
import { signInAsAdmin } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, long, test } from './support/shopTest';

const products = 3000;

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();
const pagesNav = (page: Page) => page.getByRole('navigation', { name: 'Product pages' });

test.beforeEach(({ request }) => shopServer(request).stock(products));
test.afterEach(({ request }) => shopServer(request).release());

test('the first page of a large catalogue shows while the rest arrives, and stays', async ({ page, request }) => {
  const server = shopServer(request);
  // Half of it.
  await server.hold({ call: 'getProducts', bytes: 1_500_000 });
  await page.goto('/medicines');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('Loading more products…')).toBeVisible();
  await expect(pagesNav(page)).toBeHidden();
  const add = page.getByRole('button', { name: /^Add to cart/i });
  await expect(add.first()).toBeEnabled();
  const first = await namesOf(page);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('default');
  await expect(cards(page)).toHaveCount(6);

  await server.release();
  await expect(page.getByText(`Showing 1–6 of ${products} products`)).toBeVisible();
  await expect(pagesNav(page)).toBeVisible();
  expect(await namesOf(page)).toEqual(first);
});

declare global {
  interface Window {
    /** The rows on the page when the overview's first call was sent. */
    rowsBefore?: number;
  }
}

test('the dashboard shows its records before it requests its overview', long, async ({ page, context }) => {
  await page.goto('/admin/sign-in');
  await signInAsAdmin(page);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { url } = input instanceof Request ? input : new Request(input, init);
      if (url.endsWith('/getBookings'))
        window.rowsBefore ??= document.querySelectorAll('[role="tabpanel"] article').length;
      return fetch(input, init);
    };
  });
  // On a slow machine, reading the list has many pauses.
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/admin/dasboard?tab=product&show=1');
  await expect.poll(() => page.evaluate(() => window.rowsBefore), { timeout: 30_000 }).toBeGreaterThan(0);
});
