import type { Page } from '@playwright/test';
import { openReviewAsGuest, pay, placed } from './support/guestCheckout';
import { expect, test } from './support/shopTest';

test.use({ viewport: { width: 360, height: 800 } });

/** Expects no horizontal overflow. */
async function expectNoSideScroll(page: Page, where: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `sideways scroll at ${where}`).toBeLessThanOrEqual(0);
}

test('menu, search and product page do not scroll sideways on a phone', async ({ page }) => {
  await page.goto('/');
  await expectNoSideScroll(page, 'home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const label of ['Testimonials', 'Blogs', 'Contact Us', 'About Us'])
    await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', '/about-us');
  for (const label of ['Men', 'Women', 'Medicine'])
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      `/medicines?category=${label}`,
    );
  await menu.getByRole('button', { name: 'Products' }).click();
  await expectNoSideScroll(page, 'menu');
  await menu.getByRole('link', { name: 'Himavat Wellness' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Himavat Wellness' })).toBeVisible();
  await expectNoSideScroll(page, 'listing');

  await page.getByRole('button', { name: 'Open search' }).click();
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('shilajit');
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(search).toHaveValue('');
  await search.fill('shilajit');
  await search.press('Enter');
  await expect(page).toHaveURL('/medicines?q=shilajit');
  await page.getByRole('link', { name: 'Himalayan Shilajit Resin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Shilajit Resin' })).toBeVisible();
  await expectNoSideScroll(page, 'product');
});

test('a guest can buy on a phone, and no step scrolls sideways', async ({ page }) => {
  await openReviewAsGuest(page, (where) => expectNoSideScroll(page, where));
  await pay(page);
  await expect(page.getByText(placed)).toBeVisible();
  await expectNoSideScroll(page, 'confirmation');
});
